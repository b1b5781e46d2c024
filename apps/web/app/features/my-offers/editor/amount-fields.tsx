/** How much there is in all, and how small and large one order may be. */
import { boundText } from "@parley/domain/format/bound-text";
import { formatAmount } from "@parley/domain/money/amount";
import { fiatForCryptoDown } from "@parley/domain/trade/quote";
import { useNumbers } from "@parley/ui/data/language";
import { Money } from "@parley/ui/data/money";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { AmountField } from "./amount-field.tsx";
import { readPositive } from "../draft/draft-problems.ts";
import { plainText } from "../draft/plain-text.ts";
import { previewPrice } from "../draft/preview-price.ts";
import type { Editor } from "./use-editor.ts";

const DIGITS = { maximumDigits: 8 } as const;

export function AmountFields({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const { number } = useNumbers();
  const { draft, market } = editor;
  if (market === null) return null;
  const { fiatScale, minOrder, maxOrder } = market;
  const range = {
    least: number(boundText(formatAmount(minOrder, fiatScale))),
    most: number(boundText(formatAmount(maxOrder, fiatScale))),
    fiat: draft.fiat,
  };
  return (
    <div className="flex flex-col gap-5">
      <Quantity editor={editor} />
      <div className="flex flex-col gap-1.5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <AmountField
            editor={editor}
            name="minLimit"
            label={t("mine.field.minLimit")}
            scale={fiatScale}
            unit={draft.fiat}
            isRequired
          />
          <AmountField
            editor={editor}
            name="maxLimit"
            label={t("mine.field.maxLimit")}
            scale={fiatScale}
            unit={draft.fiat}
            isRequired
          />
        </div>
        <p className="text-muted text-xs">{t("mine.field.limitsHint", range)}</p>
      </div>
    </div>
  );
}

function Quantity({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { draft, market, form, look } = editor;
  if (market === null) return null;
  const { available, taken, cryptoScale } = market;
  // What orders have taken stays part of the quantity.
  const most = available === null ? null : formatAmount(available + taken, cryptoScale);
  return (
    <AmountField
      editor={editor}
      name="quantity"
      label={t("offer.field.quantity")}
      scale={cryptoScale}
      isRequired
      hint={<Worth editor={editor} />}
      aside={
        available !== null &&
        rich("mine.spotBalance", {
          amount: (
            <Money
              key="amount"
              amount={formatAmount(available, cryptoScale)}
              unit={draft.crypto}
              {...DIGITS}
            />
          ),
        })
      }
      unit={draft.crypto}
      action={
        most !== null && (
          <button
            type="button"
            onClick={() => {
              form.setValue("quantity", plainText(most), { shouldDirty: true });
              look("quantity");
            }}
            className="text-accent hover:bg-hover -me-1.5 min-h-8 rounded px-1.5 font-semibold"
          >
            {t("detail.form.max")}
          </button>
        )
      }
    />
  );
}

/** What the quantity is worth at the price of the step before. */
function Worth({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const { draft, market } = editor;
  if (market === null) return null;
  const quantity = readPositive(draft.quantity, market.cryptoScale);
  const preview = previewPrice(draft, market);
  const consequence = t(
    draft.side === "sell" ? "mine.field.sellQuantity" : "mine.field.buyQuantity",
  );
  if (quantity === null || preview === null || !preview.ok) return consequence;
  const worth = fiatForCryptoDown({ ...market, price: preview.price }, quantity);
  return (
    <>
      {"≈ "}
      <Money amount={formatAmount(worth, market.fiatScale)} unit={draft.fiat} />
      {" · "}
      {consequence}
    </>
  );
}
