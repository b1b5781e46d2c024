/**
 * In development there is no staff: the waiting user may decide the own verification. The server is
 * in development if it answers its development calls.
 */
import { decideOwnKyc, readOutbox } from "@parley/contract/endpoints/site/dev";
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useData } from "../data/use-data.ts";
import { NotDone } from "../forms/not-done.tsx";
import { sendTo, useSubmission } from "../forms/use-submission.ts";

/** An address that gets no messages: the answer itself is what counts. */
const NO_MESSAGES = { to: "nobody@parley.test" } as const;

export function DemoDecision({ onDecided }: { readonly onDecided: () => void }) {
  const t = usePhrase();
  const decision = useSubmission(sendTo(decideOwnKyc), { onDone: onDecided });
  const { data } = useData({ read: () => getApi().call(readOutbox, NO_MESSAGES) });
  if (data === null) return null;
  return (
    <Notice tone="warning" title={t("kyc.demo.title")}>
      <p>{t("kyc.demo.text")}</p>
      <div className="my-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="small"
          className="max-sm:min-h-11"
          isBusy={decision.isBusy}
          onClick={() => void decision.submit({ outcome: "approved" })}
        >
          {t("kyc.demo.approve")}
        </Button>
        <a
          href={readOutbox.path}
          target="_blank"
          rel="noreferrer"
          className="text-accent inline-flex min-h-8 items-center hover:underline"
        >
          {t("kyc.demo.outbox")}
        </a>
      </div>
      <NotDone title={t("kyc.demo.notDone")} failure={decision.failure} />
    </Notice>
  );
}
