-- Up Migration

/* Big tables that only grow are kept in parts of one month. The parts of this month and some to come
   are made ahead of time; what falls outside of them, such as rows of a moved clock, goes to a part
   for all the rest, so that a write never fails for want of one. Answers how many parts were made. */
create function make_month_parts(parent text, from_at timestamptz, months integer)
returns integer
language plpgsql
/* a part is made under a lock that every writer waits for: rather later than after a long reader */
set lock_timeout = '2s'
as $$
declare
  first_month timestamp := date_trunc('month', from_at at time zone 'UTC');
  month_start timestamp;
  part text;
  made integer := 0;
begin
  for ahead in 0 .. months - 1 loop
    month_start := first_month + make_interval(months => ahead);
    part := parent || '_' || to_char(month_start, 'YYYY_MM');
    continue when to_regclass(part) is not null;
    begin
      execute format(
        'create table %I partition of %I for values from (%L) to (%L)',
        part, parent,
        month_start at time zone 'UTC',
        (month_start + interval '1 month') at time zone 'UTC'
      );
      perform guard_part(part);
      made := made + 1;
    exception
      /* another server was faster */
      when duplicate_table then null;
      /* the rest has rows of that month, and keeps the whole month then */
      when check_violation then null;
    end;
  end loop;
  return made;
end
$$;

/* Forgets the months that ended before, of tables whose rows may be forgotten at all. */
create function drop_month_parts(parent text, before timestamptz)
returns integer
language plpgsql
set lock_timeout = '2s'
as $$
declare
  oldest_kept text := parent || '_' || to_char(before at time zone 'UTC', 'YYYY_MM');
  part text;
  dropped integer := 0;
begin
  if exists (
    select from pg_trigger
    where tgrelid = parent::regclass and tgfoid = 'refuse_change'::regproc
  ) then
    raise exception 'rows of % are never removed', parent using errcode = 'restrict_violation';
  end if;
  for part in
    select child.relname
    from pg_inherits
      join pg_class child on child.oid = pg_inherits.inhrelid
    where pg_inherits.inhparent = parent::regclass
      and child.relname ~ ('^' || parent || '_[0-9]{4}_[0-9]{2}$')
      and child.relname < oldest_kept
  loop
    execute format('drop table if exists %I', part);
    dropped := dropped + 1;
  end loop;
  return dropped;
end
$$;

/* Rows reach a part through its table alone, whose triggers look at them. */
create function refuse_by_hand() returns trigger
language plpgsql
as $$
begin
  raise exception 'rows of % come and go through its table', tg_table_name
    using errcode = 'restrict_violation', constraint = tg_table_name || '__through_its_table';
end
$$;

create function guard_part(part text) returns void
language plpgsql
as $$
begin
  execute format(
    'create trigger through_its_table before insert or truncate on %I
       for each statement execute function refuse_by_hand()',
    part
  );
end
$$;

/* For triggers of tables that only grow. */
create function refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name
    using errcode = 'restrict_violation', constraint = tg_table_name || '__append_only';
end
$$;

create table feature_flag (
  /* camelCase, as the pages know it */
  name text not null,
  /* what it turns on, for operators */
  description text not null,
  is_enabled boolean not null default false,
  constraint feature_flag__name primary key (name),
  constraint feature_flag__name_form check (name ~ '^[a-z][A-Za-z0-9]{0,62}$')
);

/* Answers of writes by their idempotency key, so that a repeated call answers as the first one did.
   A row is written in the transaction of the effect. */
create table request_reply (
  /* whose key it is: an account, a login's ticket, a registration */
  scope text not null,
  /* name in the contract */
  endpoint text not null,
  key text not null,
  /* of what was sent, since the same key with other input is a mistake */
  input_hash bytea not null,
  /* JSON, sealed by the vault, as it may hold tokens */
  sealed_reply text not null,
  created_at timestamptz not null,
  constraint request_reply__scope_endpoint_key primary key (scope, endpoint, key),
  /* callers choose it: the contract limits only the length */
  constraint request_reply__key check (char_length(key) between 1 and 200),
  constraint request_reply__input_hash check (octet_length(input_hash) = 32)
);

create index request_reply__created_at on request_reply (created_at);

/* Calls in the present minute, for those few whose limit all servers share. Lost in a crash, which
   is fine for what counts only for a minute. */
create unlogged table call_count (
  /* kind of call, and an account or an address */
  key text not null,
  /* the minute they fall into */
  minute timestamptz not null,
  calls integer not null,
  constraint call_count__key primary key (key)
)
/* A caller's row is rewritten every minute. Room in the page and an index that need not change keep
   the new version where the old one is. */
with (fillfactor = 50);

create index call_count__minute on call_count using brin (minute);

/* Uploaded files. The bytes lie elsewhere, sealed, under the id. */
create table file (
  id bigint not null,
  /* who uploaded it */
  owner_id bigint not null,
  /* the one kind of place where it may be used */
  purpose text not null,
  /* what it is used by (an order, a KYC case, a user payment), null until it is */
  subject text,
  /* as the uploader called it, for show alone */
  name text not null,
  /* found out from the content */
  media_type text not null,
  byte_count integer not null,
  /* of the bytes as they are kept, after re-encoding */
  sha256 bytea not null,
  created_at timestamptz not null,
  /*
   * Whether nothing uses it yet. What was meant for the chat of an order names that order from the
   * beginning, so that its subject does not tell.
   */
  is_waiting boolean not null default true,
  constraint file__id primary key (id),
  constraint file__purpose check (purpose in ('kyc', 'payment', 'chat')),
  constraint file__subject check (subject <> ''),
  constraint file__name check (char_length(name) between 1 and 100),
  constraint file__media_type check (
    media_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'video/mp4')
  ),
  constraint file__byte_count check (byte_count > 0),
  constraint file__sha256 check (octet_length(sha256) = 32),
  constraint file__is_waiting check (is_waiting or subject is not null)
);

create index file__owner_id on file (owner_id);
create index file__created_at_waiting on file (created_at) where is_waiting;
