/** Movements in columns; a card each on phones. */
import { Money } from "@parley/ui/data/money";
import { Table, type Column } from "@parley/ui/data/table";
import { TableSkeleton } from "@parley/ui/feedback/table-skeleton";
import { Time } from "@parley/ui/data/time";
import { usePhrase, type Phrase } from "../../../shell/locale/phrase.tsx";
import { isZero } from "@parley/domain/money/decimal-sums";
import { Fragment } from "react";
import { Link } from "react-router";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { causePath } from "./cause-path.ts";
import { DIGITS } from "@parley/site/digits";
import type { Entry } from "./load-statement.ts";
import { rowPhrase, rowsOf, type StatementRow } from "./statement-rows.ts";

const FRAME = "lg:border-line lg:bg-surface lg:overflow-hidden lg:rounded-lg lg:border";

export function StatementTable({ entries }: { entries: readonly Entry[] }) {
  const t = usePhrase();
  return (
    <div className={FRAME}>
      <Table
        caption={t("wallet.statement.title")}
        columns={columnsOf(t)}
        rows={rowsOf(entries)}
        rowKey={({ shown }) => shown.entryId}
      />
    </div>
  );
}

function columnsOf(t: Phrase): Column<StatementRow>[] {
  return [
    {
      key: "cause",
      header: t("wallet.statement.cause"),
      card: "head",
      cell: (row) => <Cause row={row} />,
    },
    {
      key: "at",
      header: t("wallet.time"),
      cell: ({ shown }) => <Time at={shown.at} />,
    },
    {
      key: "wallet",
      header: t("wallet.statement.wallet"),
      cell: ({ shown }) => t(`wallet.drawer.${shown.wallet}`),
    },
    {
      key: "amount",
      header: t("wallet.amount"),
      align: "end",
      cell: ({ amount, shown }) => <Change amount={amount} unit={shown.assetCode} />,
    },
    {
      key: "balance",
      header: t("wallet.statement.balance"),
      align: "end",
      cell: ({ shown }) => <Money amount={shown.balanceAfter} unit={shown.assetCode} {...DIGITS} />,
    },
    {
      key: "id",
      header: t("wallet.statement.reference"),
      align: "end",
      cell: ({ shown }) => <Reference {...shown} />,
    },
  ];
}

function Change({ amount, unit }: { readonly amount: string; readonly unit: string }) {
  const look = isZero(amount) ? "" : amount.startsWith("-") ? "text-sell" : "text-buy";
  return <Money amount={amount} unit={unit} isSigned className={look} {...DIGITS} />;
}

/** A withdrawal can be opened: what arrives, the fee, how far it is, and each of its movements. */
function Cause({ row }: { readonly row: StatementRow }) {
  const t = usePhrase();
  const { withdrawal, assetCode: unit } = row.shown;
  const name = <span className="font-medium">{t(rowPhrase(row))}</span>;
  if (withdrawal === null) return name;
  const { state, amount, fee } = withdrawal;
  const facts = [
    [t("wallet.withdrawal.arrives"), <Money key="1" amount={amount} unit={unit} {...DIGITS} />],
    [t("wallet.withdraw.fee"), <Money key="2" amount={fee} unit={unit} {...DIGITS} />],
    [t("wallet.withdrawal.state"), t(`wallet.withdrawal.state.${state}`)],
  ] as const;
  return (
    <details>
      <summary className="min-h-6">{name}</summary>
      <dl className="text-muted mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-xs font-normal">
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd className="text-ink">{value}</dd>
          </Fragment>
        ))}
        {row.entries.map((entry) => (
          <Fragment key={entry.entryId}>
            <dt>
              {t(`wallet.drawer.${entry.wallet}`)} · <Time at={entry.at} />
            </dt>
            <dd>
              <Change amount={entry.amount} unit={unit} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
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
