-- Up Migration

/*
 * Every page asks for the open orders of its reader. Whoever has had half a million has a handful of
 * these, which would otherwise be looked for among all.
 */
create index trade_order__taker_id_open on trade_order (taker_id, id desc)
  where state not in ('completed', 'canceled');
create index trade_order__advertiser_id_open on trade_order (advertiser_id, id desc)
  where state not in ('completed', 'canceled');
