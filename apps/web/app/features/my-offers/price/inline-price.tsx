/** The price of an own offer, and the field in which it is changed in place. */
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { useNumbers, type Numbers } from "@parley/ui/data/language";
import { Money } from "@parley/ui/data/money";
import Pencil from "lucide-react/icons/pencil";
import { useEffect, useRef, useState } from "react";
import { AmountInput } from "../../../shared/forms/amount-input.tsx";
import { NotDone } from "../../../shared/forms/not-done.tsx";
import { useFailureText } from "../../../shell/locale/failure-text.ts";
import { usePhrase, type Phrase } from "../../../shell/locale/phrase.tsx";
import { plainText } from "../draft/plain-text.ts";
import { percentOf, ratioOf, type OwnOffer } from "../own-offer.ts";
import { problemOfPercent, problemOfPrice, type PriceProblem } from "./price-problem.ts";
import { RankFacts } from "./price-rank.tsx";
import { usePriceChange, type PriceChange } from "./use-price-change.ts";
import { priceIfSendable, usePriceRank } from "./use-price-rank.ts";

/** Of a percentage that a sentence names. */
const WHOLE = { minimumDigits: 0 } as const;
const PERCENT_DECIMALS = 4;

export function InlinePrice({ offer }: { readonly offer: OwnOffer }) {
  const t = usePhrase();
  const change = usePriceChange(offer);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The field takes the focus with it; it goes back to where it came from.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { current } = change;
  if (isOpen && current.state !== "closed") {
    // A percentage that was typed must not become a price, where another tab has changed the kind.
    return <PriceForm key={current.priceType} change={change} onClose={() => setIsOpen(false)} />;
  }
  return (
    <span className="flex items-start gap-1">
      <Price offer={current} />
      {current.state !== "closed" && (
        <button
          ref={button}
          type="button"
          aria-label={t("mine.price.change")}
          title={t("mine.price.change")}
          onClick={() => {
            change.open();
            setIsOpen(true);
          }}
          className="text-muted hover:text-ink hover:bg-hover -my-1 inline-flex size-8 shrink-0 items-center justify-center rounded-md max-sm:-my-2.5 max-sm:size-11"
        >
          <Pencil aria-hidden className="size-4" />
        </button>
      )}
    </span>
  );
}

export function Price({ offer }: { readonly offer: OwnOffer }) {
  const t = usePhrase();
  const numbers = useNumbers();
  const { price, fiat, ratio } = offer;
  return (
    <span className="flex min-w-0 flex-col">
      {price === null ? (
        <span className="text-warning">{t("mine.noPrice")}</span>
      ) : (
        <span className="font-semibold">
          <Money amount={price} unit={fiat} />
        </span>
      )}
      <span className="text-muted text-xs">
        {ratio === null
          ? t("mine.priceType.fixed")
          : t("mine.percentOfMarket", { percent: numbers.ratio(ratio) })}
      </span>
    </span>
  );
}

interface PriceFormProps {
  readonly change: PriceChange;
  readonly onClose: () => void;
}

function PriceForm({ change, onClose }: PriceFormProps) {
  const t = usePhrase();
  const numbers = useNumbers();
  const textOf = useFailureText();
  const { current: offer, refused, isBusy } = change;
  const { side, crypto, fiat, advId, ratio: ownRatio } = offer;
  const isFixed = offer.priceType === "fixed";
  const [text, setText] = useState(() => startText(offer));
  const [isPressed, setIsPressed] = useState(false);
  const ratio = ratioOf(text);
  const asked = isFixed ? priceIfSendable(text) : ratio === null ? {} : { ratio };
  const known = usePriceRank({ side, crypto, fiat, advId, ...asked });
  const market = known.rank?.market ?? null;
  const priceNow = known.rank?.price ?? null;
  const problem = isFixed ? problemOfPrice(text, market) : problemOfPercent(text, market);
  // Nothing is wrong with a field that is still empty, until it is sent.
  const isShown = problem !== null && (isPressed || problem.kind !== "blank");
  const error =
    refused !== null
      ? refused.name === "offerChanged"
        ? t("mine.price.changed", { price: writtenPrice(offer, numbers) })
        : textOf(refused)
      : isShown
        ? problemText(problem, fiat, { t, numbers })
        : undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.select(), []);
  const send = async () => {
    setIsPressed(true);
    if (problem !== null) {
      form.current?.querySelector("input")?.focus();
      return;
    }
    const result = await change.save(text);
    if (result?.ok === true) onClose();
  };
  return (
    <form
      ref={form}
      noValidate
      className="flex w-full max-w-md flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      <Field
        label={t(isFixed ? "offer.field.unitPrice" : "mine.field.percent")}
        isLabelHidden
        error={error}
        isRequired
      >
        {(control) => (
          <AmountInput
            {...control}
            value={text}
            onKeyDown={({ key }) => {
              if (key === "Escape" && !isBusy) onClose();
            }}
            onValueChange={(typed) => {
              setText(typed);
              change.clear();
            }}
            scale={isFixed ? (market?.priceScale ?? 8) : PERCENT_DECIMALS}
            unit={isFixed ? fiat : "%"}
          />
        )}
      </Field>
      {ownRatio !== null && priceNow !== null && (
        <p className="text-muted flex flex-wrap gap-x-1.5 text-xs">
          <span>{t("mine.yourPrice")}</span>
          <Money amount={priceNow} unit={fiat} className="text-ink" />
        </p>
      )}
      <RankFacts known={known} fiat={fiat} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" isBusy={isBusy} className="max-sm:min-h-11">
          {t("mine.price.save")}
        </Button>
        <Button
          tone="secondary"
          size="small"
          disabled={isBusy}
          className="max-sm:min-h-11"
          onClick={onClose}
        >
          {t("mine.cancel")}
        </Button>
      </div>
      <NotDone
        title={t("mine.price.notDone")}
        failure={change.failure}
        isBusy={isBusy}
        onRetry={() => void send()}
      />
    </form>
  );
}

function startText(offer: OwnOffer): string {
  if (offer.ratio !== null) return percentOf(offer.ratio);
  return offer.price === null ? "" : plainText(offer.price);
}

function writtenPrice({ price, ratio, fiat }: OwnOffer, numbers: Numbers): string {
  if (ratio !== null) return numbers.ratio(ratio);
  return price === null ? "—" : `${numbers.number(price)} ${fiat}`;
}

function problemText(
  problem: PriceProblem,
  fiat: string,
  { t, numbers }: { readonly t: Phrase; readonly numbers: Numbers },
): string {
  switch (problem.kind) {
    case "blank":
      return t("mine.blank");
    case "unread":
      return t("shell.amount.check");
    case "percent":
      return t("mine.percentBetween", {
        least: numbers.percent(problem.least, WHOLE),
        most: numbers.percent(problem.most, WHOLE),
      });
    case "price":
      return t("mine.priceBetween", {
        least: numbers.number(problem.least),
        most: numbers.number(problem.most),
        fiat,
      });
  }
}
