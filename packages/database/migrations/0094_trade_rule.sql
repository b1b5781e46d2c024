-- Up Migration

/* What the site as a whole says about trades; one row. */
create table trade_rule (
  is_only boolean not null default true,
  /* cents of US dollars: rulings on orders worth so much need a second member of staff */
  second_ruling_from_cents bigint not null,
  constraint trade_rule__is_only primary key (is_only),
  constraint trade_rule__one_row check (is_only),
  constraint trade_rule__second_ruling_from_cents check (second_ruling_from_cents >= 0)
);

insert into trade_rule (second_ruling_from_cents) values (1000000);
