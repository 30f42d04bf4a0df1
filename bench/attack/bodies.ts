const bodyLimit = 1024 * 1024;

export interface Body {
  readonly type: "application/json" | "application/x-www-form-urlencoded";
  readonly bytes: Buffer;
}

function json(value: unknown): Body {
  return { type: "application/json", bytes: Buffer.from(JSON.stringify(value)) };
}

function form(text: string): Body {
  return { type: "application/x-www-form-urlencoded", bytes: Buffer.from(text) };
}

const message = (text: string) => json({ name: "a", email: "a@b.c", message: text });

/** Marks in an order that normalising has to sort, which is quadratic: two bytes each. */
const combining = (marks: number) =>
  message(`a${"\u0315".repeat(Math.floor(marks / 2))}${"\u0300".repeat(Math.floor(marks / 2))}`);

export const combiningMarks = combining(50_000);
export const combiningMegabyte = combining((bodyLimit - 100) / 2);
/** Each becomes eighteen characters when normalised. */
export const ligatures = message("\uFDFA".repeat(340_000));
export const nothing = json({});
export const deepJson: Body = { type: "application/json", bytes: Buffer.alloc(bodyLimit, "[") };
export const ordinary = (number: number, website: string) =>
  json({ name: "Asha Rao", email: `asha${number}@customer.example`, message: `Message ${number}`, website });

/** Forms that are slow to read, or whose failure page is slow to write. */
export const formBombs = [
  form("%".repeat(bodyLimit)),
  form("&n".repeat(bodyLimit / 2)),
  form(`message=${'"'.repeat(bodyLimit - 8)}`),
];
