/** The wallet's first page: total worth, balances, and actions. */
import { useWorths } from "../../../shell/page/display-rate.ts";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { IconButton } from "@parley/ui/controls/icon-button";
import ArrowDownToLine from "lucide-react/icons/arrow-down-to-line";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ArrowUpFromLine from "lucide-react/icons/arrow-up-from-line";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { joinList } from "../../../shell/locale/join-list.ts";
import { useNonce } from "../../../shell/page/nonce.ts";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { PageMeta } from "../../../shell/page/page-meta.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { Amount } from "../parts/amount.tsx";
import { AMOUNTS_SCRIPT, useAmountsHidden } from "./amounts-hidden.ts";
import { AssetTable } from "./asset-table.tsx";
import { sumOf } from "@parley/domain/money/decimal-sums";
import { LoadFailed } from "../parts/load-failed.tsx";
import { readOverview, type Overview } from "./load-overview.ts";
import { useFavorites } from "./use-favorites.ts";
import type { Loaded } from "../../../shared/data/loaded.ts";
import { useData } from "../../../shared/data/use-data.ts";
import { getApi } from "../../../shell/api/api.ts";
import { openTransfer } from "../../../shell/state/public-store.ts";

export interface OverviewPageProps {
  readonly overview: Loaded<Overview>;
  readonly favorites: readonly string[] | null;
}

export function OverviewPage({ overview, favorites: firstFavorites }: OverviewPageProps) {
  const t = usePhrase();
  const nonce = useNonce();
  const reading = useData({
    first: overview,
    read: () => readOverview(getApi()),
    on: ["balance"],
  });
  const { data } = reading;
  const favorites = useFavorites(firstFavorites);
  return (
    <div className="flex flex-col gap-6">
      <PageMeta title={t("wallet.meta.title")} description={t("wallet.meta.description")} />
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: AMOUNTS_SCRIPT }}
      />
      <h1 className="sr-only">{t("wallet.title")}</h1>
      {data !== null ? (
        <>
          <Worth overview={data} onTransfer={() => openTransfer()} />
          <AssetTable rows={data.rows} favorites={favorites} onTransfer={openTransfer} />
        </>
      ) : (
        <Card>
          <LoadFailed {...reading} />
        </Card>
      )}
    </div>
  );
}

interface WorthProps {
  readonly overview: Overview;
  readonly onTransfer: () => void;
}

function Worth({ overview, onTransfer }: WorthProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const worths = useWorths();
  const { spotUsd, futuresUsd, rows } = overview;
  const total = worths.of(sumOf(rows.map(({ usdValue }) => usdValue)));
  const unpriced = total === null ? [worths.currency] : overview.unpriced;
  // Three buttons side by side leave no room for signs on a phone.
  const icon = "size-4 max-sm:hidden";
  return (
    <Card className="flex flex-col gap-5 lg:flex-row lg:items-end lg:justify-between">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="text-muted flex items-center gap-1 text-sm">
          <h2>{t("wallet.worth")}</h2>
          <HideButton />
        </div>
        <p className="font-semibold tracking-tight">
          <Amount amount={total} unit={total === null ? undefined : worths.currency} isLarge />
        </p>
        <dl className="text-muted mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <WalletWorth label={t("wallet.drawer.spot")} usd={spotUsd} />
          <WalletWorth label={t("wallet.drawer.futures")} usd={futuresUsd} />
        </dl>
        {unpriced.length > 0 && (
          <p className="text-warning mt-1 text-xs">
            {t("wallet.worth.unpriced", { coins: joinList(t, unpriced) })}
          </p>
        )}
      </div>
      <div className="grid grid-cols-3 gap-2 max-sm:*:px-2 sm:flex">
        <a href={toPath("/wallet/deposit")} className={buttonClass()}>
          <ArrowDownToLine aria-hidden className={icon} />
          {t("wallet.deposit")}
        </a>
        <a href={toPath("/wallet/withdraw")} className={buttonClass({ tone: "secondary" })}>
          <ArrowUpFromLine aria-hidden className={icon} />
          {t("wallet.withdraw")}
        </a>
        <Button
          tone="secondary"
          icon={<ArrowLeftRight aria-hidden className={icon} />}
          onClick={onTransfer}
        >
          {t("wallet.transfer")}
        </Button>
      </div>
    </Card>
  );
}

function WalletWorth({ label, usd }: { label: string; usd: string | null }) {
  const { of, currency } = useWorths();
  const worth = of(usd);
  return (
    <div className="flex gap-1.5">
      <dt>{label}</dt>
      <dd className="text-ink font-medium">
        <Amount amount={worth} unit={worth === null ? undefined : currency} />
      </dd>
    </div>
  );
}

function HideButton() {
  const t = usePhrase();
  const [areHidden, setAreHidden] = useAmountsHidden();
  const Sign = areHidden ? EyeOff : Eye;
  return (
    <IconButton
      size="small"
      label={t("wallet.amounts.hide")}
      aria-pressed={areHidden}
      onClick={() => setAreHidden(!areHidden)}
      icon={<Sign aria-hidden className="size-4" />}
      className="max-sm:size-10"
    />
  );
}
