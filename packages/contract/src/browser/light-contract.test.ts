import { parseSync } from "vite";
import { expect, test } from "vitest";
import { lightenEndpoints } from "./light-contract.ts";

const parse = (code: string) => parseSync("endpoints.ts", code).program;

const DECLARED = `
export const row = z.object({ id: idText() });
export const send = defineEndpoint({
  name: "send",
  summary: "Sends it.",
  area: "wallet",
  method: "POST",
  path: "/api/send/{id}",
  kind: "write",
  access: "session",
  callsPerMinute: 5,
  request: { params: z.object({ id: idText() }), body: z.strictObject({ to: z.string() }) },
  reply: row,
  errors: [...COMMAND_ERRORS, "unknownAsset"],
});
export const read = defineEndpoint({ ...send, request: { query: z.object({}) } });
export const upload = defineEndpoint({ request: { form: z.strictObject({ file: z.file() }) } });
`;

test("an endpoint keeps what a call needs, and of its request the kind", () => {
  expect(lightenEndpoints(DECLARED, parse)).toBe(`
export const row = z.object({ id: idText() });
export const send = defineEndpoint({ name: "send", method: "POST", path: "/api/send/{id}", kind: "write", request: { body: true }, reply: row, errors: [...COMMAND_ERRORS, "unknownAsset"] });
export const read = defineEndpoint({ ...send, request: {  } });
export const upload = defineEndpoint({ request: { form: true } });
`);
});
