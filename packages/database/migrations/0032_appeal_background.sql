-- Up Migration

/* Appeals of a person that are over are few among all orders of it. */
create index trade_order__taker_id_resolved on trade_order (taker_id) where appeal = 'resolved';
create index trade_order__advertiser_id_resolved on trade_order (advertiser_id)
  where appeal = 'resolved';
