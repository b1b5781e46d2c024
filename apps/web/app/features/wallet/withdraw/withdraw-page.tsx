/** Withdrawals: the form, its obstacles, and earlier ones. */
import { Card } from "@parley/ui/data/card";
import { Notice } from "@parley/ui/feedback/notice";
import { Time } from "@parley/ui/data/time";
import { PageHeading } from "../../../shell/page/page-heading.tsx";
import { PageMeta } from "../../../shell/page/page-meta.tsx";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { ContactLink } from "../../../shared/support/contact-link.tsx";
import { RefusalContact } from "../../../shared/support/refusal-contact.tsx";
import { readCoins } from "../data/chain-coins.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import {
  readWithdrawals,
  readWithdrawStanding,
  type WithdrawalStatus,
  type WithdrawData,
} from "./load-withdraw.ts";
import { useHistory } from "../data/use-history.ts";
import { WithdrawForm } from "./withdraw-form.tsx";
import { WithdrawalList } from "./withdrawal-list.tsx";
import { useData } from "../../../shared/data/use-data.ts";
import { useRefresh } from "../../../shared/data/use-refresh.ts";
import { getApi } from "../../../shell/api/api.ts";
import { DEFAULT_POLL_MS } from "../../../shell/live/polling.ts";

export function WithdrawPage(props: WithdrawData) {
  const t = usePhrase();
  const coins = useData({ first: props.coins, read: () => readCoins(getApi()) });
  const standing = useData({
    first: props.standing,
    read: () => readWithdrawStanding(getApi()),
  });
  const withdrawals = useHistory(props.withdrawals, readWithdrawals);
  const reload = () => Promise.all([standing.reload(), withdrawals.reload()]);
  // Steps that move no coins have no event.
  const isOpen = withdrawals.data?.list.some(({ endedAt }) => endedAt === null) === true;
  useRefresh(reload, { on: ["balance"], everyMs: isOpen ? DEFAULT_POLL_MS : null });
  return (
    <div className="flex flex-col gap-6">
      <PageMeta
        title={t("wallet.withdraw.meta.title")}
        description={t("wallet.withdraw.meta.description")}
      />
      <PageHeading title={t("wallet.withdraw.title")} text={t("wallet.withdraw.text")} />
      {standing.data !== null && <Refusal status={standing.data.status} />}
      {coins.data !== null && standing.data !== null ? (
        <WithdrawForm
          coins={coins.data}
          standing={standing.data}
          asset={props.asset}
          network={props.network}
          goneIds={(withdrawals.data?.list ?? []).flatMap(({ state, withdrawalId }) =>
            state === "canceled" || state === "failed" ? [withdrawalId] : [],
          )}
          onChange={() => void Promise.all([reload(), coins.reload()])}
        />
      ) : (
        <Card>
          <LoadFailed
            failure={coins.failure ?? standing.failure}
            isReading={coins.isReading || standing.isReading}
            reload={async () => {
              await Promise.all([coins.reload(), standing.reload()]);
            }}
          />
        </Card>
      )}
      <WithdrawalList
        history={withdrawals}
        coins={coins.data ?? []}
        onChange={() => void reload()}
      />
    </div>
  );
}

/** Why nothing can go out at all right now, before anybody fills in a form. */
function Refusal({ status }: { status: WithdrawalStatus }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { refusal, blockedUntil } = status;
  if (refusal === null) return null;
  if (refusal === "withdrawalsBlocked") {
    return (
      <Notice
        tone="warning"
        title={rich("wallet.withdraw.blockedUntil", {
          time: <Time key="time" at={blockedUntil} />,
        })}
      >
        <p>{t("wallet.withdraw.blockedText")}</p>
        <ContactLink subject="withdrawal" look="strong" />
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      <p>{t(`wallet.withdraw.refused.${refusal}`)}</p>
      <RefusalContact error={refusal} />
    </Notice>
  );
}
