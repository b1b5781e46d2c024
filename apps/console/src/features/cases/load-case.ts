/** A case of any kind but appeals: its row of the queue, its notes, and what its kind has beside them. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { getKycCase } from "@parley/contract/endpoints/identity/kyc";
import { getSupportCase } from "@parley/contract/endpoints/site/support";
import { listCaseNotes, listCases } from "@parley/contract/endpoints/staff/queues";
import { getReport, getResetRequest } from "@parley/contract/endpoints/staff/staff";
import { getWithdrawalForStaff } from "@parley/contract/endpoints/staff/wallet-staff";
import { CASE_KINDS, type CaseKind } from "@parley/domain/staff/queue";
import { redirect, type LoaderFunctionArgs } from "react-router";
import type { CaseNote } from "../../parts/case-notes.tsx";
import { read } from "../../shell/api.ts";
import { loadSession } from "../../shell/session.ts";

type OtherKind = Exclude<CaseKind, "appeals">;
type QueuedCase = EndpointReply<typeof listCases>["list"][number];

export type Verification = EndpointReply<typeof getKycCase>;
export type SupportCase = EndpointReply<typeof getSupportCase>;
export type Withdrawal = EndpointReply<typeof getWithdrawalForStaff>;
export type ResetRequest = EndpointReply<typeof getResetRequest>;
export type Report = EndpointReply<typeof getReport>;

/** What a kind has beside its row; null where it opens only to those who have claimed it. */
export type CaseDetails =
  | { readonly kind: "verification"; readonly details: Verification | null }
  | { readonly kind: "support"; readonly details: SupportCase | null }
  | { readonly kind: "withdrawals"; readonly details: Withdrawal }
  | { readonly kind: "resets"; readonly details: ResetRequest }
  | { readonly kind: "reports"; readonly details: Report }
  | { readonly kind: "flags"; readonly details: null };

export interface LoadedCase {
  readonly caseId: string;
  /** Null once it is decided, when it has left its queue. */
  readonly row: QueuedCase | null;
  readonly notes: readonly CaseNote[];
  readonly case: CaseDetails;
}

export async function loadCase({ params }: LoaderFunctionArgs): Promise<LoadedCase> {
  const kind = CASE_KINDS.find((one) => one === params["kind"]);
  const caseId = params["caseId"] ?? "";
  if (kind === undefined || !/^\d{1,19}$/.test(caseId)) throw redirect("/");
  if (kind === "appeals") throw redirect(`/appeals/${caseId}`);
  const [{ list }, { list: notes }, { uid }] = await Promise.all([
    read(listCases, { kind, text: caseId, pageSize: 50 }),
    read(listCaseNotes, { kind, caseId }),
    loadSession(),
  ]);
  const row = list.find((one) => one.caseId === caseId) ?? null;
  const isMine = row?.claimedBy?.uid === uid;
  return { caseId, row, notes, case: await loadDetails(kind, caseId, isMine) };
}

async function loadDetails(kind: OtherKind, caseId: string, isMine: boolean): Promise<CaseDetails> {
  switch (kind) {
    case "verification":
      return { kind, details: isMine ? await read(getKycCase, { caseId }) : null };
    case "support":
      return { kind, details: isMine ? await read(getSupportCase, { caseId }) : null };
    case "withdrawals":
      return { kind, details: await read(getWithdrawalForStaff, { withdrawalId: caseId }) };
    case "resets":
      return { kind, details: await read(getResetRequest, { requestId: caseId }) };
    case "reports":
      return { kind, details: await read(getReport, { reportId: caseId }) };
    case "flags":
      return { kind, details: null };
  }
}
