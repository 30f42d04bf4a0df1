const sentences = {
  STORE_DISK_FLOOR: "The disk of DATA_DIR has less free space than CONTACT_DISK_FLOOR_MEGABYTES.",
  STORE_FILE_REPLACED: "Another file has replaced the open inbox: restart the server.",
  STORE_BUSY: "Too many messages wait to be written.",
  STORE_STOPPED: "The store has stopped.",
} as const;

type StoreErrorCode = keyof typeof sentences;

/** Why the store cannot store a message now. The code is for the log and /readyz. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode) {
    super(sentences[code]);
    this.code = code;
  }
}
