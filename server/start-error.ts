/** A reason not to start that whoever started the server can mend: its message is all they need. */
export class StartError extends Error {
  override name = "StartError";
}
