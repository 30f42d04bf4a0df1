/** The address of a drawing that is a file of its own, so that it costs nothing until it is seen. */
export const drawingPath = (name: string): string => `/drawings/${name}.svg`;
