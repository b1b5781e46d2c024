// /api/a/v2/auth/…: registering, logging in and out, sessions and settings.
import {
  confirmRegistration,
  forgotPassword,
  listSessions,
  loginHistory,
  logIn,
  logOut,
  register,
  resetPassword,
  revokeSessions,
  sessionEnd,
  setAntiPhishingCode,
  setLanguage,
  setTimeZone,
  setUsername,
  userInfo,
  verifyLogIn,
  waitingLogIn,
} from "@parley/contract/endpoints/identity/account";
import { isReaderZone } from "@parley/domain/account/reader-zone";
import { CODE_VALID_MINUTES } from "@parley/domain/account/code-purpose";
import { isInstitutional } from "@parley/domain/kyc/kyc";
import { mask } from "@parley/domain/format/mask";
import { toSessionId } from "@parley/domain/ids";
import * as logins from "@parley/operations/identity/account/log-in";
import type { AccountParts } from "@parley/operations/identity/account/parts";
import * as registrations from "@parley/operations/identity/account/register";
import * as passwords from "@parley/operations/identity/account/reset-password";
import * as sessions from "@parley/operations/identity/account/sessions";
import { setUsername as setName } from "@parley/operations/identity/account/rename";
import * as settings from "@parley/operations/identity/account/settings";
import { newToken } from "@parley/platform/tokens";
import { findLocaleOfTag } from "@parley/phrases/locale-of-tag";
import type { CheckCaptchaAnswer } from "../../http/access/captcha-check.ts";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";
import {
  AUTH_TOKEN,
  authCookie,
  clearedStaffCookie,
  LOGIN,
  logoutCookies,
  REGISTRATION,
  RESET,
  staleCookies,
  TICKET,
  type CookiePlace,
} from "../../http/access/session-cookies.ts";
import { answerLogIn, describeUser } from "./user-info.ts";

export interface AccountRouteParts {
  readonly parts: AccountParts;
  readonly place: CookiePlace;
  readonly checkCaptcha: CheckCaptchaAnswer;
}

export function bindAccountRoutes(routes: AccountRouteParts): Binding[] {
  return [
    ...bindRegistration(routes),
    ...bindLogIn(routes),
    ...bindPasswordReset(routes),
    ...bindSessions(routes),
    ...bindSettings(routes),
  ];
}

function bindRegistration({ parts, place, checkCaptcha }: AccountRouteParts): Binding[] {
  return [
    bind(
      register,
      async ({ account, password, language }, { caller, captcha, locale, readCookie }) => {
        const refusal = await checkCaptcha(captcha);
        if (refusal !== null) return refuse(refusal);
        const spoken = language === undefined ? null : findLocaleOfTag(language);
        const input = { account, password, language: spoken ?? locale };
        const result = await registrations.register(parts, input, readCookie(REGISTRATION), caller);
        if (!result.ok) return result;
        const { registrationToken, ...data } = result.reply;
        const minutes = registrations.REGISTRATION_MINUTES;
        const cookies = [authCookie(REGISTRATION, registrationToken, minutes, place)];
        return { ok: true, data, cookies };
      },
    ),

    bind(confirmRegistration, async (input, { caller, readCookie }) => {
      const token = readCookie(REGISTRATION);
      const result = await registrations.confirmRegistration(parts, input, token, caller);
      return result.ok ? answerLogIn(parts, place, result.reply) : result;
    }),
  ];
}

function bindLogIn({ parts, place, checkCaptcha }: AccountRouteParts): Binding[] {
  return [
    bind(logIn, async (input, { caller, captcha }) => {
      const result = await logins.logIn(parts, input, caller, () => checkCaptcha(captcha));
      if (!result.ok) return result;
      if (result.next === "done") return answerLogIn(parts, place, result.started);
      const { ok: _isOk, ...waiting } = result;
      const { ticket } = waiting;
      return {
        ok: true,
        data: { ...waiting, channels: [...waiting.channels] },
        cookies: [
          authCookie(LOGIN, newToken(), logins.TICKET_MINUTES, place),
          authCookie(TICKET, ticket, logins.TICKET_MINUTES, place),
        ],
      };
    }),

    bind(waitingLogIn, async (_input, { readCookie }) => {
      const ticket = readCookie(TICKET);
      const waiting = ticket === undefined ? null : await logins.findWaiting(parts, ticket);
      if (waiting === null) return refuse("ticketExpired");
      return { ok: true, data: { ...waiting, channels: [...waiting.channels] } };
    }),

    bind(verifyLogIn, async (input, { caller }) => {
      const result = await logins.verifyLogIn(parts, input, caller);
      return result.ok ? answerLogIn(parts, place, result.reply) : result;
    }),

    bind(logOut, async (_input, { session, isOwnClient }) => {
      // Without a session only cookies are cleared, which no other site may make a browser do.
      if (session === null && !isOwnClient) return refuse("notLoggedIn");
      if (session !== null) await sessions.logOut(parts, session);
      return {
        ok: true,
        data: null,
        cookies: [...logoutCookies(place), clearedStaffCookie(place)],
      };
    }),
  ];
}

function bindPasswordReset({ parts, place, checkCaptcha }: AccountRouteParts): Binding[] {
  return [
    bind(forgotPassword, async (input, { caller, captcha, readCookie }) => {
      const refusal = await checkCaptcha(captcha);
      if (refusal !== null) return refuse(refusal);
      const before = readCookie(RESET);
      const result = await passwords.forgotPassword(parts, input, before, caller);
      if (!result.ok) return result;
      const { resetToken, ...data } = result.reply;
      const cookies = [authCookie(RESET, resetToken, CODE_VALID_MINUTES, place)];
      return { ok: true, data, cookies };
    }),

    bind(resetPassword, async (input, { caller, readCookie }) => {
      const result = await passwords.resetPassword(parts, input, readCookie(RESET), caller);
      return result.ok ? { ok: true, data: null } : result;
    }),
  ];
}

function bindSessions({ parts, place }: AccountRouteParts): Binding[] {
  return [
    bind(userInfo, async (_input, { session, authorization, readCookie }) => {
      const { username, kycType, kycStatus } = session;
      const isInstitution = isInstitutional(kycType, kycStatus);
      return {
        ok: true,
        data: await describeUser(parts, session, authorization),
        cookies: staleCookies({ username, kycStatus, isInstitution }, readCookie, place),
      };
    }),

    bind(sessionEnd, async (_input, { readCookie }) => ({
      ok: true,
      data: { cause: await sessions.findSessionEnd(parts, readCookie(AUTH_TOKEN)) },
    })),

    bind(listSessions, async (_input, { session }) => {
      const list = await sessions.listSessions(parts, session);
      const data = list.map(({ sessionId, ...rest }) =>
        Object.assign(rest, { sessionId: sessionId.toString() }),
      );
      return { ok: true, data };
    }),

    bind(revokeSessions, async ({ sessionId }, { session }) => {
      const ended =
        sessionId === undefined
          ? await sessions.revokeOtherSessions(parts, session)
          : await sessions.revokeSession(parts, session, toSessionId(sessionId));
      return sessionId !== undefined && ended === 0
        ? refuse("notFound")
        : { ok: true, data: { ended } };
    }),

    bind(loginHistory, async ({ page, pageSize }, { session }) => {
      const range = { page, pageSize };
      const { list, total, isCapped } = await sessions.listLogins(parts, session, range);
      const events = list.map((event) => Object.assign(event, { at: event.at.getTime() }));
      const capped = isCapped ? { totalCapped: true } : {};
      return { ok: true, data: { list: events, total, ...range, ...capped } };
    }),
  ];
}

function bindSettings({ parts }: AccountRouteParts): Binding[] {
  return [
    bind(setLanguage, async ({ language: tag }, { session }) => {
      const language = findLocaleOfTag(tag);
      if (language === null) return refuse("badInput", { field: "language" });
      await settings.setLanguage(parts, session, language);
      return { ok: true, data: { language } };
    }),

    bind(setTimeZone, async ({ timeZone, isGuess = false }, { session }) => {
      if (!isReaderZone(timeZone)) return refuse("badInput", { field: "timeZone" });
      const kept = await settings.setTimeZone(parts, session, { timeZone, isGuess });
      return { ok: true, data: { timeZone: kept } };
    }),

    bind(setUsername, async ({ username }, { session }) => {
      const renamed = await setName(parts, session, username);
      if (renamed.ok) return { ok: true, data: { username, renameFrom: renamed.renameFrom } };
      return renamed.error === "renameTooSoon"
        ? refuse(renamed.error, { data: { from: renamed.from } })
        : renamed;
    }),

    bind(setAntiPhishingCode, async (input, { session, caller }) => {
      const result = await settings.setAntiPhishingCode(parts, session, input, caller);
      if (!result.ok) return result;
      const { antiPhishingCode } = input;
      const masked = antiPhishingCode === null ? null : mask(antiPhishingCode);
      return { ok: true, data: { antiPhishingCode: masked } };
    }),
  ];
}
