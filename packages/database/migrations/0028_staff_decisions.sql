-- Up Migration

/*
 * Approvals of withdrawals that are worth so much that two members of staff have to agree. The first
 * one waits here for the second.
 */
create table withdrawal_approval (
  withdrawal_id bigint not null,
  first_by bigint not null,
  first_at timestamptz not null,
  /* null while it waits */
  second_by bigint,
  second_at timestamptz,
  constraint withdrawal_approval__withdrawal_id primary key (withdrawal_id),
  constraint withdrawal_approval__withdrawal foreign key (withdrawal_id) references withdrawal (id),
  constraint withdrawal_approval__first_by foreign key (first_by) references app_user (id),
  constraint withdrawal_approval__second_by foreign key (second_by) references app_user (id),
  constraint withdrawal_approval__two_people check (second_by <> first_by),
  constraint withdrawal_approval__second check ((second_by is null) = (second_at is null))
);

create trigger withdrawal_approval__stays before delete on withdrawal_approval
  for each row execute function refuse_change();

create trigger withdrawal_approval__keep before truncate on withdrawal_approval
  for each statement execute function refuse_change();

/* Neither approval can be changed: the second one is added once. */
create trigger withdrawal_approval__once before update on withdrawal_approval
  for each row when (
    old.second_by is not null or new.withdrawal_id <> old.withdrawal_id
    or new.first_by <> old.first_by or new.first_at <> old.first_at
  ) execute function refuse_change();

create trigger withdrawal_approval__case_change after insert on withdrawal_approval
  for each row execute function note_case_change('withdrawals');

/* Looked at when the transaction ends, as both rows are written in it in any order. */
create function keep_second_approval() returns trigger language plpgsql as $$
begin
  if new.worth_cents >= (select supervisor_from_cents from withdrawal_rule) and not exists (
    select from withdrawal_approval where withdrawal_id = new.id and second_by is not null
  ) then
    raise exception 'a withdrawal of this worth is approved by two'
      using errcode = 'restrict_violation', constraint = 'withdrawal__second_approval';
  end if;
  return null;
end;
$$;

create constraint trigger withdrawal__second_approval after update on withdrawal
  deferrable initially deferred
  for each row when (new.needs_staff and old.state = 'requested' and new.state = 'approved')
  execute function keep_second_approval();

/* Withdrawals by address, which staff compare across accounts. */
create index withdrawal__address on withdrawal (network, address);

/* The day that is printed on the document, as read by the member of staff who approved it. */
alter table kyc_case
  add column valid_until date,
  add constraint kyc_case__valid_until check (valid_until is null or status = 'approved');

/* The same document is looked for in verifications of any state. */
create index kyc_case__same_document on kyc_case (document_mac);
drop index kyc_case__document_mac;

/*
 * Number and hash of the last row of the staff's log, noted once a day and mailed to administrators:
 * a chain that was written anew as a whole does not fit them.
 */
create table staff_log_day (
  day date not null,
  number bigint not null,
  hash bytea not null,
  noted_at timestamptz not null,
  constraint staff_log_day__day primary key (day),
  constraint staff_log_day__number check (number >= 0),
  constraint staff_log_day__hash check (octet_length(hash) = 32)
);

create trigger staff_log_day__append_only before update or delete on staff_log_day
  for each row execute function refuse_change();

create trigger staff_log_day__keep before truncate on staff_log_day
  for each statement execute function refuse_change();

/* Searches of the log, and what figures of customer service are counted from. */
create index staff_action__staff_id_id on staff_action (staff_id, id desc);
create index staff_action__action_subject on staff_action (action, subject);
create index staff_action__created_at on staff_action (created_at);

/* Rulings are few among all that happens to orders. */
create index order_history__rulings on order_history (happened_at)
  where step in ('rule-release', 'rule-refund', 'rule-split');
