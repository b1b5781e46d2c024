-- Up Migration

/* Prices of offers and orders count units of the market's last price decimal. */
create trigger market__price_scale_stays before update of price_scale on market
  for each row when (new.price_scale <> old.price_scale)
  execute function refuse_change();

/* What somebody buys or sells, from the advertiser's side. */
create table offer (
  id bigint not null,
  advertiser_id bigint not null,
  /* of the advertiser; nobody of the group takes the offer */
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
  constraint offer__advertiser_id foreign key (advertiser_id) references person (id),
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
  constraint offer__open_orders check (open_orders >= 0)
)
/* remaining changes with every order: room for the next version, and no index on it */
with (fillfactor = 50);

create index offer__advertiser_id_id on offer (advertiser_id, id desc);
create index offer__market on offer (crypto, fiat, side, id) where state = 'online';
