/** The order form: either amount drives the other, by the very function that the server books with. */
import { formatNumber } from "@parley/domain/format/format-number";
import { formatRatio } from "@parley/domain/format/format-ratio";
import { formatAmount } from "@parley/domain/money/amount";
import type { AmountIn, Quote } from "@parley/domain/trade/quote";
import { AmountInput } from "@parley/ui/amount-input";
import { Card } from "@parley/ui/card";
import { Field } from "@parley/ui/field";
import { Money } from "@parley/ui/money";
import { NativeSelect } from "@parley/ui/native-select";
import { useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Gate } from "../../shell/gate/gate.tsx";
import { usePhrase, useRichPhrase, type Phrase } from "../../shell/phrase.tsx";
import { FactList } from "../../shell/trade/fact-list.tsx";
import type { OfferPageData } from "./load-offer.ts";
import {
  draftOfSearch,
  methodOfSearch,
  mostOfReader,
  orderTermsOf,
  readDraft,
  type Draft,
  type OrderTerms,
  type Problem,
} from "./order-draft.ts";
import { Reasons } from "./reasons.tsx";

const DIGITS = { maximumDigits: 8 } as const;

export function OrderForm({ side, offer, scales, balance, standing }: OfferPageData) {
  const t = usePhrase();
  const terms = orderTermsOf(offer, scales, balance);
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-base font-semibold">{t("offer.form.title")}</h2>
      <Reasons offer={offer} />
      {terms !== null && <Amounts side={side} offer={offer} terms={terms} balance={balance} />}
      <Gate standing={standing} />
    </Card>
  );
}

interface AmountsProps extends Pick<OfferPageData, "side" | "offer" | "balance"> {
  readonly terms: OrderTerms;
}

function Amounts({ side, offer, terms, balance }: AmountsProps) {
  const t = usePhrase();
  const [search] = useSearchParams();
  const [draft, setDraft] = useState<Draft>(() => draftOfSearch(search, terms));
  const [method, setMethod] = useState(() => methodOfSearch(search, offer.payMethods));
  const { quote, problem } = readDraft(terms, draft);
  const parts = { side, offer, terms, balance, draft, quote, onDraft: setDraft };
  const error = problem === null ? undefined : problemText(problem, terms, offer.crypto, t);
  const fiat = <FiatField key="fiat" {...parts} />;
  const crypto = <CryptoField key="crypto" {...parts} error={error} />;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {side === "buy" ? [fiat, crypto] : [crypto, fiat]}
      </div>
      <Field label={t("offer.form.method")}>
        {(control) => (
          <NativeSelect
            {...control}
            value={method}
            options={offer.payMethods.map(({ code, name }) => ({ value: code, label: name }))}
            onValueChange={setMethod}
          />
        )}
      </Field>
      <Costs {...parts} quote={problem === null ? quote : null} />
    </>
  );
}

interface PartProps extends AmountsProps {
  readonly draft: Draft;
  readonly quote: Quote | null;
  readonly onDraft: (draft: Draft) => void;
}

function FiatField({ side, offer, terms, draft, quote, onDraft }: PartProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const limits = (
    <span key="limits">
      <Money amount={offer.minLimit} {...DIGITS} /> –{" "}
      <Money amount={offer.maxLimit} unit={offer.fiat} {...DIGITS} />
    </span>
  );
  return (
    <Field
      label={t(side === "buy" ? "offer.form.iWillPay" : "offer.home.amount")}
      hint={rich("offer.form.limits", { limits })}
    >
      {(control) => (
        <AmountInput
          {...control}
          value={textOf("fiat", draft, quote?.fiatAmount, terms.fiatScale)}
          scale={terms.fiatScale}
          onValueChange={(text) => onDraft({ text, amountIn: "fiat" })}
          suffix={offer.fiat}
        />
      )}
    </Field>
  );
}

function CryptoField(props: PartProps & { readonly error: string | undefined }) {
  const { side, offer, terms, balance, draft, quote, onDraft, error } = props;
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
          : rich("offer.form.balance", {
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
          suffix={
            <>
              {offer.crypto}
              <button
                type="button"
                onClick={fill}
                className="text-accent hover:bg-hover -me-1.5 min-h-8 rounded px-1.5 font-semibold"
              >
                {t("offer.form.max")}
              </button>
            </>
          }
        />
      )}
    </Field>
  );
}

/** Price, fee and what comes out of it; read out when it changes. */
function Costs({ side, offer, terms, quote }: PartProps) {
  const t = usePhrase();
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
                {t("offer.form.feeRate", { rate: formatRatio(offer.takerFeeRate) })}
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

function problemText(problem: Problem, terms: OrderTerms, token: string, t: Phrase): string {
  if (problem.kind === "tooSmall") return t("offer.form.tooSmall");
  if (problem.kind === "notEnough") return t("offer.form.notEnough", { token });
  const amount = formatNumber(formatAmount(problem.amount, terms.cryptoScale), DIGITS);
  return problem.kind === "above"
    ? t("offer.form.amountOutsideLimit", { amount, token })
    : t("offer.form.amountBelowLimit", { amount, token });
}
