import { Box } from "../../../../drawings/kit/box.tsx";
import { Face } from "../../../../drawings/kit/face.tsx";
import type { Iso } from "../../../../drawings/kit/iso.ts";
import { Path } from "../../../../drawings/kit/path.tsx";

interface NoteProps {
  iso: Iso;
  /** The plane of the written side. */
  y: number;
}

const LINE_SPACING = 15;
const writing = [96, 104, 84, 100, 58]
  .map((width, line) => `M-50 ${line * LINE_SPACING - 26}h${width}`)
  .join("");

/** What a visitor sends: a sketch, a few lines, and a title block as on any drawing. */
export function Note({ iso, y }: NoteProps) {
  return (
    <>
      <Box iso={iso} at={[-72, y - 4, -100]} size={[144, 4, 200]} line="thick" />
      <Face iso={iso} plane="front" through={[0, y, 0]}>
        <Path d={`M-62-90h124v180h-124zM-62 56h124M0 56v34M0 73h62${writing}M8-72h40M8-60h28`} />
        <Path d="M-50-78h46v32h-46zM-36-62a9 9 0 1 1 18 0a9 9 0 1 1-18 0" />
        <Path d="M0 73h62v17H0z" pen="shade" />
      </Face>
    </>
  );
}
