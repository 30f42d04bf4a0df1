import { isColour } from "../styles/colours.ts";
import { fontRoles } from "../styles/fonts.ts";
import tokensCss from "../styles/tokens.css?raw";
import styles from "./guide.module.css";

const names = [...new Set([...tokensCss.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = ""]) => name))];

function Swatches({ scheme }: { scheme: "light" | "dark" }) {
  return (
    <ul className={styles.swatches} style={{ colorScheme: scheme }}>
      {names.filter(isColour).map((name) => (
        <li key={name}>
          <i style={{ background: `var(${name})` }} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** Every token of app/styles/tokens.css: colours in both schemes, fonts, sizes and measures. */
export function Tokens() {
  const sizes = names.filter((name) => name.startsWith("--size"));
  const measures = names.filter((name) => !isColour(name) && !sizes.includes(name));
  return (
    <>
      <h3>Colours on paper</h3>
      <Swatches scheme="light" />
      <h3>Colours on blueprint</h3>
      <Swatches scheme="dark" />
      <h3>Fonts and sizes</h3>
      {fontRoles.map((role) => (
        <div key={role}>
          <p className="note">--{role}</p>
          {sizes.map((size) => (
            <p key={size} style={{ fontFamily: `var(--${role})`, fontSize: `var(${size})` }}>
              {size}: 98% in 48 h
            </p>
          ))}
        </div>
      ))}
      <h3>Measures</h3>
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
