import { Button } from "@parley/ui/controls/button";
import { CopyButton } from "@parley/ui/controls/copy-button";
import { Countdown } from "@parley/ui/data/countdown";
import { Field } from "@parley/ui/controls/field";
import { FileUpload, type UploadedFile } from "@parley/ui/controls/file-upload";
import { OtpField } from "@parley/ui/controls/otp-field";
import { useState } from "react";
import { type Phrase, usePhrase } from "../../shell/locale/phrase.tsx";
import { GuideSection, Row, Specimen } from "./guide-section.tsx";

const ACCOUNT = "DE89 3704 0044 0532 0130 00";

export function FlowsSection() {
  const t = usePhrase();
  return (
    <GuideSection id="flows" title={t("test.style.section.flows")}>
      <div className="grid gap-3 md:grid-cols-2">
        <Specimen>
          <CodeField />
          <CodeField error={t("test.style.flow.code.error")} initial="12" />
        </Specimen>
        <Specimen title={t("test.style.flow.countdown")}>
          <Timers />
          <hr className="border-line" />
          <p className="flex items-center gap-1.5">
            <span className="figures">{ACCOUNT}</span>
            <CopyButton
              text={ACCOUNT}
              label={t("test.style.flow.copy")}
              copiedLabel={t("test.style.flow.copied")}
            />
          </p>
        </Specimen>
        <Specimen>
          <Upload />
          <Upload error={t("test.style.flow.upload.error")} />
        </Specimen>
        <Specimen>
          <Upload initial={{ name: "payment-code.png", percent: 62 }} />
          <Upload initial={{ name: "payment-code.png" }} />
        </Specimen>
      </div>
    </GuideSection>
  );
}

interface CodeFieldProps {
  readonly initial?: string;
  readonly error?: string;
}

function CodeField({ initial = "", error }: CodeFieldProps) {
  const t = usePhrase();
  const [code, setCode] = useState(initial);
  return (
    <Field label={t("test.style.flow.code")} error={error}>
      {(control) => (
        <OtpField
          {...control}
          value={code}
          onValueChange={setCode}
          digitLabel={(position, length) => t("test.style.flow.code.digit", { position, length })}
        />
      )}
    </Field>
  );
}

const MINUTE_MS = 60_000;
const now = () => Date.now();

/** The deadlines count from the press, as the page itself knows no order. */
function Timers() {
  const t = usePhrase();
  const [startedAt, setStartedAt] = useState(0);
  return (
    <Row>
      <Countdown
        className="text-3xl font-semibold"
        deadlineAt={startedAt + 15 * MINUTE_MS}
        now={now}
        announce={(seconds) => timeLeft(t, seconds)}
      />
      <Countdown
        className="text-3xl font-semibold"
        deadlineAt={startedAt + MINUTE_MS / 2}
        now={now}
        announce={(seconds) => timeLeft(t, seconds)}
      />
      <Countdown
        className="text-xl"
        deadlineAt={startedAt + 25 * 60 * MINUTE_MS}
        now={now}
        announce={(seconds) => timeLeft(t, seconds)}
      />
      <Button tone="secondary" onClick={() => setStartedAt(Date.now())}>
        {t("test.style.flow.countdown.restart")}
      </Button>
    </Row>
  );
}

function timeLeft(t: Phrase, seconds: number): string {
  if (seconds === 0) return t("test.style.flow.countdown.end");
  if (seconds < 60) return t("test.style.flow.countdown.seconds", { seconds });
  return t("test.style.flow.countdown.minutes", { minutes: Math.floor(seconds / 60) });
}

interface UploadProps {
  readonly initial?: UploadedFile;
  readonly error?: string;
}

function Upload({ initial, error }: UploadProps) {
  const t = usePhrase();
  const [file, setFile] = useState(initial);
  return (
    <FileUpload
      label={t("test.style.flow.upload")}
      hint={t("test.style.flow.upload.hint")}
      error={file === undefined ? error : undefined}
      accept="image/png,image/jpeg"
      file={file}
      onChoose={({ name }) => setFile({ name })}
      onRemove={() => setFile(undefined)}
      labels={{
        choose: t("test.style.flow.upload.choose"),
        drop: t("test.style.flow.upload.drop"),
        remove: t("test.style.flow.upload.remove"),
        progress: t("test.style.flow.upload.progress"),
      }}
    />
  );
}
