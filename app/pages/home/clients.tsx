import type { Client } from "../../content/items.ts";
import { counted, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { Grid } from "../../ui/grid.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./clients.module.css";

/** The logos in content/clients/. */
export function Clients({ clients }: { clients: readonly Client[] }) {
  return (
    <Section sheet={[words.home.clients, counted("logo", clients.length)]}>
      <h2 className="visually-hidden">{words.home.clients}</h2>
      <Grid
        as="ul"
        phone={2}
        tablet={4}
        desk={6}
        className={`cells ${styles.logos}`}
      >
        {clients.map(({ name, logo }) => (
          <li key={name}>
            <Picture picture={logo} place="logo" />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
