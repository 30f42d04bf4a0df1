import { counted } from "./counted.ts";
import { pagesQuoting } from "./server.ts";
import type { EditableSpot } from "./spots.ts";
import type { Field, FieldPlace, QuotedFact } from "./types.ts";
import { useAnswer } from "./use-answer.ts";

interface FactChipProps {
  fact: QuotedFact;
  onOpen(place: FieldPlace): void;
}

/**
 * A fact that a text quotes: it leads to the fact and says how many pages
 * follow it.
 */
function FactChip({
  fact: { shown, name, value, place },
  onOpen,
}: FactChipProps) {
  const answer = useAnswer(() => pagesQuoting(name), [name]);
  const said = `${shown} is “${value}”${answer ? `, on ${counted(answer.pages, "page")}` : ""}`;
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

export interface NeighboursProps {
  field: Field;
  /** All texts of the same element. */
  others: readonly EditableSpot[];
  onOpen(place: FieldPlace, spot?: EditableSpot): void;
}

/**
 * Leads to the facts that a text quotes, and to the other texts of its element.
 */
export function Neighbours({ field, others, onOpen }: NeighboursProps) {
  const isOther = ({ place }: EditableSpot) =>
    place.label !== field.label || place.file !== field.file;
  return (
    <>
      {field.facts.length > 0 && (
        <ul className="chips" aria-label="Facts that it quotes">
          {field.facts.map((fact) => (
            <FactChip key={fact.quote} fact={fact} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {others.some(isOther) && (
        <ul className="chips" aria-label="Other texts here">
          {others.filter(isOther).map((other) => (
            <li key={`${other.id} ${other.attribute}`}>
              <button type="button" onClick={() => onOpen(other.place, other)}>
                {other.place.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
