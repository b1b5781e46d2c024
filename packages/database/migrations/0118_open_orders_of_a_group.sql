-- Up Migration

/*
 * What is counted of an account group, a master with the sub-users, named by the master's id. Every
 * order locks the rows of its groups here, so that no number of sub-users, tabs or servers gets past
 * a limit.
 */
create table trade_group (
  group_id bigint not null,
  /* orders that members have taken and that are not over */
  open_taken integer not null default 0,
  /* cents of US dollars: what the orders that are not over are worth in which a member buys */
  open_worth_cents bigint not null default 0,
  /* trades that count for reputation, and with how many groups */
  completed_trades integer not null default 0,
  counterparties integer not null default 0,
  /* when a member canceled by own fault, and when one claimed a payment that was not made; what
     counts no longer is forgotten */
  cancels timestamptz[] not null default '{}',
  false_claims timestamptz[] not null default '{}',
  constraint trade_group__group_id primary key (group_id),
  constraint trade_group__master foreign key (group_id) references person (id),
  constraint trade_group__counts check (
    open_taken >= 0 and open_worth_cents >= 0 and completed_trades >= 0 and counterparties >= 0
  )
) with (fillfactor = 50);

/* What members of a group have open on one offer. */
create table group_offer (
  group_id bigint not null,
  offer_id bigint not null,
  open_orders integer not null,
  /* minor units of the offer's fiat */
  open_fiat bigint not null,
  constraint group_offer__group_id_offer_id primary key (group_id, offer_id),
  constraint group_offer__master foreign key (group_id) references person (id),
  constraint group_offer__offer foreign key (offer_id) references offer (id),
  constraint group_offer__counts check (open_orders >= 0 and open_fiat >= 0)
) with (fillfactor = 50);

/* What two groups have done with each other; written while both groups are locked. */
create table group_pair (
  low_id bigint not null,
  high_id bigint not null,
  /* trades that count */
  counted integer not null,
  /* the last day, in UTC, on which something of them ended, and what counted on it */
  day date not null,
  counted_of_day integer not null,
  /* a buy offer of the one was left unpaid after the other had taken it, on that day */
  low_timed_out boolean not null,
  high_timed_out boolean not null,
  constraint group_pair__low_id_high_id primary key (low_id, high_id),
  constraint group_pair__low foreign key (low_id) references person (id),
  constraint group_pair__high foreign key (high_id) references person (id),
  constraint group_pair__two check (low_id < high_id),
  constraint group_pair__counts check (counted >= counted_of_day and counted_of_day >= 0)
) with (fillfactor = 50);

alter table trade_order
  add column taker_group_id bigint,
  add column advertiser_group_id bigint,
  /* cents of US dollars, at the reference when it was placed */
  add column worth_cents bigint,
  /* whether the trade counts for reputation; null before it is completed, and of one that is not */
  add column is_counted boolean;

update trade_order set
  taker_group_id = (
    select coalesce(master_id, id) from person where person.id = trade_order.taker_id),
  advertiser_group_id = (
    select coalesce(master_id, id) from person where person.id = trade_order.advertiser_id),
  worth_cents = coalesce((
    select ceil(trade_order.quantity / 10::numeric ^ crypto_scale * usd * 100)
    from reference_quote where code = trade_order.crypto
  ), 0),
  is_counted = case state when 'completed' then true end;

alter table trade_order
  alter column taker_group_id set not null,
  alter column advertiser_group_id set not null,
  alter column worth_cents set not null,
  add constraint trade_order__worth_cents check (worth_cents >= 0),
  add constraint trade_order__two_groups check (taker_group_id <> advertiser_group_id) not valid,
  add constraint trade_order__is_counted check (is_counted is null or state = 'completed');

drop trigger trade_order__terms_stay on trade_order;
create trigger trade_order__terms_stay before update of
  external_order_id, r_token, offer_id, offer_side, advertiser_id, taker_id, crypto, fiat,
  crypto_scale, fiat_scale, price_scale, price, fee_numerator, fee_denominator, quantity, fee,
  receive_quantity, fiat_amount, pay_method, user_payment_id, pay_window_minutes, created_at,
  taker_group_id, advertiser_group_id, worth_cents
  on trade_order for each statement execute function refuse_change();

insert into group_pair (low_id, high_id, counted, day, counted_of_day, low_timed_out, high_timed_out)
select least(taker_group_id, advertiser_group_id), greatest(taker_group_id, advertiser_group_id),
  count(*), '2020-01-01', 0, false, false
from trade_order where is_counted and taker_group_id <> advertiser_group_id
group by 1, 2;

insert into trade_group (
  group_id, open_taken, open_worth_cents, completed_trades, counterparties, cancels, false_claims
)
select trading.group_id,
  (
    select count(*) from trade_order
    where taker_group_id = trading.group_id and state not in ('completed', 'canceled')
  ),
  (
    select coalesce(sum(worth_cents), 0) from trade_order
    where state not in ('completed', 'canceled')
      and case offer_side when 'sell' then taker_group_id else advertiser_group_id end
        = trading.group_id
  ),
  trading.completed_trades,
  (select count(*) from group_pair where trading.group_id in (low_id, high_id)),
  (
    select coalesce(array_agg(at order by at), '{}')
    from trader join person on person.id = trader.person_id, unnest(trader.cancels) as at
    where coalesce(person.master_id, person.id) = trading.group_id
  ),
  (
    select coalesce(array_agg(at order by at), '{}')
    from trader join person on person.id = trader.person_id, unnest(trader.false_claims) as at
    where coalesce(person.master_id, person.id) = trading.group_id
  )
from (
  select coalesce(person.master_id, person.id) as group_id,
    sum(trader.completed_trades) as completed_trades
  from trader join person on person.id = trader.person_id
  group by 1
) as trading;

insert into group_offer (group_id, offer_id, open_orders, open_fiat)
select taker_group_id, offer_id, count(*), sum(fiat_amount)
from trade_order where state not in ('completed', 'canceled')
group by 1, 2;

alter table trader
  drop constraint trader__counts,
  drop column unpaid_orders,
  drop column cancels,
  drop column false_claims,
  add constraint trader__counts check (
    completed_trades >= 0 and failed_trades >= 0
    and release_seconds >= 0 and release_count >= 0 and pay_seconds >= 0 and pay_count >= 0
    and positive_feedback >= 0 and negative_feedback >= 0
  );

/*
 * What the site says about trades: a row for the site as a whole, and one for each tier of account
 * groups with what they may have open. A group is of the highest tier whose trades and counterparties
 * it has; merchants, by staff's mark, have a tier of their own. It may be changed while the site runs.
 */
alter table trade_rule
  drop constraint trade_rule__is_only,
  drop constraint trade_rule__one_row,
  add column name text,
  add column min_trades integer,
  add column min_counterparties integer,
  add column max_open_orders integer,
  add column max_open_worth_cents bigint,
  add column max_open_on_offer integer,
  alter column second_ruling_from_cents drop not null;

update trade_rule set name = 'site';

alter table trade_rule
  drop column is_only,
  alter column name set not null,
  add constraint trade_rule__name primary key (name),
  add constraint trade_rule__site_or_tier check (
    case name
      when 'site' then second_ruling_from_cents is not null
        and num_nonnulls(min_trades, min_counterparties, max_open_orders, max_open_worth_cents,
          max_open_on_offer) = 0
      else second_ruling_from_cents is null
        and num_nulls(min_trades, min_counterparties, max_open_orders, max_open_worth_cents,
          max_open_on_offer) = 0
    end
  ),
  add constraint trade_rule__counts check (
    min_trades >= 0 and min_counterparties >= 0 and max_open_orders >= 0
    and max_open_worth_cents >= 0 and max_open_on_offer >= 0
  );

insert into trade_rule (
  name, min_trades, min_counterparties, max_open_orders, max_open_worth_cents, max_open_on_offer
) values
  ('newcomer', 0, 0, 2, 50000, 1),
  ('known', 1, 1, 5, 500000, 2),
  ('regular', 10, 3, 10, 5000000, 2),
  ('merchant', 0, 0, 100, 100000000, 2);

/* Nobody takes the newcomers' row or the merchants' away. */
create trigger trade_rule__stays before delete on trade_rule
  for each row execute function refuse_change();
