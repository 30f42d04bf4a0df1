interface Drawn {
  slug: string;
  drawing: { icon?: string | undefined };
}

/**
 * The key of a page's drawings: its slug, or the key in the content, which
 * survives a rename.
 */
export const drawingKey = ({ slug, drawing }: Drawn): string =>
  drawing.icon ?? slug;
