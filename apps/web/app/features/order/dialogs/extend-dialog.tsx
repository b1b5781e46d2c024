import { MAX_EXTENSION_MINUTES } from "@parley/domain/order/decide-order";
import { Button } from "@parley/ui/controls/button";
import { DialogClose } from "@parley/ui/overlays/dialog";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { Time } from "@parley/ui/data/time";
import { useState } from "react";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import type { TriggeredProps } from "./cancel-dialog.tsx";
import { minutesOf } from "./minutes.ts";
import { StepDialog } from "./order-dialog.tsx";
import { useStepDialog } from "./use-step-dialog.ts";

const FIRST = "15";
const MINUTE_MS = 60_000;

/** A seller can wait longer for a payment, once. */
export function ExtendDialog({ order, work, trigger }: TriggeredProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { run, ...dialog } = useStepDialog(work);
  const [text, setText] = useState(FIRST);
  const minutes = minutesOf(text);
  const extend = () => {
    if (minutes !== null) void run({ action: "extend", minutes }, t("order.extend.done"));
  };
  return (
    <StepDialog
      {...dialog}
      action="extend"
      work={work}
      onRetry={extend}
      title={t("order.extend.title")}
      description={rich("order.extend.text", {
        time: (
          <Time
            key="time"
            at={minutes === null ? null : order.payBy + minutes * MINUTE_MS}
            pattern="HH:mm:ss"
            className="font-semibold"
          />
        ),
      })}
      trigger={trigger}
      isInsistent
      footer={
        <>
          <DialogClose button={<Button tone="secondary">{t("order.action.goBack")}</Button>} />
          <Button isBusy={work.busy === "extend"} onClick={extend}>
            {t("order.extend.confirm")}
          </Button>
        </>
      }
    >
      <Field
        label={t("order.extend.minutes", { most: MAX_EXTENSION_MINUTES })}
        error={
          minutes === null ? t("order.extend.invalid", { most: MAX_EXTENSION_MINUTES }) : undefined
        }
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
    </StepDialog>
  );
}
