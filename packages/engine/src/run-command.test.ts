import { toUserId } from "@parley/domain/ids";
import { expect, test } from "vitest";
import {
  consume,
  write,
  type CommandIdentity,
  type CommandKind,
  type Submission,
} from "./command.ts";
import type { Engine } from "./engine.ts";
import { runCommand, type Prepared } from "./run-command.ts";

const KIND: CommandKind<string, string, { readonly ok: false; readonly error: "no" }> = {
  name: "say",
  locks: () => [],
  decide: (input) => ({ ok: true, reply: input }),
};
const IDENTITY: CommandIdentity = { ownerId: toUserId(1n), key: "k", inputHash: Buffer.alloc(32) };
const EARLIER = { ok: true, reply: "earlier", isRepeated: true } as const;

/** An engine that lists what it was asked, and has an earlier answer from some recall on. */
function watch({ earlierFrom = Number.POSITIVE_INFINITY } = {}) {
  const steps: string[] = [];
  let recalls = 0;
  const engine = {
    recall() {
      steps.push("recall");
      recalls += 1;
      return Promise.resolve(recalls >= earlierFrom ? EARLIER : null);
    },
    submit(_kind: unknown, { input, effects = [] }: Submission<string, never>) {
      steps.push(`submit ${input} with ${effects.map(({ does }) => does).join(" and ")}`);
      return Promise.resolve({ ok: true, reply: input, isRepeated: false });
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The two methods that are called.
  return { steps, engine: engine as unknown as Engine };
}

const CODE = consume(() => Promise.resolve(true), { ok: false, error: "lost" } as const);
const ROW = write(() => Promise.resolve());

function run(
  { engine, steps }: ReturnType<typeof watch>,
  {
    isPrepared = true,
    isVerified = true,
    identity = IDENTITY,
  }: {
    readonly isPrepared?: boolean;
    readonly isVerified?: boolean;
    readonly identity?: CommandIdentity | null;
  } = {},
  recall: "first" | "refused" = "first",
) {
  return runCommand(engine, KIND, {
    identity,
    recall,
    prepare(): Promise<
      Prepared<string, typeof CODE.refusal> | { readonly ok: false; readonly error: "bad" }
    > {
      steps.push("prepare");
      return Promise.resolve(
        isPrepared ? { ok: true, input: "hello", effects: [ROW] } : { ok: false, error: "bad" },
      );
    },
    verify() {
      steps.push("verify");
      return Promise.resolve(
        isVerified
          ? ({ ok: true, effects: [CODE] } as const)
          : ({ ok: false, error: "wrong" } as const),
      );
    },
  });
}

test("a new command is recalled, prepared, verified and submitted, codes before rows", async () => {
  const watched = watch();
  expect(await run(watched)).toMatchObject({ ok: true, reply: "hello" });
  expect(watched.steps).toEqual([
    "recall",
    "prepare",
    "verify",
    "submit hello with consume and write",
  ]);
});

test("a repeated command gets its earlier reply before anything is looked up", async () => {
  const watched = watch({ earlierFrom: 1 });
  expect(await run(watched)).toEqual(EARLIER);
  expect(watched.steps).toEqual(["recall"]);
});

test("a command that cannot be prepared asks for no code", async () => {
  const watched = watch();
  expect(await run(watched, { isPrepared: false })).toEqual({ ok: false, error: "bad" });
  expect(watched.steps).toEqual(["recall", "prepare"]);
});

test("a wrong code is refused, unless the same command has consumed it meanwhile", async () => {
  expect(await run(watch(), { isVerified: false })).toEqual({ ok: false, error: "wrong" });
  const watched = watch({ earlierFrom: 2 });
  expect(await run(watched, { isVerified: false })).toEqual(EARLIER);
  expect(watched.steps).toEqual(["recall", "prepare", "verify", "recall"]);
});

test("a command without an identity is never recalled", async () => {
  const watched = watch({ earlierFrom: 1 });
  expect(await run(watched, { identity: null })).toMatchObject({ reply: "hello" });
  expect(watched.steps).not.toContain("recall");
});

test("a command recalled where refused goes to the engine without a look at its receipt", async () => {
  const accepted = watch({ earlierFrom: 1 });
  expect(await run(accepted, {}, "refused")).toMatchObject({ reply: "hello" });
  expect(accepted.steps[0]).toBe("prepare");
  const refused = watch({ earlierFrom: 1 });
  expect(await run(refused, { isPrepared: false }, "refused")).toEqual(EARLIER);
});
