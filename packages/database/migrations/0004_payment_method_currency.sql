-- Up Migration

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
