// Identity verification in tests of the API: uploads, and somebody to send in.
import { submitKyc } from "@parley/contract/endpoints/identity/kyc";
import { PHOTO_JPEG } from "@parley/testing/upload-samples";
import { randomUUID } from "node:crypto";
import type { Answer, TestBrowser } from "./browser.fixture.ts";
import type { TestApp } from "./test-app.fixture.ts";

export interface UploadOptions {
  readonly key?: string;
  readonly path?: string;
  readonly name?: string;
  readonly bytes?: Uint8Array;
  /** False leaves the readable half of the session out. */
  readonly isAuthorized?: boolean;
  /** Changes the form before it is sent. */
  readonly change?: (form: FormData) => void;
}

/** Sends a form with one file, as a browser does. */
export async function upload(
  { app }: TestApp,
  browser: TestBrowser,
  options: UploadOptions = {},
): Promise<Pick<Answer, "status" | "code" | "error" | "data">> {
  const { path = "/api/a/v1/auth/kyc/upload", name = "scan.jpg", bytes = PHOTO_JPEG } = options;
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(bytes)], name));
  options.change?.(form);
  const body = new Response(form);
  const authorization = browser.cookie("authorization");
  const response = await app.inject({
    method: "POST",
    url: path,
    remoteAddress: browser.address,
    headers: {
      "content-type": body.headers.get("content-type") ?? "",
      "idempotency-key": options.key ?? randomUUID(),
      cookie: [...browser.cookies].map(([key, { value }]) => `${key}=${value}`).join("; "),
      ...(authorization === undefined || options.isAuthorized === false ? {} : { authorization }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const { code, error, data } = response.json();
  return { status: response.statusCode, code, error, data };
}

export async function uploadFileId(stage: TestApp, browser: TestBrowser): Promise<string> {
  const { code, data, error } = await upload(stage, browser);
  if (code !== 0) throw new Error(`the upload was refused: ${error}`);
  return data.fileId;
}

export const PERSON = {
  kycType: "individual",
  realName: "Ada Lovelace",
  birthDate: "1990-12-10",
  country: "GB",
  documentType: "passport",
  documentNumber: "PN-4711-XY",
} as const;

export const COMPANY = {
  kycType: "company",
  companyName: "Analytical Engines Ltd",
  registrationNumber: "HRB 1815",
  country: "GB",
  representativeName: "Charles Babbage",
} as const;

let documents = 0;

/** A document that no other account of the test run has. */
export function newDocumentNumber(): string {
  documents += 1;
  return `PN-${4711 + documents}-XY`;
}

/** Sends Ada in, with documents of the browser's own. */
export async function submitPerson(
  stage: TestApp,
  browser: TestBrowser,
  change: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  return browser.call(submitKyc, {
    ...PERSON,
    documentNumber: newDocumentNumber(),
    documentFileIds: [await uploadFileId(stage, browser)],
    selfieFileId: await uploadFileId(stage, browser),
    ...change,
  });
}
