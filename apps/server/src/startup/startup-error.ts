/** The server cannot start; the message is one sentence for the operator. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
