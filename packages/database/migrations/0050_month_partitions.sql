-- Up Migration

/* Big tables that only grow are kept in parts of one month. The parts of this month and some to come
   are made ahead of time; what falls outside of them, such as rows of a moved clock, goes to a part
   for all the rest, so that a write never fails for want of one. */
create function make_month_parts(parent text, from_at timestamptz, months integer)
returns integer
language plpgsql
as $$
declare
  first_month timestamptz := date_trunc('month', from_at at time zone 'UTC') at time zone 'UTC';
  month_start timestamptz;
  part text;
  made integer := 0;
begin
  for ahead in 0 .. months - 1 loop
    month_start := ((first_month at time zone 'UTC') + make_interval(months => ahead)) at time zone 'UTC';
    part := parent || '_' || to_char(month_start at time zone 'UTC', 'YYYY_MM');
    if to_regclass(part) is null then
      execute format(
        'create table %I partition of %I for values from (%L) to (%L)',
        part, parent, month_start,
        ((month_start at time zone 'UTC') + interval '1 month') at time zone 'UTC'
      );
      perform guard_part(part);
      made := made + 1;
    end if;
  end loop;
  return made;
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
