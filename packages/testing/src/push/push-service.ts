// A simulated push service: answers as told, and keeps what it was sent.
import { createPublicKey, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";

export interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface SimulatedPushService {
  readonly origin: string;
  readonly received: ReceivedPush[];
  /** For the next messages, one each; 201 afterwards. Null: no answer at all. */
  answers: (number | null)[];
  close(): Promise<void>;
}

export async function startPushService(port = 0): Promise<SimulatedPushService> {
  const received: ReceivedPush[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      received.push({
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks),
      });
      const status = service.answers.length === 0 ? 201 : service.answers.shift();
      if (status === null || status === undefined) return;
      response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end();
    })();
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const chosen = typeof address === "object" ? address?.port : undefined;
  const service: SimulatedPushService = {
    origin: `http://127.0.0.1:${chosen}`,
    received,
    answers: [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return service;
}

export interface VapidClaims {
  readonly aud: string;
  readonly exp: number;
  readonly sub: string;
}

/** The claims of a header whose signature is that of the key beside it, and that key. */
export function readVapid(header: string | undefined): {
  readonly claims: VapidClaims;
  readonly publicKey: Buffer;
} {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header ?? "") ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const publicKey = Buffer.from(key, "base64url");
  const coordinate = (from: number) => publicKey.subarray(from, from + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ format: "jwk", key: jwk }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("the signature is not of this key");
  const claims: VapidClaims = JSON.parse(Buffer.from(body, "base64url").toString());
  return { claims, publicKey };
}
