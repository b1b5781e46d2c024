/** A dialog that opens with its trigger and goes once what it asks for has happened, or cannot. */
import { Dialog } from "@parley/ui/dialog";
import type { ReactElement, ReactNode } from "react";
import { usePhrase } from "../../shell/phrase.tsx";

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
