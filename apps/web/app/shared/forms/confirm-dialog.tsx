/**
 * Asks before something is done. The dialog stays open while that is sent and shows a failure, and
 * closes once it is done.
 */
import { Button } from "@parley/ui/controls/button";
import { Dialog, DialogClose, type DialogProps } from "@parley/ui/overlays/dialog";
import { useState } from "react";
import { NotDone } from "./not-done.tsx";
import type { SubmissionState } from "@parley/site/forms/submitter";

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  "isOpen" | "onOpenChange" | "footer"
> {
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly isDanger?: boolean | undefined;
  /** What is not done after a failure, in the words of the action. */
  readonly notDone: string;
  readonly work: SubmissionState & { readonly forget: () => void };
  /**
   * The dialog closes when the result is ok. Where another dialog replaces this one meanwhile, such
   * as the one that asks for codes, `setIsOpen` closes it at once.
   */
  readonly onConfirm: (
    setIsOpen: (isOpen: boolean) => void,
  ) => Promise<{ readonly ok: boolean } | null>;
  /** Needed without a trigger: the dialog is then open from the beginning. */
  readonly onClose?: (() => void) | undefined;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { cancelLabel, confirmLabel, isDanger, notDone, work, onConfirm, onClose, ...rest } = props;
  const [isOpen, setIsOpen] = useState(rest.trigger === undefined);
  const change = (next: boolean) => {
    setIsOpen(next);
    work.forget();
    if (!next) onClose?.();
  };
  const confirm = async () => {
    const result = await onConfirm(setIsOpen);
    if (result?.ok === true) change(false);
  };
  return (
    <Dialog
      size="small"
      {...rest}
      isOpen={isOpen}
      onOpenChange={change}
      isBusy={work.isBusy}
      footer={
        <>
          <DialogClose
            button={
              <Button tone="secondary" disabled={work.isBusy}>
                {cancelLabel}
              </Button>
            }
          />
          <Button
            tone={isDanger ? "danger" : "primary"}
            isBusy={work.isBusy}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {rest.children}
      {work.failure !== null && (
        <div className="not-first:mt-3">
          <NotDone title={notDone} {...work} onRetry={() => void confirm()} />
        </div>
      )}
    </Dialog>
  );
}
