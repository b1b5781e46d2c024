import { MAX_EXTENSION_MINUTES } from "@parley/domain/order/decide-order";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { Time } from "@parley/ui/data/time";
import { useState } from "react";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import type { TriggeredProps } from "./cancel-dialog.tsx";
import { minutesOf } from "./minutes.ts";
import { StepDialog } from "./step-dialog.tsx";

const FIRST = "15";
const MINUTE_MS = 60_000;

/** A seller can wait longer for a payment, once. */
export function ExtendDialog({ order, work, trigger }: TriggeredProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const [text, setText] = useState(FIRST);
  const minutes = minutesOf(text);
  return (
    <StepDialog
      action="extend"
      work={work}
      read={() => (minutes === null ? null : { minutes })}
      doneText={t("order.extend.done")}
      title={t("order.extend.title")}
      description={rich("order.extend.text", {
        time: (
          <Time
            key="time"
            at={minutes === null ? null : order.payBy + minutes * MINUTE_MS}
            form="clock"
            className="font-semibold"
          />
        ),
      })}
      trigger={trigger}
      isInsistent
      confirmLabel={t("order.extend.confirm")}
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
