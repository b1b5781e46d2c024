-- Up Migration

/* The owner of an account cancels a request to take factors away, logged in or by the link of the
   message about it. Then no member of staff has decided it. */
alter table reset_request
  add column cancel_hash bytea,
  add column cancelled_by text,
  drop constraint reset_request__status,
  drop constraint reset_request__decided_by,
  add constraint reset_request__status
    check (status in ('pending', 'approved', 'refused', 'cancelled')),
  add constraint reset_request__decided_by
    check ((status in ('approved', 'refused')) = (decided_by is not null)),
  add constraint reset_request__cancelled_by
    check ((status = 'cancelled') = (cancelled_by is not null)),
  add constraint reset_request__cancelled_by_way check (cancelled_by in ('session', 'link')),
  add constraint reset_request__cancel_hash unique (cancel_hash),
  add constraint reset_request__cancel_hash_length check (octet_length(cancel_hash) = 32);

/* What is decided or cancelled stays so, whatever code asks for. */
create function reset_request__keep_end() returns trigger language plpgsql as $$
begin
  raise exception 'a reset request that has ended cannot be changed'
    using errcode = 'restrict_violation';
end;
$$;

create trigger reset_request__keep_end before update on reset_request
  for each row when (old.status <> 'pending') execute function reset_request__keep_end();
