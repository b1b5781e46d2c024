/** Why a member of staff decides so: the log keeps it. */
import { Field } from "@parley/ui/controls/field";
import { TextArea } from "@parley/ui/controls/text-area";

const SHORTEST_REASON = 3;
const LONGEST_REASON = 500;

/** What is missing, in words. */
export function reasonProblem(reason: string): string | null {
  return reason.trim().length < SHORTEST_REASON ? "Say why, for the log." : null;
}

export interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function ReasonField({ value, onChange }: ReasonFieldProps) {
  return (
    <Field label="Why, for the log" isRequired>
      {(control) => (
        <TextArea
          {...control}
          maxLength={LONGEST_REASON}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
