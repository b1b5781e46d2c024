/** One case: what was said in it, and how to go on. */
import { closeSupportCase, replySupportCase } from "@parley/contract/endpoints/site/support";
import { LONGEST_SUPPORT_TEXT } from "@parley/domain/support/support-case";
import { Button } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { Field } from "@parley/ui/controls/field";
import { Notice } from "@parley/ui/feedback/notice";
import { TextArea } from "@parley/ui/controls/text-area";
import { Time } from "@parley/ui/data/time";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { ConfirmDialog } from "../../shared/forms/confirm-dialog.tsx";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { readText, useKeptInput } from "../../shared/forms/use-kept-input.ts";
import { sendTo, useSubmission } from "../../shared/forms/use-submission.ts";
import { CONTACT_PATH } from "../../shell/page/contact-path.ts";
import { StateBadge } from "./case-list.tsx";
import type { CaseThread } from "./load-contact.ts";

export function CaseThreadCard({ thread }: { readonly thread: CaseThread }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { caseId, subject, state, orderId } = thread;
  return (
    <section aria-labelledby="case" className="flex flex-col gap-3">
      <Link
        to={toPath(CONTACT_PATH)}
        className="text-muted hover:text-ink inline-flex min-h-8 items-center gap-1.5 self-start"
      >
        <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
        {t("support.new")}
      </Link>
      <Card className="flex flex-col gap-5">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="case" className="text-lg font-semibold">
            {t(`support.subject.${subject}`)}
          </h2>
          <StateBadge state={state} />
          <p className="figures text-muted w-full text-sm">
            {t("support.case", { number: caseId })}
          </p>
          {orderId !== null && (
            <Link
              to={toPath(`/p2p/order?orderId=${orderId}`)}
              className="figures text-accent text-sm hover:underline"
            >
              {t("shell.join.label", { label: t("support.order"), value: orderId })}
            </Link>
          )}
        </header>
        <Messages thread={thread} />
        {state === "closed" ? (
          <Notice>{t("support.closed")}</Notice>
        ) : (
          <ReplyForm caseId={caseId} />
        )}
      </Card>
    </section>
  );
}

function Messages({ thread: { messages } }: { readonly thread: CaseThread }) {
  const t = usePhrase();
  return (
    <ol aria-live="polite" className="flex flex-col gap-3">
      {messages.map(({ messageId, from, text, createdAt }) => (
        <li
          key={messageId}
          className={`flex max-w-full flex-col gap-1 rounded-lg px-4 py-3 ${
            from === "staff" ? "bg-accent-soft me-6 sm:me-16" : "bg-sunken ms-6 sm:ms-16"
          }`}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs">
            <span className="font-semibold">
              {t(from === "staff" ? "support.from.staff" : "support.from.you")}
            </span>
            <Time at={createdAt} className="text-muted" />
          </p>
          <p className="break-words whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function ReplyForm({ caseId }: { readonly caseId: string }) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  const kept = useKeptInput({ form: "support-reply", subject: caseId, empty: "", read: readText });
  const { value: text, change: setText } = kept;
  const [error, setError] = useState<string>();
  const reply = useSubmission(sendTo(replySupportCase), {
    onDone: () => {
      setText("");
      void revalidate();
    },
    // The case may have been closed meanwhile.
    onFailed: () => void revalidate(),
  });
  const send = () => {
    const isBlank = text.trim() === "";
    setError(isBlank ? t("support.field.blank") : undefined);
    if (!isBlank) void reply.submit({ caseId, text });
  };
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={t("support.reply")} error={error} isRequired>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={LONGEST_SUPPORT_TEXT}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <NotDone title={t("support.notDone.reply")} {...reply} onRetry={send} />
      <div className="flex flex-wrap justify-between gap-2 max-sm:*:flex-auto">
        <CloseCase caseId={caseId} />
        <Button type="submit" isBusy={reply.isBusy}>
          {t("support.reply.send")}
        </Button>
      </div>
    </form>
  );
}

function CloseCase({ caseId }: { readonly caseId: string }) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  const closing = useSubmission(sendTo(closeSupportCase), { onDone: revalidate });
  return (
    <ConfirmDialog
      title={t("support.close.title")}
      description={t("support.close.text")}
      trigger={<Button tone="secondary">{t("support.close")}</Button>}
      cancelLabel={t("support.close.keep")}
      confirmLabel={t("support.close")}
      isDanger
      notDone={t("support.notDone.close")}
      work={closing}
      onConfirm={() => closing.submit({ caseId })}
    />
  );
}
