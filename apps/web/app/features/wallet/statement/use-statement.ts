/** A statement that grows at both ends: older pages on request, new movements as they happen. */
import { joinPagesBy } from "../../../shared/data/pages.ts";
import { usePages, type Pages } from "../../../shared/data/use-pages.ts";
import { useFailureToast } from "../../../shared/security/failure-toast.ts";
import { getApi } from "../../../shell/api/api.ts";
import { readEntries, type Entry, type Statement, type StatementData } from "./load-statement.ts";
import { queryOf } from "./statement-filter.ts";

const JOINS = joinPagesBy<Entry, Statement>(({ entryId }) => entryId);

export function useStatement({ filter, statement: first }: StatementData): Pages<Statement> {
  return usePages({
    key: queryOf(filter),
    first,
    readPage: (cursor) => readEntries(getApi(), filter, cursor),
    joins: JOINS,
    on: ["balance"],
    onFailure: useFailureToast(),
  });
}
