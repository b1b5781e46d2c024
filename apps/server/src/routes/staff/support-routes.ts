// Customer service: people's cases, and the queue of staff.
import { toOrderId } from "@parley/domain/ids";
import {
  answerSupportCase,
  claimSupportCase,
  closeSupportCase,
  closeSupportCaseAsStaff,
  createSupportCase,
  getSupportCase,
  listSupportCases,
  querySupportCase,
  querySupportCases,
  replySupportCase,
} from "@parley/contract/endpoints/site/support";
import type { StaffParts } from "@parley/operations/identity/role/act-as-staff";
import { actOnSupportCase } from "@parley/operations/staff/answer-support-case";
import * as queue from "@parley/operations/staff/support-cases";
import { openOwnCase, openStrangerCase } from "@parley/operations/support/open-case";
import * as own from "@parley/operations/support/own-cases";
import type { CheckCaptchaAnswer } from "../../http/access/captcha-check.ts";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";
import { hasTwoFactor, staffOf } from "./staff-routes.ts";

export function bindSupportRoutes(parts: StaffParts, checkCaptcha: CheckCaptchaAnswer): Binding[] {
  return [
    ...bindOpening(parts, checkCaptcha),
    ...bindOwn(parts),
    ...bindQueue(parts),
    ...bindAnswers(parts),
  ];
}

function bindOpening(parts: StaffParts, checkCaptcha: CheckCaptchaAnswer): Binding[] {
  return [
    bind(createSupportCase, async (input, { session, caller, captcha }) => {
      const { subject, text, email } = input;
      const orderId = input.orderId === undefined ? null : toOrderId(input.orderId);
      if (session !== null) {
        if (email !== undefined) return refuse("badInput", { field: "email" });
        const opened = await openOwnCase(parts, session, { subject, orderId, text }, caller);
        return opened.ok ? opened : withField(opened);
      }
      if (email === undefined) return refuse("notLoggedIn");
      if (orderId !== null) return refuse("badInput", { field: "orderId" });
      const refusal = await checkCaptcha(captcha);
      if (refusal !== null) return refuse(refusal);
      const opened = await openStrangerCase(parts, { subject, orderId, text, email }, caller);
      return opened.ok ? opened : withField(opened);
    }),
  ];
}

/** The fields that a refusal is about, so that the form can point at them. */
const FIELDS = { accountInvalid: "email", orderUnknown: "orderId" } as const;

type OpeningRefusal = Extract<Awaited<ReturnType<typeof openOwnCase>>, { readonly ok: false }>;

function withField({ error }: OpeningRefusal) {
  const isOfField = error === "accountInvalid" || error === "orderUnknown";
  return refuse(error, isOfField ? { field: FIELDS[error] } : {});
}

function bindOwn(parts: StaffParts): Binding[] {
  return [
    bind(querySupportCases, async ({ page, pageSize }, { session }) => {
      const found = await own.listOwnCases(parts.pool, session, { page, pageSize });
      return { ok: true, data: { ...found, page, pageSize } };
    }),

    bind(querySupportCase, async ({ caseId }, { session }) => {
      const read = await own.readOwnCase(parts.pool, session, BigInt(caseId));
      return read.ok ? { ok: true, data: read.thread } : read;
    }),

    bind(replySupportCase, async ({ caseId, text }, { session, caller }) => {
      const { idempotencyKey } = caller;
      const step = { caseId: BigInt(caseId), text, idempotencyKey };
      return own.replyToCase(parts, session, step);
    }),

    bind(closeSupportCase, async ({ caseId }, { session, caller }) => {
      const { idempotencyKey } = caller;
      return own.closeOwnCase(parts, session, { caseId: BigInt(caseId), idempotencyKey });
    }),
  ];
}

function bindQueue(parts: StaffParts): Binding[] {
  return [
    bind(listSupportCases, async ({ state, page, pageSize }, { session }) => {
      const wanted = { state, page, pageSize };
      const found = await queue.listSupportQueue(parts, staffOf(session), wanted);
      return { ok: true, data: { ...found, page, pageSize } };
    }),

    bind(claimSupportCase, async ({ caseId, takeOver = false }, { session }) => {
      if (!(await hasTwoFactor(parts, session))) return refuse("staffTwoFactorNeeded");
      const claimed = await queue.claimSupportCase(parts, staffOf(session), {
        caseId: BigInt(caseId),
        takeOver,
      });
      return claimed.ok ? { ok: true, data: claimed.view } : claimed;
    }),

    bind(getSupportCase, async ({ caseId }, { session }) => {
      if (!(await hasTwoFactor(parts, session))) return refuse("staffTwoFactorNeeded");
      const opened = await queue.openSupportCase(parts, staffOf(session), BigInt(caseId));
      return opened.ok ? { ok: true, data: opened.thread } : opened;
    }),
  ];
}

function bindAnswers(parts: StaffParts): Binding[] {
  return [
    bind(answerSupportCase, async (input, { session, caller }) => {
      const { text, reason, codes } = input;
      const { idempotencyKey } = caller;
      const caseId = BigInt(input.caseId);
      const act = { step: "answer", caseId, text, reason, codes, idempotencyKey } as const;
      return actOnSupportCase(parts, staffOf(session), act);
    }),

    bind(closeSupportCaseAsStaff, async (input, { session, caller }) => {
      const { reason, codes } = input;
      const { idempotencyKey } = caller;
      const caseId = BigInt(input.caseId);
      const act = { step: "close", caseId, text: null, reason, codes, idempotencyKey } as const;
      return actOnSupportCase(parts, staffOf(session), act);
    }),
  ];
}
