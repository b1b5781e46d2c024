/** Proposes how the coins of an appealed order could be split. */
import { formatAmount, parseAmount } from "@parley/domain/money/amount";
import { mulDivFloor } from "@parley/domain/money/mul-div";
import { Field } from "@parley/ui/controls/field";
import { useNumbers } from "@parley/ui/data/language";
import { useState } from "react";
import { AmountInput } from "../../../shared/forms/amount-input.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import type { TriggeredProps } from "./cancel-dialog.tsx";
import { StepDialog } from "./step-dialog.tsx";
import { DIGITS } from "../model/order-part.ts";
import { SHARE_PHRASES } from "../model/side-phrases.ts";
import { COIN_SCALE, sharesOf } from "../parts/split-shares.ts";
import { SharesTable } from "../parts/shares.tsx";

const STEPS = 100;

export function SplitDialog({ order, work, trigger }: TriggeredProps) {
  const t = usePhrase();
  const { number } = useNumbers();
  const most = parseAmount(order.receiveQuantity, COIN_SCALE) ?? 0n;
  const [text, setText] = useState(() => textAt(most, STEPS / 2));
  const shares = sharesOf(order, text);
  const bounds = { most: number(order.receiveQuantity, DIGITS), token: order.crypto };
  return (
    <StepDialog
      action="propose-split"
      work={work}
      read={() => (shares === null ? null : { amount: shares.toBuyer })}
      doneText={t("order.split.proposed")}
      title={t("order.split.title")}
      description={t("order.split.text")}
      trigger={trigger}
      isInsistent
      confirmLabel={t("order.split.propose")}
    >
      <div className="flex flex-col gap-4">
        <Field
          label={t(SHARE_PHRASES.toBuyer[order.role])}
          hint={t("order.split.range", bounds)}
          error={shares === null ? t("order.split.outside", bounds) : undefined}
        >
          {(control) => (
            <AmountInput
              {...control}
              value={text}
              scale={COIN_SCALE}
              onValueChange={setText}
              unit={order.crypto}
            />
          )}
        </Field>
        <input
          type="range"
          min={0}
          max={STEPS}
          value={stepAt(text, most)}
          aria-label={t(SHARE_PHRASES.toBuyer[order.role])}
          aria-valuetext={`${number(text)} ${order.crypto}`}
          onChange={(event) => setText(textAt(most, Number(event.currentTarget.value)))}
          className="accent-accent-fill h-8 w-full cursor-pointer"
        />
        <SharesTable order={order} shares={shares} />
      </div>
    </StepDialog>
  );
}

function textAt(most: bigint, step: number): string {
  const atoms = mulDivFloor(most, BigInt(step), BigInt(STEPS));
  return formatAmount(atoms, COIN_SCALE).replace(/\.?0+$/, "");
}

function stepAt(text: string, most: bigint): number {
  const atoms = parseAmount(text, COIN_SCALE);
  if (atoms === null || most === 0n) return 0;
  return Math.min(STEPS, Number(mulDivFloor(atoms, BigInt(STEPS), most)));
}
