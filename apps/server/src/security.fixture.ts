// A person of the tests who takes care of the own account: gets codes, seals commands, has an
// authenticator in the pocket.
import { hashCommandBody, type JsonValue } from "@parley/contract/canonical-json";
import {
  commandKey,
  securityRequirements,
  sendCode,
} from "@parley/contract/endpoints/identity/codes";
import {
  beginTotp,
  bindContact,
  confirmTotp,
  removeTotp,
  unbindContact,
} from "@parley/contract/endpoints/identity/security";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import { createCommandKeys } from "@parley/operations/identity/sealed-request/command-keys";
import { sealCommand } from "@parley/operations/identity/sealed-request/seal-command.fixture";
import { totpCodeAt } from "@parley/operations/identity/security/totp.fixture";
import { makeUnusedCode } from "@parley/testing/totp-code";
import { MANY_CALLS, registerPerson } from "./accounts.fixture.ts";
import { findLastCode, TestBrowser, type Answer, type CallExtras } from "./browser.fixture.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "./test-app.fixture.ts";

type Channel = "email" | "phone";

export interface CommandParts {
  readonly action: string;
  readonly subject: string;
  readonly body: { readonly [name: string]: JsonValue | undefined };
  readonly codes: object;
  readonly at?: number;
  readonly nonce?: string;
}

export class SecurePerson {
  readonly stage: TestApp;
  readonly browser: TestBrowser;
  email: string | null;
  phone: string | null = null;
  /** Of the authenticator, once it is set up. */
  secret = "";
  recoveryCodes: string[] = [];
  readonly #usedSteps = new Set<number>();

  constructor(stage: TestApp, browser: TestBrowser, email: string) {
    this.stage = stage;
    this.browser = browser;
    this.email = email;
  }

  /** Gets a code to each of these channels. */
  async codes(purpose: CodePurpose, ...channels: Channel[]): Promise<Record<string, string>> {
    const codes: Record<string, string> = {};
    for (const channel of channels) {
      const sent = await this.browser.call(sendCode, { channel, purpose });
      if (sent.code !== 0) throw new Error(`no code was sent: ${sent.error}`);
      codes[channel] = await findLastCode(this.stage, this[channel] ?? "");
    }
    return codes;
  }

  /**
   * A code of the authenticator that this person has not used. The clock moves on by half a minute
   * where there is none.
   */
  totp(): string {
    return makeUnusedCode(this.secret, this.#usedSteps, this.stage.clock);
  }

  /** What the authenticator shows, now or some half minutes away, used or not. */
  totpAt(steps: number): string {
    return totpCodeAt(this.secret, this.stage.clock.now() + steps * 30_000);
  }

  async seal({ body, ...parts }: CommandParts): Promise<string> {
    const { data: key } = await this.browser.call(commandKey, {});
    const bodyHash = await hashCommandBody(body);
    return sealCommand(key, { at: this.stage.clock.now(), ...parts, bodyHash });
  }

  async sendBindCode(channel: Channel, target: string): Promise<string> {
    const purpose = `bind-${channel}` as const;
    const sent = await this.browser.call(sendCode, { channel, purpose, target });
    if (sent.code !== 0) throw new Error(`no code was sent: ${sent.error}`);
    return findLastCode(this.stage, target);
  }

  /** One code of everything that the server names for a purpose. */
  async requiredCodes(purpose: CodePurpose): Promise<Record<string, string>> {
    const { data: needs } = await this.browser.call(securityRequirements, { purpose });
    const channels = (["email", "phone"] as const).filter((channel) => needs[channel] === true);
    const codes = await this.codes(purpose, ...channels);
    return needs.totp === true ? { ...codes, totp: this.totp() } : codes;
  }

  /** With a code of everything that is asked for, unless others are given. */
  async bind(channel: Channel, target: string, given?: object): Promise<Answer> {
    const codes = given ?? (await this.requiredCodes(`bind-${channel}`));
    const code = await this.sendBindCode(channel, target);
    const answer = await this.browser.call(bindContact, { channel, target, code, codes });
    if (answer.code === 0) this[channel] = target;
    return answer;
  }

  async unbind(channel: Channel, codes: object, extras: CallExtras = {}): Promise<Answer> {
    const body = { channel };
    const action = `unbind-${channel}`;
    const command = await this.seal({ action, subject: channel, body, codes });
    const answer = await this.browser.call(unbindContact, { ...body, command }, extras);
    if (answer.code === 0) this[channel] = null;
    return answer;
  }

  /** From nothing to an authenticator that is on. */
  async setUpTotp(): Promise<void> {
    const begun = await this.browser.call(beginTotp, {});
    if (begun.code !== 0) throw new Error(`the set-up was refused: ${begun.error}`);
    this.secret = begun.data.secret;
    const confirmed = await this.browser.call(confirmTotp, {
      code: this.totp(),
      codes: await this.codes("totp-confirm", ...this.channels()),
    });
    if (confirmed.code !== 0) throw new Error(`the first code was refused: ${confirmed.error}`);
    this.recoveryCodes = confirmed.data.recoveryCodes;
  }

  async removeTotp(codes: object): Promise<Answer> {
    const command = await this.seal({ action: "totp-remove", subject: "totp", body: {}, codes });
    return this.browser.call(removeTotp, { command });
  }

  channels(): Channel[] {
    return (["email", "phone"] as const).filter((channel) => this[channel] !== null);
  }
}

/** A server without captcha, which has its key for commands: making one takes a while. */
export async function createSecureStage(options: TestAppOptions = {}): Promise<TestApp> {
  const env = { PARLEY_CAPTCHA: "off" };
  const stage = await createTestApp({ env, limits: MANY_CALLS, ...options });
  const { database, surfaces, clock } = stage;
  await createCommandKeys({ pool: database.pool, vault: surfaces.vault, clock }).readCurrent();
  return stage;
}

/** A code that is certainly wrong. */
export function otherThan(code: string | undefined): string {
  return code === "000000" ? "000001" : "000000";
}

export async function createSecurePerson(
  stage: TestApp,
  email: string,
  browser = new TestBrowser(stage),
): Promise<SecurePerson> {
  return new SecurePerson(stage, await registerPerson(stage, email, browser), email);
}
