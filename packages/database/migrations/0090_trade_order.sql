-- Up Migration

/* While staff holds somebody, orders of theirs are not settled. */
alter table person add column held_until timestamptz;

/* When somebody canceled by own fault, and when a payment was claimed that was not made; the oldest
   are forgotten when they count no longer. */
alter table trader
  add column cancels timestamptz[] not null default '{}',
  add column false_claims timestamptz[] not null default '{}';

/* One trade on an offer. What was agreed never changes; how far it has come does. */
create table trade_order (
  id bigint not null,
  /* the taker's own number */
  external_order_id text,
  /* the token it was placed with, good for one order */
  r_token text not null,
  offer_id bigint not null,
  offer_side text not null,
  advertiser_id bigint not null,
  taker_id bigint not null,
  crypto text not null,
  fiat text not null,
  crypto_scale smallint not null,
  fiat_scale smallint not null,
  price_scale smallint not null,
  /* units of the market's last price decimal, for one coin */
  price bigint not null,
  /* the taker's rate as a fraction */
  fee_numerator bigint not null,
  fee_denominator bigint not null,
  /* atoms: what leaves the seller, what stays with the platform, what the buyer gets */
  quantity bigint not null,
  fee bigint not null,
  receive_quantity bigint not null,
  /* minor units */
  fiat_amount bigint not null,
  pay_method text not null,
  /* the seller's account that is paid into */
  user_payment_id bigint not null,
  pay_window_minutes smallint not null,
  state text not null,
  appeal text not null,
  appeal_by text,
  appeal_reason text,
  appeal_opened_at timestamptz,
  /* the member of staff who has taken the appeal on */
  case_staff_id bigint,
  /* counts transitions */
  version integer not null,
  /* net to the buyer that one side would agree to */
  split_by text,
  split_amount bigint,
  /* what one member of staff has decided and a second has to approve */
  ruling jsonb,
  created_at timestamptz not null,
  pay_by timestamptz not null,
  is_extended boolean not null,
  paid_at timestamptz,
  confirm_by timestamptz,
  is_reminded boolean not null,
  escalate_at timestamptz,
  confirmed_at timestamptz,
  completed_at timestamptz,
  canceled_at timestamptz,
  cancel_reason text,
  settled_quantity bigint,
  /* when the clock has to look at it; null when never */
  due_at timestamptz,
  constraint trade_order__id primary key (id),
  constraint trade_order__r_token unique (r_token),
  constraint trade_order__external_order_id unique (taker_id, external_order_id),
  constraint trade_order__offer_id foreign key (offer_id) references offer (id),
  constraint trade_order__advertiser_id foreign key (advertiser_id) references person (id),
  constraint trade_order__taker_id foreign key (taker_id) references person (id),
  constraint trade_order__user_payment_id foreign key (user_payment_id) references user_payment (id),
  constraint trade_order__case_staff_id foreign key (case_staff_id) references person (id),
  constraint trade_order__two_sides check (advertiser_id <> taker_id),
  constraint trade_order__offer_side check (offer_side in ('buy', 'sell')),
  constraint trade_order__amounts check (
    price > 0 and receive_quantity > 0 and fee >= 0 and fiat_amount > 0
    and quantity = receive_quantity + fee
  ),
  constraint trade_order__fee_rate check (fee_numerator >= 0 and fee_denominator > fee_numerator),
  constraint trade_order__state check (
    case state
      when 'pending_payment' then paid_at is null and escalate_at is null
      when 'paid' then paid_at is not null
      when 'releasing' then paid_at is not null and confirmed_at is not null and escalate_at is null
      when 'failed' then paid_at is not null and confirmed_at is not null
      when 'completed' then
        completed_at is not null and settled_quantity is not null and escalate_at is null
      when 'canceled' then
        canceled_at is not null and cancel_reason is not null and escalate_at is null
      else false
    end
  ),
  constraint trade_order__cancel check (
    (state = 'canceled') = (canceled_at is not null) and (canceled_at is null) = (cancel_reason is null)
    and cancel_reason in ('buyer', 'timeout', 'appeal')
  ),
  constraint trade_order__completion check (
    (state = 'completed') = (completed_at is not null)
    and (completed_at is null) = (settled_quantity is null)
    and settled_quantity between 1 and receive_quantity
  ),
  constraint trade_order__appeal check (
    appeal in ('none', 'open', 'withdrawn', 'resolved')
    and (appeal = 'none') = (appeal_opened_at is null)
    and (appeal = 'none') = (appeal_by is null)
    and appeal_by in ('buyer', 'seller', 'system')
  ),
  constraint trade_order__split check (
    (split_by is null) = (split_amount is null)
    and split_by in ('buyer', 'seller')
    and split_amount between 0 and receive_quantity
  ),
  constraint trade_order__is_due check (
    (due_at is not null) = (state in ('pending_payment', 'releasing') or escalate_at is not null)
  ),
  constraint trade_order__version check (version > 0)
)
/* an order changes several times in its first minutes */
with (fillfactor = 60);

create index trade_order__taker_id_id on trade_order (taker_id, id desc);
create index trade_order__advertiser_id_id on trade_order (advertiser_id, id desc);
create index trade_order__due_at on trade_order (due_at) where due_at is not null;
create index trade_order__user_payment_id on trade_order (user_payment_id)
  where state not in ('completed', 'canceled');
create index trade_order__appeals on trade_order (appeal_opened_at) where appeal = 'open';

create trigger trade_order__terms_stay before update of
  external_order_id, r_token, offer_id, offer_side, advertiser_id, taker_id, crypto, fiat,
  crypto_scale, fiat_scale, price_scale, price, fee_numerator, fee_denominator, quantity, fee,
  receive_quantity, fiat_amount, pay_method, user_payment_id, pay_window_minutes, created_at
  on trade_order for each statement execute function refuse_change();

create trigger trade_order__stays before delete on trade_order
  for each row execute function refuse_change();

/* Everything that ever happened to an order. A version is written once, whoever tries. */
create table order_history (
  order_id bigint not null,
  /* the one that came of it */
  version integer not null,
  happened_at timestamptz not null,
  actor text not null,
  /* null for the clock and the platform */
  person_id bigint,
  session_id bigint,
  command text not null,
  state text not null,
  appeal text not null,
  details jsonb,
  constraint order_history__order_id_version primary key (order_id, version),
  constraint order_history__order foreign key (order_id) references trade_order (id),
  constraint order_history__actor check (actor in ('buyer', 'seller', 'staff', 'clock', 'system'))
);

create trigger order_history__append_only before update or delete on order_history
  for each row execute function refuse_change();
create trigger order_history__is_not_emptied before truncate on order_history
  for each statement execute function refuse_change();

/* What a side says in an appeal. */
create table appeal_statement (
  id bigint not null,
  order_id bigint not null,
  person_id bigint not null,
  role text not null,
  statement text not null,
  file_ids bigint[] not null,
  created_at timestamptz not null,
  constraint appeal_statement__id primary key (id),
  constraint appeal_statement__order_id foreign key (order_id) references trade_order (id),
  constraint appeal_statement__person_id foreign key (person_id) references person (id),
  constraint appeal_statement__role check (role in ('buyer', 'seller')),
  constraint appeal_statement__statement check (char_length(statement) between 1 and 2000),
  constraint appeal_statement__file_ids check (cardinality(file_ids) <= 5)
);

create index appeal_statement__order_id_id on appeal_statement (order_id, id);
