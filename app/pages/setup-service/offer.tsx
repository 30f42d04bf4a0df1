import { RuledList } from "../../ui/ruled-list.tsx";
import styles from "./offer.module.css";

interface OfferProps {
  offer: { name: string; price: string; unit: string; text: string };
  includes?: readonly string[];
  /** Whether the chart draws its line in the signal colour. */
  lit?: boolean;
}

/** A price with what it includes. */
export function Offer({ offer, includes, lit = false }: OfferProps) {
  return (
    <article className={styles.offer}>
      <h3 className={lit ? "note signal" : "note"}>{offer.name}</h3>
      <p className={`large ${styles.price}`}>{offer.price}</p>
      <p className="note">{offer.unit}</p>
      <p className="muted">{offer.text}</p>
      {includes && (
        <RuledList rule="faint" className="small">
          {includes.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </RuledList>
      )}
    </article>
  );
}
