-- Up Migration

/* Accounts of people at payment methods, to which others pay. Nothing is deleted: old orders name it. */
create table user_payment (
  id bigint not null,
  /* whose it is: a master or a sub-user */
  user_id bigint not null,
  method text not null,
  /* the holder's name and the fields, sealed by the vault under this id */
  sealed text not null,
  /* keyed fingerprint of method and account, by which the same one is recognised */
  account_mac bytea not null,
  picture_file_id bigint,
  created_at timestamptz not null,
  /* null while its owner has it */
  removed_at timestamptz,
  constraint user_payment__id primary key (id),
  constraint user_payment__user_id foreign key (user_id) references app_user (id),
  constraint user_payment__method foreign key (method) references payment_method (code),
  constraint user_payment__picture_file_id foreign key (picture_file_id) references file (id),
  /* a picture serves one payment method, ever */
  constraint user_payment__picture_file_id_once unique (picture_file_id),
  constraint user_payment__sealed check (sealed <> ''),
  constraint user_payment__account_mac check (octet_length(account_mac) = 32),
  constraint user_payment__removed_at check (removed_at >= created_at)
);

/* The same account can be there once, and again after it was removed. */
create unique index user_payment__account on user_payment (user_id, method, account_mac)
  where removed_at is null;

/* Offers; the side is the advertiser's. */
create table offer (
  id bigint not null,
  advertiser_id bigint not null,
  /* of the advertiser; members of the group cannot take the offer */
  account_group integer not null,
  side text not null,
  crypto text not null,
  fiat text not null,
  price_type text not null,
  /* fixed: units of the market's last price decimal, for one coin */
  price bigint,
  /* floating: part of the reference rate in millionths, and where it is hidden */
  ratio bigint,
  price_floor bigint,
  price_ceiling bigint,
  /* atoms; gross on sell offers, net on buy offers */
  quantity bigint not null,
  remaining bigint not null,
  /* minor units of the fiat */
  min_limit bigint not null,
  max_limit bigint not null,
  pay_window_minutes smallint not null,
  message text not null,
  /* first message in the chat of each order */
  auto_reply text not null,
  /* what it asks of takers */
  conditions jsonb not null,
  /* weekly hours with their time zone; null is always */
  hours jsonb,
  visibility text not null,
  share_token text not null,
  /* codes of the payment methods */
  pay_methods text[] not null,
  /* ids of the advertiser's saved accounts that takers of a sell offer pay into */
  user_payment_ids bigint[] not null,
  state text not null,
  /* counts edits, not trades */
  version integer not null,
  /* orders on it that are not over */
  open_orders integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint offer__id primary key (id),
  constraint offer__advertiser_id foreign key (advertiser_id) references app_user (id),
  constraint offer__crypto_fiat foreign key (crypto, fiat) references market (crypto, fiat),
  constraint offer__side check (side in ('buy', 'sell')),
  constraint offer__price_type check (
    case price_type
      when 'fixed' then
        price is not null and ratio is null and price_floor is null and price_ceiling is null
      when 'floating' then price is null and ratio is not null
      else false
    end
  ),
  constraint offer__price check (price > 0),
  constraint offer__ratio check (ratio between 500000 and 2000000),
  constraint offer__price_bounds check (
    price_floor > 0 and price_ceiling > 0 and price_floor <= price_ceiling
  ),
  constraint offer__remaining check (remaining >= 0),
  constraint offer__limits check (min_limit > 0 and max_limit >= min_limit),
  constraint offer__pay_window_minutes check (pay_window_minutes between 10 and 180),
  constraint offer__message check (char_length(message) <= 1000),
  constraint offer__auto_reply check (char_length(auto_reply) <= 1000),
  constraint offer__visibility check (visibility in ('public', 'private')),
  constraint offer__share_token unique (share_token),
  constraint offer__pay_methods check (cardinality(pay_methods) between 1 and 5),
  constraint offer__user_payment_ids check (
    case side
      when 'sell' then cardinality(user_payment_ids) between 1 and 5
      else cardinality(user_payment_ids) = 0
    end
  ),
  constraint offer__state check (state in ('online', 'paused', 'closed')),
  constraint offer__closed_is_empty check (state <> 'closed' or remaining = 0),
  constraint offer__open_orders check (open_orders >= 0),
  /*
   * Lets an order refer to its offer and its advertiser by one foreign key, so that its advertiser is
   * the offer's.
   */
  constraint offer__id_advertiser_id unique (id, advertiser_id)
)
/* remaining changes with every order: room for the next version, and no index on it */
with (fillfactor = 50);

create index offer__advertiser_id_id on offer (advertiser_id, id desc);

/* The book is filled from these in the order of their ids; most offers have long been closed. */
create index offer__listed on offer (id) where state = 'online' and visibility = 'public';

/* Counts of each trader. Every order locks the rows of its two sides here. */
create table trader (
  user_id bigint not null,
  completed_trades integer not null default 0,
  /* canceled by own fault */
  failed_trades integer not null default 0,
  /* of the orders completed as seller, from payment to release */
  release_seconds bigint not null default 0,
  release_count integer not null default 0,
  /* of the orders completed as buyer, from creation to payment */
  pay_seconds bigint not null default 0,
  pay_count integer not null default 0,
  positive_feedback integer not null default 0,
  negative_feedback integer not null default 0,
  first_trade_at timestamptz,
  constraint trader__user_id primary key (user_id),
  constraint trader__person foreign key (user_id) references app_user (id),
  constraint trader__counts check (
    completed_trades >= 0 and failed_trades >= 0
    and release_seconds >= 0 and release_count >= 0 and pay_seconds >= 0 and pay_count >= 0
    and positive_feedback >= 0 and negative_feedback >= 0
  )
) with (fillfactor = 50);

/* The same by day, for thirty days' figures and for charts. */
create table trader_day (
  user_id bigint not null,
  day date not null,
  completed_trades integer not null default 0,
  failed_trades integer not null default 0,
  /* cents of US dollars at the rates of the moment */
  volume_usd bigint not null default 0,
  constraint trader_day__user_id_day primary key (user_id, day),
  constraint trader_day__person foreign key (user_id) references app_user (id)
) with (fillfactor = 70);

/* When each user was last seen, written at most once a minute. */
create table trader_presence (
  user_id bigint not null,
  seen_at timestamptz not null,
  constraint trader_presence__user_id primary key (user_id),
  constraint trader_presence__person foreign key (user_id) references app_user (id)
) with (fillfactor = 50);

/* Whom each user follows or blocks. */
create table trader_relation (
  user_id bigint not null,
  other_id bigint not null,
  kind text not null,
  created_at timestamptz not null,
  constraint trader_relation__user_id_kind_other_id primary key (user_id, kind, other_id),
  constraint trader_relation__person foreign key (user_id) references app_user (id),
  constraint trader_relation__other foreign key (other_id) references app_user (id),
  constraint trader_relation__not_oneself check (user_id <> other_id),
  constraint trader_relation__kind check (kind in ('follow', 'block'))
);

create index trader_relation__other_id on trader_relation (other_id, kind);

/* What people tell the staff about advertisers and their offers. */
create table trader_report (
  id bigint not null,
  reporter_id bigint not null,
  reported_id bigint not null,
  /* null when it is about the person */
  offer_id bigint,
  reason text not null,
  statement text not null,
  created_at timestamptz not null,
  constraint trader_report__id primary key (id),
  constraint trader_report__reporter foreign key (reporter_id) references app_user (id),
  constraint trader_report__reported foreign key (reported_id) references app_user (id),
  constraint trader_report__offer foreign key (offer_id) references offer (id),
  constraint trader_report__reason check (
    reason in ('fraud', 'outside-payment', 'insult', 'fake-price', 'other')
  ),
  constraint trader_report__statement check (char_length(statement) between 1 and 1000)
);

create index trader_report__reported_id on trader_report (reported_id, id desc);

/* Coins and markets that a person keeps at hand. */
create table favorite (
  user_id bigint not null,
  /* a coin, BTC, or a market, BTC_USD */
  symbol text not null,
  /* in which order they were added */
  place bigint generated always as identity,
  constraint favorite__user_id_symbol primary key (user_id, symbol),
  constraint favorite__user_id foreign key (user_id) references app_user (id),
  constraint favorite__symbol check (symbol ~ '^[A-Z0-9]{2,12}(_[A-Z0-9]{2,12})?$')
);
