const blank = (code: string) => code.replace(/[^\n]/g, "");

/** Markdown without its code blocks; the lines keep their numbers. */
export const withoutCodeBlocks = (text: string) => text.replace(/^```[\s\S]*?^```/gm, blank);

/** Markdown or a comment without any code. */
export const withoutCode = (text: string) => withoutCodeBlocks(text).replace(/`[^`\n]*`/g, blank);
