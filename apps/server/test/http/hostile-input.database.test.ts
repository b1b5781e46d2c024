// Input that no honest client sends, for every call of the contract: it is refused or ignored, and
// never makes the server fail.
import { ALL_ENDPOINTS } from "@parley/contract/endpoints/all-endpoints";
import { isStream, type Endpoint } from "@parley/contract/endpoint";
import { userInfo } from "@parley/contract/endpoints/identity/account";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { giveRightTo, giveRole } from "../fixtures/demo-people.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const ENDPOINTS: readonly Endpoint[] = ALL_ENDPOINTS;
const named = (endpoint: Endpoint) => [endpoint.name, endpoint] as const;
const WITH_BODY = ENDPOINTS.filter(({ request }) => request.body !== undefined);
const WITH_FORM = ENDPOINTS.filter((one) => one.kind === "write" && one.request.form !== undefined);
const WITH_QUERY = ENDPOINTS.filter(
  (one) => one.kind === "read" && one.request.query !== undefined && !isStream(one),
);
const WITH_PARAMS = ENDPOINTS.filter(({ request }) => request.params !== undefined);

/** One value as JSON text: some of these no JavaScript value would be written as. */
const HOSTILE_VALUES: Readonly<Record<string, string>> = {
  "U+0000": String.raw`"a\u0000b"`,
  "half a surrogate pair": String.raw`"a\ud800b"`,
  "a number beyond all": "1e400",
  "a negative number beyond all": "-1e400",
  "a whole number that no double holds": "9007199254740993123456789",
  "an object that is no text": '{"toString":1,"valueOf":1}',
  "a list of three thousand": `[${Array(3_000).fill("0").join(",")}]`,
  "thirty levels": "[".repeat(30) + "]".repeat(30),
  "a key of a prototype": '{"constructor":{"name":"x"},"hasOwnProperty":1}',
  "right-to-left and invisible characters": String.raw`"\u202e\u200b\ufeff\u2066"`,
  "a long text": JSON.stringify("x".repeat(100_000)),
  "an empty text": '""',
  "a text in many code points": JSON.stringify("👩‍👩‍👧‍👦".repeat(2_000)),
};

/** Whole bodies. */
const HOSTILE_BODIES: Readonly<Record<string, string | Buffer>> = {
  "ten thousand lists": "[".repeat(10_000) + "]".repeat(10_000),
  "a hundred thousand lists": "[".repeat(100_000) + "]".repeat(100_000),
  "ten thousand objects": '{"a":'.repeat(10_000) + "1" + "}".repeat(10_000),
  "deep inside of a field": `{"account":${"[".repeat(10_000)}${"]".repeat(10_000)}}`,
  "lists that never end": "[".repeat(200_000),
  "a hundred thousand values": `{"account":[${Array(100_000).fill("0").join(",")}]}`,
  "twenty thousand fields": `{${Array.from({ length: 20_000 }, (_, i) => `"f${i}":1`).join(",")}}`,
  __proto__: '{"__proto__":{"isAdmin":true}}',
  "constructor.prototype": '{"constructor":{"prototype":{"isAdmin":true}}}',
  "invalid UTF-8": Buffer.from('{"account":"\xff\xfe"}', "latin1"),
  "a surrogate in UTF-8": Buffer.from('{"account":"\xed\xa0\x80"}', "latin1"),
  "two marks of the byte order": "\ufeff\ufeff{}",
  "the same key twice": '{"account":"a","account":["b"]}',
};
/** These are more than any call can take: they are refused whatever the call is. */
const ALWAYS_REFUSED = new Set([
  "ten thousand lists",
  "a hundred thousand lists",
  "ten thousand objects",
  "deep inside of a field",
  "lists that never end",
  "a hundred thousand values",
  "twenty thousand fields",
  "__proto__",
  "constructor.prototype",
  "invalid UTF-8",
  "a surrogate in UTF-8",
]);

const HOSTILE_TEXTS = ["%00", "a%00b", "%ff", "%ed%a0%80", "%", "1e400", "__proto__", "%E2%80%AE"];

let stage: TestApp;
let agent: TestBrowser | null = null;
let count = 0;
/** What the agent may call at present. */
let allowed: Endpoint | null = null;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
});

/** Some of what is sent is harmless after all, and logs out. */
beforeEach(async () => {
  if (agent !== null && (await agent.call(userInfo, {})).code === 0) return;
  count += 1;
  allowed = null;
  agent = await registerPerson(stage, `agent${count}@example.org`);
  await giveRole(stage, agent, "supervisor");
  // No worker sends these, and the outbox is shown once all are sent.
  await stage.database.pool.query("delete from graphile_worker._private_jobs");
});

afterAll(() => stage.close());

async function send(
  endpoint: Endpoint,
  url: string,
  payload?: string | Buffer,
  { isLoggedIn = true, type = "application/json" } = {},
): Promise<number> {
  // Limits of single calls count by the minute.
  stage.clock.advance(60_000);
  if (agent === null) throw new Error("no test runs before its agent is there");
  if (endpoint !== allowed) await giveRightTo(stage, agent, endpoint);
  allowed = endpoint;
  const cookie = [...agent.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
  const session = { cookie, authorization: agent.cookie("authorization") };
  const { statusCode } = await stage.app.inject({
    method: endpoint.method,
    url,
    remoteAddress: "127.0.0.1",
    headers: {
      ...(payload === undefined ? {} : { "content-type": type }),
      ...(isLoggedIn ? session : {}),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return statusCode;
}

const addressOf = ({ path }: Endpoint, part = "1") => path.replaceAll(/\{\w+\}/g, part);

function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  if (schema === undefined) return [];
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const parts = [json, ...(json.anyOf ?? []), ...(json.oneOf ?? [])];
  const names = parts.flatMap((part) =>
    typeof part === "object" ? Object.keys(part.properties ?? {}) : [],
  );
  return [...new Set(names)];
}

/** Each hostile value in all fields at once, and in each field alone. */
function bodiesOf({ request }: Endpoint): [string, string][] {
  const fields = fieldsOf(request.body);
  return Object.entries(HOSTILE_VALUES).flatMap(([name, value]) => [
    [`${name} in all fields`, `{${fields.map((field) => `"${field}":${value}`).join(",")}}`] as [
      string,
      string,
    ],
    [`${name} as a key`, `{${value.startsWith('"') ? value : '"a"'}:1}`] as [string, string],
  ]);
}

describe("a body", () => {
  test.each(WITH_BODY.map(named))("%s: hostile bodies do not fail", async (_name, endpoint) => {
    const failed: Record<string, number> = {};
    const isOpen = ["public", "optional"].includes(endpoint.access);
    for (const isLoggedIn of [true, false]) {
      const bodies = [...Object.entries(HOSTILE_BODIES), ...bodiesOf(endpoint)];
      // Without a session a call that needs one is refused before its body is read: one shows it.
      for (const [name, body] of isLoggedIn || isOpen ? bodies : bodies.slice(0, 1)) {
        const status = await send(endpoint, addressOf(endpoint), body, { isLoggedIn });
        const isRead = isLoggedIn || isOpen;
        const mustBe400 = ALWAYS_REFUSED.has(name) && isRead;
        if (mustBe400 ? status !== 400 : status >= 500) failed[name] = status;
      }
    }
    expect(failed).toEqual({});
  });
});

test.each(WITH_FORM.map(named))("%s: hostile forms do not fail", async (_name, endpoint) => {
  const { form } = { form: undefined, ...endpoint.request };
  const fields = fieldsOf(form).filter((name) => name !== "file");
  const failed: Record<string, number> = {};
  for (const text of ["a\u0000b", "\u202e", "x".repeat(9_000), "__proto__", "../../etc/passwd"]) {
    for (const value of ["1", text]) {
      const file = 'content-disposition: form-data; name="file"; filename=';
      const type = "content-type: image/png";
      const payload = [
        ...fields.map((name) => `content-disposition: form-data; name="${name}"\r\n\r\n${value}`),
        `${file}"${text.slice(0, 1_000)}.png"\r\n${type}\r\n\r\nno picture`,
      ].map((part) => `--b\r\n${part}\r\n`);
      const status = await send(endpoint, addressOf(endpoint), `${payload.join("")}--b--\r\n`, {
        type: "multipart/form-data; boundary=b",
      });
      if (status < 400 || status >= 500) failed[text.slice(0, 20)] = status;
    }
  }
  expect(failed).toEqual({});
});

test.each(WITH_QUERY.map(named))("%s: hostile queries do not fail", async (_name, endpoint) => {
  const fields = endpoint.kind === "read" ? fieldsOf(endpoint.request.query) : [];
  const failed: Record<string, number> = {};
  for (const text of [...HOSTILE_TEXTS, "x".repeat(10_000), "%F0%9F%91%A9".repeat(500)]) {
    for (const query of [
      fields.map((field) => `${field}=${text}`).join("&"),
      fields.map((field) => `${field}=${text}&${field}=2`).join("&"),
      `${text}=1`,
      `__proto__=${text}&constructor=1&a[b][c]=1`,
    ]) {
      const status = await send(endpoint, `${addressOf(endpoint)}?${query}`);
      if (status >= 500) failed[query.slice(0, 100)] = status;
    }
  }
  expect(failed).toEqual({});
});

test.each(WITH_PARAMS.map(named))(
  "%s: hostile parts of paths do not fail",
  async (_name, endpoint) => {
    const failed: Record<string, number> = {};
    for (const text of [...HOSTILE_TEXTS, "99999999999999999999", "9".repeat(200), "..%2f..%2f"]) {
      const body = endpoint.request.body === undefined ? undefined : "{}";
      const status = await send(endpoint, addressOf(endpoint, text), body);
      if (status >= 500) failed[text] = status;
    }
    expect(failed).toEqual({});
  },
);
