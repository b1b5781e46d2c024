/**
 * The dialog of one step: it stays open until the server has answered that the step is done, or
 * that the order has moved. What failed is shown in it, and can be tried again there.
 */
import type { ReactElement } from "react";
import type { OrderAction } from "@parley/domain/order/order-step";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "../../../shared/forms/confirm-dialog.tsx";
import type { OrderPartProps } from "../model/order-part.ts";
import type { ActionInput } from "../model/use-order-action.ts";
import { NOT_DONE_PHRASES } from "../model/wire-phrases.ts";

export interface StepDialogProps extends Pick<
  ConfirmDialogProps,
  "title" | "description" | "confirmLabel" | "isDanger" | "isInsistent" | "children"
> {
  readonly action: OrderAction;
  readonly work: OrderPartProps["work"];
  readonly trigger: ReactElement;
  readonly cancelLabel?: string;
  /** What the step needs beside its name; null while something is missing, which is then shown. */
  readonly read?: () => Omit<ActionInput, "action"> | null;
  readonly doneText: string;
  readonly onDone?: () => void;
}

export function StepDialog(props: StepDialogProps) {
  const { action, work, read, doneText, onDone, ...rest } = props;
  const t = usePhrase();
  const confirm = async (setIsOpen: (isOpen: boolean) => void) => {
    const input = read === undefined ? {} : read();
    if (input === null) return null;
    // The codes have a dialog of their own, which takes the place of this one.
    if (work.asksForCodes(action)) setIsOpen(false);
    const end = await work.act({ ...input, action }, doneText);
    if (end === "done") onDone?.();
    return { ok: end === "done" || end === "changed" };
  };
  return (
    <ConfirmDialog
      cancelLabel={t("order.action.goBack")}
      {...rest}
      size="medium"
      closeLabel={t("order.action.close")}
      notDone={t(NOT_DONE_PHRASES[action])}
      work={{
        isBusy: work.busy === action,
        failure: work.failed?.action === action ? work.failed.failure : null,
        forget: work.forget,
      }}
      onConfirm={confirm}
    />
  );
}
