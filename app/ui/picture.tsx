import {
  type Picture as PictureContent,
  picturesPath,
} from "../content/schema/picture.ts";
import styles from "./picture.module.css";
import type { PicturePlaceName } from "./picture-places.ts";

interface PictureProps {
  picture: PictureContent;
  /** Determines widths and crop: publish/pictures/ inserts the files. */
  place: PicturePlaceName;
  /** Part of the first view, so not lazy. */
  first?: boolean;
}

/** A photograph or logo from content/pictures/, in the site's colours. */
export function Picture({
  picture: { file, alt },
  place,
  first = false,
}: PictureProps) {
  return (
    <picture className={place === "logo" ? styles.logo : styles.photograph}>
      <img
        src={picturesPath + file}
        alt={alt}
        data-place={place}
        loading={first ? undefined : "lazy"}
        decoding={first ? undefined : "async"}
      />
    </picture>
  );
}
