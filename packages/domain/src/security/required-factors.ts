// Which codes a user must give for which purpose. It depends on nothing but the purpose and the
// bound factors, so that page and server agree.
import type { CodePurpose } from "../account/code-purpose.ts";

export type Factor = "email" | "phone" | "totp";

type ByFactor = Readonly<Record<Factor, boolean>>;

/** `totp`: the own authenticator, or the master's for a sub-user that verifies with it. */
export interface BoundFactors extends ByFactor {
  /** At least one passkey; none for a sub-user that verifies with the master's. */
  readonly passkey: boolean;
}

export interface RequiredFactors extends ByFactor {
  /** A passkey may replace `totp`. */
  readonly passkey: boolean;
  /** No factor is bound that could be required: the password proves more than a session. */
  readonly password: boolean;
}

/** What a user can be asked for; the password only where no factor is bound. */
export type AskedFactor = Factor | "password";

/** Ways to answer; a passkey or a recovery code answers for the authenticator. */
export type GivenFactor = AskedFactor | "passkey" | "recovery";

/**
 * How a purpose is verified.
 *
 * - `own-way`: not by these codes; registering and resetting a password have one code of their
 *   own.
 * - `one`: the authenticator, or else one bound channel.
 * - `quick`: the authenticator alone, or else every channel; required many times a day.
 * - `bind`: beside the code sent to the new contact, one of a bound factor where it is the first
 *   of its kind; all where it replaces another, which is unbound with it.
 * - `all`: every bound channel.
 * - `staff`: the authenticator, without which staff cannot work.
 */
type Way = "own-way" | "one" | "quick" | "bind-email" | "bind-phone" | "all" | "staff";

const WAYS = {
  register: "own-way",
  "reset-password": "own-way",
  login: "one",
  "bind-email": "bind-email",
  "bind-phone": "bind-phone",
  "unbind-email": "all",
  "unbind-phone": "all",
  "totp-confirm": "all",
  "totp-remove": "all",
  "password-change": "all",
  "passkey-add": "all",
  "passkey-remove": "all",
  "recovery-codes": "all",
  withdraw: "all",
  "api-settings": "all",
  "sub-users": "all",
  "create-user-payment": "quick",
  "update-user-payment": "quick",
  "remove-user-payment": "quick",
  release: "quick",
  split: "quick",
  "staff-action": "staff",
} as const satisfies Record<CodePurpose, Way>;

const NONE: ByFactor = { email: false, phone: false, totp: false };

/**
 * Where one of several channels is enough, it is the one that was given; before anything was given,
 * the one that is read soonest.
 */
export function decideRequiredFactors(
  purpose: CodePurpose,
  bound: BoundFactors,
  given: ReadonlySet<GivenFactor> = new Set(),
): RequiredFactors {
  const way = WAYS[purpose];
  const required = requiredBy(way, bound, given);
  const isNothing = !required.email && !required.phone && !required.totp;
  return {
    ...required,
    passkey: required.totp && bound.passkey,
    // A login has shown the password already, and registering or resetting one cannot show it.
    password: isNothing && way !== "own-way" && purpose !== "login",
  };
}

function requiredBy(way: Way, bound: BoundFactors, given: ReadonlySet<GivenFactor>): ByFactor {
  const all = { email: bound.email, phone: bound.phone, totp: bound.totp };
  switch (way) {
    case "own-way":
      return NONE;
    case "one":
      return requireOne(bound, given);
    case "quick":
      return bound.totp ? { ...NONE, totp: true } : all;
    case "bind-email":
      return bound.email ? all : requireOne(bound, given);
    case "bind-phone":
      return bound.phone ? all : requireOne(bound, given);
    case "all":
      return all;
    case "staff":
      return { ...NONE, totp: true };
  }
}

function requireOne(bound: BoundFactors, given: ReadonlySet<GivenFactor>): ByFactor {
  if (bound.totp) return { ...NONE, totp: true };
  const isPhone = bound.phone && (!bound.email || (given.has("phone") && !given.has("email")));
  return { ...NONE, email: bound.email && !isPhone, phone: isPhone };
}

/** By which channels a login may be verified, each of them alone. */
export function listLoginFactors(bound: BoundFactors): (Factor | "passkey")[] {
  if (bound.totp) return bound.passkey ? ["totp", "passkey"] : ["totp"];
  const channels: Factor[] = [];
  if (bound.email) channels.push("email");
  if (bound.phone) channels.push("phone");
  return channels;
}

/** Required factors without a code, in the order of display. */
export function listMissingFactors(
  required: RequiredFactors,
  given: ReadonlySet<GivenFactor>,
): AskedFactor[] {
  const missing: AskedFactor[] = [];
  if (required.email && !given.has("email")) missing.push("email");
  if (required.phone && !given.has("phone")) missing.push("phone");
  if (required.totp && chooseTotpAnswer(required, given) === null) missing.push("totp");
  if (required.password && !given.has("password")) missing.push("password");
  return missing;
}

/** The one answer for the authenticator that counts, where several were given. */
export function chooseTotpAnswer(
  required: RequiredFactors,
  given: ReadonlySet<GivenFactor>,
): "totp" | "passkey" | "recovery" | null {
  if (!required.totp) return null;
  if (given.has("totp")) return "totp";
  if (required.passkey && given.has("passkey")) return "passkey";
  return given.has("recovery") ? "recovery" : null;
}
