import { describe, expect, it } from "vitest";
import { joinPagesBy, type Page } from "./pages.ts";

interface Row {
  readonly id: string;
}

const { latest, older } = joinPagesBy<Row, Page<Row>>(({ id }) => id);

const page = (nextCursor: string | null, ...ids: string[]): Page<Row> => ({
  list: ids.map((id) => ({ id })),
  nextCursor,
});

const ids = ({ list }: Page<Row>) => list.map(({ id }) => id).join("");

describe("an older page", () => {
  it("continues where the last page ended, and shows nothing twice", () => {
    const whole = older(page("c", "e", "d", "c"), page(null, "c", "b", "a"));
    expect(ids(whole)).toBe("edcba");
    expect(whole.nextCursor).toBeNull();
  });
});

describe("the first page loaded again", () => {
  it("puts new rows first and keeps the end of the pages", () => {
    const whole = latest(page("a", "d", "c", "b", "a"), page("c", "e", "d", "c"));
    expect(ids(whole)).toBe("edcba");
    expect(whole.nextCursor).toBe("a");
  });

  it("drops no row of the older pages, and shows none twice", () => {
    const whole = latest(page("2", "3", "2"), page("3", "5", "4", "3"));
    expect(ids(whole)).toBe("5432");
  });

  it("restarts the list when rows are missing in between", () => {
    const whole = latest(page("a", "b", "a"), page("e", "f", "e"));
    expect(ids(whole)).toBe("fe");
    expect(whole.nextCursor).toBe("e");
  });

  it("shows the first row of an empty list", () => {
    expect(ids(latest(page(null), page(null, "a")))).toBe("a");
  });

  it("leaves out rows that have left the list", () => {
    expect(ids(latest(page("b", "e", "d", "c", "b"), page("c", "e", "c")))).toBe("ecb");
    expect(ids(latest(page("b", "e", "d", "c", "b"), page(null, "c")))).toBe("c");
  });
});
