/** A dialog that opens with its trigger, and says of its step that it is not done until it is. */
import type { OrderAction } from "@parley/domain/order/order-view";
import { Dialog } from "@parley/ui/overlays/dialog";
import type { ReactElement, ReactNode } from "react";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { NotDone } from "../../../shared/forms/not-done.tsx";
import type { OrderPartProps } from "../model/order-part.ts";
import { NOT_DONE_PHRASES } from "../model/wire-phrases.ts";

export interface OrderDialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly trigger: ReactElement;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** What was typed must not be lost by a press beside it. */
  readonly isInsistent?: boolean;
  readonly footer: ReactNode;
  readonly children?: ReactNode;
}

export function OrderDialog(props: OrderDialogProps) {
  const t = usePhrase();
  return <Dialog {...props} closeLabel={t("order.action.close")} />;
}

export interface StepDialogProps extends OrderDialogProps {
  readonly action: OrderAction;
  readonly work: OrderPartProps["work"];
  /** Presses once more. */
  readonly onRetry: () => void;
}

export function StepDialog({ action, work, onRetry, children, ...props }: StepDialogProps) {
  const t = usePhrase();
  return (
    <OrderDialog {...props}>
      {children}
      {work.failed?.action === action && (
        <div className="mt-3">
          <NotDone
            title={t(NOT_DONE_PHRASES[action])}
            failure={work.failed.failure}
            onRetry={onRetry}
            isBusy={work.busy === action}
          />
        </div>
      )}
    </OrderDialog>
  );
}
