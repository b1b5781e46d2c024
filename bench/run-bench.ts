// What the benchmarks with a database share: a temporary directory, and their end by a signal or by
// an error.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A reason why nothing was measured that the reader can act on, printed as a sentence. */
export class BenchError extends Error {}

/** Exits with 0 when `measure` returns true, with 1 when targets were missed, with 2 unmeasured. */
export async function runBench(measure: (directory: string) => Promise<boolean>): Promise<void> {
  // An exit, unlike a signal, also stops the PostgreSQL started here.
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(name, () => process.exit(2));
  }
  const directory = await mkdtemp(join(tmpdir(), "parley-bench-"));
  try {
    // The account that PostgreSQL runs under when root measures needs access to the directory.
    await chmod(directory, 0o711);
    process.exitCode = (await measure(directory)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BenchError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
