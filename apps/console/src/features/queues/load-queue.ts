/** What a queue shows, as its address says. */
import type { EndpointInput, EndpointReply } from "@parley/contract/endpoint";
import { listCases, listQueues, listSavedFilters } from "@parley/contract/endpoints/staff/queues";
import { CASE_KINDS, URGENCIES, type CaseKind } from "@parley/domain/staff/queue";
import { redirect, type LoaderFunctionArgs } from "react-router";
import { pageOf } from "../../parts/pages.ts";
import { read } from "../../shell/api.ts";

export type QueueCount = EndpointReply<typeof listQueues>["list"][number];
export type CasePage = EndpointReply<typeof listCases>;
export type QueuedCase = CasePage["list"][number];
export type SavedFilter = EndpointReply<typeof listSavedFilters>["list"][number];
export type CaseFilters = SavedFilter["filters"];

export interface LoadedQueue {
  readonly kind: CaseKind;
  readonly queues: readonly QueueCount[];
  readonly cases: CasePage;
  readonly filters: CaseFilters;
  readonly saved: readonly SavedFilter[];
}

const PAGE_SIZE = 20;

/** The first queue in which something waits; the first of all where nothing does. */
export async function loadFirstQueue(): Promise<never> {
  const { list } = await read(listQueues, {});
  const first = list.find(({ open }) => open > 0) ?? list[0];
  throw redirect(first === undefined ? "/log" : `/queues/${first.kind}`);
}

export async function loadQueue({ params, request }: LoaderFunctionArgs): Promise<LoadedQueue> {
  const kind = CASE_KINDS.find((one) => one === params["kind"]);
  if (kind === undefined) throw redirect("/");
  const query = new URL(request.url).searchParams;
  const filters = readFilters(query);
  const page = pageOf(request.url);
  const input: EndpointInput<typeof listCases> = { kind, ...filters, page, pageSize: PAGE_SIZE };
  const [{ list: queues }, cases, { list: saved }] = await Promise.all([
    read(listQueues, {}),
    read(listCases, input),
    read(listSavedFilters, {}),
  ]);
  return { kind, queues, cases, filters, saved: saved.filter((one) => one.kind === kind) };
}

/** Those that the contract accepts; others in the address are ignored. */
export function readFilters(query: URLSearchParams): CaseFilters {
  const valid = (name: string, form: RegExp) => {
    const value = query.get(name) ?? "";
    return form.test(value) ? { [name]: value } : {};
  };
  const urgency = URGENCIES.find((one) => one === query.get("urgency"));
  return {
    ...valid("claim", /^(unclaimed|mine|\d{1,19})$/),
    ...valid("language", /^[a-z]{2}(-[a-z]{2})?$/),
    ...valid("method", /^[\w-]{1,40}$/),
    ...valid("minWorth", /^\d{1,18}(\.\d{1,8})?$/),
    ...valid("text", /^\d{1,19}$/),
    ...(urgency === undefined ? {} : { urgency }),
  };
}

export function filterQuery(filters: CaseFilters, page = 1): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? "" : `?${query}`;
}
