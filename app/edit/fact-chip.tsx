import { useEffect, useState } from "react";
import { counted } from "./counted.ts";
import { pagesQuoting } from "./server.ts";
import type { Place, QuotedFact } from "./types.ts";

interface FactChipProps {
  fact: QuotedFact;
  onOpen(place: Pick<Place, "file" | "path">): void;
}

/** A fact that a text quotes: it leads to the fact and says how many pages follow it. */
export function FactChip({ fact: { quote, name, value, place }, onOpen }: FactChipProps) {
  const [pages, setPages] = useState<number>();
  useEffect(() => {
    pagesQuoting(name).then(
      (answer) => setPages(answer.pages),
      () => undefined,
    );
  }, [name]);
  const follows = pages === undefined ? "" : `, on ${counted(pages, "page")}`;
  const said = `${quote} is “${value}”${follows}`;
  return (
    <li>
      {place ? (
        <button type="button" onClick={() => onOpen(place)}>
          {said}
        </button>
      ) : (
        <span>{said}; it follows from the content</span>
      )}
    </li>
  );
}
