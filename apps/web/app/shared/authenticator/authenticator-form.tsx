/**
 * Sets up an authenticator: scan, then its first code beside those that verify the owner. All of it
 * is one form, so that a wrong code is typed again alone.
 */
import type { CallFailure } from "@parley/contract/client";
import type { EndpointReply } from "@parley/contract/endpoint";
import { confirmTotp, type beginTotp } from "@parley/contract/endpoints/identity/security";
import { buttonClass } from "@parley/ui/controls/button";
import { CopyButton } from "@parley/ui/controls/copy-button";
import { notify } from "@parley/ui/feedback/toast";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { QrCode } from "../qr/qr-code.tsx";
import type { Attempt, OwnCode } from "../security/codes/verification.ts";
import { VerificationForm } from "../security/verification-form.tsx";

export type NewAuthenticator = EndpointReply<typeof beginTotp>;

export interface AuthenticatorFormProps {
  readonly begun: NewAuthenticator;
  readonly onSet: (recoveryCodes: readonly string[]) => void;
  readonly onCancel?: (() => void) | undefined;
  readonly keepsFocus?: boolean;
}

export function AuthenticatorForm({ begun, onSet, onCancel, keepsFocus }: AuthenticatorFormProps) {
  const t = usePhrase();
  const confirm = async ({
    own: code,
    codes,
    codesKey,
  }: Attempt): Promise<CallFailure<string> | null> => {
    const result = await getApi().call(confirmTotp, { code, codes }, { idempotencyKey: codesKey });
    if (!result.ok) return result;
    onSet(result.data.recoveryCodes);
    return null;
  };
  const own: OwnCode = {
    place: "last",
    label: t("security.code.totp"),
    hint: t("security.code.authenticator"),
    check: () => true,
    sendsAtOnce: true,
    lead: <NewKey begun={begun} />,
  };
  return (
    <VerificationForm
      purpose="totp-confirm"
      own={own}
      submit={confirm}
      notDone={t("shell.notDone.change")}
      onCancel={onCancel}
      keepsFocus={keepsFocus}
    />
  );
}

/** A phone cannot scan its own screen: there a link opens the app with the key. */
function NewKey({ begun }: { readonly begun: NewAuthenticator }) {
  const t = usePhrase();
  return (
    <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start">
      <QrCode text={begun.otpauthUri} label={t("security.totp.qr")} />
      <div className="flex min-w-0 flex-col gap-3 max-sm:w-full">
        <a
          href={begun.otpauthUri}
          className={`${buttonClass({ tone: "secondary" })} sm:not-pointer-coarse:hidden`}
        >
          {t("security.totp.openApp")}
        </a>
        <div className="flex flex-col gap-1">
          <p className="text-sm font-medium">{t("security.totp.manualKey")}</p>
          <div className="border-line bg-sunken flex items-center gap-1 rounded-md border py-1.5 ps-3 pe-1.5">
            <code className="min-w-0 flex-1 font-mono text-sm break-words">
              {inGroups(begun.secret)}
            </code>
            <CopyButton
              text={begun.secret}
              label={t("security.totp.copyKey")}
              copiedLabel={t("security.copied")}
              onFailure={() => notify({ tone: "warning", text: t("security.copyFailed") })}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Four letters at a time are what people can carry from one screen to another. */
function inGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(" ");
}
