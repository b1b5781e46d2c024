// Rules of every call: each has its route, requires its session, and answers bad input by name, in
// the reader's language, without internals.
import { ALL_ENDPOINTS } from "@parley/contract/endpoints/all-endpoints";
import { fillPath, type Endpoint } from "@parley/contract/endpoint";
import { ERROR_CATALOGUE, errorPhraseKey, type ErrorName } from "@parley/contract/error-catalogue";
import { phraseBook } from "@parley/phrases/server-phrases";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { routePath } from "../../src/http/binding/endpoint-binding.ts";
import { giveRightTo, giveRole } from "../fixtures/demo-people.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const ENDPOINTS: readonly Endpoint[] = ALL_ENDPOINTS;
const named = (endpoint: Endpoint) => [endpoint.name, endpoint] as const;
const WRITES = ENDPOINTS.filter(({ kind }) => kind === "write");
const WITH_BODY = ENDPOINTS.filter(({ request }) => request.body !== undefined);
const GUARDED = ENDPOINTS.filter(({ access }) => access === "session" || access === "staff");
const LANGUAGES = ["en", "ru"] as const;
/** What would reveal internals. */
const INSIDES = /zod|postgres|select |insert |fastify|node_modules|\.ts\b|stack|regex|pattern/i;

let stage: TestApp;
let agent: TestBrowser;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  agent = await registerPerson(stage, "agent@example.org");
  await giveRole(stage, agent, "supervisor");
  // The calls for developers are for those on the same machine.
  agent.address = "127.0.0.1";
});

afterAll(async () => {
  await stage.close();
});

beforeEach(() => {
  stage.clock.advance(60_000);
});

/** An address at which nothing has to be found: every parameter is one that might exist. */
const addressOf = ({ path }: Endpoint) =>
  fillPath(path, { caseId: "1", fileId: "1", uid: "123456789", requestId: "1", withdrawalId: "1" })
    .path;

async function ask(
  endpoint: Endpoint,
  payload: string | undefined,
  headers: Record<string, string> = { "content-type": "application/json" },
) {
  const answers = [];
  await giveRightTo(stage, agent, endpoint);
  for (const language of LANGUAGES) {
    const cookie = [...agent.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
    const response = await stage.app.inject({
      method: endpoint.method,
      url: addressOf(endpoint),
      remoteAddress: agent.address,
      headers: { ...headers, cookie, authorization: agent.cookie("authorization"), language },
      ...(payload === undefined ? {} : { payload }),
    });
    answers.push(response);
  }
  return answers;
}

function refused(error: ErrorName): object[] {
  const { code, status } = ERROR_CATALOGUE[error];
  return LANGUAGES.map((language) => ({
    code,
    status,
    error,
    message: phraseBook.format(language, errorPhraseKey(error)),
    leaks: false,
  }));
}

type Answers = Awaited<ReturnType<typeof ask>>;

const seen = (answers: Answers) =>
  answers.map((answer) => {
    const { code, error, message } = answer.json();
    const { statusCode: status, body } = answer;
    return { code, status, error, message, leaks: INSIDES.test(body) };
  });

const fieldsOf = (answers: Answers): string[] =>
  (answers[0]?.json().data?.fields ?? []).map(({ path }: { path: string }) => path);

describe("every call", () => {
  test.each(ENDPOINTS.map(named))("%s has its route", (_name, { method, path }) => {
    expect(stage.app.hasRoute({ method, url: routePath(path) })).toBe(true);
  });

  test.each(GUARDED.map(named))("%s refuses callers without a session", async (_name, endpoint) => {
    const stranger = new TestBrowser(stage, "127.0.0.1");
    const path = addressOf(endpoint);
    const { method } = endpoint;
    const body = endpoint.request.body === undefined ? {} : { body: {} };
    expect(await stranger.send({ method, path, ...body })).toMatchObject({
      status: 401,
      error: "notLoggedIn",
    });
  });

  test.each(WRITES.filter(({ access }) => access === "session" || access === "staff").map(named))(
    "%s refuses half a session",
    async (_name, endpoint) => {
      const { method } = endpoint;
      const request = { method, path: addressOf(endpoint), body: {} };
      await giveRightTo(stage, agent, endpoint);
      expect(await agent.send(request, { authorization: null })).toMatchObject({
        status: 401,
        error: "notLoggedIn",
      });
    },
  );
});

describe("bad input", () => {
  test.each(WITH_BODY.map(named))("%s: refuses malformed JSON", async (_name, endpoint) => {
    expect(seen(await ask(endpoint, '{"account":'))).toEqual(refused("malformedRequest"));
  });

  test.each(WITH_BODY.map(named))("%s: refuses another content type", async (_name, endpoint) => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      const answers = await ask(endpoint, "account=ada", { "content-type": type });
      expect(seen(answers)).toEqual(refused("unsupportedType"));
    }
  });

  test.each(WITH_BODY.map(named))("%s: refuses invalid UTF-8", async (_name, endpoint) => {
    const payload = JSON.stringify({ account: "ada\u0000'; drop table app_user; --" });
    expect(seen(await ask(endpoint, payload))).toEqual(refused("malformedRequest"));
  });

  test.each(WITH_BODY.map(named))(
    "%s: refuses a body that is too large",
    async (_name, endpoint) => {
      const payload = JSON.stringify({ account: "x".repeat(256 * 1_024) });
      expect(seen(await ask(endpoint, payload))).toEqual(refused("tooLarge"));
    },
  );

  test.each(WRITES.filter(({ request }) => request.body !== undefined).map(named))(
    "%s: refuses an undeclared field",
    async (_name, endpoint) => {
      const answers = await ask(endpoint, JSON.stringify({ unheardOf: 1 }));
      expect(seen(answers)).toEqual(refused("badInput"));
      const isChoice = endpoint.request.body instanceof z.ZodMiniDiscriminatedUnion;
      // Of a choice, the discriminating field is required first.
      expect(fieldsOf(answers)).toContain(isChoice ? fieldsOf(answers)[0] : "unheardOf");
    },
  );

  test.each(WITH_BODY.map(named))(
    "%s: refuses fields of the wrong type",
    async (_name, endpoint) => {
      const { body } = endpoint.request;
      if (body === undefined) throw new Error("it has one");
      const json = z.toJSONSchema(body, { io: "input", unrepresentable: "any" });
      const properties = Object.keys(json.properties ?? {});
      for (const value of [{ deep: [1] }, -1, null]) {
        if (properties.length === 0) break;
        stage.clock.advance(60_000);
        const payload = JSON.stringify(Object.fromEntries(properties.map((name) => [name, value])));
        expect(seen(await ask(endpoint, payload))).toEqual(refused("badInput"));
      }
    },
  );

  test.each(["[]", "5", '"text"', "[{}]"])("a body that is %s is refused", async (payload) => {
    for (const endpoint of WITH_BODY.filter(({ kind }) => kind === "write")) {
      stage.clock.advance(60_000);
      expect({ [endpoint.name]: seen(await ask(endpoint, payload)) }).toEqual({
        [endpoint.name]: refused("badInput"),
      });
    }
  });

  test.each(ENDPOINTS.filter(({ request }) => request.params !== undefined).map(named))(
    "%s: refuses an invalid parameter",
    async (_name, endpoint) => {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, "X");
      await giveRightTo(stage, agent, endpoint);
      const body = endpoint.request.body === undefined ? {} : { body: {} };
      const answer = await agent.send({ method: endpoint.method, path, ...body });
      expect(answer).toMatchObject({ status: 400, error: "badInput" });
    },
  );

  test.each(
    ENDPOINTS.filter(({ kind, request }) => kind === "write" && "form" in request).map(named),
  )("%s: refuses a malformed form", async (_name, endpoint) => {
    expect(seen(await ask(endpoint, "{}"))).toEqual(refused("unsupportedType"));
  });
});
