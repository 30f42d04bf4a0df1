import type { ContactMessage } from "./message.ts";

/** Not randomUUID, which browsers only provide on secure origins. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The Idempotency-Key of a message: the same for retries, so that a lost response does not create a duplicate; a new
 * one once the text changes or was accepted.
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
