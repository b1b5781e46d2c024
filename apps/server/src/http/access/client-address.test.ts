import { fastify } from "fastify";
import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createAddressReader } from "./client-address.ts";

const TRUSTED = [[], ["loopback"], ["uniquelocal", "127.0.0.1"], ["10.0.0.0/8", "fd00::/8"]];
const DIRECT = ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.1.2.3", "203.0.113.9"];
const FORWARDED = [
  undefined,
  "198.51.100.7",
  "10.0.0.1",
  "198.51.100.7, 10.0.0.1",
  "198.51.100.7, 203.0.113.1, 127.0.0.1",
  "10.0.0.1, 10.0.0.2",
  "2001:db8::1, fd00::2",
];

test.for(TRUSTED)(
  "the caller behind %j is the one that the framework names",
  async (trustProxy) => {
    const app = fastify({ trustProxy: trustProxy.length === 0 ? false : [...trustProxy] });
    const readAddress = createAddressReader(trustProxy);
    const ours: string[] = [];
    app.get("/", (request, reply) => {
      ours.push(readAddress(request.raw satisfies IncomingMessage));
      void reply.send(request.ip);
    });
    const theirs: string[] = [];
    for (const remoteAddress of DIRECT) {
      for (const forwarded of FORWARDED) {
        const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
        theirs.push((await app.inject({ url: "/", remoteAddress, headers })).body);
      }
    }
    expect(ours).toEqual(theirs);
  },
);

test("a proxy that names no client is the client itself", async () => {
  const app = fastify();
  const readAddress = createAddressReader(["loopback"]);
  app.get("/", (request, reply) => void reply.send(readAddress(request.raw)));
  const headers = { "x-forwarded-for": "" };
  expect((await app.inject({ url: "/", remoteAddress: "127.0.0.1", headers })).body).toBe(
    "127.0.0.1",
  );
});
