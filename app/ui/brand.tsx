import { say, words } from "../content/words.ts";
import styles from "./brand.module.css";
import { Logo } from "./logo.tsx";

interface BrandProps {
  name: string;
  /** On the home page itself. */
  current?: boolean;
}

/** The logo and the name, linking to the home page. */
export function Brand({ name, current }: BrandProps) {
  return (
    <a
      className={styles.brand}
      href="/"
      aria-label={say(words.frame.home, { brand: name })}
      aria-current={current ? "page" : undefined}
    >
      <Logo className={styles.mark} />
      <span>{name}</span>
    </a>
  );
}
