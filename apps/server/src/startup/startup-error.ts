/** The server cannot start; the message is one sentence for whoever started it. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
