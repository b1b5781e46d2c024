/** The order form: what it shows is computed by the function that the server posts with. */
import { boundText } from "@parley/domain/format/bound-text";
import { formatAmount } from "@parley/domain/money/amount";
import { isUnreadAmount } from "@parley/domain/money/typed-amount";
import type { AmountIn } from "@parley/domain/trade/quote";
import { Button } from "@parley/ui/controls/button";
import { useNumbers, type Numbers } from "@parley/ui/data/language";
import { Card } from "@parley/ui/data/card";
import { useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { Gate } from "../../shared/gate/gate.tsx";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import { useFocusFirstError } from "@parley/site/focus-first-error";
import { AmountFields, Costs, DIGITS, type AmountErrors } from "./amount-fields.tsx";
import { FreshNotice } from "./fresh-notice.tsx";
import type { OfferPageData } from "./load-offer.ts";
import {
  methodOfSearch,
  missingOf,
  orderTermsOf,
  problemOfPress,
  readDraft,
  type Draft,
  type OrderTerms,
  type Problem,
} from "./order-draft.ts";
import { OpenLimits } from "./open-limits.tsx";
import { OrderRefusal } from "./order-refusal.tsx";
import { wishOf, type WishParts } from "./order-wish.ts";
import { PaymentChoice } from "./payment-choice.tsx";
import { Reasons } from "./reasons.tsx";
import { TransferHint } from "./transfer-hint.tsx";
import { useKeptOrder } from "./use-kept-order.ts";
import { useIsTyping } from "./use-is-typing.ts";
import { usePlaceOrder, type Refusal } from "./use-place-order.ts";

export function OrderForm(data: OfferPageData) {
  const t = usePhrase();
  const terms = orderTermsOf(data.offer, data.scales, data.balance);
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-base font-semibold">{t("detail.form.title")}</h2>
      <Reasons offer={data.offer} />
      {terms === null ? <Gate standing={data.standing} /> : <Form {...data} terms={terms} />}
    </Card>
  );
}

function Form(props: OfferPageData & { readonly terms: OrderTerms }) {
  const t = usePhrase();
  const { side, offer, terms, balance, standing, accounts } = props;
  const [search] = useSearchParams();
  const kept = useKeptOrder(offer.advId, search, terms);
  const { draft, chosen } = kept;
  const { presses, press } = usePresses();
  const { isBusy, refusal, refusals, send, forgive } = usePlaceOrder(kept.forget);
  const returnTo = useReturnToDraft(draft, chosen);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusFirstError(form, presses.amount + refusals);
  const reading = readDraft(terms, draft);
  const { quote } = reading;
  const problem = presses.amount > 0 ? problemOfPress(terms, draft, reading) : reading.problem;
  const words = { t, numbers: useNumbers() };
  const isTyping = useIsTyping(draft.text);
  const said = isTyping && presses.amount === 0 && isMendedByMore(problem) ? null : problem;
  const payment = paymentOf(props, chosen ?? search.get("pay"));
  const wish =
    quote === null || payment === null
      ? null
      : wishOf({
          offer,
          terms,
          draft,
          quote,
          payment: payment.wish,
          shareToken: search.get("shareToken"),
        });
  const errors = errorsOf({ problem: said, refusal, amountIn: draft.amountIn, ...props }, words);
  const changeDraft = (next: Draft) => {
    kept.change({ draft: next, chosen });
    forgive();
  };
  const parts = { side, offer, terms, balance, draft, quote, onDraft: changeDraft };
  const place = () => {
    const missing = missingOf(reading, payment !== null);
    if (missing !== null) press(missing);
    else if (wish !== null) void send(wish);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the Enter of its fields
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => event.preventDefault()}
      // Enter in a field must not commit to an order: it only moves to the button.
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        button.current?.focus();
      }}
    >
      <AmountFields {...parts} errors={errors} />
      {problem?.kind === "notEnough" && <TransferHint crypto={offer.crypto} />}
      <PaymentChoice
        side={side}
        offer={offer}
        accounts={accounts}
        chosen={payment?.value ?? null}
        onChoose={(value) => {
          kept.change({ draft, chosen: value });
          forgive();
        }}
        error={errors.method}
        missed={presses.payment}
      />
      <OpenLimits side={side} offer={offer} />
      <Costs {...parts} quote={problem === null ? quote : null} />
      <FreshNotice {...props} method={payment?.value ?? null} />
      <OrderRefusal refusal={refusal} wish={wish} side={side} offer={offer} />
      <Gate standing={standing} returnTo={returnTo}>
        {offer.reasons.length === 0 && (
          <>
            <p className="text-muted text-center text-xs">
              {t(side === "buy" ? "order.form.escrowBuy" : "order.form.escrowSell")}
            </p>
            <div className="sticky-actions">
              <Button ref={button} tone={side} size="large" isWide isBusy={isBusy} onClick={place}>
                {t(side === "buy" ? "order.form.buy" : "order.form.sell", { token: offer.crypto })}
              </Button>
            </div>
          </>
        )}
      </Gate>
    </form>
  );
}

/** The address of this page with what was typed and chosen, for the way back from the first steps. */
function useReturnToDraft({ text, amountIn }: Draft, payment: string | null): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (text !== "" && !isUnreadAmount(text)) {
    query.set("amount", text);
    query.delete("in");
    if (amountIn === "crypto") query.set("in", amountIn);
  }
  if (payment !== null) query.set("pay", payment);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** Typing on may mend it. */
function isMendedByMore(problem: Problem | null): boolean {
  return problem?.kind === "below" || problem?.kind === "tooSmall";
}

/**
 * How often the button was pressed without success, and what was missing: each time moves the focus
 * there.
 */
function usePresses() {
  const [presses, setPresses] = useState({ amount: 0, payment: 0 });
  const press = (missing: keyof typeof presses) =>
    setPresses((before) => ({ ...before, [missing]: before[missing] + 1 }));
  return { presses, press };
}

/** What is chosen, else what the address names, else the first; null when there is nothing. */
function paymentOf(
  { side, offer, accounts }: OfferPageData,
  wanted: string | null,
): { readonly value: string; readonly wish: WishParts["payment"] } | null {
  if (side === "buy") {
    const code = methodOfSearch(new URLSearchParams({ pay: wanted ?? "" }), offer.payMethods);
    return code === null ? null : { value: code, wish: { payMethod: code } };
  }
  const named = accounts.find(({ id, code }) => id === wanted || code === wanted);
  const id = (named ?? accounts[0])?.id;
  return id === undefined ? null : { value: id, wish: { userPaymentId: id } };
}

interface ErrorParts extends Pick<OfferPageData, "side" | "offer"> {
  readonly terms: OrderTerms;
  readonly problem: Problem | null;
  /** Which field was typed into: what is wrong is said there, in its unit. */
  readonly amountIn: AmountIn;
  readonly refusal: Refusal | null;
}

/** What sentences are made with. */
interface Words {
  readonly t: Phrase;
  readonly numbers: Numbers;
}

function errorsOf(
  parts: ErrorParts,
  words: Words,
): AmountErrors & { readonly method?: string | undefined } {
  const { t } = words;
  const { side, amountIn, problem, refusal } = parts;
  const method = refusal?.place === "method" ? refusal.text : undefined;
  if (problem?.kind === "blank") {
    return { [side === "buy" ? "fiat" : "crypto"]: t("order.form.blank"), method };
  }
  if ((problem?.kind === "above" || problem?.kind === "overLimit") && amountIn === "fiat") {
    // The sentence speaks of coins, and belongs to their field.
    const inCoins = problemText(problem, { ...parts, amountIn: "crypto" }, words);
    return { fiat: problemText(problem, parts, words), crypto: inCoins, method };
  }
  if (problem !== null) return { [amountIn]: problemText(problem, parts, words), method };
  return {
    [amountIn]: refusal?.place === "amount" ? refusalText(refusal, words) : undefined,
    method,
  };
}

/** Where money was typed, the bound is said in money too. */
function refusalText({ text, nearestFiat }: Refusal, { t, numbers }: Words): string {
  if (nearestFiat === null) return text;
  const { kind, fiat } = nearestFiat;
  const amount = `${numbers.number(boundText(nearestFiat.amount))} ${fiat}`;
  return t(kind === "above" ? "detail.form.fiatAtMost" : "detail.form.fiatAtLeast", { amount });
}

function problemText(
  problem: Exclude<Problem, { kind: "blank" }>,
  { terms, offer, amountIn }: ErrorParts,
  { t, numbers }: Words,
): string {
  const token = offer.crypto;
  if (problem.kind === "unread") return t("shell.amount.check");
  if (problem.kind === "tooSmall") return t("detail.form.tooSmall");
  if (problem.kind === "notEnough") return t("detail.form.notEnough", { token });
  if (problem.kind === "overLimit") {
    const inFiat = formatAmount(problem.nearest.fiat, terms.fiatScale);
    const inCoins = formatAmount(problem.nearest.crypto, terms.cryptoScale);
    const amount =
      amountIn === "fiat"
        ? `${numbers.number(inFiat, DIGITS)} ${offer.fiat}`
        : `${numbers.number(inCoins, DIGITS)} ${token}`;
    return t("detail.form.overLimit", { amount });
  }
  if (amountIn === "fiat") {
    const text = formatAmount(problem.nearest.fiat, terms.fiatScale);
    const amount = `${numbers.number(boundText(text))} ${offer.fiat}`;
    return t(problem.kind === "above" ? "detail.form.fiatAtMost" : "detail.form.fiatAtLeast", {
      amount,
    });
  }
  const amount = numbers.number(formatAmount(problem.nearest.crypto, terms.cryptoScale), DIGITS);
  return problem.kind === "above"
    ? t("detail.form.amountOutsideLimit", { amount, token })
    : t("detail.form.amountBelowLimit", { amount, token });
}
