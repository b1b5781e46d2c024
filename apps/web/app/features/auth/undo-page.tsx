/**
 * Undoes a change of contacts. The token is in the fragment of the address, which no server sees;
 * opening the page only shows what would be undone, as mail scanners open links too.
 */
import type { CallFailure } from "@parley/contract/client";
import type { EndpointReply } from "@parley/contract/endpoint";
import { previewUndo, undoContactChange } from "@parley/contract/endpoints/identity/security";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import { Time } from "@parley/ui/data/time";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { getApi } from "../../shell/api/api.ts";
import { useFailureText } from "../../shell/locale/failure-text.ts";
import { intendToLeave, leaveSession } from "../../shell/session/leave-session.ts";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { PageMeta } from "../../shell/page/page-meta.tsx";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { sendTo, useSubmission } from "../../shared/forms/use-submission.ts";
import { useUser } from "../../shell/page/user-store.ts";
import { AuthCard } from "./parts/auth-card.tsx";

type Preview = EndpointReply<typeof previewUndo>;

type Found =
  | { readonly state: "loading" }
  | { readonly state: "refused"; readonly failure: CallFailure<string> }
  | { readonly state: "open"; readonly preview: Preview }
  | { readonly state: "done" };

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
  const { found, undo, undoing } = useUndoing();
  if (found.state === "loading") return <Skeleton className="h-24 w-full" />;
  if (found.state === "refused") return <Notice tone="warning">{textOf(found.failure)}</Notice>;
  if (found.state === "done") {
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
      <WhatIsRestored preview={found.preview} />
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

/** In the address of the new document that a logged-in reader is led to after the undoing. */
const DONE = "done";

function useUndoing() {
  const undoing = useSubmission(sendTo(undoContactChange));
  const toPath = useLocalPath();
  const isLoggedIn = useUser() !== null;
  const [found, setFound] = useState<Found>({ state: "loading" });
  useEffect(() => {
    const ending = new AbortController();
    const ask = async () => {
      if (new URLSearchParams(globalThis.location.search).has(DONE)) {
        setFound({ state: "done" });
        return;
      }
      const token = readToken();
      const answer = await getApi().call(previewUndo, { token }, { signal: ending.signal });
      if (ending.signal.aborted) return;
      if (answer.ok) setFound({ state: "open", preview: answer.data });
      else setFound({ state: "refused", failure: answer });
    };
    void ask();
    return () => ending.abort();
  }, []);
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
    else setFound({ state: "done" });
  };
  return { found, undo, undoing };
}

function readToken(): string {
  return globalThis.location.hash.slice(1);
}
