/** The work behind the withdrawal form: checking, asking what it would cost, and sending it. */
import type { CallFailure } from "@parley/contract/client";
import { quoteWithdrawal } from "@parley/contract/endpoints/wallet/wallet-chain";
import { useState } from "react";
import { getApi } from "../../../shell/api/api.ts";
import { useFailureText } from "../../../shell/locale/failure-text.ts";
import { usePhrase, type Phrase } from "../../../shell/locale/phrase.tsx";
import { newAttemptKey } from "@parley/site/forms/attempt-keys";
import type { ChainCoin, Network } from "../data/chain-coins.ts";
import { sendWithdrawal, type Request, type Reviewed } from "./send-withdrawal.ts";
import type { SentWithdrawal } from "./withdraw-sent.tsx";
import {
  EMPTY_DRAFT,
  problemsOf,
  type AmountProblem,
  type WithdrawDraft,
  type WithdrawMeans,
} from "./withdraw-draft.ts";

export type WithdrawField = "network" | "address" | "memo" | "amount";
export type WithdrawErrors = Partial<Record<WithdrawField, string>>;

/** Where a refusal that names no field belongs. */
const FIELD_OF_REFUSAL: Readonly<Record<string, WithdrawField>> = {
  unknownNetwork: "network",
  networkPaused: "network",
  addressInvalid: "address",
  withdrawalTooSmall: "amount",
  withdrawalTooLarge: "amount",
  withdrawalLimitReached: "amount",
  insufficientBalance: "amount",
  coinsFresh: "amount",
};

const FIELDS: readonly WithdrawField[] = ["network", "address", "memo", "amount"];

export interface WithdrawOptions {
  readonly coin: ChainCoin;
  readonly network: Network | null;
  readonly means: WithdrawMeans;
  /** Something went out, or the standing is no longer what it was. */
  readonly onChange: () => void;
}

export function useWithdraw({ coin, network, means, onChange }: WithdrawOptions) {
  const t = usePhrase();
  const textOf = useFailureText();
  const [draft, setDraft] = useState<WithdrawDraft>(EMPTY_DRAFT);
  const [errors, setErrors] = useState<WithdrawErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [sent, setSent] = useState<SentWithdrawal | null>(null);

  const refuse = (found: WithdrawErrors) => {
    setErrors(found);
    setRound((count) => count + 1);
  };

  const place = (failure: CallFailure<string>) => {
    const placed = errorsOf(failure, textOf);
    if (Object.keys(placed).length > 0) refuse(placed);
    else setRefusal(textOf(failure));
    // Whatever was refused here, the page's own picture of the account is not the latest.
    onChange();
  };

  const change = (part: Partial<WithdrawDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setRefusal(null);
    setErrors((before) =>
      withoutFields(
        before,
        FIELDS.filter((field) => field in part),
      ),
    );
  };

  const requestOf = (on: Network): Request => ({
    asset: coin.code,
    network: on.network,
    address: draft.address.trim(),
    ...(on.hasMemo && draft.memo.trim() !== "" ? { memo: draft.memo.trim() } : {}),
    amount: draft.amount,
  });

  /** Codes are not asked for when the withdrawal would be refused anyway. */
  const review = async () => {
    setRefusal(null);
    const problems = problemsOf(draft, network, means);
    const found: WithdrawErrors = {
      ...(problems.network && { network: t("wallet.field.blank") }),
      ...(problems.address && { address: t(`wallet.address.${problems.address}`) }),
      ...(problems.amount && { amount: amountText(problems.amount, t) }),
    };
    if (Object.keys(found).length > 0 || network === null) return refuse(found);
    setErrors({});
    setIsBusy(true);
    const request = requestOf(network);
    const result = await getApi().call(quoteWithdrawal, request);
    setIsBusy(false);
    if (result.ok) {
      return setReviewed({ request, network, quote: result.data, key: newAttemptKey() });
    }
    return place(result);
  };

  /** Shows the same withdrawal with the fee of now, or why it is not possible with it. */
  const reviewAgain = async (earlier: Reviewed, kept: NonNullable<Reviewed["kept"]>) => {
    const result = await getApi().call(quoteWithdrawal, earlier.request);
    if (!result.ok) return place(result);
    return setReviewed({ ...earlier, quote: result.data, key: newAttemptKey(), kept });
  };

  const confirm = async (seen: Reviewed) => {
    setReviewed(null);
    setIsBusy(true);
    const end = await sendWithdrawal(seen, t("wallet.notDone.withdraw"));
    setIsBusy(false);
    onChange();
    if (end === null) return undefined;
    if (end.kind === "feeChanged") {
      return reviewAgain(seen, { text: textOf(end.failure), codes: end.codes });
    }
    const { withdrawalId, state } = end.withdrawal;
    setSent({ ...seen, withdrawalId, outcome: outcomeOf(state) });
    return setDraft(EMPTY_DRAFT);
  };

  return {
    draft,
    change,
    errors,
    refusal,
    round,
    isBusy,
    reviewed,
    sent,
    again: () => setSent(null),
    review: () => void review(),
    confirm: (seen: Reviewed) => void confirm(seen),
    dismiss: () => setReviewed(null),
  };
}

export type WithdrawWork = ReturnType<typeof useWithdraw>;

function amountText(problem: AmountProblem, t: Phrase): string {
  return problem === "unread" ? t("shell.amount.check") : t(`wallet.amount.${problem}`);
}

function outcomeOf(state: string): SentWithdrawal["outcome"] {
  return state === "requested" ? "waiting" : "underWay";
}

function errorsOf(
  failure: CallFailure<string>,
  textOf: (failure: CallFailure<string>) => string,
): WithdrawErrors {
  const field = FIELD_OF_REFUSAL[failure.name];
  if (field !== undefined) return { [field]: textOf(failure) };
  const named = failure.fields.flatMap(({ path, message }) => {
    const found = FIELDS.find((one) => one === path);
    return found === undefined ? [] : [[found, message] as const];
  });
  return Object.fromEntries(named);
}

function withoutFields(errors: WithdrawErrors, fields: readonly WithdrawField[]): WithdrawErrors {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const error = errors[field];
      return error === undefined || fields.includes(field) ? [] : [[field, error]];
    }),
  );
}
