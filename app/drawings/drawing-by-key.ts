/**
 * Finds a drawing by its key, which is its file name:
 * `drawings/web-frontend.tsx` for `web-frontend`. The default is `default.tsx`.
 */
export function drawingByKey<Drawing>(
  files: Readonly<Record<string, unknown>>,
): (key: string) => Drawing {
  const drawings = drawingsByKey<Drawing>(files);
  const otherwise = drawings.get("default");
  if (otherwise === undefined)
    throw new Error("A folder of drawings needs a default.tsx");
  return (key) => drawings.get(key) ?? otherwise;
}

/**
 * The drawings of a folder by their keys. What its files export is said by the
 * caller: a glob cannot tell.
 */
export function drawingsByKey<Drawing>(
  files: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, Drawing> {
  return new Map(
    Object.entries(files).map(([file, drawing]) => [
      file.replace(/^.*\/|\.tsx?$/g, ""),
      drawing as Drawing,
    ]),
  );
}
