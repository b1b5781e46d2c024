/** The work behind the transfer: whom and what there is to choose from, and the sending. */
import type { CallFailure, Client } from "@parley/contract/client";
import type { EndpointReply } from "@parley/contract/endpoint";
import { listSubUsers } from "@parley/contract/endpoints/identity/sub-users";
import { listAssets } from "@parley/contract/endpoints/market/assets";
import { listWallets, transferFunds } from "@parley/contract/endpoints/wallet/wallet";
import { isZero } from "@parley/domain/money/decimal-sums";
import { useFailureText } from "@parley/site/failure-text";
import type { PartData, PartHost } from "@parley/site/parts/part";
import { UPDATE_FUTURES } from "@parley/site/parts/shared-keys";
import { emitShared, setShared } from "@parley/site/parts/shared-store";
import { usePhrase } from "@parley/site/phrase";
import {
  amountProblem,
  newTransfer,
  requestOf,
  type TransferDraft,
  type Wallet,
} from "@parley/site/transfer/transfer-draft";
import type { Transfer, TransferCoin } from "@parley/site/transfer/transfer-dialog";
import { useShared } from "@parley/site/use-shared";
import { useSubmission } from "@parley/site/use-submission";
import { useState } from "react";
import { useReading } from "../runtime/use-reading.ts";

type Wallets = EndpointReply<typeof listWallets>["wallets"];

export interface TransferParts {
  readonly api: Client;
  readonly data: PartData;
  readonly host: PartHost;
  readonly coins: readonly TransferCoin[];
  readonly wallets: Wallets;
  /** Empty: the first coin of which something is there. */
  readonly asset: string;
  readonly to: Wallet;
}

export function useTransfer(parts: TransferParts): Transfer {
  const { api, data, host, coins, wallets, asset, to } = parts;
  const t = usePhrase();
  const textOf = useFailureText();
  const [draft, setDraft] = useState(() => newTransfer(firstCoin(asset, coins, wallets), to));
  const [step, setStep] = useState<Transfer["step"]>("form");
  const [error, setError] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [hasSent, setHasSent] = useState(false);
  const subUsers = useSubUsers(api, data);
  const subWallets = useWallets(api, draft.subUid);
  const availableOf = (code: string) => availableIn(draft, code, wallets, subWallets);

  const change = (next: TransferDraft) => {
    setDraft(next);
    setError(null);
    sending.forget();
  };

  const refuse = (text: string) => {
    setError(text);
    setStep("form");
    setRound((count) => count + 1);
  };

  const review = () => {
    const problem = amountProblem(draft.amount, availableOf(draft.asset));
    if (problem === null) return setStep("confirm");
    if (problem === "unread") return refuse(t("shell.amount.check"));
    // A transfer has no fee that could be meant.
    return refuse(
      t(problem === "tooMuch" ? "wallet.transfer.tooMuch" : `wallet.amount.${problem}`),
    );
  };

  /** Balances are read again: a transfer without a reply may have been carried out. */
  const leave = () => {
    if (hasSent) emitShared(UPDATE_FUTURES);
    setShared("iceTransferShow", false);
  };

  const tellDone = () => {
    host.notify({ tone: "success", text: t("wallet.transfer.done") });
    emitShared(UPDATE_FUTURES);
    setShared("iceTransferShow", false);
  };

  /** To a sub-user that was made in the last 24 hours: the server asks for codes. */
  const askForCodes = async () => {
    setStep("verify");
    const body = requestOf(draft);
    const isDone = await host.verify({
      purpose: "sub-users",
      subject: draft.subUid ?? "",
      body: { ...body },
      text: t("wallet.transfer.newSubUser"),
      notDone: t("wallet.notDone.transfer"),
      send: (command, idempotencyKey) =>
        api.call(transferFunds, { ...body, command }, { idempotencyKey }),
    });
    if (isDone) tellDone();
    else setStep("confirm");
  };

  /** What is under way somewhere can be confirmed again as it is; what was refused has to change. */
  const placeFailure = (failure: CallFailure<string>): boolean => {
    if (failure.name === "codesMissing") void askForCodes();
    else if (failure.name === "insufficientBalance") refuse(textOf(failure));
    else return false;
    return true;
  };

  const sending = useSubmission(
    (input: ReturnType<typeof requestOf>, options: { readonly idempotencyKey: string }) =>
      api.call(transferFunds, input, options),
    { onDone: tellDone, onFailed: placeFailure },
  );

  return {
    coins,
    subUsers,
    draft,
    change,
    step,
    setStep,
    error,
    round,
    failure: sending.failure,
    isBusy: sending.isBusy,
    availableOf,
    review,
    send: () => {
      setHasSent(true);
      void sending.submit(requestOf(draft));
    },
    leave,
  };
}

function firstCoin(asset: string, coins: readonly TransferCoin[], wallets: Wallets): string {
  if (coins.some(({ code }) => code === asset)) return asset;
  const spot = wallets.find(({ wallet }) => wallet === "spot");
  const held = spot?.assets.find(({ available }) => !isZero(available));
  return held?.assetCode ?? coins[0]?.code ?? "";
}

function availableIn(
  { from }: TransferDraft,
  code: string,
  own: Wallets,
  ofSubUser: Wallets | null,
): string | null {
  const wallets = from.owner === "self" ? own : ofSubUser;
  const wallet = wallets?.find((one) => one.wallet === from.wallet);
  if (wallet === undefined) return null;
  return wallet.assets.find(({ assetCode }) => assetCode === code)?.available ?? "0";
}

export function useCoins(api: Client) {
  return useReading("", async () => {
    const found = await api.call(listAssets, {});
    if (!found.ok) return found;
    const coins = found.data.map(({ assetCode, assetName, logoUrl, scale }) => ({
      code: assetCode,
      name: assetName,
      logoUrl,
      scale,
    }));
    return { ok: true, data: coins };
  });
}

/** The own wallets, read again when balances may have changed. */
export function useOwnWallets(api: Client) {
  const changes = useShared("iceBalances") ?? 0;
  return useReading(String(changes), async () => {
    const found = await api.call(listWallets, {});
    return found.ok ? { ok: true, data: found.data.wallets } : found;
  });
}

function useWallets(api: Client, subUid: string | null): Wallets | null {
  const { data } = useReading(subUid, async () => {
    const found = await api.call(listWallets, { subUid: subUid ?? "" });
    return found.ok ? { ok: true, data: { subUid, wallets: found.data.wallets } } : found;
  });
  return data?.subUid === subUid ? data.wallets : null;
}

/** Sub-users of a master; empty where they cannot be loaded, and own wallets still work. */
function useSubUsers(api: Client, { userInfo }: PartData): Transfer["subUsers"] {
  const { data } = useReading(userInfo?.isAdmin === true ? userInfo.userId : null, () =>
    api.call(listSubUsers, {}),
  );
  return data ?? [];
}
