// The factors of an account: codes by mail and text message, authenticator, passkeys, recovery codes.
// Looking at them counts the tries and uses nothing up; that happens in the transaction of what they
// allow, all of them or none.
import type { PoolClient } from "@parley/database/pool";
import {
  findAuthenticator,
  listUsedTotpSteps,
  insertUsedTotpStep,
  listUnusedRecoveryMacs,
  useRecoveryCode,
} from "@parley/database/queries/security/authenticator";
import { returnCodeTries } from "@parley/database/queries/security/security-code";
import { readDeviceFactors } from "@parley/database/queries/security/factor";
import {
  listPasskeys,
  isPasskeyChallengeOpen,
  takePasskeyChallenge,
  updatePasskeyUse,
} from "@parley/database/queries/security/passkey";
import { lockPassword } from "@parley/database/queries/identity/user";
import type { Channel } from "@parley/domain/account/account-name";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import type { UserId } from "@parley/domain/ids";
import { codeSubject } from "@parley/domain/security/code-subject";
import {
  chooseTotpAnswer,
  decideRequiredFactors,
  listMissingFactors,
  type BoundFactors,
  type GivenFactor,
} from "@parley/domain/security/required-factors";
import { secondsToUnusedCode } from "@parley/domain/security/totp-step";
import { consume } from "@parley/engine/command";
import type {
  CodeUse,
  CodeUsed,
  FactorAnswer,
  FactorHolder,
  FactorQuestion,
  FactorRefusal,
  Factors,
} from "../factor/factors.ts";
import { createTotpThrottle } from "../account/login-throttle.ts";
import type { PasswordHasher } from "../account/password-hasher.ts";
import { checkOwnPassword } from "../account/settings.ts";
import { checkCode, useUpCode } from "../factor/check-code.ts";
import { findCodeTarget } from "../factor/code-target.ts";
import type { PasskeyAssertion } from "../factor/factor-codes.ts";
import { isPasskeyHandle } from "./passkey-handle.ts";
import { findRecoveryMac } from "./recovery-codes.ts";
import { tellChange } from "../../messaging/notification/tell-change.ts";
import { findTotpStep, openTotpSecret } from "./totp.ts";
import { checkAssertion, type RelyingParty } from "./webauthn.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export interface FactorParts extends BaseParts {
  /** False while staff have turned passkeys off; on unless given. */
  readonly arePasskeysOn?: () => Promise<boolean>;
  readonly relyingParty: RelyingParty;
  readonly hasher: PasswordHasher;
}

type CheckedSentCode =
  | { readonly ok: true; readonly use: CodeUse; readonly codeId: bigint }
  | FactorRefusal;
type Checked = { readonly ok: true; readonly use: CodeUse } | FactorRefusal;

const CODE_GONE = { ok: false, error: "codeExpired" } as const;

export function createFactors(parts: FactorParts): Factors {
  return {
    readBound: (holder, purpose) => readBound(parts, holder, purpose),
    check: (question) => check(parts, question),
  };
}

/** A sub-user may verify with the master's. */
function authenticatorOwner({ userId, masterId, usesMasterTwoFactor }: FactorHolder): UserId {
  return usesMasterTwoFactor ? masterId : userId;
}

/**
 * A contact that a master only entered is not bound yet where the request is to bind it: the code
 * sent to it verifies it for the first time.
 */
function boundFor(
  purpose: CodePurpose | undefined,
  { isEmailVerified, isPhoneVerified }: FactorHolder,
  bound: BoundFactors,
): BoundFactors {
  if (purpose === "bind-email") return { ...bound, email: bound.email && isEmailVerified };
  if (purpose === "bind-phone") return { ...bound, phone: bound.phone && isPhoneVerified };
  return bound;
}

async function readBound(
  { pool, clock, arePasskeysOn }: Pick<FactorParts, "pool" | "clock" | "arePasskeysOn">,
  holder: FactorHolder,
  purpose?: CodePurpose,
): Promise<BoundFactors> {
  const { userId, email, phone } = holder;
  const devices = await readDeviceFactors(pool, userId, authenticatorOwner(holder));
  const { totp, passkey } = devices;
  const bound = {
    email: email !== null,
    phone: phone !== null,
    totp,
    // A passkey replaces the own authenticator, never the master's.
    passkey: passkey && !holder.usesMasterTwoFactor && (await (arePasskeysOn?.() ?? true)),
  };
  if (purpose !== "login") return boundFor(purpose, holder, bound);
  const isUsable = async (channel: Channel) =>
    (await findCodeTarget(pool, holder, channel, clock.now()))?.isUsable ?? false;
  return { ...bound, email: await isUsable("email"), phone: await isUsable("phone") };
}

async function check(parts: FactorParts, asked: FactorQuestion): Promise<FactorAnswer> {
  const right: bigint[] = [];
  const answer = await checkAll(parts, asked, right);
  // A wrong code costs the right ones beside it no try: only the wrong one is sent again.
  if (!answer.ok && right.length > 0) await returnCodeTries(parts.pool, right);
  return answer;
}

/** Appends the sent codes that were right to `right`. */
async function checkAll(
  parts: FactorParts,
  asked: FactorQuestion,
  right: bigint[],
): Promise<FactorAnswer> {
  const question = { ...asked, subject: codeSubject(asked.purpose, asked.subject) };
  const { holder, purpose } = question;
  const bound = await readBound(parts, holder, purpose);
  const given = listGiven(question);
  const required = decideRequiredFactors(purpose, bound, given);
  const missing = listMissingFactors(required, given);
  if (missing.length > 0) return { ok: false, error: "codesMissing", missing };
  const answer = chooseTotpAnswer(required, given);
  // Before sent codes are verified: a used step costs none of them an attempt.
  const shown = answer === "totp" ? await readTotp(parts, question) : null;
  if (shown !== null && shown.used !== null) return shown.used;
  const uses: CodeUse[] = [];
  const proved: Channel[] = [];
  for (const channel of ["email", "phone"] as const) {
    if (!required[channel]) continue;
    const checked = await checkSentCode(parts, question, channel);
    if (!checked.ok) return checked;
    uses.push(checked.use);
    proved.push(channel);
    right.push(checked.codeId);
  }
  const checked =
    shown === null
      ? await checkStandIn(parts, question, answer)
      : await checkTotp(parts, question, shown);
  if (checked !== null && !checked.ok) return checked;
  if (checked !== null) uses.push(checked.use);
  if (required.password) {
    const known = await checkPassword(parts, question, question.codes.password ?? "");
    if (!known.ok) return known;
    uses.push(known.use);
  }
  return { ok: true, proved, second: answer, uses };
}

function listGiven({ codes, address }: FactorQuestion): Set<GivenFactor> {
  const given = new Set<GivenFactor>();
  for (const factor of ["email", "phone", "totp", "passkey"] as const) {
    if (codes[factor] !== undefined) given.add(factor);
  }
  // The owner must be told of a used recovery code, and from where it was used.
  if (codes.recovery !== undefined && address !== undefined) given.add("recovery");
  if (codes.password !== undefined && address !== undefined) given.add("password");
  return given;
}

async function checkSentCode(
  parts: FactorParts,
  { holder, purpose, subject, codes }: FactorQuestion,
  channel: "email" | "phone",
): Promise<CheckedSentCode> {
  const { userId } = holder;
  const { [channel]: code } = codes;
  const found = await findCodeTarget(parts.pool, holder, channel, parts.clock.now());
  if (found === null || code === undefined) throw new Error("a code that is asked for is missing");
  const binding = { userId, purpose, channel, target: found.target, subject };
  const checked = await checkCode(parts, binding, code);
  if (!checked.ok) return { ...checked, factor: channel };
  const useUp = (tx: PoolClient) => useUpCode(tx, parts.clock, checked.codeId);
  return { ok: true, use: consume(useUp, CODE_GONE), codeId: checked.codeId };
}

/** Wrong ones count like failed logins. */
async function checkPassword(
  parts: FactorParts,
  { holder, address = "" }: FactorQuestion,
  password: string,
): Promise<Checked> {
  const checked = await checkOwnPassword(parts, holder, password, { address });
  if (!checked.ok) {
    if (checked.error === "loginBlocked") return checked;
    return { ok: false, error: "codeInvalid", factor: "password" };
  }
  // A password that was changed meanwhile proves nothing any more.
  const useUp = (tx: PoolClient) => lockPassword(tx, holder.userId, checked.passwordHash);
  return { ok: true, use: consume(useUp, CODE_GONE) };
}

/** The replacement of the authenticator. Null where neither is required. */
async function checkStandIn(
  parts: FactorParts,
  question: FactorQuestion,
  answer: "totp" | "passkey" | "recovery" | null,
): Promise<Checked | null> {
  const { recovery = "", passkey } = question.codes;
  if (answer === "recovery") return checkRecovery(parts, question, recovery);
  if (answer !== "passkey") return null;
  if (passkey === undefined) throw new Error("a passkey that was given is missing");
  return checkPasskey(parts, question, passkey);
}

interface ShownCode {
  /** The half minute that the code belongs to; null when it is none that counts now. */
  readonly step: number | null;
  /** The refusal, when the step was used before. */
  readonly used: CodeUsed | null;
}

/**
 * A used step is refused without counting an attempt. Guessing gains nothing by it: that code is
 * worthless.
 */
async function readTotp(
  { pool, clock, vault }: FactorParts,
  { holder, codes: { totp = "" } }: FactorQuestion,
): Promise<ShownCode> {
  const ownerId = authenticatorOwner(holder);
  const found = await findAuthenticator(pool, ownerId);
  const now = clock.now();
  const step =
    found === null
      ? null
      : findTotpStep(openTotpSecret(vault, ownerId, found.sealedSecret), totp, now);
  if (step === null) return { step, used: null };
  const usedSteps = await listUsedTotpSteps(pool, holder.userId, step);
  return { step, used: usedSteps.includes(step) ? codeUsed(step, usedSteps, now) : null };
}

function codeUsed(step: number, usedSteps: readonly number[], now: number): CodeUsed {
  const retryIn = secondsToUnusedCode(step, usedSteps, now);
  return { ok: false, error: "codeUsed", factor: "totp", retryIn };
}

async function checkTotp(
  parts: FactorParts,
  { holder }: FactorQuestion,
  { step }: ShownCode,
): Promise<Checked> {
  const throttle = createTotpThrottle(parts, authenticatorOwner(holder));
  const retryAfterSeconds = await throttle.takeTry();
  if (retryAfterSeconds !== null) return { ok: false, error: "loginBlocked", retryAfterSeconds };
  if (step === null) return { ok: false, error: "codeInvalid", factor: "totp" };
  await throttle.forgetFailures();
  const used = { userId: holder.userId, step };
  const useUp = (tx: PoolClient) => insertUsedTotpStep(tx, used);
  // Of two calls at the same moment the second finds it used here.
  return { ok: true, use: consume(useUp, codeUsed(step, [step], parts.clock.now())) };
}

/**
 * Those of the own authenticator alone: a master's paper is not for sub-users, and paper of their own
 * does not answer for the master's authenticator.
 */
async function checkRecovery(
  parts: FactorParts,
  { holder, address = "" }: FactorQuestion,
  code: string,
): Promise<Checked> {
  const { pool, clock, vault } = parts;
  const { userId } = holder;
  const throttle = createTotpThrottle(parts, userId);
  const retryAfterSeconds = await throttle.takeTry();
  if (retryAfterSeconds !== null) return { ok: false, error: "loginBlocked", retryAfterSeconds };
  const macs = holder.usesMasterTwoFactor ? [] : await listUnusedRecoveryMacs(pool, userId);
  const mac = findRecoveryMac(vault, userId, code, macs);
  if (mac === null) return { ok: false, error: "codeInvalid", factor: "recovery" };
  await throttle.forgetFailures();
  const useUp = async (tx: PoolClient) => {
    const at = new Date(clock.now());
    if (!(await useRecoveryCode(tx, userId, mac, at))) return false;
    await tellChange(tx, parts, holder, { change: "recovery-code-used", address });
    return true;
  };
  return { ok: true, use: consume(useUp, CODE_GONE) };
}

async function checkPasskey(
  { pool, clock, vault, relyingParty }: FactorParts,
  { holder, purpose, subject }: FactorQuestion,
  assertion: PasskeyAssertion,
): Promise<Checked> {
  const invalid = { ok: false, error: "passkeyInvalid", factor: "passkey" } as const;
  const { userId } = holder;
  const passkeys = await listPasskeys(pool, userId);
  const credentialId = Buffer.from(assertion.id, "base64url");
  const passkey = passkeys.find((candidate) => candidate.credentialId.equals(credentialId));
  if (passkey === undefined) return invalid;
  if (!isPasskeyHandle(vault, userId, assertion.response.userHandle)) return invalid;
  const checked = await checkAssertion(relyingParty, assertion, passkey);
  if (checked === null) return invalid;
  const { challenge, counter } = checked;
  const use = { kind: "verify", userId, purpose, subject } as const;
  const isOpen = await isPasskeyChallengeOpen(pool, challenge, use, new Date(clock.now()));
  if (!isOpen) return invalid;
  const useUp = async (tx: PoolClient) => {
    const at = new Date(clock.now());
    if (!(await takePasskeyChallenge(tx, challenge, use, at))) return false;
    return updatePasskeyUse(tx, passkey.id, counter, at);
  };
  return { ok: true, use: consume(useUp, CODE_GONE) };
}
