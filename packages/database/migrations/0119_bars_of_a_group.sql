-- Up Migration

/*
 * A freeze of trading and a hold of orders belong to the account group and are kept on the master's
 * row, where every member's way to a trade looks. Those that were put on a sub-user move there.
 */
update person as master set
  is_trading_frozen = master.is_trading_frozen or barred.is_frozen,
  held_until = greatest(master.held_until, barred.held_until)
from (
  select master_id, bool_or(is_trading_frozen) as is_frozen, max(held_until) as held_until
  from person where master_id is not null and (is_trading_frozen or held_until is not null)
  group by master_id
) as barred
where master.id = barred.master_id;

update person set is_trading_frozen = false, held_until = null
where master_id is not null and (is_trading_frozen or held_until is not null);
