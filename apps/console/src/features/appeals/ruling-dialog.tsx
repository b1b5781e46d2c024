/** A ruling: what happens to the coins, why, and what the log says of it. */
import { ruleAppeal } from "@parley/contract/endpoints/staff/appeals";
import {
  CONTACT_CHANNELS,
  isReasonFor,
  LONGEST_RULING_TEXT,
  RULING_REASONS,
  type ContactChannel,
  type RulingReason,
} from "@parley/domain/order/order";
import { Checkbox } from "@parley/ui/controls/checkbox";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { TextArea } from "@parley/ui/controls/text-area";
import { TextInput } from "@parley/ui/controls/text-input";
import { Notice } from "@parley/ui/feedback/notice";
import { notify } from "@parley/ui/feedback/toast";
import { useDeferredValue, useState } from "react";
import { useRevalidator } from "react-router";
import { DecisionDialog, type Attempt } from "../../parts/decision-dialog.tsx";
import {
  CASE_CHANGED,
  RULING_NAMES,
  rulingReasonText,
  timeText,
  type RulingChoice,
} from "../../parts/words.ts";
import { api } from "../../shell/api.ts";
import type { Appeal } from "./load-appeal.ts";
import { Postings } from "./postings.tsx";

export interface RulingDialogProps {
  readonly appeal: Appeal;
  readonly ruling: RulingChoice;
  readonly onClose: () => void;
}

const CHANNEL_NAMES = {
  chat: "In the chat",
  email: "By e-mail",
  phone: "By phone",
} as const satisfies Record<ContactChannel, string>;

const AMOUNT = /^\d{1,18}(\.\d{1,8})?$/;

export function RulingDialog({ appeal, ruling, onClose }: RulingDialogProps) {
  const { revalidate } = useRevalidator();
  const { orderId, silenceFrom } = appeal;
  // The order as it was when the dialog was opened: the page reads itself again under it.
  const [version] = useState(appeal.version);
  const [statements] = useState(appeal.statements.length);
  const isOutdated = appeal.version !== version || appeal.statements.length !== statements;
  const [reason, setReason] = useState<RulingReason | null>(null);
  const [amount, setAmount] = useState("");
  const [note, setNote] = useState("");
  const [toBuyer, setToBuyer] = useState("");
  const [toSeller, setToSeller] = useState("");
  const [tried, setTried] = useState<readonly ContactChannel[]>([]);
  const isSplit = ruling === "split";
  const shownAmount = useDeferredValue(amount);

  const reasons = RULING_REASONS.filter((one) => ruling === "close" || isReasonFor(ruling, one));
  const isSilence = reason === "no-answer";
  const problem = isOutdated ? CASE_CHANGED : problemOf({ isSplit, amount, reason, note, tried });

  const decide = ({ codes, idempotencyKey }: Attempt) =>
    api.call(
      ruleAppeal,
      {
        orderId,
        version,
        statements,
        ruling,
        ...(isSplit ? { amount } : {}),
        // `problem` keeps a ruling without a reason from being sent.
        reasonCode: reason ?? "agreement",
        ...(isSilence ? { triedChannels: [...tried] } : {}),
        note,
        texts: textsOf(toBuyer, toSeller),
        codes,
      },
      { idempotencyKey },
    );

  return (
    <DecisionDialog
      title={RULING_NAMES[ruling]}
      description={
        ruling === "close"
          ? "The order stays as it ended."
          : "It takes effect two hours after both sides were told, or when the losing side accepts."
      }
      confirmLabel={ruling === "close" ? "Close" : "Rule"}
      tone={ruling === "release" ? "buy" : ruling === "refund" ? "sell" : "primary"}
      subject={orderId}
      isSmall
      problem={problem}
      decide={decide}
      onDone={() => {
        notify({ tone: "success", text: "Your ruling is recorded." });
        onClose();
        void revalidate();
      }}
      onClose={onClose}
    >
      {isOutdated && <Notice tone="warning">{CASE_CHANGED}</Notice>}
      {isSplit && (
        <Field
          label={`Net to the buyer, ${appeal.crypto}`}
          hint={`At most ${appeal.receiveQuantity}.`}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={(event) => setAmount(event.currentTarget.value.trim())}
            />
          )}
        </Field>
      )}
      {ruling !== "close" && (!isSplit || AMOUNT.test(shownAmount)) && (
        <Postings orderId={orderId} ruling={ruling} amount={isSplit ? shownAmount : null} />
      )}
      <Field label="Reason, told to both sides" isRequired>
        {(control) => (
          <NativeSelect
            {...control}
            placeholder="Choose a reason"
            options={reasons.map((one) => ({ value: one, label: rulingReasonText(one) }))}
            value={reason}
            onValueChange={setReason}
          />
        )}
      </Field>
      {isSilence && (
        <fieldset className="flex flex-col gap-1.5">
          <legend className="text-sm font-medium">
            The buyer was tried to be reached
            {silenceFrom !== null && ` (possible from ${timeText(silenceFrom)})`}
          </legend>
          {CONTACT_CHANNELS.map((channel) => (
            <Checkbox
              key={channel}
              label={CHANNEL_NAMES[channel]}
              checked={tried.includes(channel)}
              onChange={(event) =>
                setTried(
                  event.currentTarget.checked
                    ? [...tried, channel]
                    : tried.filter((one) => one !== channel),
                )
              }
            />
          ))}
        </fieldset>
      )}
      {ruling !== "close" && (
        <>
          <SideText label="To the buyer" value={toBuyer} onChange={setToBuyer} />
          <SideText label="To the seller" value={toSeller} onChange={setToSeller} />
        </>
      )}
      <Field label="Why, for the log" isRequired>
        {(control) => (
          <TextArea
            {...control}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </Field>
    </DecisionDialog>
  );
}

/** Without the blank ones. */
function textsOf(buyer: string, seller: string) {
  return {
    ...(buyer.trim() === "" ? {} : { buyer }),
    ...(seller.trim() === "" ? {} : { seller }),
  };
}

interface SideTextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function SideText({ label, value, onChange }: SideTextProps) {
  return (
    <Field label={label} hint="Only this side reads it, as you write it, beside the reason.">
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          maxLength={LONGEST_RULING_TEXT}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface Filled {
  readonly isSplit: boolean;
  readonly amount: string;
  readonly reason: RulingReason | null;
  readonly note: string;
  readonly tried: readonly ContactChannel[];
}

/** What is still missing, in words; null when the ruling can be sent. */
function problemOf({ isSplit, amount, reason, note, tried }: Filled): string | null {
  if (isSplit && !AMOUNT.test(amount)) return "Enter how much the buyer gets.";
  if (reason === null) return "Choose a reason.";
  const isUntried = CONTACT_CHANNELS.some((channel) => !tried.includes(channel));
  if (reason === "no-answer" && isUntried)
    return "Silence counts only after every channel was tried.";
  return note.trim() === "" ? "Say why, for the log." : null;
}
