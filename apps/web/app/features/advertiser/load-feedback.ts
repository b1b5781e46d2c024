/** Reads the feedback of an advertiser page by page. */
import type { EndpointInput, EndpointReply } from "@parley/contract/endpoint";
import { queryFeedback, type FEEDBACK_FILTERS } from "@parley/contract/endpoints/trade/feedback";
import type { Loaded } from "../../shared/data/loaded.ts";
import type { Page } from "../../shared/data/pages.ts";
import type { Api } from "../../shell/api/api.ts";

export type Feedback = EndpointReply<typeof queryFeedback>["list"][number];
export type FeedbackPage = Page<Feedback>;
export type Rating = (typeof FEEDBACK_FILTERS)[number];

const PAGE_SIZE = 10;

export async function readFeedback(
  api: Api,
  asked: Pick<EndpointInput<typeof queryFeedback>, "uid" | "rating">,
  cursor: string | null = null,
): Promise<Loaded<FeedbackPage>> {
  const page = Number(cursor ?? 1);
  const found = await api.call(queryFeedback, { ...asked, page, pageSize: PAGE_SIZE });
  if (!found.ok) return { ok: false, message: found.message };
  const { list, total } = found.data;
  const nextCursor = page * PAGE_SIZE < total ? String(page + 1) : null;
  return { ok: true, data: { list, nextCursor } };
}
