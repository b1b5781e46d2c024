// Checks that rows of the log of staff are complete, unchanged and in their order.
import type { AuditCheck } from "./audit.ts";

export const STAFF_CHECKS: readonly AuditCheck[] = [
  {
    name: "staff-log-chain",
    claim:
      "rows of the log of staff are numbered without a gap, and the hash of each follows from its content and the row before it",
    // Written out, because a function of the database could be changed together with a row.
    text: `with linked as (
             select link.id, link.number, link.hash,
               lag(number, 1, 0::bigint) over chain as previous_number,
               sha256(lag(hash, 1, sha256('')) over chain || convert_to(jsonb_build_array(
                 link.number, link.id, link.staff_id, link.action, link.user_id, link.subject,
                 link.reason, to_jsonb(link.created_at at time zone 'UTC') #>> '{}' || '+00:00'
               )::text, 'UTF8')) as expected_hash
             from staff_action as link
             window chain as (order by number)
           )
           select id::text as action_id, number::text
           from linked
           where number <> previous_number + 1 or hash <> expected_hash
           order by linked.number`,
  },
  {
    name: "staff-log-head",
    claim: "the log of staff ends with the number and hash that were stored with its last row",
    text: `select head.number::text, last.number::text as last_number
           from (values (true)) as one
             left join staff_log_head as head on true
             left join (select number, hash from staff_action order by number desc limit 1) as last
               on true
           where (coalesce(last.number, 0), coalesce(last.hash, sha256('')))
             is distinct from (head.number, head.hash)`,
  },
  {
    name: "staff-log-day",
    claim:
      "the number and hash that were noted of the staff's log on a day are still in it, and rise with the days",
    text: `with noted as (
             select day, number, hash, lag(number, 1, 0::bigint) over (order by day) as before
             from staff_log_day
           )
           select noted.day::text, noted.number::text
           from noted
           where noted.number < noted.before or (noted.number > 0 and not exists (
             select from staff_action as link
             where link.number = noted.number and link.hash = noted.hash
           ))
           order by noted.day`,
  },
];
