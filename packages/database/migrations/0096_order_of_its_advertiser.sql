-- Up Migration

/*
 * An order's advertiser is its offer's, and nobody else: one look at the offer says more than one at
 * the offer and one at the person did.
 */
alter table offer add constraint offer__id_advertiser_id unique (id, advertiser_id);
alter table trade_order
  drop constraint trade_order__offer_id,
  drop constraint trade_order__advertiser_id,
  add constraint trade_order__offer_id_advertiser_id
    foreign key (offer_id, advertiser_id) references offer (id, advertiser_id);
