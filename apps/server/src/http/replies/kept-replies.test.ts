import { beforeEach, expect, test } from "vitest";
import { createKeptReplies, type KeptReplies } from "./kept-replies.ts";

let now: number;
let kept: KeptReplies<string>;
let made: number;

beforeEach(() => {
  now = 1_000;
  made = 0;
  revision = "revision 1";
  kept = createKeptReplies({ clock: { now: () => now }, maxAgeMs: 1_000, maxCount: 2 });
});

let revision = "revision 1";
const stamp = () => [revision, 7];

const make = () => {
  made += 1;
  return Promise.resolve({ keep: `reply ${made}` });
};

test("a kept reply is found until it expires", async () => {
  expect(kept.find("a")).toBeNull();
  await kept.share("a", stamp, make);
  now += 999;
  expect(kept.find("a")).toBe("reply 1");
  now += 1;
  expect(kept.find("a")).toBeNull();
});

test("a kept reply's time begins when it is begun, not when it is done", async () => {
  const making = kept.share("a", stamp, async () => {
    now += 600;
    return make();
  });
  await making;
  now += 500;
  expect(kept.find("a")).toBeNull();
});

test("a kept reply is valid only for an identical stamp", async () => {
  await kept.share("a", stamp, make);
  revision = "revision 2";
  expect(kept.find("a")).toBeNull();
});

test("a change while a reply is made invalidates it", async () => {
  const first = kept.share("a", stamp, make);
  revision = "revision 2";
  const second = kept.share("a", stamp, make);
  expect([(await first).keep, (await second).keep]).toEqual(["reply 1", "reply 2"]);
  expect(kept.find("a")).toBe("reply 2");
});

test("concurrent requests wait for the same reply", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => kept.share("a", stamp, make)));
  expect(answers.map(({ keep }) => keep)).toEqual(["reply 1", "reply 1", "reply 1"]);
});

test("a reply that may not be kept, or fails, is made again", async () => {
  await kept.share("a", stamp, () => Promise.resolve({ keep: null }));
  expect(kept.find("a")).toBeNull();
  await expect(kept.share("a", stamp, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await kept.share("a", stamp, make);
  expect(kept.find("a")).toBe("reply 1");
});

test("the oldest kept replies are dropped", async () => {
  for (const key of ["a", "b", "c"]) await kept.share(key, stamp, make);
  expect(["a", "b", "c"].map((key) => kept.find(key))).toEqual([null, "reply 2", "reply 3"]);
});
