/** Movements in columns; a card each on phones. */
import { Money } from "@parley/ui/data/money";
import { Table, type Column } from "@parley/ui/data/table";
import { TableSkeleton } from "@parley/ui/feedback/table-skeleton";
import { Time } from "@parley/ui/data/time";
import { usePhrase, type Phrase } from "../../../shell/locale/phrase.tsx";
import { Link } from "react-router";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { causePath } from "./cause-path.ts";
import { causePhrase } from "./cause-phrase.ts";
import { DIGITS } from "@parley/site/digits";
import type { Entry } from "./load-statement.ts";

const FRAME = "lg:border-line lg:bg-surface lg:overflow-hidden lg:rounded-lg lg:border";

export function StatementTable({ entries }: { entries: readonly Entry[] }) {
  const t = usePhrase();
  return (
    <div className={FRAME}>
      <Table
        caption={t("wallet.statement.title")}
        columns={columnsOf(t)}
        rows={entries}
        rowKey={({ entryId }) => entryId}
      />
    </div>
  );
}

function columnsOf(t: Phrase): Column<Entry>[] {
  return [
    {
      key: "cause",
      header: t("wallet.statement.cause"),
      card: "head",
      cell: ({ kind, step }) => <span className="font-medium">{t(causePhrase(kind, step))}</span>,
    },
    {
      key: "at",
      header: t("wallet.time"),
      cell: ({ at }) => <Time at={at} />,
    },
    {
      key: "wallet",
      header: t("wallet.statement.wallet"),
      cell: ({ wallet }) => t(`wallet.drawer.${wallet}`),
    },
    {
      key: "amount",
      header: t("wallet.amount"),
      align: "end",
      cell: ({ amount, assetCode }) => (
        <Money
          amount={amount}
          unit={assetCode}
          isSigned
          className={amount.startsWith("-") ? "text-sell" : "text-buy"}
          {...DIGITS}
        />
      ),
    },
    {
      key: "balance",
      header: t("wallet.statement.balance"),
      align: "end",
      cell: ({ balanceAfter, assetCode }) => (
        <Money amount={balanceAfter} unit={assetCode} {...DIGITS} />
      ),
    },
    {
      key: "id",
      header: t("wallet.statement.reference"),
      align: "end",
      cell: (entry) => <Reference {...entry} />,
    },
  ];
}

function Reference({ kind, causeId }: Entry) {
  const toPath = useLocalPath();
  const path = causePath(kind, causeId);
  return path === null ? (
    <span className="figures text-muted text-xs">{causeId}</span>
  ) : (
    <Link
      to={toPath(path)}
      className="figures text-accent inline-flex min-h-6 items-center text-xs hover:underline"
    >
      {causeId}
    </Link>
  );
}

/** As high as a page of movements is at least. */
export function StatementSkeleton() {
  const t = usePhrase();
  return (
    <TableSkeleton label={t("wallet.loading")} rowClassName="h-34 lg:h-12" className={FRAME} />
  );
}
