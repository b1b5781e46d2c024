/** Requests what a page cannot do without, with pauses, until it succeeds. */
export async function askUntilThere<Value>(
  ask: () => Promise<Value>,
  pauseMs: number,
): Promise<Value> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
