import { words } from "../../content/words.ts";
import { Link } from "../../ui/link.tsx";
import styles from "./announcement.module.css";

interface AnnouncementProps {
  announcement: {
    text: string;
    link?: { label: string; href: string } | undefined;
  };
}

/** The current announcement, one line above the navigation bar. */
export function Announcement({
  announcement: { text, link },
}: AnnouncementProps) {
  return (
    <aside
      className={`no-print ${styles.announcement}`}
      aria-label={words.frame.announcement}
    >
      <p data-words={link ? `${text} ${link.label}` : text}>
        <span>
          {text}{" "}
          {link && (
            <Link href={link.href} stretched>
              {link.label}
            </Link>
          )}
        </span>
      </p>
    </aside>
  );
}
