/**
 * Binds an email or a phone: the new one proves itself with a code sent to it, and the owner with
 * what is bound already.
 */
import type { CallFailure } from "@parley/contract/client";
import { bindContact } from "@parley/contract/endpoints/identity/security";
import type { Channel } from "@parley/domain/account/account-name";
import { Button } from "@parley/ui/controls/button";
import { Dialog } from "@parley/ui/overlays/dialog";
import { Field } from "@parley/ui/controls/field";
import { Notice } from "@parley/ui/feedback/notice";
import { TextInput } from "@parley/ui/controls/text-input";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { getApi } from "../../shell/api/api.ts";
import { guessCountry } from "../../shared/phone/dial-codes.ts";
import { PhoneInput } from "../../shared/phone/phone-input.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { DialogActions } from "@parley/site/dialog-actions";
import { codeProblem, type SecurityCodes } from "../../shared/security/factors.ts";
import { useFocusFirstError } from "@parley/site/focus-first-error";
import { SentCodeField } from "../../shared/security/sent-code-field.tsx";
import { VerificationForm } from "../../shared/security/verification-form.tsx";
import { fieldOfRefusal, readTarget, type TypedContact } from "./contact-target.ts";
import { useChanged } from "./use-changed.ts";

export interface BindDialogProps {
  readonly channel: Channel;
  /** Masked; null when none is bound yet. */
  readonly bound: string | null;
  readonly onClose: () => void;
}

interface Errors {
  readonly target?: string;
  readonly code?: string;
}

export function BindDialog({ channel, bound, onClose }: BindDialogProps) {
  const t = usePhrase();
  const binding = useBinding({ channel, bound, onClose });
  const isVerifying = binding.step === "verify";
  const title =
    bound === null
      ? t(`security.contact.${channel}.bindTitle`)
      : t(`security.contact.${channel}.changeTitle`);
  return (
    <Dialog
      isOpen
      isInsistent
      title={isVerifying ? t("security.verify.title") : title}
      description={isVerifying ? t("security.verify.adding") : undefined}
      closeLabel={t("security.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {isVerifying ? (
        <VerificationForm
          purpose={`bind-${channel}`}
          submit={({ codes, codesKey }) => binding.bind(codesKey, codes)}
          notDone={t("shell.notDone.change")}
          onCancel={binding.goBack}
          cancelLabel={t("security.back")}
          confirmLabel={t("security.bind")}
        />
      ) : (
        <TargetForm channel={channel} bound={bound} binding={binding} onClose={onClose} />
      )}
    </Dialog>
  );
}

type Binding = ReturnType<typeof useBinding>;

function useBinding({ channel, onClose }: BindDialogProps) {
  const t = usePhrase();
  const tellChange = useChanged();
  const [step, setStep] = useState<"target" | "verify">("target");
  const [typed, setTyped] = useState<TypedContact>(() => ({
    email: "",
    country: guessCountry(navigator.languages),
    number: "",
  }));
  const [code, setCode] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [round, setRound] = useState(0);
  const read = readTarget(channel, typed);

  const refuse = (found: Errors) => {
    setErrors(found);
    setRound((count) => count + 1);
  };

  const place = (failure: CallFailure<string>): boolean => {
    const field = fieldOfRefusal(failure);
    if (field === null) return false;
    refuse({ [field]: failure.message });
    if (field === "code") setCode("");
    setStep("target");
    return true;
  };

  /** Null when it is done, or when the problem is in the first step and shown there. */
  const bind = async (idempotencyKey: string, codes: SecurityCodes) => {
    if (!read.ok) return null;
    const input = { channel, target: read.target, code, codes };
    const result = await getApi().call(bindContact, input, { idempotencyKey });
    if (!result.ok) return place(result) ? null : result;
    tellChange(t(`security.contact.${channel}.bound`));
    onClose();
    return null;
  };

  const submit = (given = code) => {
    const found: Errors = {
      ...(read.ok ? {} : { target: targetText(read.problem) }),
      ...codeError(given),
    };
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    setErrors({});
    setStep("verify");
  };

  const targetText = (problem: "blank" | "invalid") =>
    t(problem === "blank" ? "security.field.required" : `security.contact.${channel}.invalid`);

  const codeError = (given: string): Errors => {
    const problem = codeProblem(given);
    if (problem === null) return {};
    return {
      code: t(problem === "blank" ? "security.field.required" : "security.code.invalidFormat"),
    };
  };

  /** Nothing can be sent to nowhere: what must be entered first is said at its field. */
  const requestCode = () => {
    if (read.ok) {
      setErrors({});
      return { channel, purpose: `bind-${channel}` as const, target: read.target };
    }
    const first = channel === "email" ? "security.code.emailFirst" : "security.code.phoneFirst";
    refuse({ target: read.problem === "blank" ? t(first) : targetText("invalid") });
    return null;
  };

  return {
    step,
    typed,
    code,
    errors,
    round,
    targetKey: read.ok ? read.target : "",
    bind,
    submit,
    requestCode,
    goBack: () => setStep("target"),
    change: (part: Partial<TypedContact>) => {
      setTyped((before) => ({ ...before, ...part }));
      setErrors(({ target: _mended, ...rest }) => rest);
    },
    changeCode: (next: string) => {
      setCode(next);
      setErrors(({ code: _mended, ...rest }) => rest);
    },
  };
}

interface TargetFormProps extends BindDialogProps {
  readonly binding: Binding;
}

function TargetForm({ channel, bound, binding, onClose }: TargetFormProps) {
  const t = usePhrase();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[type=email], [type=tel]")?.focus();
  }, []);
  useFocusFirstError(form, binding.round);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    binding.submit();
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {bound !== null && (
        // To replace one is to unbind it, with the same price.
        <Notice tone="warning" title={t("security.contact.replaces", { n: bound })}>
          {t("security.unbind.withdrawalLock")}
        </Notice>
      )}
      <TargetField channel={channel} binding={binding} />
      <p className="text-muted -mt-2 text-sm">{t("security.contact.waitHint")}</p>
      <SentCodeField
        // Another address is another code: what was sent before belongs to the one before.
        key={binding.targetKey}
        label={t(`security.code.${channel}`)}
        value={binding.code}
        onValueChange={binding.changeCode}
        onComplete={(next) => {
          if (binding.targetKey !== "") binding.submit(next);
        }}
        error={binding.errors.code}
        request={binding.requestCode}
      />
      <DialogActions>
        <Button tone="secondary" onClick={onClose}>
          {t("security.cancel")}
        </Button>
        <Button type="submit">{t("security.continue")}</Button>
      </DialogActions>
    </form>
  );
}

function TargetField({ channel, binding }: { channel: Channel; binding: Binding }) {
  const t = usePhrase();
  const { typed, errors, change } = binding;
  if (channel === "phone") {
    return (
      <PhoneInput
        label={t("security.phone.new")}
        countryLabel={t("security.phone.country")}
        searchLabel={t("security.phone.countrySearch")}
        emptyText={t("security.phone.countryNone")}
        country={typed.country}
        onCountryChange={(country) => change({ country })}
        number={typed.number}
        onNumberChange={(number) => change({ number })}
        error={errors.target}
      />
    );
  }
  return (
    <Field label={t("security.email.new")} error={errors.target} isRequired>
      {(control) => (
        <TextInput
          {...control}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={typed.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}
