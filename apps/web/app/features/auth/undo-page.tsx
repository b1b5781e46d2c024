/**
 * Undoes a change of contacts. The token is in the fragment of the address, which no server sees;
 * opening the page only shows what would be undone, as mail scanners open links too.
 */
import type { EndpointReply } from "@parley/contract/endpoint";
import { previewUndo, undoContactChange } from "@parley/contract/endpoints/identity/security";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import { Time } from "@parley/ui/data/time";
import { Link } from "react-router";
import { getApi } from "../../shell/api/api.ts";
import { useFailureText } from "../../shell/locale/failure-text.ts";
import { intendToLeave, leaveSession } from "../../shell/session/leave-session.ts";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { PageMeta } from "../../shell/page/page-meta.tsx";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { useData } from "../../shared/data/use-data.ts";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { sendTo, useSubmission } from "../../shared/forms/use-submission.ts";
import { useUser } from "../../shell/page/user-store.ts";
import { AuthCard } from "./parts/auth-card.tsx";

type Preview = EndpointReply<typeof previewUndo>;

/** In the address of the new document that a logged-in reader is led to after the undoing. */
const DONE = "done";

export function UndoPage() {
  const t = usePhrase();
  const title = t("auth.undo.title");
  return (
    <>
      <PageMeta title={`${title} | Parley`} description={title} />
      <AuthCard title={title}>
        <Undoing />
      </AuthCard>
    </>
  );
}

function Undoing() {
  const t = usePhrase();
  const toPath = useLocalPath();
  const textOf = useFailureText();
  const { found, failure, undo, undoing } = useUndoing();
  if (failure !== null) return <Notice tone="warning">{textOf(failure)}</Notice>;
  if (found === null) return <Skeleton className="h-24 w-full" />;
  if (found === DONE) {
    return (
      <>
        <Notice tone="success" role="alert">
          {t("auth.undo.done")}
        </Notice>
        <Link to={toPath("/forgot-password")} className={buttonClass({})}>
          {t("auth.forgot.title")}
        </Link>
      </>
    );
  }
  return (
    <>
      <WhatIsRestored preview={found} />
      <NotDone title={undefined} {...undoing} onRetry={() => void undo()} />
      <Button tone="danger" isBusy={undoing.isBusy} onClick={() => void undo()}>
        {t("auth.undo.submit")}
      </Button>
    </>
  );
}

function WhatIsRestored({ preview }: { readonly preview: Preview }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  return (
    <div className="flex flex-col gap-4">
      <p>{rich("auth.undo.text", { time: <Time key="time" at={preview.changedAt} /> })}</p>
      <dl className="border-line divide-line divide-y rounded-lg border">
        {(["email", "phone"] as const).map((channel) => (
          <div key={channel} className="flex min-h-11 items-center justify-between gap-4 px-4">
            <dt className="text-muted text-sm">{t(`auth.undo.${channel}`)}</dt>
            <dd className="figures font-medium">{preview[channel] ?? t("auth.undo.none")}</dd>
          </div>
        ))}
      </dl>
      <Notice tone="warning">{t("auth.undo.effects")}</Notice>
    </div>
  );
}

function useUndoing() {
  const undoing = useSubmission(sendTo(undoContactChange));
  const toPath = useLocalPath();
  const isLoggedIn = useUser() !== null;
  const { data, failure, take } = useData<Preview | typeof DONE>({
    read: async () =>
      new URLSearchParams(globalThis.location.search).has(DONE)
        ? { ok: true, data: DONE }
        : getApi().call(previewUndo, { token: readToken() }),
  });
  const undo = async () => {
    // It ends this browser's session too, which must lead to what to do next and not to the login.
    const leave = {
      note: "shell.account.loggedOut",
      path: `${toPath("/undo-change")}?${DONE}`,
    } as const;
    const stay = isLoggedIn ? intendToLeave(leave) : null;
    const result = await undoing.submit({ token: readToken() });
    if (result?.ok !== true) stay?.();
    else if (isLoggedIn) leaveSession(leave);
    else take(DONE);
  };
  return { found: data, failure, undo, undoing };
}

function readToken(): string {
  return globalThis.location.hash.slice(1);
}
