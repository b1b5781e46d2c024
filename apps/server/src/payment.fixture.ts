// Payment methods in tests of the API: adding and removing them with an authenticator, as the demo's
// people have one.
import { hashCommandBody, type JsonValue } from "@parley/contract/canonical-json";
import { commandKey } from "@parley/contract/endpoints/identity/codes";
import { createUserPayment, removeUserPayment } from "@parley/contract/endpoints/market/payment";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import { sealCommand } from "@parley/operations/identity/sealed-request/seal-command.fixture";
import { newIban } from "@parley/testing/sample-iban";
import type { Answer, CallExtras, TestBrowser } from "./browser.fixture.ts";
import { demoTotp } from "./demo-people.fixture.ts";
import type { TestApp } from "./test-app.fixture.ts";

export const IBAN = "DE89370400440532013000";
export const OTHER_IBAN = "GB29NWBK60161331926819";

/** The name of the demo's buyer. */
export const HOLDER = "Clara Weiss";

export const SEPA = {
  method: "sepa",
  fields: { iban: IBAN, bankName: "Commerzbank" },
  receiverName: HOLDER,
};

interface Body {
  readonly [name: string]: JsonValue | undefined;
}

/** Seals a command for this body with a fresh code, or with those given. */
export async function seal(
  stage: TestApp,
  browser: TestBrowser,
  { action, subject, body, codes }: Sealing,
): Promise<string> {
  const { data: key } = await browser.call(commandKey, {});
  return sealCommand(key, {
    action,
    subject,
    bodyHash: await hashCommandBody(body),
    codes: codes ?? { totp: demoTotp(stage) },
    at: stage.clock.now(),
  });
}

interface Sealing {
  readonly action: CodePurpose;
  readonly subject: string;
  readonly body: Body;
  readonly codes?: object | undefined;
}

export interface Confirmation {
  readonly codes?: object;
  readonly extras?: CallExtras;
}

/** A code is good once for each subject, so that every try waits for the next one. */
const waitForNextCode = ({ clock }: TestApp) => clock.advance(30_000);

export type PaymentChange = Partial<Omit<typeof SEPA, "fields">> & {
  readonly fields?: Readonly<Record<string, string>>;
  readonly pictureFileId?: string;
};

/** The call that adds it, ready to be sent. */
export async function preparePayment(
  stage: TestApp,
  browser: TestBrowser,
  change: PaymentChange = {},
  codes?: object,
) {
  waitForNextCode(stage);
  // Other people than the demo's buyer have accounts of their own.
  const fields =
    change.receiverName === undefined ? SEPA.fields : { ...SEPA.fields, iban: newIban() };
  const body = { ...SEPA, fields, ...change };
  const action = "create-user-payment";
  const command = await seal(stage, browser, { action, subject: body.method, body, codes });
  return { ...body, command };
}

export async function addPayment(
  stage: TestApp,
  browser: TestBrowser,
  change: PaymentChange = {},
  { codes, extras }: Confirmation = {},
): Promise<Answer> {
  const input = await preparePayment(stage, browser, change, codes);
  return browser.call(createUserPayment, input, extras);
}

export async function removePayment(
  stage: TestApp,
  browser: TestBrowser,
  id: string,
  { codes, extras }: Confirmation = {},
): Promise<Answer> {
  waitForNextCode(stage);
  const body = { id };
  const action = "remove-user-payment";
  const command = await seal(stage, browser, { action, subject: id, body, codes });
  return browser.call(removeUserPayment, { ...body, command }, extras);
}
