/**
 * Rows of data: a table whose columns line up on wide screens, a card per row on phones, and on
 * tablets, where the words of most languages do not fit beside each other. Both are the same
 * elements; roles are written out because some browsers drop the semantics of a table with another
 * layout.
 */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the reason stands above */
import { use, type ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { keptMarkup } from "./kept-markup.tsx";
import { CoinDigits, PageLanguage } from "./language.tsx";

export interface Column<Row> {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are aligned at the end, so that their digits line up. */
  readonly align?: "start" | "end" | undefined;
  /** Its place on a card: the head, a line with the header before it, or the foot for actions. */
  readonly card?: "head" | "line" | "foot" | undefined;
  /** The cell is one element with its own alignment, which needs none around it. */
  readonly isOwnValue?: boolean | undefined;
  /** Whether the row's card shows it; a table always does, or its columns would not line up. */
  readonly isOnCard?: ((row: Row) => boolean) | undefined;
}

export interface TableProps<Row> {
  /** Names the table for people who do not see it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /**
   * Where cells are made from their row and what this gives alone, and use no context but the page's
   * language: the server then renders equal rows once for all pages.
   */
  readonly keyOfMarkup?: ((row: Row) => string) | undefined;
  /** The look of a row's card, where it is not one line for each value. */
  readonly rowClassName?: string | undefined;
  /** Shown instead of rows when there are none. */
  readonly empty?: ReactNode;
}

/** How cards are arranged beside each other. */
export const CARD_GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-2";

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, keyOfMarkup, rowClassName, empty } = props;
  const language = use(PageLanguage);
  const digits = use(CoinDigits);
  if (rows.length === 0 && empty !== undefined) return empty;
  const contentOf = (row: Row) => {
    const cells = () => columns.map((column) => cellOf(column, row));
    if (keyOfMarkup === undefined) return { children: cells() };
    // Rendered apart from the page, the cells would not find its language.
    const kept = keptMarkup(`row ${language} ${digits} ${keyOfMarkup(row)}`, () => (
      <PageLanguage value={language}>
        <CoinDigits value={digits}>{cells()}</CoinDigits>
      </PageLanguage>
    ));
    return kept === null ? { children: cells() } : { dangerouslySetInnerHTML: kept };
  };
  return (
    <table role="table" className="block w-full text-sm wide:table wide:border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only wide:not-sr-only wide:table-header-group">
        <tr role="row" className="border-b border-line-strong">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={classNames(
                "px-2 py-2 text-xs font-normal text-muted first:ps-3 last:pe-3 xl:px-4",
                column.align === "end" ? "text-end" : "text-start",
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={`${CARD_GRID} wide:table-row-group`}>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className={classNames("data-row", rowClassName)}
            {...contentOf(row)}
          />
        ))}
      </tbody>
    </table>
  );
}

const CARD_PLACES = {
  head: "data-head",
  line: "data-line",
  foot: "data-foot",
} as const;

function cellOf<Row>(column: Column<Row>, row: Row): ReactNode {
  const { card = "line", align, header, isOnCard, isOwnValue = false } = column;
  const value = column.cell(row);
  return (
    <td
      key={column.key}
      role="cell"
      className={classNames(
        CARD_PLACES[card],
        align === "end" && "wide:text-end",
        isOnCard?.(row) === false && "max-lg:hidden",
      )}
    >
      {card === "line" && (
        <span aria-hidden className="data-label">
          {header}
        </span>
      )}
      {card === "line" && !isOwnValue ? <span className="data-value">{value}</span> : value}
    </td>
  );
}
