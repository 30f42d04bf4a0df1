import { z } from "zod";

/** How the file of a picture may be called. */
export const pictureFile = /^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp|avif|svg)$/;

/** A picture in content/pictures/ and what it shows, for those who cannot see it. */
export const pictureSchema = z
  .strictObject({
    file: z
      .string()
      .regex(pictureFile, "must be the name of a file in content/pictures/, such as asha-rao.jpg"),
    alt: z.string().trim().max(200).optional(),
    /** Says nothing that the words beside it do not say. */
    decoration: z.boolean().optional(),
  })
  .refine(({ alt = "", decoration = false }) => (decoration ? alt === "" : alt.length >= 2), {
    path: ["alt"],
    error: "must say what the picture shows, and be left out only with decoration: true",
  })
  .transform(({ file, alt = "" }) => ({ file, alt }));

/** The alternative text is empty where the picture is decoration. */
export type Picture = z.infer<typeof pictureSchema>;
