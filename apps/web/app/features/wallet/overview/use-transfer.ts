/** The work behind the transfer dialog: whom and what there is to choose from, and the sending. */
import type { CallFailure } from "@parley/contract/client";
import type { EndpointReply } from "@parley/contract/endpoint";
import { listSubUsers } from "@parley/contract/endpoints/identity/sub-users";
import { listWallets, transferFunds } from "@parley/contract/endpoints/wallet/wallet";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { getApi } from "../../../shell/api/api.ts";
import { useFailureText } from "../../../shell/locale/failure-text.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { useData } from "../../../shared/data/use-data.ts";
import { sendSealed } from "../../../shared/security/seal-request.ts";
import { sendTo, useSubmission } from "../../../shared/forms/use-submission.ts";
import type { Attempt } from "../../../shared/security/verification.ts";
import { isSubUser } from "../../../shell/session/user.ts";
import { useUser } from "../../../shell/page/user-store.ts";
import type { AssetRow } from "./asset-rows.ts";
import { isZero } from "../parts/decimals.ts";
import { amountProblem, newTransfer, requestOf, type TransferDraft } from "./transfer-draft.ts";

export type SubUser = EndpointReply<typeof listSubUsers>[number];
type Wallets = EndpointReply<typeof listWallets>["wallets"];

export interface TransferOptions {
  readonly rows: readonly AssetRow[];
  /** Empty: the first coin of which something is there. */
  readonly asset: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function useTransfer({ rows, asset, onDone, onClose }: TransferOptions) {
  const t = usePhrase();
  const textOf = useFailureText();
  const subUsers = useSubUsers();
  const [draft, setDraft] = useState(() => newTransfer(asset || firstHeld(rows)));
  const [step, setStep] = useState<"form" | "confirm" | "verify">("form");
  const [error, setError] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const subWallets = useSubWallets(draft.subUid);
  const availableOf = (code: string) => available(draft, code, rows, subWallets);

  const change = (next: TransferDraft) => {
    setDraft(next);
    setError(null);
    sending.forget();
  };

  const review = () => {
    const problem = amountProblem(draft.amount, availableOf(draft.asset));
    if (problem === null) return setStep("confirm");
    setError(problem === "unread" ? t("shell.amount.confirm") : t(`wallet.amount.${problem}`));
    return setRound((count) => count + 1);
  };

  /** To a sub-user that was made in the last 24 hours: the server asks for codes. */
  const sendWithCodes = async ({ codes, idempotencyKey }: Attempt) => {
    const body = requestOf(draft);
    const result = await sendSealed(
      { action: "sub-users", subject: draft.subUid ?? "", codes, body: { ...body } },
      idempotencyKey,
      (sealed, options) => getApi().call(transferFunds, sealed, options),
    );
    if (result.ok) tellDone();
    else if (!place(result)) return result;
    return null;
  };

  /** Balances are read again: a transfer without a reply may have been carried out. */
  const leave = () => {
    onDone();
    onClose();
  };

  const tellDone = () => {
    notify({ tone: "success", text: t("wallet.transfer.done") });
    leave();
  };

  /** What is under way somewhere can be confirmed again as it is; what was refused has to change. */
  const place = (failure: CallFailure<string>): boolean => {
    if (failure.name !== "insufficientBalance") return false;
    setError(textOf(failure));
    setStep("form");
    setRound((count) => count + 1);
    onDone();
    return true;
  };

  const sending = useSubmission(sendTo(transferFunds), {
    onDone: tellDone,
    onFailed: (failure) => {
      const isAskingForCodes = failure.name === "codesMissing";
      if (isAskingForCodes) setStep("verify");
      return isAskingForCodes || place(failure);
    },
  });

  return {
    draft,
    change,
    leave,
    step,
    setStep,
    error,
    failure: sending.failure,
    round,
    review,
    send: () => void sending.submit(requestOf(draft)),
    sendWithCodes,
    isBusy: sending.isBusy,
    subUsers,
    availableOf,
  };
}

export type Transfer = ReturnType<typeof useTransfer>;

function firstHeld(rows: readonly AssetRow[]): string {
  const held = rows.find((row) => !isZero(row.available)) ?? rows[0];
  return held?.code ?? "";
}

/** The balance of the source; null while it is unknown. */
function available(
  { from }: TransferDraft,
  code: string,
  rows: readonly AssetRow[],
  subWallets: Wallets | null,
): string | null {
  if (from.owner === "sub") {
    const wallet = subWallets?.find((one) => one.wallet === from.wallet);
    return wallet?.assets.find(({ assetCode }) => assetCode === code)?.available ?? null;
  }
  const row = rows.find((one) => one.code === code);
  return (from.wallet === "spot" ? row?.available : row?.futures) ?? null;
}

/** Sub-users of a master; empty where they cannot be loaded, and own wallets still work. */
function useSubUsers(): readonly SubUser[] {
  const user = useUser();
  const isMaster = user !== null && !isSubUser(user);
  const { data } = useData({
    key: isMaster ? "" : null,
    read: () => getApi().call(listSubUsers, {}),
  });
  return data ?? [];
}

function useSubWallets(subUid: string | null): Wallets | null {
  const { data } = useData({
    key: subUid,
    read: () => getApi().call(listWallets, { subUid: subUid ?? "" }),
  });
  return data?.wallets ?? null;
}
