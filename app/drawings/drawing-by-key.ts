/**
 * Finds a drawing by its key, which is its file name:
 * `drawings/web-frontend.tsx` for `web-frontend`. The default is `default.tsx`.
 */
export function drawingByKey<Drawing>(
  files: Readonly<Record<string, Drawing>>,
): (key: string) => Drawing {
  const drawings = drawingsByKey(files);
  const otherwise = drawings.get("default");
  if (otherwise === undefined)
    throw new Error("A folder of drawings needs a default.tsx");
  return (key) => drawings.get(key) ?? otherwise;
}

/**
 * The drawings of a folder by their keys. The caller says what the files
 * export: `import.meta.glob<ComponentType>(…)`.
 */
export function drawingsByKey<Drawing>(
  files: Readonly<Record<string, Drawing>>,
): ReadonlyMap<string, Drawing> {
  return new Map(
    Object.entries(files).map(([file, drawing]) => [
      file.replace(/^.*\/|\.tsx?$/g, ""),
      drawing,
    ]),
  );
}
