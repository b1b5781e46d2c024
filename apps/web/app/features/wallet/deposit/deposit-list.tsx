/** Recent deposits, and the progress of each. */
import { Badge, type BadgeTone } from "@parley/ui/data/badge";
import { Money } from "@parley/ui/data/money";
import { Progress } from "@parley/ui/data/progress";
import { Table, type Column } from "@parley/ui/data/table";
import { Time } from "@parley/ui/data/time";
import { usePhrase, type Phrase } from "../../../shell/locale/phrase.tsx";
import { networkName, type ChainCoin } from "../data/chain-coins.ts";
import { DIGITS } from "@parley/site/digits";
import { HistorySection } from "../parts/history-section.tsx";
import type { Deposit } from "./load-deposit.ts";
import { ShortText } from "../parts/short-text.tsx";
import type { History } from "../data/use-history.ts";

export interface DepositListProps {
  readonly history: History<Deposit>;
  /** For the names of their networks. */
  readonly coins: readonly ChainCoin[];
}

export function DepositList({ history, coins }: DepositListProps) {
  const t = usePhrase();
  return (
    <HistorySection
      anchor="deposits"
      title={t("wallet.deposits")}
      emptyTitle={t("wallet.deposits.none")}
      emptyText={t("wallet.deposits.noneText")}
      history={history}
      statementKind="deposit"
    >
      {(list) => (
        <Table
          caption={t("wallet.deposits")}
          columns={depositColumns(t, coins)}
          rows={list}
          rowKey={({ depositId }) => depositId}
        />
      )}
    </HistorySection>
  );
}

function depositColumns(t: Phrase, coins: readonly ChainCoin[]): Column<Deposit>[] {
  return [
    {
      key: "amount",
      header: t("wallet.amount"),
      card: "head",
      cell: ({ amount, assetCode }) => (
        <Money amount={amount} unit={assetCode} isSigned className="font-medium" {...DIGITS} />
      ),
    },
    {
      key: "network",
      header: t("wallet.network"),
      cell: ({ assetCode, network }) => networkName(coins, assetCode, network),
    },
    {
      key: "seen",
      header: t("wallet.time"),
      cell: ({ seenAt }) => <Time at={seenAt} />,
    },
    {
      key: "txid",
      header: t("wallet.txid"),
      cell: ({ txid }) => <ShortText text={txid} copyLabel={t("wallet.txid.copy")} />,
    },
    {
      key: "status",
      header: t("wallet.status"),
      align: "end",
      cell: (deposit) => <DepositStatus deposit={deposit} />,
    },
  ];
}

const TONES = {
  confirming: "accent",
  credited: "success",
  tooSmall: "warning",
} as const satisfies Record<Deposit["status"], BadgeTone>;

function DepositStatus({ deposit }: { deposit: Deposit }) {
  const t = usePhrase();
  const { status, confirmations, confirmationsNeeded: needed } = deposit;
  if (status !== "confirming") {
    return <Badge tone={TONES[status]}>{t(`wallet.deposits.${status}`)}</Badge>;
  }
  const text = t("wallet.deposits.confirming", { n: confirmations, needed });
  return (
    <span className="inline-flex w-40 flex-col items-end gap-1">
      <span className="figures text-xs">{text}</span>
      <Progress percent={Math.round((confirmations / needed) * 100)} label={text} />
    </span>
  );
}
