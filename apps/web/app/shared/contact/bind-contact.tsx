/**
 * Binds an email or a phone: the new one proves itself with a code sent to it, and the owner with
 * what is bound already. All of it is one form, so that a wrong code is typed again alone.
 */
import type { CallFailure } from "@parley/contract/client";
import { bindContact } from "@parley/contract/endpoints/identity/security";
import type { Channel } from "@parley/domain/account/account-name";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { Notice } from "@parley/ui/feedback/notice";
import { useState, type ReactNode } from "react";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { textsOf, useKeptInput } from "../forms/use-kept-input.ts";
import { guessCountry } from "../phone/dial-codes.ts";
import { PhoneInput } from "../phone/phone-input.tsx";
import type { Attempt, OwnCode } from "../security/codes/verification.ts";
import { VerificationForm } from "../security/verification-form.tsx";
import { isTargetRefusal, readTarget, type TypedContact } from "./contact-target.ts";

export interface BindContactProps {
  readonly channel: Channel;
  /** Masked; null when none is bound yet. */
  readonly bound: string | null;
  /** Below the field of the new one. */
  readonly note?: ReactNode;
  readonly onBound: () => void;
  readonly onCancel?: (() => void) | undefined;
  readonly keepsFocus?: boolean;
}

export function BindContact(props: BindContactProps) {
  const { channel, onCancel, keepsFocus } = props;
  const t = usePhrase();
  const { own, submit } = useBinding(props);
  return (
    <VerificationForm
      purpose={`bind-${channel}`}
      own={own}
      submit={submit}
      notDone={t("shell.notDone.change")}
      onCancel={onCancel}
      confirmLabel={t("security.bind")}
      keepsFocus={keepsFocus}
    />
  );
}

const REPLACING = { email: "security.code.newEmail", phone: "security.code.newPhone" } as const;

function useBinding({ channel, bound, note, onBound }: BindContactProps) {
  const t = usePhrase();
  const [empty] = useState<TypedContact>(() => ({
    email: "",
    country: guessCountry(navigator.languages),
    number: "",
  }));
  const kept = useKeptInput<TypedContact>({
    form: "contact",
    subject: channel,
    empty,
    read: readTyped,
  });
  const { value: typed } = kept;
  const [error, setError] = useState<string | undefined>();
  const target = readTarget(channel, typed);
  const change = (part: Partial<TypedContact>) => {
    kept.change({ ...typed, ...part });
    setError(undefined);
  };
  const check = () => {
    if (target.ok) return true;
    const first = channel === "email" ? "security.code.emailFirst" : "security.code.phoneFirst";
    setError(t(target.problem === "blank" ? first : `security.contact.${channel}.invalid`));
    return false;
  };
  const submit = async ({ codes, own, codesKey }: Attempt): Promise<CallFailure<string> | null> => {
    if (!target.ok) return null;
    const input = { channel, target: target.target, code: own, codes };
    const result = await getApi().call(bindContact, input, { idempotencyKey: codesKey });
    if (result.ok) {
      kept.forget();
      onBound();
      return null;
    }
    if (!isTargetRefusal(result)) return result;
    setError(result.message);
    return null;
  };
  const own: OwnCode = {
    place: "first",
    // Beside the code of the present one, the new one has to be told apart.
    label: t(bound === null ? `security.code.${channel}` : REPLACING[channel]),
    sending: {
      key: target.ok ? target.target : "",
      request: () =>
        check() && target.ok
          ? { channel, purpose: `bind-${channel}` as const, target: target.target }
          : null,
    },
    check,
    lead: (
      <>
        {bound !== null && (
          // To replace one is to unbind it, with the same price.
          <Notice tone="warning" title={t("security.contact.replaces", { n: bound })}>
            {t("security.unbind.withdrawalLock")}
          </Notice>
        )}
        <TargetField channel={channel} typed={typed} error={error} onChange={change} />
        {note}
      </>
    ),
  };
  return { own, submit };
}

function readTyped(found: unknown): TypedContact | null {
  const { email, country, number } = textsOf(found, ["email", "country", "number"]);
  if (email === undefined || country === undefined || number === undefined) return null;
  return { email, country, number };
}

interface TargetFieldProps {
  readonly channel: Channel;
  readonly typed: TypedContact;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<TypedContact>) => void;
}

function TargetField({ channel, typed, error, onChange }: TargetFieldProps) {
  const t = usePhrase();
  if (channel === "phone") {
    return (
      <PhoneInput
        label={t("security.phone.new")}
        countryLabel={t("security.phone.country")}
        searchLabel={t("security.phone.countrySearch")}
        emptyText={t("security.phone.countryNone")}
        country={typed.country}
        onCountryChange={(country) => onChange({ country })}
        number={typed.number}
        onNumberChange={(number) => onChange({ number })}
        error={error}
      />
    );
  }
  return (
    <Field label={t("security.email.new")} error={error} isRequired>
      {(control) => (
        <TextInput
          {...control}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={typed.email}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}
