import type { Client } from "../../content/collections/clients.ts";
import { Section } from "../../sections/section.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./clients.module.css";

/** The logos in content/clients/. */
export function Clients({ clients }: { clients: readonly Client[] }) {
  return (
    <Section sheet={["Clients", `${clients.length} ${clients.length === 1 ? "logo" : "logos"}`, "One ink"]}>
      <h2 className="visually-hidden">Clients</h2>
      <ul className={styles.logos}>
        {clients.map(({ name, logo }) => (
          <li key={name}>
            <Picture picture={logo} place="logo" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
