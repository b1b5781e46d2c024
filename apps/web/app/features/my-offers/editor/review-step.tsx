/** The offer as takers will see it, before it is sent. */
import { formatAmount } from "@parley/domain/money/amount";
import { Badge } from "@parley/ui/data/badge";
import { useNumbers } from "@parley/ui/data/language";
import { Money } from "@parley/ui/data/money";
import type { ReactNode } from "react";
import { joinList } from "../../../shell/locale/join-list.ts";
import { usePhrase, type Phrase } from "../../../shell/locale/phrase.tsx";
import { FactList } from "../../../shared/trade/fact-list.tsx";
import type { HoursRow } from "../draft/hours-rows.ts";
import type { OfferDraft } from "../draft/offer-draft.ts";
import { ratioOf } from "../own-offer.ts";
import { chosenNames } from "./pay-choices.ts";
import { previewPrice } from "../draft/preview-price.ts";
import { remainingOf } from "../draft/preview-quantity.ts";
import type { Editor } from "./use-editor.ts";

const DIGITS = { maximumDigits: 8 } as const;

export function ReviewStep({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const { draft, data } = editor;
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <p className="text-muted text-sm">{t("mine.reviewText")}</p>
      <AsTakersSeeIt editor={editor} />
      <OwnTerms draft={draft} />
      {draft.side === "sell" && data.offer === null && (
        <p className="text-muted text-sm">{t("mine.reserveText")}</p>
      )}
    </div>
  );
}

function AsTakersSeeIt({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const { draft, data, market } = editor;
  const { side, crypto, fiat } = draft;
  const conditions = conditionsOf(draft, t);
  const names = { token: crypto, fiat };
  const coins = (amount: string) => <Money amount={amount} unit={crypto} {...DIGITS} />;
  return (
    <section className="border-line-strong flex flex-col gap-4 rounded-lg border p-4">
      <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold">
        <Badge tone={side === "sell" ? "buy" : "sell"}>
          {t(side === "sell" ? "offer.home.buy" : "offer.home.sell")}
        </Badge>
        {t(side === "sell" ? "detail.buyTitle" : "detail.sellTitle", names)}
      </h3>
      <FactList
        facts={[
          [t("offer.field.unitPrice"), <ReviewPrice key="price" editor={editor} />],
          [t("offer.field.quantity"), coins(draft.quantity)],
          [t("offer.field.remainingQuantity"), coins(remainingOf(draft, market))],
          [
            t("offer.field.limit"),
            <span key="limit">
              <Money amount={draft.minLimit} {...DIGITS} />
              {" – "}
              <Money amount={draft.maxLimit} unit={fiat} {...DIGITS} />
            </span>,
          ],
          [
            t("offer.field.paymentWindow"),
            t("offer.field.windowMinutes", { minutes: Number(draft.payWindow) }),
          ],
          [t("offer.field.paymentMethods"), joinList(t, chosenNames(data, draft))],
          [
            t("detail.conditions"),
            conditions.length === 0 ? t("mine.noConditions") : joinList(t, conditions),
          ],
        ]}
      />
      {draft.message !== "" && (
        <section className="flex flex-col gap-1">
          <h4 className="text-muted">{t("detail.message")}</h4>
          <p className="break-words whitespace-pre-line">{draft.message}</p>
        </section>
      )}
    </section>
  );
}

/** What its page does not show: the source of the price, when and by whom it is found. */
function OwnTerms({ draft }: { readonly draft: OfferDraft }) {
  const t = usePhrase();
  const { ratio } = useNumbers();
  const { priceType, hasHours, visibility, autoReply } = draft;
  const facts: (readonly [string, ReactNode])[] = [
    [
      t("mine.field.hours"),
      hasHours ? <ReviewHours key="hours" draft={draft} /> : t("mine.field.always"),
    ],
    [
      t("mine.field.visibility"),
      t(visibility === "public" ? "mine.field.public" : "mine.visibility.private"),
    ],
  ];
  if (priceType === "floating") {
    facts.unshift([t("mine.field.percent"), ratio(ratioOf(draft.percent))]);
  }
  return (
    <>
      <FactList facts={facts} />
      {autoReply !== "" && (
        <section className="flex flex-col gap-1">
          <h3 className="text-muted">{t("mine.field.autoReply")}</h3>
          <p className="break-words whitespace-pre-line">{autoReply}</p>
          <p className="text-muted text-xs">{t("mine.field.autoReply.hint")}</p>
        </section>
      )}
    </>
  );
}

function ReviewPrice({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const { draft, market } = editor;
  const preview = market === null ? null : previewPrice(draft, market);
  return (
    <span className="flex flex-col items-end">
      {market !== null && preview?.ok === true && (
        <span className="text-base font-semibold">
          <Money amount={formatAmount(preview.price, market.priceScale)} unit={draft.fiat} />
        </span>
      )}
      {preview?.ok === false && <span className="text-warning">{t("mine.outsideBounds")}</span>}
      <span className="text-muted text-xs">{t(`detail.${draft.priceType}`)}</span>
    </span>
  );
}

function ReviewHours({ draft }: { readonly draft: OfferDraft }) {
  const t = usePhrase();
  const textOf = ({ fromDay, fromTime, toDay, toTime }: HoursRow) => {
    const from = `${t(`mine.day.${fromDay}`)} ${fromTime}`;
    return toDay === fromDay
      ? `${from} – ${toTime}`
      : `${from} – ${t(`mine.day.${toDay}`)} ${toTime}`;
  };
  return (
    <span className="figures flex flex-col">
      {[...new Set(draft.hours.map(textOf))].map((text) => (
        <span key={text}>{text}</span>
      ))}
      <span className="text-muted text-xs">{draft.timeZone}</span>
    </span>
  );
}

function conditionsOf(draft: OfferDraft, t: Phrase): string[] {
  const { kycRequired, firstTradeCap, fiat } = draft;
  const trades = Number(draft.minTrades);
  const rate = Number(draft.minCompletionRate);
  const days = Number(draft.minRegisteredDays);
  return [
    kycRequired ? t("detail.condition.kyc") : null,
    trades > 0 ? t("detail.condition.trades", { count: trades }) : null,
    rate > 0 ? t("detail.condition.completion", { rate }) : null,
    days > 0 ? t("detail.condition.days", { count: days }) : null,
    firstTradeCap === ""
      ? null
      : t("detail.condition.firstCap", { amount: `${firstTradeCap} ${fiat}` }),
  ].filter((text) => text !== null);
}
