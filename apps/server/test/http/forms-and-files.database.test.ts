// Forms with a file, parameters in a path, and answers that are files.
import { defineEndpoint } from "@parley/contract/endpoint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { bind } from "../../src/http/binding/endpoint-binding.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const upload = defineEndpoint({
  name: "testUpload",
  summary: "Test of a form.",
  area: "site",
  method: "POST",
  path: "/api/test/{table}/upload",
  kind: "write",
  access: "public",
  request: {
    params: z.object({ table: z.string().check(z.regex(/^[a-z]+$/)) }),
    form: z.strictObject({ file: z.file(), note: z.optional(z.string().check(z.maxLength(5))) }),
  },
  maxFileBytes: 1_000,
  reply: z.object({
    table: z.string(),
    name: z.string(),
    size: z.int(),
    text: z.string(),
    note: z.nullable(z.string()),
  }),
  errors: [],
});

const download = defineEndpoint({
  name: "testDownload",
  summary: "Test of a file.",
  area: "site",
  method: "GET",
  path: "/api/test/{table}/file",
  kind: "read",
  access: "public",
  request: { params: z.object({ table: z.string() }) },
  reply: z.null(),
  isFile: true,
  errors: [],
});

let stage: TestApp;

beforeAll(async () => {
  stage = await createTestApp({
    bindings: [
      bind(upload, async ({ table, file, note = null }) => ({
        ok: true,
        data: { table, name: file.name, size: file.size, text: await file.text(), note },
      })),
      bind(download, async ({ table }) => {
        if (table === "empty") return { ok: false, error: "notFound" };
        const mediaType = table === "pictures" ? "image/png" : "application/pdf";
        const name = `a "${table}"\r\nX: y.pdf`;
        return { ok: true, file: { bytes: Buffer.from("bytes"), mediaType, name } };
      }),
    ],
  });
});

afterAll(async () => {
  await stage.close();
});

async function send(form: FormData, path = "/api/test/papers/upload") {
  const request = new Request("http://localhost/", { method: "POST", body: form });
  const answer = await stage.app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { error, data } = answer.json();
  return { status: answer.statusCode, error, data };
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const get = (table: string) => stage.app.inject({ url: `/api/test/${table}/file` });
const file = (size = 3) => new File(["x".repeat(size)], "../../passport.txt");

describe("a form", () => {
  test("is parsed with its file, its fields and the path's parameters", async () => {
    expect(await send(formOf({ note: "hi", file: file() }))).toEqual({
      status: 200,
      error: undefined,
      // The folders of the sender are not ours.
      data: { table: "papers", name: "passport.txt", size: 3, text: "xxx", note: "hi" },
    });
  });

  test("a file of exactly the size allowed passes, one byte more does not", async () => {
    expect((await send(formOf({ file: file(1_000) }))).data.size).toBe(1_000);
    expect(await send(formOf({ file: file(1_001) }))).toMatchObject({
      status: 413,
      error: "fileTooLarge",
    });
    expect(await send(formOf({ file: file(1_000_000) }))).toMatchObject({ status: 413 });
  });

  test.each([
    ["without a file", { note: "hi" }, ["file"]],
    ["with a text in place of the file", { file: "text" }, ["file"]],
    ["with a field too long", { file: file(), note: "too long" }, ["note"]],
    ["with a field that nobody declared", { file: file(), more: "x" }, ["more"]],
  ])("%s is refused by the field's name", async (_name, fields, paths) => {
    const { status, error, data } = await send(formOf(fields));
    expect({ status, error }).toEqual({ status: 400, error: "badInput" });
    expect(data.fields.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  test("with two files is refused", async () => {
    const form = formOf({ file: file() });
    form.append("file", file());
    expect(await send(form)).toMatchObject({ status: 400, error: "malformedRequest" });
  });

  test("an invalid parameter is refused with the rest", async () => {
    const { data } = await send(formOf({ note: "hi" }), "/api/test/B4/upload");
    expect(data.fields.map(({ path }: { path: string }) => path)).toEqual(["table", "file"]);
  });

  test("another content type is refused, and forms are accepted nowhere else", async () => {
    const headers = { "content-type": "application/json" };
    const json = await stage.app.inject({
      method: "POST",
      url: "/api/test/papers/upload",
      headers,
      payload: "{}",
    });
    expect(json.statusCode).toBe(415);
    expect((await send(formOf({ file: file() }), "/api/a/v2/auth/login")).status).toBe(415);
  });
});

describe("a file", () => {
  test("is sent so that nothing in it can run", async () => {
    const answer = await get("pictures");
    expect(answer.body).toBe("bytes");
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(answer.headers["content-security-policy"]).toBe("sandbox; default-src 'none'");
    expect(answer.headers["content-disposition"]).toMatch(/^inline; filename\*=UTF-8''a%20%22/);
    expect(answer.headers["x"]).toBeUndefined();
  });

  test("is offered as a download when it is no picture", async () => {
    expect((await get("papers")).headers["content-disposition"]).toMatch(/^attachment; /);
  });

  test("is refused with the usual envelope", async () => {
    const answer = await get("empty");
    expect(answer.json()).toMatchObject({ error: "notFound", data: null });
  });

  test("other methods are refused by name, also with parameters in the path", async () => {
    const answer = await stage.app.inject({ method: "POST", url: "/api/test/any/file" });
    expect(answer.json().error).toBe("methodNotAllowed");
  });
});
