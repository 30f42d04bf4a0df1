import { say, words } from "../content/words.ts";
import styles from "./brand.module.css";
import { Logo } from "./logo.tsx";

interface BrandProps {
  name: string;
  /** The content of the owner's logo, if there is one. */
  logo?: string | undefined;
  /** On the home page itself. */
  current?: boolean;
}

/** The logo and the name, linking to the home page. */
export function Brand({ name, logo, current }: BrandProps) {
  return (
    <a
      className={styles.brand}
      href="/"
      aria-label={say(words.frame.home, { brand: name })}
      aria-current={current ? "page" : undefined}
    >
      <Logo className={styles.mark} own={logo} />
      <span>{name}</span>
    </a>
  );
}
