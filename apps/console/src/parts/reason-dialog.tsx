/** A decision that needs nothing but its reason, which the log keeps. */
import { notify } from "@parley/ui/feedback/toast";
import { useState, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import { DecisionDialog, type Attempt, type DecisionDialogProps } from "./decision-dialog.tsx";
import { ReasonField, reasonProblem } from "./reason-field.tsx";

export interface ReasonDialogProps extends Pick<
  DecisionDialogProps,
  "title" | "description" | "confirmLabel" | "tone" | "subject"
> {
  /** What else is missing, in words. */
  readonly problem?: string | null | undefined;
  readonly isSmall?: boolean | undefined;
  readonly done: string;
  readonly decide: (attempt: Attempt, reason: string) => ReturnType<DecisionDialogProps["decide"]>;
  readonly onClose: () => void;
  /** Further fields, before the reason. */
  readonly children?: ReactNode;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { decide, done, onClose, problem = null, children, ...rest } = props;
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState("");
  return (
    <DecisionDialog
      {...rest}
      problem={problem ?? reasonProblem(reason)}
      decide={(attempt) => decide(attempt, reason)}
      onDone={() => {
        notify({ tone: "success", text: done });
        onClose();
        void revalidate();
      }}
      onClose={onClose}
    >
      {children}
      <ReasonField value={reason} onChange={setReason} />
    </DecisionDialog>
  );
}
