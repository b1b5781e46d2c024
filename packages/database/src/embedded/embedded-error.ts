/** The embedded PostgreSQL cannot run here; the message is a sentence for the operator. */
export class EmbeddedError extends Error {
  override readonly name = "EmbeddedError";
}
