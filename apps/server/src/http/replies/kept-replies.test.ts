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

test("what was made is found until its time is over", async () => {
  expect(kept.find("a")).toBeNull();
  await kept.share("a", stamp, make);
  now += 999;
  expect(kept.find("a")).toBe("reply 1");
  now += 1;
  expect(kept.find("a")).toBeNull();
});

test("its time begins when it is begun, not when it is done", async () => {
  const making = kept.share("a", stamp, async () => {
    now += 600;
    return make();
  });
  await making;
  now += 500;
  expect(kept.find("a")).toBeNull();
});

test("what it was made from has to be the same", async () => {
  await kept.share("a", stamp, make);
  revision = "revision 2";
  expect(kept.find("a")).toBeNull();
});

test("a change while it is made is not overlooked", async () => {
  const first = kept.share("a", stamp, make);
  revision = "revision 2";
  const second = kept.share("a", stamp, make);
  expect([(await first).keep, (await second).keep]).toEqual(["reply 1", "reply 2"]);
  expect(kept.find("a")).toBe("reply 2");
});

test("who asks while it is made waits for the same", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => kept.share("a", stamp, make)));
  expect(answers.map(({ keep }) => keep)).toEqual(["reply 1", "reply 1", "reply 1"]);
});

test("what may not be kept, or fails, is made again", async () => {
  await kept.share("a", stamp, () => Promise.resolve({ keep: null }));
  expect(kept.find("a")).toBeNull();
  await expect(kept.share("a", stamp, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await kept.share("a", stamp, make);
  expect(kept.find("a")).toBe("reply 1");
});

test("the oldest make room", async () => {
  for (const key of ["a", "b", "c"]) await kept.share(key, stamp, make);
  expect(["a", "b", "c"].map((key) => kept.find(key))).toEqual([null, "reply 2", "reply 3"]);
});
