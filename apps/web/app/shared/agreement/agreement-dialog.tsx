/**
 * Asks for the acceptance of the service agreement in its present version. The displayed version is
 * accepted; if another one is in force meanwhile, it is displayed and asked for instead.
 */
import { acceptTerm } from "@parley/contract/endpoints/identity/gate";
import { Button } from "@parley/ui/controls/button";
import { Checkbox } from "@parley/ui/controls/checkbox";
import { Dialog, DialogClose } from "@parley/ui/overlays/dialog";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { Notice } from "@parley/ui/feedback/notice";
import { SkeletonText } from "@parley/ui/feedback/skeleton";
import { notify } from "@parley/ui/feedback/toast";
import { useId, useState } from "react";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { paymentStore } from "../../shell/state/payment-store.ts";
import { NotDone } from "../forms/not-done.tsx";
import { sendTo, useSubmission } from "../forms/use-submission.ts";
import type { AgreementReading } from "./agreement-reading.ts";
import { AgreementText } from "./agreement-text.tsx";

export interface AgreementDialogProps {
  readonly reading: AgreementReading;
  readonly onAccepted: () => void;
}

export default function AgreementDialog({ reading, onAccepted }: AgreementDialogProps) {
  const t = usePhrase();
  const formId = useId();
  const { agreement, read, close } = reading;
  const [hasChanged, setHasChanged] = useState(false);
  const acceptance = useSubmission(sendTo(acceptTerm), {
    onDone: () => {
      paymentStore.set({ isAllowTerms: true });
      notify({ tone: "success", text: t("agreement.accepted") });
      onAccepted();
      close();
    },
    onFailed: ({ name }) => {
      if (name !== "agreementChanged") return false;
      setHasChanged(true);
      read();
      return true;
    },
  });
  const isReady = agreement !== null && agreement !== "failed";
  const accept = () => {
    if (isReady) void acceptance.submit({ acceptTerm: true, version: agreement.version });
  };
  return (
    <Dialog
      isOpen
      isInsistent
      isBusy={acceptance.isBusy}
      size="large"
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={t("agreement.title")}
      description={<Explanation />}
      closeLabel={t("agreement.close")}
      footer={
        <>
          <DialogClose
            button={
              <Button tone="secondary" disabled={acceptance.isBusy}>
                {t("agreement.later")}
              </Button>
            }
          />
          <Button type="submit" form={formId} isBusy={acceptance.isBusy} disabled={!isReady}>
            {t("agreement.accept")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {hasChanged && (
          <Notice tone="warning" role="alert">
            {t("agreement.changed")}
          </Notice>
        )}
        <AgreementBox agreement={agreement} onRetry={read} />
        {/* A new version is a new question: the tick for the old one does not count for it. */}
        <ConsentForm
          key={isReady ? agreement.version : ""}
          id={formId}
          isDisabled={!isReady}
          onConsent={accept}
        />
        <NotDone title={t("agreement.notDone")} {...acceptance} onRetry={accept} />
      </div>
    </Dialog>
  );
}

function Explanation() {
  const toPath = useLocalPath();
  const rich = useRichPhrase();
  return rich("agreement.text", {
    link: (chunks) => (
      <a
        key="link"
        href={toPath("/p2p/agreement")}
        target="_blank"
        rel="noreferrer"
        className="text-accent hover:underline"
      >
        {chunks}
      </a>
    ),
  });
}

interface AgreementBoxProps extends Pick<AgreementReading, "agreement"> {
  readonly onRetry: () => void;
}

function AgreementBox({ agreement, onRetry }: AgreementBoxProps) {
  const t = usePhrase();
  return (
    <section
      aria-label={t("agreement.body")}
      aria-busy={agreement === null}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="border-line-strong bg-surface h-[45dvh] min-h-40 overflow-y-auto rounded-md border p-4 text-sm"
    >
      {agreement === null && (
        <>
          <span className="sr-only">{t("agreement.loading")}</span>
          <SkeletonText lines={8} />
        </>
      )}
      {agreement === "failed" && (
        <ErrorState
          title={t("agreement.failed")}
          retryLabel={t("agreement.retry")}
          onRetry={onRetry}
        />
      )}
      {agreement !== null && agreement !== "failed" && (
        <div className="flex flex-col gap-6">
          <p className="figures text-muted text-xs">
            {t("agreement.version", { version: agreement.version })}
          </p>
          <AgreementText agreement={agreement} level={3} />
        </div>
      )}
    </section>
  );
}

interface ConsentFormProps {
  readonly id: string;
  readonly isDisabled: boolean;
  readonly onConsent: () => void;
}

function ConsentForm({ id, isDisabled, onConsent }: ConsentFormProps) {
  const t = usePhrase();
  const [isTicked, setIsTicked] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const isRefused = hasTried && !isTicked;
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setHasTried(true);
        if (isTicked) onConsent();
        else event.currentTarget.querySelector("input")?.focus();
      }}
    >
      <Checkbox
        label={t("agreement.read")}
        checked={isTicked}
        disabled={isDisabled}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-error` : undefined}
        onChange={(event) => setIsTicked(event.currentTarget.checked)}
      />
      <p id={`${id}-error`} aria-live="polite" className="text-danger text-xs empty:hidden">
        {isRefused ? t("agreement.required") : ""}
      </p>
    </form>
  );
}
