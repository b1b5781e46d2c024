-- Up Migration

create table coin (
  /* ticker in capitals, BTC */
  code text not null,
  /* proper name, the same in every language */
  name text not null,
  /* file below /assets/coins/ */
  logo text not null,
  /* decimals of an amount; atoms are kept, so it never changes */
  scale smallint not null,
  /* place in lists, smallest first */
  sort integer not null,
  /* off: not offered any more, but balances and old orders still name it */
  is_enabled boolean not null default true,
  constraint coin__code primary key (code),
  constraint coin__code_form check (code ~ '^[A-Z0-9]{2,12}$'),
  constraint coin__name check (name <> ''),
  constraint coin__logo check (logo ~ '^[a-z0-9-]+\.svg$'),
  constraint coin__scale check (scale = 8)
);

create table currency (
  /* ISO 4217, EUR; its name comes from the reader's language */
  code text not null,
  /* sign shown beside amounts */
  symbol text not null,
  /* digits of the minor unit by ISO 4217; amounts are kept in it, so it never changes */
  scale smallint not null,
  /* ISO 3166 codes of the countries that pay with it */
  countries text[] not null,
  /* place in lists, smallest first */
  sort integer not null,
  /* off: not offered any more, but old orders still name it */
  is_enabled boolean not null default true,
  constraint currency__code primary key (code),
  constraint currency__code_form check (code ~ '^[A-Z]{3}$'),
  constraint currency__symbol check (symbol <> ''),
  constraint currency__scale check (scale between 0 and 4)
);

/*
 * Operators edit field schemas. A malformed schema is refused here, before it becomes a form that
 * cannot be sent.
 */
create function is_field_schema(fields jsonb) returns boolean
  language sql immutable strict parallel safe
  return jsonb_typeof(fields) = 'array'
    and not jsonb_path_exists(fields, '
      $[*] ? (!(
        @.name.type() == "string" && @.name like_regex "^[a-z][A-Za-z0-9]{0,39}$"
        && @.labels.en.type() == "string"
        && @.required.type() == "boolean"
        && @.maxLength.type() == "number" && @.maxLength >= 1 && @.maxLength <= 500
        && (@.type == "text" || @.type == "number" || @.type == "iban" || @.type == "phone"
          || @.type == "email" || (@.type == "select" && exists(@.options[*])))
        && (!exists(@.minLength) || (@.minLength.type() == "number" && @.minLength <= @.maxLength))
        && (!exists(@.pattern) || @.pattern.type() == "string")
        && (!exists(@.check) || @.check == "iban" || @.check == "luhn" || @.check == "clabe"
          || @.check == "cbu" || @.check == "cpf" || @.check == "pix" || @.check == "routing"
          || @.check == "rut" || @.check == "sort-code" || @.check == "bsb" || @.check == "ifsc")
        && (!exists(@.options) || (@.options.type() == "array" && !exists(@.options[*] ? (!(
          @.value.type() == "string" && @.labels.en.type() == "string")))))
      ))')
    and not exists (
      select from jsonb_array_elements(fields) as field where jsonb_typeof(field) <> 'object'
    )
    and jsonb_array_length(fields) =
      cardinality(array(select distinct field ->> 'name' from jsonb_array_elements(fields) as field));

create table payment_method (
  /* stable lower-case code, sepa-instant */
  code text not null,
  /* name by language, {"en": "…", "de": "…"}; English is always there */
  names jsonb not null,
  /* kind of method, by which lists are grouped */
  method_group text not null,
  /* ISO 3166 codes of the countries it works in; empty means everywhere */
  countries text[] not null,
  /* what an account of this method consists of: names, labels by language, types and limits */
  fields jsonb not null,
  /* place in lists, smallest first */
  sort integer not null,
  /* off: cannot be chosen any more, but saved accounts and old orders still name it */
  is_enabled boolean not null default true,
  /*
   * How a method settles. Null until it is classified: the start of the server fills it in from the
   * catalogue for the methods named there, and an unclassified one counts as reversible.
   */
  method_class text,
  /* usual time between payment and arrival */
  arrival_minutes integer,
  constraint payment_method__code primary key (code),
  constraint payment_method__code_form check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint payment_method__names check (jsonb_typeof(names -> 'en') = 'string'),
  constraint payment_method__method_group check (method_group <> ''),
  constraint payment_method__fields check (is_field_schema(fields)),
  constraint payment_method__method_class check (
    method_class in ('instant', 'slow', 'reversible')
  ),
  constraint payment_method__arrival_minutes check (arrival_minutes between 1 and 14400),
  constraint payment_method__arrival_of_a_class check (
    method_class is not null or arrival_minutes is null
  )
);

create table payment_method_currency (
  /* the method */
  method text not null,
  /* a currency that it moves */
  currency text not null,
  /* off: not offered for this currency; deleting the row would let the catalogue bring it back */
  is_enabled boolean not null default true,
  constraint payment_method_currency__method_currency primary key (method, currency),
  constraint payment_method_currency__method foreign key (method) references payment_method (code),
  constraint payment_method_currency__currency foreign key (currency) references currency (code)
);

create index payment_method_currency__currency_index on payment_method_currency (currency);

create table market (
  /* the coin that is traded */
  crypto text not null,
  /* the currency it is paid in */
  fiat text not null,
  /* decimals of a price */
  price_scale smallint not null,
  /* smallest order, in fiat */
  min_order numeric not null,
  /* largest order, in fiat */
  max_order numeric not null,
  /* part of the quantity that the taker pays; 0.001 is 0.10 % */
  taker_fee_rate numeric not null,
  /* how far a fixed price may lie from the reference rate; 0.30 is 30 % either way */
  max_distance numeric not null,
  /* off: no new offers or orders */
  is_enabled boolean not null default true,
  constraint market__crypto_fiat primary key (crypto, fiat),
  constraint market__crypto foreign key (crypto) references coin (code),
  constraint market__fiat foreign key (fiat) references currency (code),
  constraint market__price_scale check (price_scale between 0 and 12),
  constraint market__min_order check (min_order > 0),
  constraint market__max_order check (max_order >= min_order),
  constraint market__taker_fee_rate check (taker_fee_rate >= 0 and taker_fee_rate < 1),
  constraint market__max_distance check (max_distance > 0 and max_distance <= 1)
);

create index market__fiat_index on market (fiat);

/* Prices of offers and orders count units of the market's last price decimal. */
create trigger market__price_scale_stays before update of price_scale on market
  for each row when (new.price_scale <> old.price_scale)
  execute function refuse_change();

/* The networks on which coins come and go. */
create table chain_network (
  code text not null,
  /* proper name, the same in every language */
  name text not null,
  /* how its addresses look, one of the platform's formats */
  address_format text not null,
  block_seconds integer not null,
  /* payments may name a memo or tag beside the address */
  has_memo boolean not null,
  /* up to which block deposits were looked for */
  scanned_height bigint not null default 0,
  constraint chain_network__code primary key (code),
  constraint chain_network__code_form check (code ~ '^[A-Z0-9]{2,12}$'),
  constraint chain_network__name check (name <> ''),
  constraint chain_network__block_seconds check (block_seconds > 0),
  constraint chain_network__scanned_height check (scanned_height >= 0)
);

/* Fees and confirmations of a coin on a network. Operators edit these rows. */
create table coin_network (
  asset text not null,
  network text not null,
  can_deposit boolean not null default true,
  can_withdraw boolean not null default true,
  /* blocks until a deposit is credited */
  confirmations integer not null,
  /* atoms, as all that follow */
  min_deposit bigint not null,
  withdraw_fee bigint not null,
  min_withdraw bigint not null,
  max_withdraw bigint not null,
  /* place in lists, smallest first */
  sort integer not null,
  constraint coin_network__asset_network primary key (asset, network),
  constraint coin_network__asset foreign key (asset) references coin (code),
  constraint coin_network__network foreign key (network) references chain_network (code),
  constraint coin_network__confirmations check (confirmations between 1 and 10000),
  constraint coin_network__min_deposit check (min_deposit > 0),
  constraint coin_network__withdraw_fee check (withdraw_fee >= 0),
  constraint coin_network__min_withdraw check (min_withdraw > 0),
  constraint coin_network__max_withdraw check (max_withdraw >= min_withdraw)
);
