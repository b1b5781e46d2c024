import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { fingerprint, isStamped, removeStamp, writeStamp } from "./bootstrap/fingerprint.mjs";

const fixture = (name: string) => fileURLToPath(new URL(`bootstrap/${name}`, import.meta.url));
const BOOTSTRAP = fileURLToPath(new URL("bootstrap.mjs", import.meta.url));

const scratch = mkdtempSync(join(tmpdir(), "parley-bootstrap-"));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
afterAll(() => rmSync(scratch, { recursive: true }));

/** A command in the foreground, with its output so far. */
async function startInFront() {
  const args = [fixture("front.fixture.mjs"), fixture("child.fixture.mjs")];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  await once(child.stdout, "data");
  return { child, closed: once(child, "close"), output: () => output };
}

describe("a foreground command", () => {
  test("receives one signal for one Ctrl-C, and its exit code is passed through", async () => {
    const { child, closed, output } = await startInFront();
    // The terminal and npm both send a signal.
    child.kill("SIGINT");
    child.kill("SIGINT");
    expect(await closed).toEqual([7, null]);
    expect(output()).toBe("ready\nSIGINT\n");
  });

  test("is stopped when npm is killed, whose shell does not forward the signal", async () => {
    const command = [process.execPath, fixture("front.fixture.mjs"), fixture("quiet.fixture.mjs")];
    const shell = spawn("sh", ["-c", `${command.map((part) => `'${part}'`).join(" ")}; true`], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, npm_lifecycle_event: "start" },
    });
    children.push(shell);
    const output = shell.stdout.setEncoding("utf8");
    expect(await once(output, "data")).toEqual(["ready\n"]);
    shell.kill("SIGTERM");
    expect(await once(output, "data")).toEqual(["SIGTERM\n"]);
  });

  test("is notified when the bootstrap is killed", async () => {
    const { child, closed, output } = await startInFront();
    child.kill("SIGKILL");
    await closed;
    expect(output()).toBe("ready\ndisconnect\n");
  });
});

test("only one command at a time installs or builds", async () => {
  const file = join(scratch, "turns");
  await Promise.all(
    [1, 2, 3].map(async () => {
      const child = spawn(process.execPath, [fixture("lock.fixture.mjs"), file], {
        stdio: "ignore",
      });
      children.push(child);
      await once(child, "exit");
    }),
  );
  expect(readFileSync(file, "utf8")).toBe("in\nout\n".repeat(3));
});

test("an unknown command prints a sentence", () => {
  const { status, stderr } = spawnSync(process.execPath, [BOOTSTRAP, "strat"], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^parley: there is no command "strat": start, dev, test, .*\.\n$/);
});

describe("a fingerprint of sources", () => {
  const directory = join(scratch, "sources");
  const file = join(directory, "a.ts");
  mkdirSync(join(directory, "build"), { recursive: true });
  writeFileSync(file, "one");
  const before = fingerprint([directory]);

  test("depends on contents and not on times", () => {
    utimesSync(file, 1, 1);
    expect(fingerprint([directory])).toBe(before);
    writeFileSync(file, "two");
    expect(fingerprint([directory])).not.toBe(before);
    writeFileSync(file, "one");
  });

  test("includes names and new files, and excludes build output", () => {
    writeFileSync(join(directory, "build", "out.js"), "built");
    expect(fingerprint([directory])).toBe(before);
    writeFileSync(join(directory, "b.ts"), "");
    expect(fingerprint([directory])).not.toBe(before);
  });

  test("is ignored unless it was written completely", () => {
    const stamp = join(scratch, "stamped", "stamp");
    expect(isStamped(stamp, before)).toBe(false);
    writeStamp(stamp, before);
    expect(isStamped(stamp, before)).toBe(true);
    expect(isStamped(stamp, "another")).toBe(false);
    removeStamp(stamp);
    expect(isStamped(stamp, before)).toBe(false);
  });
});
