import type { ContactMessage } from "./message.ts";

/** Not randomUUID, which a browser only has on a secure origin. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The Idempotency-Key of a message: the same while the same words are tried again, so that an answer lost
 * on the way back does not make two messages of one; another once they change or have arrived.
 */
export class RetryKey {
  readonly #newKey: () => string;
  #last: { content: string; key: string } | undefined;

  constructor(newKey = randomKey) {
    this.#newKey = newKey;
  }

  of(message: ContactMessage): string {
    const content = JSON.stringify(message);
    if (this.#last?.content !== content) this.#last = { content, key: this.#newKey() };
    return this.#last.key;
  }

  forget(): void {
    this.#last = undefined;
  }
}
