/** The price: fixed, or a ratio of the market's; and its current value. */
import { useNumbers } from "@parley/ui/data/language";
import { formatAmount } from "@parley/domain/money/amount";
import { Money } from "@parley/ui/data/money";
import { RadioGroup } from "@parley/ui/controls/radio-group";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { AmountField } from "./amount-field.tsx";
import { DraftRank } from "../price/draft-rank.tsx";
import { previewPrice } from "../draft/preview-price.ts";
import type { Editor } from "./use-editor.ts";

const PERCENT_DECIMALS = 4;

export function PriceFields({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const { form, draft, market } = editor;
  const scale = market?.priceScale ?? 2;
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        label={t("mine.field.priceType")}
        options={[
          {
            value: "fixed",
            label: t("mine.priceType.fixed"),
            hint: t("mine.field.fixedHint"),
          },
          {
            value: "floating",
            label: t("mine.priceType.floating"),
            hint: t("mine.field.floatingHint"),
          },
        ]}
        isInline
        value={draft.priceType}
        onValueChange={(priceType) => form.setValue("priceType", priceType, { shouldDirty: true })}
      />
      <MarketPrice editor={editor} />
      {draft.priceType === "fixed" ? (
        <AmountField
          editor={editor}
          name="price"
          label={t("offer.field.unitPrice")}
          scale={scale}
          unit={draft.fiat}
          isRequired
        />
      ) : (
        <>
          <AmountField
            editor={editor}
            name="percent"
            label={t("mine.field.percent")}
            scale={PERCENT_DECIMALS}
            unit="%"
            isRequired
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <AmountField
              editor={editor}
              name="floor"
              label={t("mine.field.floor")}
              aside={t("mine.optional")}
              scale={scale}
              unit={draft.fiat}
            />
            <AmountField
              editor={editor}
              name="ceiling"
              label={t("mine.field.ceiling")}
              aside={t("mine.optional")}
              scale={scale}
              unit={draft.fiat}
            />
          </div>
          <p className="text-muted -mt-3 text-xs">{t("mine.field.boundsHint")}</p>
        </>
      )}
      <Preview editor={editor} />
      <DraftRank draft={draft} advId={editor.data.offer?.advId ?? null} />
    </div>
  );
}

function MarketPrice({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const { rate, market, draft } = editor;
  return (
    <p className="text-muted flex items-center gap-2 text-sm">
      {t("mine.marketPrice")}
      {rate === undefined ? (
        <Skeleton className="h-4 w-24" />
      ) : market === null || market.rate === null ? (
        <span className="text-warning">{t("errors.ratesStale")}</span>
      ) : (
        <span className="text-ink font-medium">
          <Money amount={formatAmount(market.rate, market.priceScale)} unit={draft.fiat} />
        </span>
      )}
    </p>
  );
}

function Preview({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const { percent } = useNumbers();
  const { draft, market } = editor;
  const preview = market === null ? null : previewPrice(draft, market);
  if (preview === null || market === null) return null;
  return (
    <div className="border-line bg-sunken flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-md border px-3 py-2.5">
      <span className="text-muted text-sm">{t("mine.yourPrice")}</span>
      <output className="text-end">
        {preview.ok ? (
          <>
            <span className="text-base font-semibold">
              <Money amount={formatAmount(preview.price, market.priceScale)} unit={draft.fiat} />
            </span>
            {preview.difference !== null && (
              <span className="text-muted block text-xs">
                {t("mine.toMarket", {
                  difference: percent(preview.difference, { isSigned: true }),
                })}
              </span>
            )}
          </>
        ) : (
          <span className="text-warning text-sm">{t("mine.outsideBounds")}</span>
        )}
      </output>
    </div>
  );
}
