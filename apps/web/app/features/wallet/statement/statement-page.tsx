/** Every movement on the reader's accounts with its cause and the balance after it. */
import { NothingFoundArt } from "@parley/ui/art/nothing-found";
import { NoOrdersArt } from "@parley/ui/art/no-orders";
import { buttonClass } from "@parley/ui/controls/button";
import { Button } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import Download from "lucide-react/icons/download";
import { useLocation, useNavigation } from "react-router";
import { PageHeading } from "../../../shell/page/page-heading.tsx";
import { PageMeta } from "../../../shell/page/page-meta.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import type { StatementData } from "./load-statement.ts";
import { isEverything, queryOf } from "./statement-filter.ts";
import { StatementFilters } from "./statement-filters.tsx";
import { StatementSkeleton, StatementTable } from "./statement-table.tsx";
import { useStatement } from "./use-statement.ts";

const CSV = "/api/t/v2/statement.csv";

export function StatementPage(props: StatementData) {
  const t = usePhrase();
  const { filter, coins } = props;
  return (
    <div className="flex flex-col gap-6">
      <PageMeta
        title={t("wallet.statement.meta.title")}
        description={t("wallet.statement.meta.description")}
      />
      <PageHeading
        title={t("wallet.statement.title")}
        text={t("wallet.statement.text")}
        action={
          <a href={CSV + queryOf(filter)} download className={buttonClass({ tone: "secondary" })}>
            <Download aria-hidden className="size-4" />
            {t("wallet.statement.csv")}
          </a>
        }
      />
      <StatementFilters filter={filter} coins={coins} />
      <Movements {...props} />
    </div>
  );
}

function Movements(props: StatementData) {
  const t = usePhrase();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const { hasMore, isLoadingMore, more, ...reading } = useStatement(props);
  if (navigation.location?.pathname === pathname) return <StatementSkeleton />;
  if (reading.data === null) {
    return (
      <Card>
        <LoadFailed {...reading} />
      </Card>
    );
  }
  const { list } = reading.data;
  if (list.length === 0) {
    return (
      <Card>
        {isEverything(props.filter) ? (
          <EmptyState
            art={<NoOrdersArt />}
            title={t("wallet.statement.empty")}
            text={t("wallet.statement.emptyText")}
          />
        ) : (
          <EmptyState art={<NothingFoundArt />} title={t("shell.error.noMatchingData")} />
        )}
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <StatementTable entries={list} />
      {hasMore && (
        <div className="text-center">
          <Button tone="secondary" isBusy={isLoadingMore} onClick={() => void more()}>
            {t("wallet.more")}
          </Button>
        </div>
      )}
    </div>
  );
}
