/** What both sides have said and shown in an appeal, and more of it. */
import { Button } from "@parley/ui/controls/button";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { SkeletonText } from "@parley/ui/feedback/skeleton";
import { Time } from "@parley/ui/data/time";
import Paperclip from "lucide-react/icons/paperclip";
import { usePhrase, type Phrase } from "../../../shell/locale/phrase.tsx";
import { FactList } from "../../../shared/trade/fact-list.tsx";
import { AddEvidence } from "./add-evidence.tsx";
import { isOwn, type Order } from "../model/order.ts";
import { isProofAsked } from "./proof-request.tsx";
import { taskToAnswer } from "../model/task-to-answer.ts";
import type { Appeal, AppealKeeper } from "./use-appeal.ts";
import { GIVEN_REASON_PHRASES } from "../model/wire-phrases.ts";

export interface AppealRecordProps {
  readonly order: Order;
  readonly kept: AppealKeeper;
}

export function AppealRecord({
  order,
  kept: { data: appeal, failure, reload },
}: AppealRecordProps) {
  const t = usePhrase();
  if (appeal === null) {
    if (failure === null) return <SkeletonText lines={4} />;
    return (
      <ErrorState
        title={t("order.appeal.failed")}
        text={failure.message}
        retryLabel={t("shell.error.retry")}
        onRetry={() => void reload()}
      />
    );
  }
  return (
    <section className="flex flex-col gap-3">
      <FactList
        facts={[
          ...(appeal.reason === null
            ? []
            : [[t("order.appeal.reason"), t(GIVEN_REASON_PHRASES[appeal.reason])] as const]),
          [t("order.appeal.openedAt"), <Opened key="opened" order={order} appeal={appeal} />],
          ...statusOf(order, appeal, t),
        ]}
      />
      <div className="flex items-center justify-between gap-4">
        <h3 className="font-semibold">{t("order.appeal.statements")}</h3>
        {/* While it is required, it is the first of the order's actions. */}
        {!isProofAsked(order) && taskToAnswer(order) === null && (
          <AddEvidence
            order={order}
            onAdded={() => void reload()}
            trigger={
              <Button tone="secondary" size="small" className="max-sm:min-h-11">
                {t("order.action.addEvidence")}
              </Button>
            }
          />
        )}
      </div>
      {appeal.statements.length === 0 ? (
        <p className="text-muted">{t("order.appeal.noStatements")}</p>
      ) : (
        <ol className="flex flex-col gap-3">
          {appeal.statements.map((said) => (
            <Statement key={`${said.at}-${said.by}`} order={order} said={said} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** Who has the case; nothing where the ruling is shown. */
function statusOf({ standingRuling }: Order, appeal: Appeal, t: Phrase) {
  if (standingRuling !== null) return [];
  const { isInHand, staffName: name } = appeal;
  const inHand = name === null ? t("order.appeal.inHand") : t("order.appeal.inHandBy", { name });
  const status = isInHand ? inHand : t("order.appeal.queued");
  return [[t("order.field.status"), status] as const];
}

function openerOf(order: Order, { by }: Appeal, t: Phrase): string {
  if (by === "system") return t("order.appeal.openedBy.system");
  return isOwn(order, by)
    ? t("order.appeal.openedBy.own")
    : t("order.appeal.openedBy.other", { name: order.counterparty.nickname });
}

function Opened({ order, appeal }: { order: Order; appeal: Appeal }) {
  const t = usePhrase();
  return (
    <span className="flex flex-col items-end">
      <Time at={appeal.openedAt} form="exact" />
      <span className="text-muted text-xs">{openerOf(order, appeal, t)}</span>
    </span>
  );
}

interface StatementProps {
  readonly order: Order;
  readonly said: Appeal["statements"][number];
}

function Statement({ order, said }: StatementProps) {
  const t = usePhrase();
  const name = isOwn(order, said.by) ? t("order.appeal.by.own") : order.counterparty.nickname;
  return (
    <li className="bg-sunken flex flex-col gap-1.5 rounded-md px-3 py-2.5">
      <p className="text-muted flex flex-wrap justify-between gap-x-3 text-xs">
        <span className="text-ink font-medium">{name}</span>
        <Time at={said.at} form="exact" />
      </p>
      <p className="break-words whitespace-pre-line">{said.statement}</p>
      {said.files.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {said.files.map((file) => (
            <li key={file.fileId}>
              <a
                href={file.url}
                target="_blank"
                rel="noreferrer"
                aria-label={t("order.appeal.file", { name: file.name })}
                className="text-accent inline-flex min-h-8 items-center gap-1.5 hover:underline"
              >
                <Paperclip aria-hidden className="size-4 shrink-0" />
                {file.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
