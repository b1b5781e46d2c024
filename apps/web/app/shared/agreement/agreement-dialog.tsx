/**
 * Asks for the acceptance of the service agreement in its present version. The displayed version is
 * accepted; if another one is in force meanwhile, it is displayed and asked for instead.
 */
import { Button } from "@parley/ui/controls/button";
import { Checkbox } from "@parley/ui/controls/checkbox";
import { Dialog, DialogClose } from "@parley/ui/overlays/dialog";
import { Notice } from "@parley/ui/feedback/notice";
import { useId, useState } from "react";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { NotDone } from "../forms/not-done.tsx";
import { AgreementBox } from "./agreement-box.tsx";
import type { AgreementReading } from "./agreement-reading.ts";
import { useAcceptance } from "./use-acceptance.ts";

export interface AgreementDialogProps {
  readonly reading: AgreementReading;
  readonly onAccepted: () => void;
}

export default function AgreementDialog({ reading, onAccepted }: AgreementDialogProps) {
  const t = usePhrase();
  const formId = useId();
  const { agreement, read, close } = reading;
  const acceptance = useAcceptance(reading, {
    onAccepted: () => {
      onAccepted();
      close();
    },
  });
  const { isReady, hasChanged, accept } = acceptance;
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
          key={acceptance.version}
          id={formId}
          isDisabled={!isReady}
          onConsent={accept}
        />
        <NotDone
          title={t("agreement.notDone")}
          failure={acceptance.failure}
          isBusy={acceptance.isBusy}
          onRetry={accept}
        />
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
