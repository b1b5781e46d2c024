-- Up Migration

/* Every order is entered in all of these; what nobody looks up by need not be. */

/* Events are read in the order of transactions and never by their id alone. */
alter table event drop constraint event__id;
drop index event__xid_id;
alter table event add constraint event__xid_id primary key (xid, id, created_at);

/* Most orders and messages have none. */
alter table trade_order drop constraint trade_order__external_order_id;
create unique index trade_order__external_order_id on trade_order (taker_id, external_order_id)
  where external_order_id is not null;

alter table order_message drop constraint order_message__client_id;
create unique index order_message__client_id on order_message (order_id, person_id, client_id)
  where client_id is not null;
