import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { keepMarkupBy, keptMarkup } from "./kept-markup.tsx";
import { PageLanguage } from "./language.tsx";
import { Money } from "./money.tsx";
import { Table, type Column } from "./table.tsx";

afterEach(() => keepMarkupBy(null));

interface Row {
  readonly id: string;
  readonly price: string;
}

const ROWS: readonly Row[] = [
  { id: "1", price: "1.00" },
  { id: "2", price: "2.00" },
];

const tableOf = (rows: readonly Row[], columns: readonly Column<Row>[]) => (
  <Table
    caption="Offers"
    columns={columns}
    rows={rows}
    rowKey={({ id }) => id}
    keyOfMarkup={(row) => JSON.stringify(row)}
  />
);

test("a kept row is what React writes for it, comments between texts included", () => {
  const columns: Column<Row>[] = [
    { key: "price", header: "Price", cell: ({ price }) => <b>Now {price} EUR &amp; more</b> },
  ];
  const plain = renderToString(tableOf(ROWS, columns));
  expect(plain).toContain("<!-- -->");
  keepMarkupBy(renderToString);
  expect(renderToString(tableOf(ROWS, columns))).toBe(plain);
  expect(renderToString(tableOf(ROWS, columns))).toBe(plain);
});

test("a row is rendered once, and again when anything in it has changed", () => {
  keepMarkupBy(renderToString);
  const cell = vi.fn<(row: Row) => string>(({ price }) => price);
  const columns: Column<Row>[] = [{ key: "price", header: "Price", cell }];
  renderToString(tableOf(ROWS, columns));
  expect(cell).toHaveBeenCalledTimes(2);
  const changed = [...ROWS.slice(0, 1), { id: "2", price: "3.00" }];
  expect(renderToString(tableOf(changed, columns))).toContain("3.00");
  expect(cell).toHaveBeenCalledTimes(3);
});

test("memory is bounded", () => {
  const renderer = vi.fn<() => string>(() => "x".repeat(1_000_000));
  keepMarkupBy(renderer);
  for (let at = 0; at < 20; at += 1) keptMarkup(`row ${at}`, () => null);
  keptMarkup("row 19", () => null);
  expect(renderer).toHaveBeenCalledTimes(20);
  keptMarkup("row 0", () => null);
  expect(renderer).toHaveBeenCalledTimes(21);
});

test("where there is no renderer, elements are rendered as usual", () => {
  expect(keptMarkup("row 1", () => "text")).toBeNull();
});

test("a kept row has the language of its page, and not of the page before", () => {
  keepMarkupBy(renderToString);
  const columns: Column<Row>[] = [
    { key: "price", header: "Price", cell: ({ price }) => <Money amount={price} /> },
  ];
  const textIn = (language: "en" | "de") =>
    renderToString(
      <PageLanguage value={language}>
        {tableOf([{ id: "1", price: "1234.5" }], columns)}
      </PageLanguage>,
    );
  expect(textIn("en")).toContain("1,234.5");
  expect(textIn("de")).toContain("1.234,5");
  expect(textIn("en")).toContain("1,234.5");
});
