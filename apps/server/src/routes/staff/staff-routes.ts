// /api/admin/…: verifications and accounts, as staff work on them.
import type { EndpointReply, ParsedInput } from "@parley/contract/endpoint";
import {
  askApplicant,
  claimKycCase,
  decideKycCase,
  getKycCase,
  getKycFile,
  listKycCases,
} from "@parley/contract/endpoints/identity/kyc";
import {
  freezeUser,
  getUserForStaff,
  holdUser,
  getReport,
  listReports,
  setBroker,
  setStaffRole,
  setTraderStatus,
} from "@parley/contract/endpoints/staff/staff";
import { findAccountByUid, type Account } from "@parley/database/queries/identity/account";
import type { TraderReport } from "@parley/database/queries/trade/trader-report";
import { verifiedNameOf } from "@parley/domain/kyc/kyc";
import { mask } from "@parley/domain/format/mask";
import { openWithdrawalBlock } from "@parley/domain/security/withdrawal-block";
import type { Session } from "@parley/operations/identity/account/session";
import { findConflict } from "@parley/operations/identity/role/conflict";
import type { StaffParts } from "@parley/operations/identity/role/act-as-staff";
import { askApplicant as ask } from "@parley/operations/staff/ask-applicant";
import * as rulings from "@parley/operations/staff/decide-kyc-case";
import * as cases from "@parley/operations/staff/kyc-cases";
import * as reports from "@parley/operations/staff/list-reports";
import { setRole } from "@parley/operations/staff/door/set-role";
import { markAccount, type AccountMarking } from "@parley/operations/staff/mark-account";
import type { StaffMember } from "@parley/operations/identity/role/staff-member";
import { hasStaffFactor } from "@parley/operations/identity/role/verify-staff";
import type { FileStore } from "@parley/platform/files/file-store";
import { viewPicture } from "./view-picture.ts";
import { bind, type Binding, type CallContext } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";

const MAX_HOLD_MS = 90 * 24 * 60 * 60_000;

export interface StaffRouteParts extends StaffParts {
  readonly files: FileStore;
}

export function bindStaffRoutes(parts: StaffRouteParts): Binding[] {
  return [...bindCases(parts), ...bindRulings(parts), ...bindUsers(parts), ...bindMarks(parts)];
}

function bindCases(parts: StaffRouteParts): Binding[] {
  return [
    bind(listKycCases, async ({ status, page, pageSize }, { session }) => {
      const range = { status, page, pageSize };
      const queue = await cases.listKycQueue(parts, staffOf(session), range);
      return { ok: true, data: { ...queue, page, pageSize } };
    }),

    bind(claimKycCase, async ({ caseId, takeOver = false }, { session }) => {
      if (!(await hasTwoFactor(parts, session))) return refuse("staffTwoFactorNeeded");
      const claimed = await cases.claimKycCase(parts, staffOf(session), {
        caseId: BigInt(caseId),
        takeOver,
      });
      return claimed.ok ? { ok: true, data: claimed.view } : claimed;
    }),

    bind(getKycCase, async ({ caseId }, { session }) => {
      if (!(await hasTwoFactor(parts, session))) return refuse("staffTwoFactorNeeded");
      const opened = await cases.openKycCase(parts, staffOf(session), BigInt(caseId));
      return opened.ok ? { ok: true, data: describeCase(opened.inFull) } : opened;
    }),

    bind(getKycFile, async (input, { session }) => {
      if (!(await hasTwoFactor(parts, session))) return refuse("staffTwoFactorNeeded");
      const ids = { caseId: BigInt(input.caseId), fileId: BigInt(input.fileId) };
      const opened = await cases.openKycCaseFile(parts, staffOf(session), ids);
      if (!opened.ok) return opened;
      const { fileId, mediaType, name } = opened.file;
      return { ok: true, file: { bytes: await parts.files.get(fileId), mediaType, name } };
    }),
  ];
}

function bindRulings(parts: StaffRouteParts): Binding[] {
  return [
    bind(askApplicant, async ({ caseId, asks, text = "", codes }, { session, caller }) => {
      const { idempotencyKey } = caller;
      const question = { caseId: BigInt(caseId), asks, text, codes, idempotencyKey };
      const asked = await ask(parts, staffOf(session), question);
      return asked.ok ? { ok: true, data: asked.reply } : asked;
    }),

    bind(decideKycCase, async (input, { session, caller }) => {
      const { note, codes } = input;
      const { idempotencyKey } = caller;
      const ruling = { caseId: BigInt(input.caseId), note, codes, idempotencyKey };
      return rulings.decideKycCase(
        parts,
        staffOf(session),
        input.outcome === "approved"
          ? {
              ...ruling,
              outcome: input.outcome,
              reason: null,
              validUntil: input.validUntil ?? null,
            }
          : { ...ruling, outcome: input.outcome, reason: input.reasonCode },
      );
    }),
  ];
}

function bindUsers(parts: StaffRouteParts): Binding[] {
  return [
    bind(getUserForStaff, async ({ uid }, { session }) => {
      const account = await findAccountByUid(parts.pool, Number(uid));
      if (account === null) return refuse("notFound");
      const conflict = await findConflict(parts.pool, staffOf(session), [account.userId]);
      if (conflict === "conflictOfInterest") return refuse(conflict);
      return { ok: true, data: describeUser(account, parts.clock.now()) };
    }),

    bind(listReports, async ({ uid, page, pageSize }, { session }) => {
      const about = uid === undefined ? undefined : Number(uid);
      const wanted = { page, pageSize };
      const staff = staffOf(session);
      const { list, ...counted } = await reports.listReports(parts.pool, staff, about, wanted);
      return { ok: true, data: { list: list.map(viewReport), ...counted, page, pageSize } };
    }),

    bind(getReport, async ({ reportId }, { session }) => {
      const found = await reports.findReport(parts.pool, staffOf(session), reportId);
      return found === null ? refuse("notFound") : { ok: true, data: viewReport(found) };
    }),
  ];
}

function bindMarks(parts: StaffRouteParts): Binding[] {
  async function mark(
    { uid, reason, codes }: Omit<ParsedInput<typeof freezeUser>, "isFrozen">,
    { session, caller }: Pick<CallContext<typeof freezeUser>, "caller" | "session">,
    change: AccountMarking["mark"],
  ) {
    const { idempotencyKey } = caller;
    const marking = { uid: Number(uid), mark: change, reason, codes, idempotencyKey };
    const marked = await markAccount(parts, staffOf(session), marking);
    return marked.ok ? describe(marking.uid) : marked;
  }

  async function describe(uid: number) {
    const account = await findAccountByUid(parts.pool, uid);
    if (account === null) return refuse("notFound");
    return { ok: true as const, data: describeUser(account, parts.clock.now()) };
  }

  return [
    bind(setTraderStatus, (input, context) =>
      mark(input, context, { kind: "trader", traderStatus: input.traderStatus }),
    ),
    bind(setBroker, (input, context) =>
      mark(input, context, { kind: "broker", brokerName: input.brokerName }),
    ),
    bind(setStaffRole, async ({ uid, staffRole, reason, codes }, { session, caller }) => {
      const { idempotencyKey } = caller;
      const change = { uid: Number(uid), staffRole, reason, codes, idempotencyKey };
      const changed = await setRole(parts, staffOf(session), change);
      return changed.ok ? describe(change.uid) : changed;
    }),
    bind(freezeUser, (input, context) =>
      mark(input, context, { kind: "freeze", isFrozen: input.isFrozen }),
    ),
    bind(holdUser, async (input, context) => {
      const { until } = input;
      const now = parts.clock.now();
      if (until !== null && (until <= now || until > now + MAX_HOLD_MS)) {
        return refuse("badInput", { field: "until" });
      }
      return mark(input, context, { kind: "hold", until });
    }),
  ];
}

/** The access rules admit staff only. */
export function staffOf(session: Session): StaffMember {
  const { staffRole } = session;
  if (staffRole === null) throw new Error("a call of staff came without a role");
  return { ...session, staffRole };
}

/** Without an authenticator and without a passkey staff see nothing confidential. */
export function hasTwoFactor(parts: Pick<StaffParts, "factors">, session: Session) {
  return hasStaffFactor(parts, staffOf(session));
}

function describeCase({
  view,
  application,
  files,
  pictures,
  questions,
  rejectReason,
  decidedAt,
  earlier,
  names,
  sameDocument,
  validUntil,
}: cases.KycCaseInFull): EndpointReply<typeof getKycCase> {
  const isPerson = application.kycType === "individual";
  return {
    ...view,
    realName: verifiedNameOf(application),
    birthDate: isPerson ? application.birthDate : null,
    documentType: isPerson ? application.documentType : null,
    documentNumber: isPerson ? application.documentNumber : application.registrationNumber,
    representativeName: isPerson ? null : application.representativeName,
    files: files.map(({ fileId, kind, name, mediaType }) => ({
      fileId: fileId.toString(),
      kind,
      name,
      mediaType,
      url: `/api/admin/kyc/${view.caseId}/file/${fileId}`,
    })),
    pictures: pictures.map(viewPicture),
    questions: questions.map(({ asks, text, askedAt, answer, answeredAt }) => ({
      asks: [...asks],
      text,
      askedAt: askedAt.getTime(),
      answer,
      answeredAt: answeredAt?.getTime() ?? null,
    })),
    rejectReasonCode: rejectReason,
    decidedAt: decidedAt?.getTime() ?? null,
    earlier: [...earlier],
    names: [...names],
    sameDocument: sameDocument.map(({ uid, submittedAt, ...other }) => ({
      ...other,
      uid: uid.toString(),
      submittedAt: submittedAt.getTime(),
    })),
    validUntil,
  };
}

function describeUser(account: Account, now: number): EndpointReply<typeof getUserForStaff> {
  const { brokerName, email, phone, withdrawalsBlockedUntil } = account;
  const blockedUntil = withdrawalsBlockedUntil?.getTime() ?? null;
  return {
    uid: account.uid.toString(),
    username: account.username,
    email: email === null ? null : mask(email),
    phone: phone === null ? null : mask(phone),
    accountGroup: account.accountGroup,
    isAdmin: !account.isSubUser,
    kycType: account.kycType,
    kycStatus: account.kycStatus,
    traderStatus: account.traderStatus,
    broker: brokerName === null ? null : { brokerId: account.accountGroup.toString(), brokerName },
    isFrozen: account.isTradingFrozen,
    heldUntil: account.heldUntil?.getTime() ?? null,
    staffRole: account.staffRole,
    registeredAt: account.createdAt.getTime(),
    withdrawalsBlockedUntil: openWithdrawalBlock(blockedUntil, now),
  };
}

function viewReport(row: TraderReport) {
  return {
    reportId: row.id.toString(),
    at: row.at.getTime(),
    reporter: { uid: row.reporterUid.toString(), username: row.reporterUsername },
    reported: { uid: row.reportedUid.toString(), username: row.reportedUsername },
    advId: row.offerId?.toString() ?? null,
    reason: row.reason,
    statement: row.statement,
  };
}
