import type { ReactNode } from "react";
import type { Action, TalentFigure } from "../content/schema/parts.ts";
import { TalentMatrix } from "../drawings/talent-matrix.tsx";
import { Actions } from "../ui/button-link.tsx";
import { Caption } from "../ui/figure.tsx";
import { Section } from "./section.tsx";
import styles from "./talent-offer.module.css";

interface TalentOfferProps {
  /** Its name and a remark, as in the header of a sheet. */
  sheet: readonly [name: string, remark: string];
  offer: {
    heading: string;
    lead: string;
    figure: Omit<TalentFigure, "description"> & { description?: string };
  };
  actions: readonly Action[];
  /** Below both. */
  children?: ReactNode;
}

/**
 * Engineers for hire, beside a matrix of all of them: the one dark section of a
 * page.
 */
export function TalentOffer({
  sheet,
  offer,
  actions,
  children,
}: TalentOfferProps) {
  const { marks, description, caption, remark } = offer.figure;
  return (
    <Section
      tone="dark"
      columns={2}
      sheet={[...sheet, `1 : ${marks}`]}
      className={styles.offer}
    >
      <div>
        <h2>{offer.heading}</h2>
        <p className="lead muted">{offer.lead}</p>
        <Actions actions={actions} />
      </div>
      <figure>
        <TalentMatrix
          marks={marks}
          description={description}
          className={styles.matrix}
        />
        <Caption>
          <span>{caption}</span>
          <span className="signal">{remark}</span>
        </Caption>
      </figure>
      {children}
    </Section>
  );
}
