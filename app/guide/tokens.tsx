import { colour, isColour } from "../brand/colours.ts";
import { fontRoles } from "../styles/fonts.ts";
import tokensCss from "../styles/tokens.css?raw";
import styles from "./guide.module.css";

const tokens = new Map(
  [...tokensCss.matchAll(/^ {2}(--[\w-]+): (.*);/gm)].map(([, name, value]) => [
    name,
    value,
  ]),
);
const named = (isWanted: (name: string, value: string) => boolean) =>
  [...tokens].flatMap(([name = "", value = ""]) =>
    isWanted(name, value) ? [name] : [],
  );

const isPair = (value: string) => value.startsWith("light-dark(");
const isSize = (name: string) => name.startsWith("--size");
const colours = named((_, value) => isPair(value)).filter(isColour);
const sizes = named(isSize);
const measures = named((name, value) => !isPair(value) && !isSize(name));

/**
 * Every token of app/styles/tokens.css: colours in both schemes, fonts, sizes
 * and measures.
 */
export function Tokens() {
  return (
    <>
      {(["light", "dark"] as const).map((scheme) => (
        <ul key={scheme} className={styles.swatches}>
          {colours.map((name) => (
            <li key={name}>
              <i style={{ background: colour(name)[scheme] }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      ))}
      {fontRoles.flatMap((role) =>
        sizes.map((size) => (
          <p
            key={role + size}
            style={{ fontFamily: `var(--${role})`, fontSize: `var(${size})` }}
          >
            --{role}, {size}: 98% in 48 h
          </p>
        )),
      )}
      <ul className={styles.measures}>
        {measures.map((name) => (
          <li key={name}>
            <code>{name}</code>
            <i style={{ width: `var(${name})` }} />
          </li>
        ))}
      </ul>
    </>
  );
}
