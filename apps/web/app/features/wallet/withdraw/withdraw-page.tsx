/** Withdrawals: the form, its obstacles, and earlier ones. */
import { Card } from "@parley/ui/data/card";
import { Notice } from "@parley/ui/feedback/notice";
import { Time } from "@parley/ui/data/time";
import { PageHeading } from "../../../shell/page/page-heading.tsx";
import { PageMeta } from "../../../shell/page/page-meta.tsx";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { usePolling } from "../../../shell/live/polling.ts";
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
import { useBalanceEvents } from "../data/use-balance-events.ts";
import { useHistory } from "../data/use-history.ts";
import { useLoaded } from "../data/use-loaded.ts";
import { WithdrawForm } from "./withdraw-form.tsx";
import { WithdrawalList } from "./withdrawal-list.tsx";

export function WithdrawPage(props: WithdrawData) {
  const t = usePhrase();
  const coins = useLoaded(props.coins, readCoins);
  const standing = useLoaded(props.standing, readWithdrawStanding);
  const withdrawals = useHistory(props.withdrawals, readWithdrawals);
  const reload = () => Promise.all([standing.reload(), withdrawals.reload()]);
  useBalanceEvents(reload);
  // Steps that move no coins have no event.
  usePolling(() => {
    const { loaded } = withdrawals;
    if (loaded.ok && loaded.data.list.some(({ endedAt }) => endedAt === null)) void reload();
  });
  return (
    <div className="flex flex-col gap-6">
      <PageMeta
        title={t("wallet.withdraw.meta.title")}
        description={t("wallet.withdraw.meta.description")}
      />
      <PageHeading title={t("wallet.withdraw.title")} text={t("wallet.withdraw.text")} />
      {standing.loaded.ok && <Refusal status={standing.loaded.data.status} />}
      {coins.loaded.ok && standing.loaded.ok ? (
        <WithdrawForm
          coins={coins.loaded.data}
          standing={standing.loaded.data}
          asset={props.asset}
          network={props.network}
          onChange={() => void reload()}
        />
      ) : (
        <Card>
          <LoadFailed
            message={messageOf(coins.loaded) ?? messageOf(standing.loaded) ?? ""}
            isRetrying={coins.isReloading || standing.isReloading}
            onRetry={() => {
              void coins.reload();
              void standing.reload();
            }}
          />
        </Card>
      )}
      <WithdrawalList
        history={withdrawals}
        coins={coins.loaded.ok ? coins.loaded.data : []}
        onChange={() => void reload()}
      />
    </div>
  );
}

function messageOf(
  loaded: { readonly ok: true } | { readonly ok: false; readonly message: string },
): string | null {
  return loaded.ok ? null : loaded.message;
}

/** Why no withdrawal is possible at all right now, shown before the form. */
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
