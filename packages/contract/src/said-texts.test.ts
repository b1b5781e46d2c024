// Every text of a request that another user may read is cleaned of invisible characters: no field
// keeps a character that changes the reading direction, except those named here with a reason.
import { describe, expect, test } from "vitest";
import { ALL_ENDPOINTS } from "./endpoints/all-endpoints.ts";
import type { Endpoint } from "./endpoint.ts";
import * as z from "zod/mini";

type Schema = z.core.$ZodType;

/** As `endpoint.field`, or a field of every endpoint. */
const KEPT_AS_SENT: Readonly<Record<string, string>> = {
  password: "a secret, never shown",
  newPassword: "a secret, never shown",
  currentPassword: "a secret, never shown",
  account: "looked up, and refused unless it is an address or a number",
  target: "refused unless it is an address or a number",
  contact: "refused unless it is an address or a number",
  "createSupportCase.email": "refused unless it is an address",
  "inviteStaff.email": "refused unless it is an address",
  staffName: "refused by the rule of names where it holds such a character",
  address: "refused unless its network's checksum holds",
  "sendChatMsg.text": "cleaned by the rule of the chat",
  "sendChatMsg.phrase.values.text": "cleaned by the rule of the chat",
  "writeInAppeal.text": "cleaned by the rule of the chat",
  "writeInAppeal.phrase.values.text": "cleaned by the rule of the chat",
  username: "refused by the rule of names where it holds such a character",
  memo: "goes to its network as it was typed",
  timeZone: "refused unless it is a zone of the calendar",
  transports: "a browser's own words for a passkey, not shown",
  payMethods: "codes that are looked up",
  endpoint: "refused unless it is an address of a push service, and never shown",
};

const PROBES = [6, 20, 60].map((length) => `Ab\u202E${"c".repeat(length)}`);

interface Text {
  readonly path: string;
  readonly schema: Schema;
}

function textsOf(schema: Schema, path: string): Text[] {
  const { def } = schema._zod;
  if (def.type === "string") return [{ path, schema }];
  if ("shape" in def && typeof def.shape === "object" && def.shape !== null) {
    return Object.entries(def.shape).flatMap(([name, part]) =>
      textsOf(part, path === "" ? name : `${path}.${name}`),
    );
  }
  const parts: unknown[] = [
    "innerType" in def ? def.innerType : null,
    "element" in def ? def.element : null,
    "valueType" in def ? def.valueType : null,
    "in" in def ? def.in : null,
    ...("options" in def && Array.isArray(def.options) ? def.options : []),
  ];
  return parts.filter(isSchema).flatMap((part) => textsOf(part, path));
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && "_zod" in value;
}

/** Takes the character in and does not take it out. */
function keepsUnseen({ schema }: Text): boolean {
  return PROBES.some((probe) => {
    const parsed = z.safeParse(schema, probe);
    return parsed.success && String(parsed.data).includes("\u202E");
  });
}

const writes = ALL_ENDPOINTS.filter(({ kind }: Endpoint) => kind === "write").flatMap(
  (endpoint: Endpoint): [string, Endpoint][] => [[endpoint.name, endpoint]],
);

describe("a text that another user reads is cleaned", () => {
  test.each(writes)("in %s", (name, { request }) => {
    const { body, form } = { body: undefined, form: undefined, ...request };
    const schema = body ?? form;
    const unclean = (schema === undefined ? [] : textsOf(schema, ""))
      .filter(keepsUnseen)
      .map(({ path }) => path)
      .filter((path) => {
        const last = path.split(".").at(-1) ?? "";
        return !(`${name}.${path}` in KEPT_AS_SENT) && !(last in KEPT_AS_SENT);
      });
    expect(unclean).toEqual([]);
  });

  test("in a fair number of places", () => {
    const all = writes.flatMap(([, { request }]) =>
      request.body === undefined ? [] : textsOf(request.body, ""),
    );
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(keepsUnseen).length).toBeLessThan(all.length / 2);
  });
});
