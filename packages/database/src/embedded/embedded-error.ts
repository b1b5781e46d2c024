/** The embedded PostgreSQL cannot run here; the message is a sentence for whoever started it. */
export class EmbeddedError extends Error {
  override readonly name = "EmbeddedError";
}
