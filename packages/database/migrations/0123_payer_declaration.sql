-- Up Migration

/* Which account the buyer says the payment came from, as evidence. Sealed, like every payment account;
   written once with the step that marks the order as paid. */
create table order_payer (
  order_id bigint not null,
  sealed text not null,
  declared_at timestamptz not null,
  constraint order_payer__order_id primary key (order_id),
  constraint order_payer__order foreign key (order_id) references trade_order (id)
);

create trigger order_payer__append_only before update or delete on order_payer
  for each row execute function refuse_change();
create trigger order_payer__is_not_emptied before truncate on order_payer
  for each statement execute function refuse_change();
