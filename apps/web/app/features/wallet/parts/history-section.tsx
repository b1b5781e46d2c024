/** The latest deposits or withdrawals below the form that makes new ones. */
import { Button, buttonClass } from "@parley/ui/controls/button";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { LoadFailed } from "./load-failed.tsx";
import type { History } from "../data/use-history.ts";

export interface HistorySectionProps<Row> {
  /** By which a link leads here. */
  readonly anchor: string;
  readonly title: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly history: History<Row>;
  /** Leads to all of them in the statement. */
  readonly statementKind: string;
  readonly children: (list: readonly Row[]) => ReactNode;
}

export function HistorySection<Row>(props: HistorySectionProps<Row>) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const id = useId();
  const { anchor, title, history, statementKind } = props;
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="lg:border-line lg:bg-surface flex flex-col gap-3 lg:gap-0 lg:rounded-lg lg:border"
    >
      <header className="lg:border-line flex items-baseline justify-between gap-4 lg:border-b lg:px-3 lg:py-3">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        <Link
          to={`${toPath("/wallet/statement")}?kind=${statementKind}`}
          className="text-accent inline-flex min-h-6 items-center text-sm hover:underline"
        >
          {t("wallet.history.all")}
        </Link>
      </header>
      <HistoryBody {...props} />
      {history.hasMore && (
        <div className="p-2 text-center">
          <Button tone="quiet" isBusy={history.isReading} onClick={history.showMore}>
            {t("wallet.more")}
          </Button>
        </div>
      )}
      {history.isCut && (
        <div className="p-2 text-center">
          <Link
            to={`${toPath("/wallet/statement")}?kind=${statementKind}`}
            className={buttonClass({ tone: "quiet" })}
          >
            {t("wallet.history.older")}
          </Link>
        </div>
      )}
    </section>
  );
}

function HistoryBody<Row>(props: HistorySectionProps<Row>) {
  const { history, emptyTitle, emptyText } = props;
  const { data } = history;
  if (data === null) return <LoadFailed {...history} />;
  if (data.list.length === 0) return <EmptyState title={emptyTitle} text={emptyText} />;
  return props.children(data.list);
}
