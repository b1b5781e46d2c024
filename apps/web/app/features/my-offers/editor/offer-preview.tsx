/**
 * The offer as takers will see it, while it is written: its card is the very one of the list. Beside
 * the form on wide screens, behind a line to press on the others.
 */
import { roundDown } from "@parley/domain/format/round";
import { boundText } from "@parley/domain/format/bound-text";
import { formatAmount } from "@parley/domain/money/amount";
import { useNumbers, type Numbers } from "@parley/ui/data/language";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState, type ReactNode } from "react";
import { joinList } from "../../../shell/locale/join-list.ts";
import { usePhrase, type Phrase } from "../../../shell/locale/phrase.tsx";
import { FactList } from "../../../shared/trade/fact-list.tsx";
import { OfferTable, type OfferRow } from "../../../shared/trade/offer-table.tsx";
import type { HoursRow } from "../draft/hours-rows.ts";
import type { OfferDraft } from "../draft/offer-draft.ts";
import { previewPrice } from "../draft/preview-price.ts";
import { remainingOf } from "../draft/preview-quantity.ts";
import { ratioOf } from "../own-offer.ts";
import { chosenMethods } from "./pay-choices.ts";
import type { Editor } from "./use-editor.ts";

/** Of a percentage that a sentence names. */
const WHOLE = { minimumDigits: 0 } as const;

export function OfferPreview({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const { draft, data } = editor;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <aside aria-label={t("mine.preview.title")} className="flex flex-col gap-3 lg:sticky lg:top-20">
      <div className="border-line bg-surface rounded-xl border">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 w-full items-center justify-between gap-3 px-4 text-base font-semibold lg:hidden"
        >
          {t("mine.preview.title")}
          <ChevronDown
            aria-hidden
            className={`text-muted size-5 transition-transform ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
        <h2 className="px-4 pt-4 text-base font-semibold max-lg:hidden">
          {t("mine.preview.title")}
        </h2>
        <div
          id={id}
          className={`flex flex-col gap-4 px-4 pb-4 lg:pt-1 ${isOpen ? "" : "max-lg:hidden"}`}
        >
          <Seen editor={editor} />
        </div>
      </div>
      {draft.side === "sell" && data.offer === null && (
        <p className="text-muted text-xs">{t("mine.reserveText")}</p>
      )}
    </aside>
  );
}

function Seen({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const { data, draft } = editor;
  return (
    <>
      <p className="text-muted text-sm">{t("mine.reviewText")}</p>
      <div className="as-cards">
        <OfferTable
          caption={t("mine.preview.title")}
          rows={[rowOf(editor)]}
          hasAdvertiser={data.advertiser !== null}
          empty={null}
        />
      </div>
      <Details draft={draft} />
    </>
  );
}

/** A value that is not written yet is shown as a double dash. */
function rowOf({ draft, data, market }: Editor): OfferRow {
  const preview = market === null ? null : previewPrice(draft, market);
  const hasPrice = market !== null && preview?.ok === true;
  return {
    advId: data.offer?.advId ?? "0",
    side: draft.side,
    crypto: draft.crypto,
    fiat: draft.fiat,
    price: hasPrice ? formatAmount(preview.price, market.priceScale) : "",
    remaining: remainingOf(draft, market),
    minLimit: limitOf(draft.minLimit, market),
    maxLimit: limitOf(draft.maxLimit, market),
    payMethods: chosenMethods(data, draft),
    advertiser: data.advertiser ?? NO_ADVERTISER,
    isPreview: true,
  };
}

/** With all decimals of the currency, as the list has it. */
function limitOf(typed: string, market: Editor["market"]): string {
  return market === null ? typed : roundDown(typed, market.fiatScale);
}

/** Never shown: the table leaves the advertiser out where there is none. */
const NO_ADVERTISER: OfferRow["advertiser"] = {
  uid: "",
  nickname: "",
  avatar: "",
  totalTrades: 0,
  completionRate: null,
  kycVerified: false,
  online: true,
};

/** What the page of the offer says besides, and when and by whom it is found. */
function Details({ draft }: { readonly draft: OfferDraft }) {
  const t = usePhrase();
  const numbers = useNumbers();
  const { priceType, hasHours, visibility, message, autoReply } = draft;
  const conditions = conditionsOf(draft, t, numbers);
  const facts: (readonly [string, ReactNode])[] = [
    [
      t("offer.field.paymentWindow"),
      t("offer.field.windowMinutes", { minutes: Number(draft.payWindow) }),
    ],
    [
      t("detail.conditions"),
      conditions.length === 0 ? t("mine.noConditions") : joinList(t, conditions),
    ],
    [
      t("mine.field.hours"),
      hasHours ? <Hours key="hours" draft={draft} /> : t("mine.field.always"),
    ],
    [
      t("mine.field.visibility"),
      t(visibility === "public" ? "mine.field.public" : "mine.visibility.private"),
    ],
  ];
  if (priceType === "floating") {
    facts.unshift([t("mine.field.percent"), numbers.ratio(ratioOf(draft.percent))]);
  }
  return (
    <div className="flex flex-col gap-3 text-sm">
      <FactList facts={facts} />
      {message !== "" && <Words title={t("detail.message")} text={message} />}
      {autoReply !== "" && <Words title={t("mine.field.autoReply")} text={autoReply} />}
    </div>
  );
}

function Words({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className="bg-sunken flex flex-col gap-1 rounded-md p-3">
      <h3 className="text-muted text-xs">{title}</h3>
      <p className="break-words whitespace-pre-line">{text}</p>
    </section>
  );
}

function Hours({ draft }: { readonly draft: OfferDraft }) {
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

function conditionsOf(draft: OfferDraft, t: Phrase, numbers: Numbers): string[] {
  const { kycRequired, firstTradeCap, fiat } = draft;
  const trades = Number(draft.minTrades);
  const rate = Number(draft.minCompletionRate);
  const days = Number(draft.minRegisteredDays);
  return [
    kycRequired ? t("detail.condition.kyc") : null,
    trades > 0 ? t("detail.condition.trades", { count: trades }) : null,
    rate > 0 ? t("detail.condition.completion", { rate: numbers.percent(rate, WHOLE) }) : null,
    days > 0 ? t("detail.condition.days", { count: days }) : null,
    firstTradeCap === ""
      ? null
      : t("detail.condition.firstCap", {
          amount: `${numbers.number(boundText(firstTradeCap))} ${fiat}`,
        }),
  ].filter((text) => text !== null);
}
