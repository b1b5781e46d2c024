import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FailedRead } from "../../shell/api.ts";
import { loadChat } from "./load-appeal.ts";

const answers = vi.fn<(url: string) => Response>();

const ok = (nextCursor: string | null) =>
  Response.json({
    code: 0,
    message: "",
    data: { list: [], nextCursor, readUpTo: null, canSend: true },
  });
const failed = (status: number, error: string) =>
  Response.json({ code: 1, message: "", error, data: null }, { status });

beforeEach(() => {
  vi.stubGlobal("fetch", async (url: string) => answers(url));
  vi.stubGlobal("document", { cookie: "" });
  const location = { href: "https://parley.test/admin", pathname: "/admin", search: "" };
  vi.stubGlobal("window", { location });
});

afterEach(() => {
  vi.unstubAllGlobals();
  answers.mockReset();
});

test("a chat of which an older page cannot be read is not shown as if it were complete", async () => {
  answers.mockReturnValueOnce(ok("17")).mockReturnValue(failed(500, "internal"));
  await expect(loadChat("9")).rejects.toThrow(FailedRead);
});

test("a chat that is not the reader's is none", async () => {
  answers.mockReturnValue(failed(403, "caseNotYours"));
  expect(await loadChat("9")).toEqual([]);
});

test("a chat is read to its beginning", async () => {
  answers.mockReturnValueOnce(ok("17")).mockReturnValueOnce(ok(null));
  expect(await loadChat("9")).toEqual([]);
  expect(answers).toHaveBeenCalledTimes(2);
});
