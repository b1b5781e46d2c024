/** A decision that needs nothing but its reason, which the log keeps. */
import { Field } from "@parley/ui/controls/field";
import { TextArea } from "@parley/ui/controls/text-area";
import { notify } from "@parley/ui/feedback/toast";
import { useState, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import { DecisionDialog, type Attempt, type DecisionDialogProps } from "./decision-dialog.tsx";

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

const SHORTEST_REASON = 3;

export function ReasonDialog(props: ReasonDialogProps) {
  const { decide, done, onClose, problem = null, children, ...rest } = props;
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState("");
  const missing = reason.trim().length < SHORTEST_REASON ? "Say why, for the log." : null;
  return (
    <DecisionDialog
      {...rest}
      problem={problem ?? missing}
      decide={(attempt) => decide(attempt, reason)}
      onDone={() => {
        notify({ tone: "success", text: done });
        onClose();
        void revalidate();
      }}
      onClose={onClose}
    >
      {children}
      <Field label="Why, for the log" isRequired>
        {(control) => (
          <TextArea
            {...control}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
    </DecisionDialog>
  );
}
