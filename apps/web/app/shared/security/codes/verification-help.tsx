/** The way on for who cannot use a factor: a recovery code, or a reset that staff decides. */
import {
  MAX_RESET_STATEMENT_LENGTH,
  MIN_RESET_STATEMENT_LENGTH,
  requestReset,
} from "@parley/contract/endpoints/identity/security";
import { Button } from "@parley/ui/controls/button";
import { Checkbox } from "@parley/ui/controls/checkbox";
import { Field } from "@parley/ui/controls/field";
import { Notice } from "@parley/ui/feedback/notice";
import { TextArea } from "@parley/ui/controls/text-area";
import { TextInput } from "@parley/ui/controls/text-input";
import ChevronRight from "lucide-react/icons/chevron-right";
import KeyRound from "lucide-react/icons/key-round";
import LifeBuoy from "lucide-react/icons/life-buoy";
import { useState, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useFailureText } from "../../../shell/locale/failure-text.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { ProofPictures } from "../../picture/proof-pictures.tsx";
import { ContactLink } from "../../support/contact-link.tsx";
import { DialogActions } from "@parley/site/dialog-actions";
import { isUnreachable, type CodeFactor } from "./factors.ts";
import type { CodeTargets } from "./requirements.ts";
import { sendTo, useSubmission } from "../../forms/use-submission.ts";

export interface VerificationHelpProps {
  /** What the verification asks for; only that can be in the way. */
  readonly factors: readonly CodeFactor[];
  /** What is bound, masked. */
  readonly targets: CodeTargets;
  readonly ticket: string | undefined;
  readonly onRecovery: () => void;
  readonly onBack: () => void;
}

export function VerificationHelp(props: VerificationHelpProps) {
  const t = usePhrase();
  const [view, setView] = useState<"ways" | "reset" | "sent">("ways");
  if (view === "reset") {
    return (
      <ResetRequest {...props} onBack={() => setView("ways")} onSent={() => setView("sent")} />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {view === "sent" ? (
        <Notice tone="success" role="alert" title={t("security.reset.sent")}>
          {t("security.reset.sentText")}
        </Notice>
      ) : (
        <>
          <h3 data-landing className="text-sm font-medium">
            {t("security.verify.unavailable")}
          </h3>
          <p className="text-muted -mt-2 text-sm">{t("security.help.text")}</p>
          <ul className="border-line-strong divide-line divide-y rounded-lg border">
            {props.factors.includes("totp") && (
              <Way
                icon={<KeyRound aria-hidden className="size-5" />}
                title={t("security.help.recovery")}
                text={t("security.help.recoveryText")}
                onClick={props.onRecovery}
              />
            )}
            <Way
              icon={<LifeBuoy aria-hidden className="size-5" />}
              title={t("security.help.reset")}
              text={t("security.help.resetText")}
              onClick={() => setView("reset")}
            />
          </ul>
          <ContactLink subject="login" />
        </>
      )}
      <DialogActions>
        <Button tone="secondary" onClick={props.onBack}>
          {t("security.back")}
        </Button>
      </DialogActions>
    </div>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly onClick: () => void;
}

function Way({ icon, title, text, onClick }: WayProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="hover:bg-hover flex w-full items-center gap-3 px-4 py-3 text-start focus-visible:-outline-offset-2"
      >
        <span className="text-muted">{icon}</span>
        <span className="min-w-0 flex-1">
          <span className="block text-sm font-medium">{title}</span>
          <span className="text-muted block text-xs">{text}</span>
        </span>
        <ChevronRight aria-hidden className="text-subtle size-4 shrink-0 rtl:-scale-x-100" />
      </button>
    </li>
  );
}

const FACTOR_NAMES = {
  email: "security.email",
  phone: "security.phone",
  totp: "security.authenticator",
} as const satisfies Record<CodeFactor, string>;

interface ResetRequestProps extends VerificationHelpProps {
  readonly onSent: () => void;
}

interface Picture {
  readonly fileId: string | null;
  readonly isUploading: boolean;
}

interface ResetFields {
  readonly lost: CodeFactor[];
  readonly statement: string;
  readonly contact: string;
}

function ResetRequest({ factors, targets, ticket, onBack, onSent }: ResetRequestProps) {
  const t = usePhrase();
  const textOf = useFailureText();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pictures, setPictures] = useState<ReadonlyMap<number, Picture>>(new Map());
  const areUploading = [...pictures.values()].some(({ isUploading }) => isUploading);
  const fileIds = [...pictures.values()].flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
  const [only] = factors;
  const form = useForm<ResetFields>({
    defaultValues: {
      lost: factors.length === 1 && only !== undefined ? [only] : [],
      statement: "",
      contact: "",
    },
  });
  const { errors } = form.formState;
  const { submit, isBusy } = useSubmission(sendTo(requestReset), {
    onDone: onSent,
    onFailed: (failure) => {
      // An existing open request serves the purpose, from any device.
      if (failure.name === "resetRequestOpen") onSent();
      else if (failure.name === "accountInvalid") {
        form.setError("contact", { message: failure.message }, { shouldFocus: true });
      } else setRefusal(textOf(failure));
    },
  });
  const send = form.handleSubmit(async ({ lost, statement, contact }) => {
    setRefusal(null);
    await submit({
      lost,
      statement: statement.trim(),
      ...(contact.trim() === "" ? {} : { contact: contact.trim() }),
      ...(ticket === undefined ? {} : { ticket }),
      ...(fileIds.length === 0 ? {} : { fileIds }),
    });
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-1.5 text-sm font-medium">{t("security.reset.lost")}</legend>
        {factors.map((factor) => (
          <Checkbox
            key={factor}
            label={t(FACTOR_NAMES[factor])}
            value={factor}
            aria-invalid={errors.lost !== undefined}
            {...form.register("lost", {
              validate: (lost) => lost.length > 0 || t("security.reset.lostNone"),
            })}
          />
        ))}
        <div aria-live="polite" className="text-danger text-xs empty:hidden">
          {errors.lost?.message}
        </div>
      </fieldset>
      <Field
        label={t("security.reset.statement")}
        hint={t("security.reset.statementHint")}
        error={errors.statement?.message}
        isRequired
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={MAX_RESET_STATEMENT_LENGTH}
            {...form.register("statement", {
              validate: (text) => {
                if (text.trim() === "") return t("security.field.required");
                return (
                  text.trim().length >= MIN_RESET_STATEMENT_LENGTH ||
                  t("security.reset.statementShort")
                );
              },
            })}
          />
        )}
      </Field>
      <Field
        label={t("security.reset.contact")}
        hint={t("security.reset.contactHint")}
        error={errors.contact?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={254}
            {...form.register("contact", {
              validate: (contact, { lost }) =>
                contact.trim() !== "" ||
                !isUnreachable(targets, lost) ||
                t("security.field.required"),
            })}
          />
        )}
      </Field>
      <ProofPictures
        ticket={ticket}
        onChange={(place, fileId, isUploading) =>
          setPictures((all) => new Map(all).set(place, { fileId, isUploading }))
        }
      />
      {refusal !== null && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <DialogActions>
        <Button tone="secondary" onClick={onBack}>
          {t("security.back")}
        </Button>
        <Button type="submit" isBusy={isBusy} disabled={areUploading}>
          {t("security.reset.send")}
        </Button>
      </DialogActions>
    </form>
  );
}
