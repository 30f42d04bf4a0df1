import { z } from "zod";

/** A valid file name of a picture. */
export const pictureFile =
  /^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp|avif|svg)$/;

/** The path of content/pictures/ in the editor and in Markdown. */
export const picturesPath = "/pictures/";
const writtenFile = new RegExp(
  `^(${picturesPath})?${pictureFile.source.slice(1)}`,
);

/** The file that content names, with or without that address. */
export const pictureName = (file: string) => file.replace(picturesPath, "");

const pictureFields = {
  file: z
    .string()
    .regex(
      writtenFile,
      "must be the name of a file in content/pictures/, such as asha-rao.jpg",
    )
    .meta({ format: "picture" }),
  alt: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe("What it shows, for those who cannot see it"),
  decoration: z
    .boolean()
    .optional()
    .describe("Says nothing that the words beside it do not say: no alt"),
};

interface Described {
  alt?: string | undefined;
  decoration?: boolean | undefined;
}
const isDescribed = ({ alt = "", decoration = false }: Described) =>
  decoration ? alt === "" : alt.length >= 2;
const undescribed = {
  path: ["alt"],
  error:
    "must say what the picture shows, and be left out only with decoration: true",
};

/** A picture in content/pictures/ and its text alternative. */
export const pictureSchema = z
  .strictObject(pictureFields)
  .refine(isDescribed, undescribed)
  .transform(({ file, alt = "" }) => ({ file: pictureName(file), alt }));

/** The text alternative is empty if the picture is decorative. */
export type Picture = z.infer<typeof pictureSchema>;

/** A picture with a caption. */
export const captionedPictureSchema = z
  .strictObject({
    ...pictureFields,
    caption: z.string().trim().min(2).max(60).optional(),
  })
  .refine(isDescribed, undescribed)
  .transform(({ file, alt = "", caption }) => ({
    file: pictureName(file),
    alt,
    caption,
  }));
export type CaptionedPicture = z.infer<typeof captionedPictureSchema>;
