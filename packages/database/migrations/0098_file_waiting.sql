-- Up Migration

/*
 * Whether nothing uses it yet. What was meant for the chat of an order names that order from the
 * beginning, so that its subject does not tell.
 */
alter table file add column is_waiting boolean not null default true;
update file set is_waiting = case purpose
  when 'chat' then
    not exists (select from order_message where order_message.file_id = file.id)
    and not exists (select from appeal_statement where file.id = any(appeal_statement.file_ids))
  else subject is null
end;
alter table file add constraint file__is_waiting check (is_waiting or subject is not null);
drop index file__created_at_unused;
create index file__created_at_waiting on file (created_at) where is_waiting;
