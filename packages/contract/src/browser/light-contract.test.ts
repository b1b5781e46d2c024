import { parseSync } from "vite";
import { expect, test } from "vitest";
import { lightenEndpoints } from "./light-contract.ts";

const parse = (code: string) => parseSync("endpoints.ts", code).program;

const DECLARED = `
import { saidText } from "../text-fields.ts";
import { idText, pageFields } from "../fields.ts";
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
export const read = defineEndpoint({ ...send, request: { query: z.object({ text: saidText(9) }) } });
export const upload = defineEndpoint({ request: { form: z.strictObject({ file: z.file() }) } });
`;

test("an endpoint keeps what a call needs, of its request the kind, and the imports of these", () => {
  expect(lightenEndpoints(DECLARED, parse)).toBe(`

import { idText, pageFields } from "../fields.ts";
export const row = z.object({ id: idText() });
export const send = defineEndpoint({ name: "send", method: "POST", path: "/api/send/{id}", kind: "write", request: { body: true }, reply: row, errors: [...COMMAND_ERRORS, "unknownAsset"] });
export const read = defineEndpoint({ ...send, request: {  } });
export const upload = defineEndpoint({ request: { form: true } });
`);
});
