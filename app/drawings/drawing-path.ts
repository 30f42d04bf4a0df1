/** The URL of a drawing in a file, which loads only when it is needed. */
export const drawingPath = (name: string): string => `/drawings/${name}.svg`;
