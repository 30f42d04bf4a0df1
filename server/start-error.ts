/** A reason not to start that the operator can fix. The message is all they need, so no stack is printed. */
export class StartError extends Error {
  override name = "StartError";
}
