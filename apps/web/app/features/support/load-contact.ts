/** Reads what the page of customer service shows: the reader's cases, one of them, recent orders. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { queryOrderList } from "@parley/contract/endpoints/trade/orders";
import { querySupportCase, querySupportCases } from "@parley/contract/endpoints/site/support";
import { SUPPORT_SUBJECTS, type SupportSubject } from "@parley/domain/support/support-case";
import type { LoaderFunctionArgs } from "react-router";
import type { Api } from "../../shell/api/api.ts";
import { pageContext } from "../../shell/page/page-context.ts";

export type CaseList = EndpointReply<typeof querySupportCases>;
export type ListedCase = CaseList["list"][number];
export type CaseThread = EndpointReply<typeof querySupportCase>;
export type ListedOrder = EndpointReply<typeof queryOrderList>["list"][number];

/** What the address asks for. */
export interface ContactWish {
  readonly subject: SupportSubject | null;
  readonly orderId: string | null;
  readonly caseId: string | null;
  readonly page: number;
}

export interface OwnContact {
  /** Null when they could not be read. */
  readonly cases: CaseList | null;
  /** The one that the address names; null where there is none, or not in this account. */
  readonly thread: CaseThread | null;
  readonly orders: readonly ListedOrder[];
}

export interface ContactData {
  readonly wish: ContactWish;
  /** Null without a login. */
  readonly own: OwnContact | null;
}

const CASES_ON_PAGE = 20;
const ORDERS_SHOWN = 20;

export async function loadContact({
  context,
  url,
}: Pick<LoaderFunctionArgs, "context" | "url">): Promise<ContactData> {
  const { api, session } = context.get(pageContext);
  const { user } = await session();
  const wish = wishOf(url.searchParams);
  return { wish, own: user === null ? null : await readOwn(api, wish) };
}

async function readOwn(api: Api, { page, caseId }: ContactWish): Promise<OwnContact> {
  const [cases, thread, orders] = await Promise.all([
    api.call(querySupportCases, { page, pageSize: CASES_ON_PAGE }),
    caseId === null ? null : api.call(querySupportCase, { caseId }),
    api.call(queryOrderList, { pageSize: ORDERS_SHOWN }),
  ]);
  return {
    cases: cases.ok ? cases.data : null,
    thread: thread?.ok === true ? thread.data : null,
    orders: orders.ok ? orders.data.list : [],
  };
}

export function wishOf(parameters: URLSearchParams): ContactWish {
  const subject = parameters.get("subject");
  const page = Number(parameters.get("page") ?? "1");
  return {
    subject: SUPPORT_SUBJECTS.find((known) => known === subject) ?? null,
    orderId: idOf(parameters.get("orderId")),
    caseId: idOf(parameters.get("caseId")),
    page: Number.isInteger(page) && page > 0 && page < 1_000 ? page : 1,
  };
}

function idOf(text: string | null): string | null {
  return text !== null && /^\d{1,19}$/.test(text) ? text : null;
}
