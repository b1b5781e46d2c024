// A browser for tests of the API: it keeps cookies as a real one does, and sends what the site's own
// client sends. Besides, it can be told to leave something out, as an attacker's would.
import { fillPath, type Endpoint, type EndpointInput } from "@parley/contract/endpoint";
import { openSealedPart, type Message } from "@parley/operations/messaging/jobs/enqueue-message";
import { messageJobSchema } from "@parley/operations/messaging/jobs/message";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { randomUUID } from "node:crypto";
import type { TestApp } from "./test-app.fixture.ts";

export interface Answer {
  readonly status: number;
  readonly code: number;
  readonly error: string | undefined;
  readonly message: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- Tests look into whatever came, and fail when it is not there.
  readonly data: any;
  readonly response: LightMyRequestResponse;
}

export interface CallExtras {
  /** In place of what the cookie holds; null sends none. */
  readonly authorization?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  readonly accountGroup?: number;
}

interface KeptCookie {
  readonly value: string;
  readonly path: string;
}

const USER_AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

export class TestBrowser {
  readonly cookies = new Map<string, KeptCookie>();
  readonly #app: FastifyInstance;
  /** Network address the calls come from. */
  address: string;

  constructor({ app }: Pick<TestApp, "app">, address = "203.0.113.7") {
    this.#app = app;
    this.address = address;
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name)?.value;
  }

  async call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    extras: CallExtras = {},
  ): Promise<Answer> {
    const { path, rest } = fillPath(
      endpoint.path,
      Object.fromEntries(Object.entries(Object(input))),
    );
    const hasBody = endpoint.request.body !== undefined;
    return this.send(
      {
        method: endpoint.method,
        path: extras.accountGroup === undefined ? path : `/${extras.accountGroup}${path}`,
        ...(hasBody ? { body: rest } : { query: rest }),
      },
      {
        ...extras,
        ...(endpoint.kind === "write" && extras.idempotencyKey === undefined
          ? { idempotencyKey: randomUUID() }
          : {}),
      },
    );
  }

  async send(
    request: {
      readonly method: Endpoint["method"];
      readonly path: string;
      readonly body?: unknown;
      readonly query?: Readonly<Record<string, unknown>>;
    },
    extras: CallExtras = {},
  ): Promise<Answer> {
    const { method, path, body, query = {} } = request;
    const authorization = extras.authorization ?? this.cookie("authorization");
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) search.set(name, String(value));
    const response = await this.#app.inject({
      method,
      url: search.size === 0 ? path : `${path}?${search.toString()}`,
      remoteAddress: this.address,
      headers: {
        "user-agent": USER_AGENT,
        platform: "website",
        language: "en",
        cookie: this.#cookieHeader(path),
        ...(extras.authorization === null || authorization === undefined ? {} : { authorization }),
        ...(extras.idempotencyKey === undefined
          ? {}
          : { "idempotency-key": extras.idempotencyKey }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...extras.headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    this.#keep(response);
    const { code, error, message, data } = response.json();
    return { status: response.statusCode, code, error, message, data, response };
  }

  #cookieHeader(path: string): string {
    const plainPath = path.replace(/^\/\d+(?=\/api)/, "");
    return [...this.cookies]
      .filter(([, cookie]) => plainPath.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${encodeURIComponent(value)}`)
      .join("; ");
  }

  #keep({ cookies }: LightMyRequestResponse): void {
    for (const { name, value, maxAge, path = "/" } of cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, { value, path });
    }
  }
}

export interface QueuedMessage {
  readonly channel: "email" | "phone";
  readonly to: string;
  readonly locale: string;
  readonly message: Message;
  readonly antiPhishingCode: string | null;
}

/** What waits for the worker, oldest first; no worker runs in these tests. */
export async function listMessages({
  database,
  surfaces,
}: Pick<TestApp, "database" | "surfaces">): Promise<QueuedMessage[]> {
  const { rows } = await database.pool.query<{ task: string; payload: unknown }>(
    `select tasks.identifier as task, jobs.payload
     from graphile_worker._private_jobs as jobs
     join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
     where tasks.identifier in ('mail', 'sms')
     order by jobs.id`,
  );
  return rows.map(({ task, payload }) => {
    const { to, locale, sealed } = messageJobSchema.parse(payload);
    const channel = task === "mail" ? ("email" as const) : ("phone" as const);
    return Object.assign(openSealedPart(surfaces.vault, sealed), { channel, to, locale });
  });
}

/** The last code that went to that address or number and is good for something. */
export async function findLastCode(stage: TestApp, to: string): Promise<string> {
  const now = stage.clock.now();
  const codes = (await listMessages(stage)).flatMap(({ to: target, message }) =>
    target === to && message.template === "code" && message.expiresAt > now ? [message.code] : [],
  );
  const code = codes.at(-1);
  if (code === undefined) throw new Error(`no code was sent to ${to}`);
  return code;
}
