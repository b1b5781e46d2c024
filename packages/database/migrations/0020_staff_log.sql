-- Up Migration

/* The log of staff is a chain: each row has the next number and a hash over its content and the hash
   of the row before it. An edited, removed or reordered row breaks it, which the audit finds. */
alter table staff_action
  add column number bigint,
  add column hash bytea;

/* Number and hash of the last row, so that a tail that was cut off shows too. */
create table staff_log_head (
  /* there is one */
  is_only boolean not null default true,
  number bigint not null,
  hash bytea not null,
  constraint staff_log_head__is_only primary key (is_only),
  constraint staff_log_head__is_only_true check (is_only),
  constraint staff_log_head__number check (number >= 0),
  constraint staff_log_head__hash check (octet_length(hash) = 32)
);

insert into staff_log_head (number, hash) values (0, sha256(''));

/* Of a row behind the row with the given hash. */
create function staff_action_hash(previous bytea, link staff_action) returns bytea
language sql immutable
set timezone to 'UTC'
as $$
  select sha256(previous || convert_to(jsonb_build_array(
    link.number, link.id, link.staff_id, link.action, link.user_id, link.subject, link.reason,
    link.created_at
  )::text, 'UTF8'))
$$;

/* The head is locked until the end of the transaction, so that the chain never forks. */
create function staff_action__link() returns trigger language plpgsql as $$
declare
  head staff_log_head;
begin
  select * into strict head from staff_log_head for update;
  new.number = head.number + 1;
  new.hash = staff_action_hash(head.hash, new);
  update staff_log_head set number = new.number, hash = new.hash;
  return new;
end;
$$;

/* Rows of before. */
alter table staff_action disable trigger staff_action__append_only;
do $$
declare
  link staff_action;
  head staff_log_head;
begin
  for link in select * from staff_action order by id loop
    select * into strict head from staff_log_head;
    link.number = head.number + 1;
    link.hash = staff_action_hash(head.hash, link);
    update staff_action set number = link.number, hash = link.hash where id = link.id;
    update staff_log_head set number = link.number, hash = link.hash;
  end loop;
end;
$$;
alter table staff_action enable trigger staff_action__append_only;

alter table staff_action
  alter column number set not null,
  alter column hash set not null,
  add constraint staff_action__number unique (number),
  add constraint staff_action__hash check (octet_length(hash) = 32);

create trigger staff_action__link before insert on staff_action
  for each row execute function staff_action__link();
