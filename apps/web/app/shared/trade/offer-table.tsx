/** Offers as a table, and as cards on a phone. */
import { boundText } from "@parley/domain/format/bound-text";
import { takerSideOf } from "@parley/domain/trade/quote";
import { Badge } from "@parley/ui/data/badge";
import { buttonClass } from "@parley/ui/controls/button";
import { useNumbers, type Numbers } from "@parley/ui/data/language";
import { methodBar } from "@parley/ui/data/method-mark";
import { Money } from "@parley/ui/data/money";
import { Table, type Column } from "@parley/ui/data/table";
import type { ReactNode } from "react";
import { joinList } from "../../shell/locale/join-list.ts";
import { useLocalPath, usePage } from "../../shell/page/page-data.ts";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import { advertiserLine } from "./advertiser-line.tsx";
import type { ShownOffer } from "./listed-offer.ts";

/** An offer on the screen, with what has happened to it since it was first shown there. */
export interface OfferRow extends ShownOffer {
  /** The way its price went last; none while it has not moved. */
  readonly moved?: "up" | "down" | undefined;
  readonly isGone?: boolean | undefined;
  /** Not published yet: its button is drawn, and leads nowhere. */
  readonly isPreview?: boolean | undefined;
}

export interface OfferTableProps {
  readonly caption: string;
  readonly rows: readonly OfferRow[];
  /** False where all rows are of one advertiser, who is named elsewhere. */
  readonly hasAdvertiser?: boolean;
  /** What the reader wants, in the address of an offer's page. */
  readonly searchOf?: (row: OfferRow) => string;
  readonly empty: ReactNode;
}

const noSearch = () => "";

const DIGITS = { maximumDigits: 8 } as const;

export function OfferTable(props: OfferTableProps) {
  const { caption, rows, hasAdvertiser = true, searchOf = noSearch, empty } = props;
  const t = usePhrase();
  const toPath = useLocalPath();
  const { locale } = usePage();
  const numbers = useNumbers();
  return (
    <Table
      caption={caption}
      columns={columnsOf({ t, toPath, numbers, searchOf }, hasAdvertiser)}
      rows={rows}
      rowKey={({ advId }) => advId}
      rowClassName="offer-card"
      keyOfMarkup={(row) => JSON.stringify(["offer", locale, hasAdvertiser, searchOf(row), row])}
      empty={empty}
    />
  );
}

/** What the cells share, found out once for all rows. */
interface Words {
  readonly t: Phrase;
  readonly toPath: (path: string) => string;
  readonly numbers: Numbers;
  readonly searchOf: (row: OfferRow) => string;
}

function columnsOf(words: Words, hasAdvertiser: boolean): Column<OfferRow>[] {
  const { t } = words;
  const advertiser: Column<OfferRow> = {
    key: "advertiser",
    header: t("offer.list.advertiser"),
    card: "head",
    cell: (row) => advertiserLine(row, words),
  };
  return [
    ...(hasAdvertiser ? [advertiser] : []),
    {
      key: "price",
      header: t("offer.list.price"),
      isOwnValue: true,
      cell: priceOf,
    },
    {
      key: "available",
      header: `${t("offer.list.available")} / ${t("offer.field.limit")}`,
      isOwnValue: true,
      cell: (row) => availableOf(row, t),
    },
    {
      key: "methods",
      header: t("offer.field.paymentMethods"),
      isOwnValue: true,
      cell: (row) => methodsOf(row, t),
    },
    {
      key: "action",
      header: t("offer.list.trade"),
      align: "end",
      card: "foot",
      cell: (row) => actionOf(row, words),
    },
  ];
}

const FLASHES = {
  up: "offer-price animate-flash-up",
  down: "offer-price animate-flash-down",
} as const;

function priceOf(row: OfferRow): ReactNode {
  return (
    // A new element for each price, so that its flash begins anew.
    <span key={row.price} className={row.moved === undefined ? "offer-price" : FLASHES[row.moved]}>
      <Money amount={row.price} unit={row.fiat} />
    </span>
  );
}

/** What is left and how much of it at once; spans, since a card puts them inside a line of text. */
function availableOf(row: OfferRow, t: Phrase): ReactNode {
  return (
    <span className="offer-room">
      <span>
        <span className="offer-label">{t("offer.list.available")} </span>
        <Money
          amount={row.remaining}
          unit={row.crypto}
          briefAs={row.crypto}
          isPassedOver
          {...DIGITS}
        />
      </span>
      <span className="text-muted">
        <span className="offer-label">{t("offer.field.limit")} </span>
        <Money amount={boundText(row.minLimit)} />
        {" – "}
        <Money amount={boundText(row.maxLimit)} unit={row.fiat} />
      </span>
    </span>
  );
}

/** More would push the columns apart. */
const MOST_METHODS = 3;

function methodsOf(row: OfferRow, t: Phrase): ReactNode {
  const more = row.payMethods.slice(MOST_METHODS);
  return (
    <span className="offer-methods">
      {row.payMethods.slice(0, MOST_METHODS).map(({ code, name }) => (
        <Badge key={code} icon={methodBar(code)}>
          {name}
        </Badge>
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

function actionOf(row: OfferRow, { t, toPath, searchOf }: Words): ReactNode {
  if (row.isGone === true) {
    return <span className="text-muted text-xs">{t("offer.list.gone")}</span>;
  }
  const side = takerSideOf(row);
  const action = t(`offer.list.${side}`, { token: row.crypto });
  if (row.isPreview === true) {
    return <span className={buttonClass({ tone: side })}>{action}</span>;
  }
  const name = row.advertiser.nickname;
  return (
    <a
      href={toPath(`/p2p/${side}/detail/${row.advId}`) + searchOf(row)}
      aria-label={t(side === "buy" ? "offer.list.actionOf" : "offer.list.actionTo", {
        action,
        name,
      })}
      className={buttonClass({ tone: side })}
    >
      {action}
    </a>
  );
}
