// Prints what is done and how long it took, to standard error: standard output belongs to the
// command.

const PATIENCE_MS = 15_000;

/** @param {string} line */
export function say(line) {
  process.stderr.write(`parley: ${line}\n`);
}

/**
 * Announces a step, prints a sign of life while it runs, and its duration in seconds.
 * @template Result
 * @param {string} title what is being done, as in "installing packages"
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`${title} …`);
  const reminder = setInterval(() => say(`still ${title}, ${seconds()} s`), PATIENCE_MS);
  try {
    const result = await work();
    say(`${title}: done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
