-- Up Migration

/* Staff reads appeals that are over, the latest first; they are few among all orders. */
create index trade_order__appeals_over on trade_order (appeal_opened_at desc, id)
  where appeal in ('resolved', 'withdrawn');

/* The book is filled from these in the order of their ids; most offers have long been closed. */
create index offer__listed on offer (id) where state = 'online' and visibility = 'public';

/* Nobody asks for these: lists come from the book, files are found by their ids, what staff did by its
   time or by whom it was about, and reports by whom they are about. No person is ever deleted. */
drop index offer__market;
drop index file__subject;
drop index staff_action__staff_id_id;
drop index trader_report__reporter_id;
