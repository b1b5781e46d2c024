-- Up Migration

/*
 * Something that belongs to one human or company, and the account groups that have shown it. Only a
 * fingerprint is kept. One row for each thing: a second group that shows it waits for the first one's
 * transaction, so that two groups that show it at the same moment are linked too.
 */
create table group_mark (
  kind text not null,
  fingerprint bytea not null,
  account_groups integer[] not null,
  first_seen_at timestamptz not null,
  constraint group_mark__kind_fingerprint primary key (kind, fingerprint),
  constraint group_mark__kind check (kind in ('payment_account', 'document', 'device', 'contact')),
  constraint group_mark__fingerprint check (octet_length(fingerprint) = 32),
  constraint group_mark__account_groups check (cardinality(account_groups) > 0)
);

/* Two account groups that have shown the same thing; never deleted, staff may clear it. */
create table group_link (
  id bigint generated always as identity,
  kind text not null,
  group_a integer not null,
  group_b integer not null,
  fingerprint bytea not null,
  first_seen_at timestamptz not null,
  /* null while it counts; the same thing seen again does not undo it */
  cleared_at timestamptz,
  cleared_by bigint,
  clear_reason text,
  constraint group_link__id primary key (id),
  constraint group_link__once unique (group_a, group_b, kind, fingerprint),
  constraint group_link__order check (group_a < group_b),
  constraint group_link__mark foreign key (kind, fingerprint)
    references group_mark (kind, fingerprint),
  constraint group_link__group_a foreign key (group_a) references app_user (uid),
  constraint group_link__group_b foreign key (group_b) references app_user (uid),
  constraint group_link__cleared_by foreign key (cleared_by) references app_user (id),
  constraint group_link__cleared check (
    (cleared_at is null) = (cleared_by is null) and (cleared_at is null) = (clear_reason is null)
  ),
  constraint group_link__clear_reason check (clear_reason <> '')
);

create index group_link__group_b on group_link (group_b, group_a);

/*
 * Keeps that a group has shown something, and links it with every other group that has. Demo
 * accounts are not linked: a person who tries the demo out uses several of them in one browser.
 */
create function note_group_mark(
  noted_kind text, noted_fingerprint bytea, noted_group integer, noted_at timestamptz
) returns void
  language plpgsql as
$$
declare
  sharing integer[];
begin
  /* Seen before, as at most logins: nothing is written. */
  if exists (
    select from group_mark
    where kind = noted_kind and fingerprint = noted_fingerprint
      and noted_group = any(account_groups)
  ) then
    return;
  end if;

  insert into group_mark as mark (kind, fingerprint, account_groups, first_seen_at)
  values (noted_kind, noted_fingerprint, array[noted_group], noted_at)
  on conflict (kind, fingerprint) do update
  set account_groups = case
    when noted_group = any(mark.account_groups) then mark.account_groups
    else mark.account_groups || noted_group
  end
  returning mark.account_groups into sharing;

  insert into group_link (kind, group_a, group_b, fingerprint, first_seen_at)
  select noted_kind, least(noted_group, other), greatest(noted_group, other), noted_fingerprint,
    noted_at
  from unnest(sharing) as other
  where other <> noted_group
    and not (
      noted_kind = 'device'
      and (select count(*) from app_user where uid in (noted_group, other) and is_demo) = 2
    )
  on conflict do nothing;
end
$$;

/*
 * A contact belongs to one account at a time. That a group once proved to have it is kept, so that a
 * second group that proves the same later is linked with it, whatever code bound the contact.
 */
create function note_contact() returns trigger
  language plpgsql as
$$
begin
  perform note_group_mark(
    'contact',
    sha256(convert_to(new.channel || ':' || new.target, 'UTF8')),
    (select account_group from app_user where id = new.user_id),
    new.verified_at
  );
  return null;
end
$$;

create trigger contact__note after insert or update of verified_at, target on contact
  for each row when (new.verified_at is not null)
  execute function note_contact();

/*
 * Whether a member of staff of the first group has a conflict of interest with people of the second:
 * it is the same group, or the two share something that staff have not cleared. Lists for staff leave
 * such rows out, so that the reader does not even learn of them.
 */
create function is_staff_conflict(staff_group integer, person_group integer) returns boolean
  language sql stable as
$$
  select staff_group = person_group or exists (
    select from group_link
    where group_a = least(staff_group, person_group)
      and group_b = greatest(staff_group, person_group)
      and cleared_at is null
  )
$$;
