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
