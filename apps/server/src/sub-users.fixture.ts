// A master who has the own codes at hand: calls about sub-users, sealed with a code of every channel.
import { hashCommandBody, type JsonValue } from "@parley/contract/canonical-json";
import type { Endpoint } from "@parley/contract/endpoint";
import {
  commandKey,
  securityRequirements,
  sendCode,
} from "@parley/contract/endpoints/identity/codes";
import { createAuthenticatorQueries } from "@parley/database/queries/security/authenticator";
import { toUserId } from "@parley/domain/ids";
import { sealCommand } from "@parley/operations/identity/sealed-request/seal-command.fixture";
import { openTotpSecret } from "@parley/operations/identity/security/totp";
import { totpCodeAt } from "@parley/operations/identity/security/totp.fixture";
import { findLastCode, type Answer, type CallExtras, type TestBrowser } from "./browser.fixture.ts";
import { callLoosely } from "./loose-call.fixture.ts";
import type { TestApp } from "./test-app.fixture.ts";

type Body = {
  readonly [name: string]: JsonValue | undefined;
  readonly account?: string;
  readonly subUid?: string;
};

/** The subject is what api.md says: the new account, or the uid of the sub-user. */
export async function callAsMaster(
  stage: TestApp,
  master: TestBrowser,
  endpoint: Endpoint,
  body: Body,
  extras: CallExtras = {},
): Promise<Answer> {
  const command = await sealForSubUsers(stage, master, body);
  return callLoosely(master, endpoint, { ...body, command }, extras);
}

export async function sealForSubUsers(
  stage: TestApp,
  master: TestBrowser,
  body: Body,
): Promise<string> {
  const subject = body.account ?? body.subUid ?? "";
  const codes = await subUserCodes(stage, master, subject);
  const { data: key } = await master.call(commandKey, {});
  const bodyHash = await hashCommandBody(body);
  const at = stage.clock.now();
  return sealCommand(key, { action: "sub-users", subject, bodyHash, codes, at });
}

/** One code of everything that is bound. */
export async function subUserCodes(
  stage: TestApp,
  master: TestBrowser,
  subject: string,
): Promise<Record<string, string>> {
  const { database, surfaces, clock } = stage;
  const userId = toUserId(BigInt(master.cookie("userId") ?? ""));
  const purpose = "sub-users";
  const { data: needs } = await master.call(securityRequirements, { purpose });
  const codes: Record<string, string> = {};
  // That another code can be sent only after a minute is not what these tests are about.
  await database.pool.query("delete from security_code where purpose = $1", [purpose]);
  for (const channel of ["email", "phone"] as const) {
    if (needs[channel] !== true) continue;
    const sent = await master.call(sendCode, { channel, purpose, subject });
    if (sent.code !== 0) throw new Error(`no code was sent: ${sent.error}`);
    const { rows } = await database.pool.query<{ target: string }>(
      "select target from contact where person_id = $1 and channel = $2",
      [userId, channel],
    );
    codes[channel] = await findLastCode(stage, rows[0]?.target ?? "");
  }
  if (needs.totp === true) {
    const found = await createAuthenticatorQueries(database.pool).findAuthenticator(userId);
    const secret = openTotpSecret(surfaces.vault, userId, found?.sealedSecret ?? "");
    // The one before where it can be, so that later ones are left to the test.
    const { rows } = await database.pool.query<{ step: string }>(
      "select step from used_totp_step where person_id = $1",
      [userId],
    );
    const used = new Set(rows.map((row) => Number(row.step)));
    const findUnused = () => {
      const now = Math.floor(clock.now() / 30_000);
      return [now - 1, now + 1, now].find((step) => !used.has(step)) ?? null;
    };
    if (findUnused() === null) clock.advance(60_000);
    codes["totp"] = totpCodeAt(secret, (findUnused() ?? 0) * 30_000);
  }
  return codes;
}
