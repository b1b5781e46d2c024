/**
 * Cancels a request to take factors away. The token is in the fragment of the address, which no server
 * sees; opening the page only shows the request, as mail scanners open links too.
 */
import type { EndpointReply } from "@parley/contract/endpoint";
import { cancelReset, previewResetCancel } from "@parley/contract/endpoints/identity/resets";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Time } from "@parley/ui/data/time";
import { Notice } from "@parley/ui/feedback/notice";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import { Link } from "react-router";
import { getApi } from "../../shell/api/api.ts";
import { useFailureText } from "../../shell/locale/failure-text.ts";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { PageMeta } from "../../shell/page/page-meta.tsx";
import { useData } from "../../shared/data/use-data.ts";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { sendTo, useSubmission } from "../../shared/forms/use-submission.ts";
import { AuthCard } from "./parts/auth-card.tsx";

type Preview = EndpointReply<typeof previewResetCancel>;

const FACTOR_NAMES = {
  email: "security.email",
  phone: "security.phone",
  totp: "security.authenticator",
} as const satisfies Record<Preview["lost"][number], string>;

export function CancelResetPage() {
  const t = usePhrase();
  const title = t("security.reset.cancel");
  return (
    <>
      <PageMeta title={`${title} | Parley`} description={title} />
      <AuthCard title={title}>
        <Cancelling />
      </AuthCard>
    </>
  );
}

function Cancelling() {
  const t = usePhrase();
  const toPath = useLocalPath();
  const textOf = useFailureText();
  const cancelling = useSubmission(sendTo(cancelReset));
  const { data, failure, take } = useData<Preview | "done">({
    read: () => getApi().call(previewResetCancel, { token: readToken() }),
  });
  const cancel = async () => {
    const result = await cancelling.submit({ token: readToken() });
    if (result?.ok === true) take("done");
  };
  if (failure !== null) return <Notice tone="warning">{textOf(failure)}</Notice>;
  if (data === null) return <Skeleton className="h-24 w-full" />;
  if (data === "done") {
    return (
      <>
        <Notice tone="success" role="alert">
          {t("security.reset.cancelled")}
        </Notice>
        <p className="text-sm">{t("security.reset.cancelAdvice")}</p>
        <Link to={toPath("/forgot-password")} className={buttonClass({})}>
          {t("auth.forgot.title")}
        </Link>
      </>
    );
  }
  return (
    <>
      <Asked preview={data} />
      <NotDone title={undefined} {...cancelling} onRetry={() => void cancel()} />
      <Button tone="danger" isBusy={cancelling.isBusy} onClick={() => void cancel()}>
        {t("security.reset.cancel")}
      </Button>
    </>
  );
}

function Asked({ preview }: { readonly preview: Preview }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  return (
    <div className="flex flex-col gap-4">
      <p>{rich("security.reset.asked", { time: <Time key="time" at={preview.createdAt} /> })}</p>
      <ul className="border-line divide-line divide-y rounded-lg border">
        {preview.lost.map((factor) => (
          <li key={factor} className="flex min-h-11 items-center px-4 font-medium">
            {t(FACTOR_NAMES[factor])}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t("security.reset.cancelText")}</p>
    </div>
  );
}

function readToken(): string {
  return globalThis.location.hash.slice(1);
}
