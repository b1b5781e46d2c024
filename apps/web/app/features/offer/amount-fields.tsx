/** The two amounts of an order and what they cost: either drives the other. */
import { boundText } from "@parley/domain/format/bound-text";
import { formatAmount } from "@parley/domain/money/amount";
import type { AmountIn, Quote } from "@parley/domain/trade/quote";
import { Field } from "@parley/ui/controls/field";
import { useNumbers } from "@parley/ui/data/language";
import { Money } from "@parley/ui/data/money";
import type { ReactNode } from "react";
import { AmountInput } from "../../shared/forms/amount-input.tsx";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { FactList } from "../../shared/trade/fact-list.tsx";
import type { OfferPageData } from "./load-offer.ts";
import { mostOfReader, type Draft, type OrderTerms } from "./order-draft.ts";

export const DIGITS = { maximumDigits: 8 } as const;

export interface AmountsProps extends Pick<OfferPageData, "side" | "offer" | "balance"> {
  readonly terms: OrderTerms;
  readonly draft: Draft;
  readonly quote: Quote | null;
  readonly onDraft: (draft: Draft) => void;
}

export interface AmountErrors {
  readonly fiat?: string | undefined;
  readonly crypto?: string | undefined;
}

export function AmountFields(props: AmountsProps & { readonly errors: AmountErrors }) {
  const { side, errors } = props;
  const fiat = <FiatField key="fiat" {...props} error={errors.fiat} />;
  const crypto = <CryptoField key="crypto" {...props} error={errors.crypto} />;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {side === "buy" ? [fiat, crypto] : [crypto, fiat]}
    </div>
  );
}

interface FieldProps extends AmountsProps {
  readonly error: string | undefined;
}

function FiatField({ side, offer, terms, draft, quote, onDraft, error }: FieldProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const limits = (
    <span key="limits">
      <Money amount={boundText(offer.minLimit)} /> –{" "}
      <Money amount={boundText(offer.maxLimit)} unit={offer.fiat} />
    </span>
  );
  return (
    <Field
      label={t(side === "buy" ? "offer.form.iWillPay" : "offer.home.amount")}
      hint={rich("detail.form.limits", { limits })}
      error={error}
    >
      {(control) => (
        <AmountInput
          {...control}
          value={textOf("fiat", draft, quote?.fiatAmount, terms.fiatScale)}
          scale={terms.fiatScale}
          onValueChange={(text) => onDraft({ text, amountIn: "fiat" })}
          unit={offer.fiat}
        />
      )}
    </Field>
  );
}

function CryptoField({ side, offer, terms, balance, draft, quote, onDraft, error }: FieldProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const fill = () =>
    onDraft({
      text: plain(formatAmount(mostOfReader(terms), terms.cryptoScale)),
      amountIn: "crypto",
    });
  return (
    <Field
      label={t(side === "sell" ? "offer.form.iWillSell" : "offer.field.quantity")}
      error={error}
      aside={
        balance === null
          ? undefined
          : rich("detail.form.balance", {
              amount: <Money key="amount" amount={balance} unit={offer.crypto} {...DIGITS} />,
            })
      }
    >
      {(control) => (
        <AmountInput
          {...control}
          value={textOf("crypto", draft, quote?.quantity, terms.cryptoScale)}
          scale={terms.cryptoScale}
          onValueChange={(text) => onDraft({ text, amountIn: "crypto" })}
          unit={offer.crypto}
          action={
            <button
              type="button"
              onClick={fill}
              className="text-accent hover:bg-hover -me-1.5 min-h-8 rounded px-1.5 font-semibold"
            >
              {t("detail.form.max")}
            </button>
          }
        />
      )}
    </Field>
  );
}

/** Price, fee and result; announced when it changes. */
export function Costs({ side, offer, terms, quote }: AmountsProps) {
  const t = usePhrase();
  const { ratio } = useNumbers();
  const crypto = (atoms: bigint) => (
    <Money amount={formatAmount(atoms, terms.cryptoScale)} unit={offer.crypto} {...DIGITS} />
  );
  const received = (found: Quote): ReactNode =>
    side === "buy" ? (
      crypto(found.receiveQuantity)
    ) : (
      <Money amount={formatAmount(found.fiatAmount, terms.fiatScale)} unit={offer.fiat} />
    );
  return (
    <div aria-live="polite">
      <FactList
        facts={[
          [
            t("offer.field.unitPrice"),
            <Money key="price" amount={offer.price} unit={offer.fiat} />,
          ],
          [
            t("offer.form.fee"),
            <span key="fee">
              {quote !== null && <>{crypto(quote.fee)} </>}
              <span className="text-muted text-xs">
                {t("offer.form.feeRate", { rate: ratio(offer.takerFeeRate) })}
              </span>
            </span>,
          ],
          [
            t("offer.form.iWillReceive"),
            <strong key="receive" className="text-base">
              {quote === null ? "--" : received(quote)}
            </strong>,
          ],
        ]}
      />
    </div>
  );
}

/** What was typed stays as it was typed; the other field shows what the quote makes of it. */
function textOf(field: AmountIn, draft: Draft, quoted: bigint | undefined, scale: number): string {
  if (draft.amountIn === field) return draft.text;
  return quoted === undefined ? "" : plain(formatAmount(quoted, scale));
}

/** Without zeros at the end, as one would type it. */
function plain(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}
