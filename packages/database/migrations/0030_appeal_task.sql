-- Up Migration

/*
 * What staff ask a side for in an appeal, with a deadline each: an array, the oldest first. Decisions
 * rest on it, so that it only grows: a task ends once, and is answered once.
 */
alter table trade_order
  add column tasks jsonb,
  /* a side has let the time of its last task pass and has not answered since; written by the domain */
  add column is_task_missed boolean not null default false,
  add constraint trade_order__tasks check (
    tasks is null
    or (
      jsonb_typeof(tasks) = 'array' and jsonb_array_length(tasks) between 1 and 20
      and appeal <> 'none'
    )
  ),
  add constraint trade_order__is_task_missed check (
    not is_task_missed or tasks @? '$[*] ? (@.outcome == "unanswered")'
  ),
  drop constraint trade_order__state,
  add constraint trade_order__state check (
    case state
      when 'pending_payment' then
        (paid_at, confirm_by, arrives_by, confirmed_at, escalate_at, split_by, ruling,
         not_received_at, second_look, tasks, case_staff_id, completed_at, settled_quantity,
         is_counted, canceled_at, cancel_reason) is null
      when 'paid' then
        (paid_at, confirm_by, arrives_by) is not null
        and (confirmed_at, completed_at, settled_quantity, is_counted, canceled_at, cancel_reason)
          is null
      when 'releasing' then
        (paid_at, confirm_by, arrives_by, confirmed_at) is not null
        and (escalate_at, split_by, ruling, completed_at, settled_quantity, is_counted, canceled_at,
             cancel_reason) is null
      when 'failed' then
        (paid_at, confirm_by, arrives_by, confirmed_at) is not null
        and (completed_at, settled_quantity, is_counted, canceled_at, cancel_reason) is null
      when 'completed' then
        (paid_at, confirm_by, arrives_by, completed_at, settled_quantity) is not null
        and (escalate_at, split_by, ruling, canceled_at, cancel_reason) is null
      when 'canceled' then
        (canceled_at, cancel_reason) is not null
        and (escalate_at, split_by, ruling, completed_at, settled_quantity, is_counted) is null
      else false
    end
  ),
  /* the clock ends an open task at its deadline; none is open without an open appeal */
  drop constraint trade_order__is_due,
  add constraint trade_order__is_due check (
    (due_at is not null) = (
      state in ('pending_payment', 'releasing')
      or escalate_at is not null
      or ruling ->> 'effectAt' is not null
      or coalesce(tasks @? '$[*] ? (@.endedAt == null)', false)
    )
  );

create function keep_tasks() returns trigger language plpgsql as $$
begin
  if exists (
    select from jsonb_array_elements(old.tasks) with ordinality as before (task, place)
      left join jsonb_array_elements(coalesce(new.tasks, '[]'::jsonb)) with ordinality
        as after (task, place) using (place)
    where after.task is null
      or before.task - '{endedAt,outcome,answeredAt}'::text[]
        <> after.task - '{endedAt,outcome,answeredAt}'::text[]
      or (before.task ->> 'endedAt' is not null
        and (before.task ->> 'endedAt', before.task ->> 'outcome')
          is distinct from (after.task ->> 'endedAt', after.task ->> 'outcome'))
      or (before.task ->> 'answeredAt' is not null
        and before.task ->> 'answeredAt' is distinct from after.task ->> 'answeredAt')
  ) then
    raise exception 'tasks of an order are neither changed nor removed'
      using errcode = 'restrict_violation', constraint = 'trade_order__tasks_stay';
  end if;
  return new;
end;
$$;

create trigger trade_order__tasks_stay before update on trade_order
  for each row when (old.tasks is not null and old.tasks is distinct from new.tasks)
  execute function keep_tasks();

drop trigger trade_order__case_change on trade_order;

create trigger trade_order__case_change after update on trade_order
  for each row when (
    old.appeal <> new.appeal
    or new.appeal = 'open' and (
      old.case_staff_id is distinct from new.case_staff_id
      or old.not_received_at is distinct from new.not_received_at
      or old.answered_at is distinct from new.answered_at
      or old.ruling is distinct from new.ruling
      or old.second_look is distinct from new.second_look
      or old.tasks is distinct from new.tasks
    )
  ) execute function note_case_change('appeals');

/* A message of staff to one side alone, which the other side never sees. */
alter table order_message
  add column only_for text,
  add constraint order_message__only_for check (
    only_for in ('buyer', 'seller')
    and (only_for is null or (sender = 'staff' and not is_internal))
  );
