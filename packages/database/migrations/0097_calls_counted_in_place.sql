-- Up Migration

/*
 * A caller's row is written again every minute. Without an entry for each minute in a tree, and with
 * room beside it, it stays where it is, and its key need not be entered again either.
 */
drop index call_count__minute;
create index call_count__minute on call_count using brin (minute);
alter table call_count set (fillfactor = 50);
