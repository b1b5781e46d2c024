/** Offers as a table, and as cards on a phone. */
import { takerSideOf } from "@parley/domain/trade/quote";
import { Badge } from "@parley/ui/data/badge";
import { buttonClass } from "@parley/ui/controls/button";
import { Money } from "@parley/ui/data/money";
import { Table, type Column } from "@parley/ui/data/table";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { joinList } from "../../shell/locale/join-list.ts";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import { AdvertiserLine } from "./advertiser-line.tsx";
import type { ListedOffer } from "./listed-offer.ts";

/** An offer on the screen, with what has happened to it since it was first shown there. */
export interface OfferRow extends ListedOffer {
  /** The way its price went last; none while it has not moved. */
  readonly moved?: "up" | "down" | undefined;
  readonly isGone?: boolean | undefined;
}

export interface OfferTableProps {
  readonly caption: string;
  readonly rows: readonly OfferRow[];
  /** False where all rows are of one advertiser, who is named elsewhere. */
  readonly hasAdvertiser?: boolean;
  readonly empty: ReactNode;
}

const DIGITS = { maximumDigits: 8 } as const;

export function OfferTable({ caption, rows, hasAdvertiser = true, empty }: OfferTableProps) {
  const t = usePhrase();
  return (
    <Table
      caption={caption}
      columns={columnsOf(t, hasAdvertiser)}
      rows={rows}
      rowKey={({ advId }) => advId}
      empty={empty}
    />
  );
}

function columnsOf(t: Phrase, hasAdvertiser: boolean): Column<OfferRow>[] {
  const advertiser: Column<OfferRow> = {
    key: "advertiser",
    header: t("offer.list.advertiser"),
    card: "head",
    cell: (row) => <AdvertiserLine offer={row} />,
  };
  return [
    ...(hasAdvertiser ? [advertiser] : []),
    {
      key: "price",
      header: t("offer.list.price"),
      cell: (row) => <Price row={row} />,
    },
    {
      key: "available",
      header: `${t("offer.list.available")} / ${t("offer.field.limit")}`,
      cell: (row) => <Available row={row} t={t} />,
    },
    {
      key: "methods",
      header: t("offer.field.paymentMethods"),
      cell: (row) => <Methods row={row} t={t} />,
    },
    {
      key: "action",
      header: t("offer.list.trade"),
      align: "end",
      card: "foot",
      cell: (row) => <Action row={row} t={t} />,
    },
  ];
}

const FLASHES = { up: "animate-flash-up", down: "animate-flash-down" } as const;

function Price({ row }: { row: OfferRow }) {
  return (
    // A new element for each price, so that its flash begins anew.
    <span
      key={row.price}
      className={`-mx-1 rounded px-1 text-base font-semibold ${row.moved === undefined ? "" : FLASHES[row.moved]}`}
    >
      <Money amount={row.price} unit={row.fiat} />
    </span>
  );
}

/** What is left and how much of it at once; spans, since a card puts them inside a line of text. */
function Available({ row, t }: { row: OfferRow; t: Phrase }) {
  return (
    <span className="flex flex-col lg:text-start">
      <span>
        <span className="sr-only">{t("offer.list.available")} </span>
        <Money amount={row.remaining} unit={row.crypto} {...DIGITS} />
      </span>
      <span className="text-muted">
        <span className="sr-only">{t("offer.field.limit")} </span>
        <Money amount={row.minLimit} {...DIGITS} /> –{" "}
        <Money amount={row.maxLimit} unit={row.fiat} {...DIGITS} />
      </span>
    </span>
  );
}

/** More would push the columns apart. */
const MOST_METHODS = 3;

function Methods({ row, t }: { row: OfferRow; t: Phrase }) {
  const more = row.payMethods.slice(MOST_METHODS);
  return (
    <span className="flex flex-wrap gap-1 max-lg:justify-end lg:max-w-48 xl:max-w-64">
      {row.payMethods.slice(0, MOST_METHODS).map(({ code, name }) => (
        <Badge key={code}>{name}</Badge>
      ))}
      {more.length > 0 && (
        <Badge>
          <span
            title={joinList(
              t,
              more.map(({ name }) => name),
            )}
          >
            {t("offer.list.more", { count: more.length })}
          </span>
        </Badge>
      )}
    </span>
  );
}

function Action({ row, t }: { row: OfferRow; t: Phrase }) {
  const toPath = useLocalPath();
  if (row.isGone === true) {
    return <span className="text-muted text-xs">{t("offer.list.gone")}</span>;
  }
  const side = takerSideOf(row);
  const action = t(`offer.list.${side}`, { token: row.crypto });
  const name = row.advertiser.nickname;
  return (
    <Link
      to={toPath(`/p2p/${side}/detail/${row.advId}`)}
      aria-label={t(side === "buy" ? "offer.list.actionOf" : "offer.list.actionTo", {
        action,
        name,
      })}
      className={buttonClass({ tone: side })}
    >
      {action}
    </Link>
  );
}
