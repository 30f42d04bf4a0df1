import { type Picture as PictureContent, picturesPath } from "../content/schema/picture.ts";
import styles from "./picture.module.css";
import type { PicturePlaceName } from "./picture-places.ts";

interface PictureProps {
  picture: PictureContent;
  /** Decides widths and crop: publish/pictures/ puts the files of the place here. */
  place: PicturePlaceName;
  /** Part of the first view, so not to wait until it is near. */
  first?: boolean;
}

/** A photograph or logo from content/pictures/, in the inks of the site. */
export function Picture({ picture: { file, alt }, place, first = false }: PictureProps) {
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
