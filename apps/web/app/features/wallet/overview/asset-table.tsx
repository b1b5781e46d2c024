/** Every coin with its balances; a card each on phones, without empty lines. */
import { useWorths } from "../../../shell/page/display-rate.ts";
import { NothingFoundArt } from "@parley/ui/art/nothing-found";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Checkbox } from "@parley/ui/controls/checkbox";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { Table, type Column } from "@parley/ui/data/table";
import { TextInput } from "@parley/ui/controls/text-input";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { Amount } from "../parts/amount.tsx";
import { chooseRows, holdsNothing, type AssetRow } from "./asset-rows.ts";
import { AssetSign } from "@parley/site/asset-sign";
import { isZero } from "@parley/domain/money/decimal-sums";
import { FavoriteStar } from "./favorite-star.tsx";
import { DIGITS } from "@parley/site/digits";
import { FreshNote } from "../parts/fresh-note.tsx";
import type { Favorites } from "./use-favorites.ts";

export interface AssetTableProps {
  readonly rows: readonly AssetRow[];
  readonly favorites: Favorites | null;
  readonly onTransfer: (code: string) => void;
}

export function AssetTable({ rows, favorites, onTransfer }: AssetTableProps) {
  const t = usePhrase();
  const [query, setQuery] = useState("");
  const [hidesSmall, setHidesSmall] = useState(false);
  const [showsEmpty, setShowsEmpty] = useState(false);
  const columns = useColumns({ favorites, onTransfer });
  const choice = { query, hidesSmall, favorites: favorites?.symbols ?? [] };
  const chosen = chooseRows(rows, { ...choice, showsEmpty });
  const full = chooseRows(rows, { ...choice, showsEmpty: true });
  const folded = full.length - chooseRows(rows, { ...choice, showsEmpty: false }).length;
  const hasNothing = rows.every(holdsNothing);
  return (
    <section
      aria-labelledby="assets-title"
      className="lg:border-line lg:bg-surface flex flex-col gap-3 lg:gap-0 lg:rounded-lg lg:border"
    >
      <header className="lg:border-line flex flex-wrap items-center gap-x-5 gap-y-3 lg:border-b lg:px-3 lg:py-3">
        <h2 id="assets-title" className="text-base font-semibold">
          {t("wallet.assets")}
        </h2>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:w-full sm:ms-auto">
          {!hasNothing && (
            <Checkbox
              label={t("wallet.assets.hideSmall")}
              checked={hidesSmall}
              onChange={(event) => setHidesSmall(event.currentTarget.checked)}
            />
          )}
          <div className="w-full sm:w-52">
            <TextInput
              type="search"
              aria-label={t("wallet.assets.search")}
              placeholder={t("wallet.assets.search")}
              icon={<Search aria-hidden className="size-4" />}
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
          </div>
        </div>
      </header>
      <Table
        caption={t("wallet.assets")}
        columns={columns}
        rows={chosen}
        rowKey={({ code }) => code}
        empty={
          hasNothing && query.trim() === "" ? (
            <NoCoins />
          ) : (
            <NoMatch
              onShowAll={() => {
                setQuery("");
                setHidesSmall(false);
                setShowsEmpty(true);
              }}
            />
          )
        }
      />
      {folded > 0 && (
        <Button
          tone="quiet"
          isWide
          aria-expanded={showsEmpty}
          onClick={() => setShowsEmpty(!showsEmpty)}
          className="max-lg:border-line max-lg:bg-surface lg:my-1"
        >
          {showsEmpty
            ? t("wallet.assets.hideEmpty")
            : t("wallet.assets.showEmpty", { count: folded })}
        </Button>
      )}
    </section>
  );
}

/** Before the first coins: the two ways to some. */
function NoCoins() {
  const t = usePhrase();
  const toPath = useLocalPath();
  return (
    <EmptyState
      title={t("wallet.assets.nothing")}
      text={t("wallet.assets.nothingText")}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <a href={toPath("/wallet/deposit")} className={buttonClass()}>
            {t("wallet.deposit")}
          </a>
          <a href={toPath("/p2p/buy")} className={buttonClass({ tone: "secondary" })}>
            {t("wallet.assets.buy")}
          </a>
        </span>
      }
    />
  );
}

function NoMatch({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = usePhrase();
  return (
    <EmptyState
      art={<NothingFoundArt />}
      title={t("shell.error.noMatchingData")}
      action={
        <Button tone="secondary" onClick={onShowAll}>
          {t("wallet.assets.showAll")}
        </Button>
      }
    />
  );
}

/** On a card these two are beside the coin's name. */
const inTheHead = () => false;

/** The places of a coin beside the free part of spot; on a card only those that hold something. */
const PLACES = ["inOffers", "inEscrow", "inWithdrawal", "futures"] as const;

function useColumns({
  favorites,
  onTransfer,
}: Pick<AssetTableProps, "favorites" | "onTransfer">): Column<AssetRow>[] {
  const t = usePhrase();
  const { of, currency } = useWorths();
  return [
    {
      key: "asset",
      header: t("wallet.asset"),
      card: "head",
      cell: (row) => <AssetCell row={row} favorites={favorites} />,
    },
    {
      key: "available",
      header: t("wallet.place.available"),
      align: "end",
      isOnCard: inTheHead,
      cell: (row) => <PlaceAmount amount={row.available} code={row.code} />,
    },
    ...PLACES.map((place) => ({
      key: place,
      header: t(`wallet.place.${place}`),
      align: "end" as const,
      isOnCard: (row: AssetRow) => !isZero(row[place]),
      cell: (row: AssetRow) => <PlaceAmount amount={row[place]} code={row.code} />,
    })),
    {
      key: "worth",
      header: t("wallet.place.worth", { currency }),
      align: "end",
      isOnCard: inTheHead,
      cell: ({ usdValue }) => (
        <Amount
          amount={of(usdValue)}
          className={isZero(usdValue) ? "text-subtle" : "font-medium"}
        />
      ),
    },
    {
      key: "actions",
      header: t("wallet.actions"),
      align: "end",
      card: "foot",
      cell: (row) => <RowActions row={row} onTransfer={onTransfer} />,
    },
  ];
}

function AssetCell({ row, favorites }: { row: AssetRow; favorites: Favorites | null }) {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-2">
        {favorites !== null && (
          <span className="-ms-1.5 max-lg:-ms-2.5 max-lg:-me-2">
            <FavoriteStar code={row.code} favorites={favorites} />
          </span>
        )}
        <AssetSign logoUrl={row.logoUrl} />
        <span className="flex min-w-0 flex-col leading-tight">
          <span className="font-medium">{row.code}</span>
          <span className="text-muted truncate text-xs font-normal">{row.name}</span>
        </span>
        <CardAmounts row={row} />
      </div>
      {row.freshUntil !== null && (
        <FreshNote asset={row.code} amount={row.fresh} until={row.freshUntil} />
      )}
    </div>
  );
}

/** What is free and what everything is worth, at the end of a card's first line. */
function CardAmounts({ row: { code, available, usdValue } }: { row: AssetRow }) {
  const t = usePhrase();
  const { of, currency } = useWorths();
  const worth = of(usdValue);
  return (
    <span className="ms-auto flex flex-col items-end leading-tight lg:hidden">
      <span className="sr-only">{t("wallet.place.available")}</span>
      <Amount amount={available} briefAs={code} {...DIGITS} />
      <span className="text-muted text-xs font-normal">
        <span className="sr-only">{t("wallet.place.worth", { currency })}</span>
        <Amount amount={worth} unit={worth === null ? undefined : currency} />
      </span>
    </span>
  );
}

/** Empty balances are dimmed, so that others are easier to find. */
function PlaceAmount({ amount, code }: { amount: string; code: string }) {
  const look = isZero(amount) ? "text-subtle" : "";
  return <Amount amount={amount} briefAs={code} {...DIGITS} className={look} />;
}

interface RowActionsProps {
  readonly row: AssetRow;
  readonly onTransfer: (code: string) => void;
}

function RowActions({ row: { code }, onTransfer }: RowActionsProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const look =
    buttonClass({ tone: "quiet", size: "small" }) + " max-lg:min-h-9 max-lg:flex-1 lg:px-2";
  return (
    <div className="max-lg:border-line flex max-lg:-mb-1.5 max-lg:border-t max-lg:pt-1 lg:justify-end">
      <a
        href={`${toPath("/wallet/deposit")}?asset=${code}`}
        aria-label={t("wallet.depositCoin", { coin: code })}
        className={look}
      >
        {t("wallet.deposit")}
      </a>
      <a
        href={`${toPath("/wallet/withdraw")}?asset=${code}`}
        aria-label={t("wallet.withdrawCoin", { coin: code })}
        className={look}
      >
        {t("wallet.withdraw")}
      </a>
      <button
        type="button"
        aria-label={t("wallet.transferCoin", { coin: code })}
        onClick={() => onTransfer(code)}
        className={look}
      >
        {t("wallet.transfer")}
      </button>
    </div>
  );
}
