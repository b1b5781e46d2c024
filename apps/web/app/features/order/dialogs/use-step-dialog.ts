/**
 * The dialog of one step: it stays open until the server has answered that the step is done, or
 * that the order has moved. What failed is shown in it, and can be tried again there.
 */
import { useState } from "react";
import type { OrderPartProps } from "../model/order-part.ts";
import type { ActionEnd, ActionInput } from "../model/use-order-action.ts";

export interface StepDialog {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly run: (input: ActionInput, doneText: string) => Promise<ActionEnd>;
}

export function useStepDialog(work: OrderPartProps["work"]): StepDialog {
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen,
    onOpenChange: (next) => {
      setIsOpen(next);
      work.forget();
    },
    run: async (input, doneText) => {
      // The codes have a dialog of their own, which takes the place of this one.
      if (work.asksForCodes(input.action)) setIsOpen(false);
      const end = await work.act(input, doneText);
      if (end === "done" || end === "changed") setIsOpen(false);
      return end;
    },
  };
}
