import type { Contact } from "../schema.ts";

/**
 * What the form's script needs: nothing of what is above, below and beside the
 * form.
 */
export function formContent(content: Contact["form"]) {
  const { heading, intro, notes, requiredNote, privacyNote, fields, ...form } =
    content;
  const { guide, options, ...projectType } = fields.projectType;
  const scheduled = options.map(
    ({ guide: { send, ...schedule }, ...option }) => ({
      ...option,
      guide: schedule,
    }),
  );
  return {
    fields: { ...fields, projectType: { ...projectType, options: scheduled } },
    ...form,
  };
}

export type FormContent = ReturnType<typeof formContent>;
