-- Up Migration

/*
 * Why an offer was taken offline by staff or by a change of the market. The latest counts; what was
 * before is in the log of staff.
 */
create table offer_takedown (
  offer_id bigint not null,
  reason text not null,
  staff_id bigint not null,
  taken_down_at timestamptz not null,
  /* of the offer when it was taken down: an edit makes it higher */
  version integer not null,
  lifted_at timestamptz,
  constraint offer_takedown__offer_id primary key (offer_id),
  constraint offer_takedown__offer foreign key (offer_id) references offer (id),
  constraint offer_takedown__staff_id foreign key (staff_id) references app_user (id),
  constraint offer_takedown__reason check (
    reason in ('misleading-terms', 'contact-details', 'offensive-text', 'suspected-fraud', 'other',
      'market-limits', 'method-closed')
  ),
  constraint offer_takedown__version check (version >= 1),
  constraint offer_takedown__lifted_at check (lifted_at >= taken_down_at)
);

/* Nothing puts an offer online that was not changed since, or that staff have to free. */
create function offer__stays_down() returns trigger language plpgsql as $$
begin
  if exists (
    select from offer_takedown
    where offer_id = new.id and lifted_at is null
      and (reason = 'suspected-fraud' or version >= old.version)
  ) then
    raise exception 'offer % was taken down', new.id
      using errcode = 'check_violation', constraint = 'offer__stays_down';
  end if;
  return new;
end;
$$;

create trigger offer__stays_down before update on offer
  for each row when (new.state = 'online' and old.state <> 'online')
  execute function offer__stays_down();
