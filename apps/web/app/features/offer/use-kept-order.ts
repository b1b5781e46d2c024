/** What is typed into the order form of an offer and chosen there, kept until the order is placed. */
import { textsOf, useKeptInput } from "../../shared/forms/use-kept-input.ts";
import { draftOfSearch, type Draft, type OrderTerms } from "./order-draft.ts";

interface TypedOrder {
  readonly draft: Draft;
  /** A payment method or an own payment account; null while none was chosen here. */
  readonly chosen: string | null;
}

export interface KeptOrder extends TypedOrder {
  readonly change: (next: TypedOrder) => void;
  readonly forget: () => void;
}

export function useKeptOrder(advId: string, search: URLSearchParams, terms: OrderTerms): KeptOrder {
  // Another amount in the address, as from Express, is another wish.
  const wished = ["amount", "in", "pay"].map((name) => search.get(name) ?? "");
  const { value, change, forget } = useKeptInput<TypedOrder>({
    form: "order",
    subject: [advId, ...wished].join(":"),
    empty: { draft: draftOfSearch(search, terms), chosen: null },
    read: readTypedOrder,
  });
  return { ...value, change, forget };
}

/** Longer than any amount that one types. */
const LONGEST = 64;

function readTypedOrder(found: unknown): TypedOrder | null {
  const { draft } = Object(found);
  const { text, amountIn } = textsOf(draft, ["text", "amountIn"]);
  const { chosen = null } = textsOf(found, ["chosen"]);
  if (text === undefined || text.length > LONGEST) return null;
  return { draft: { text, amountIn: amountIn === "crypto" ? "crypto" : "fiat" }, chosen };
}
