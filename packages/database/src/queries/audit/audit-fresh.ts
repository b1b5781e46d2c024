// Checks of recently bought coins: they were bought, and have not left their group.
import type { AuditCheck } from "./audit.ts";

export const FRESH_CHECKS: readonly AuditCheck[] = [
  {
    name: "fresh-coin-bought",
    claim:
      "coins are fresh only as far as a member of their account group bought them, for a day after the order was completed",
    text: `select fresh_coin.order_id::text, fresh_coin.group_id::text, fresh_coin.asset,
             fresh_coin.atoms::text, trade_order.state, trade_order.settled_quantity::text
           from fresh_coin
             join trade_order on trade_order.id = fresh_coin.order_id
           where (
               fresh_coin.asset, fresh_coin.atoms, fresh_coin.bought_at, fresh_coin.group_id,
               fresh_coin.until
             ) is distinct from (
               trade_order.crypto, trade_order.settled_quantity, trade_order.completed_at,
               case trade_order.offer_side
                 when 'sell' then trade_order.taker_group_id
                 else trade_order.advertiser_group_id
               end,
               trade_order.completed_at + interval '1 day'
             )`,
  },
  {
    name: "fresh-coin-held",
    claim: "every account group holds at least the coins that were fresh when it last moved any",
    text: `select fresh.group_id::text, fresh.asset, fresh.atoms::text as fresh,
             held.balance::text as held
           from (
               select group_id, asset, sum(atoms::numeric) as atoms
               from fresh_coin
               where until > (select max(booked_at) from transfer)
               group by group_id, asset
             ) as fresh
             cross join lateral (
               select coalesce(sum(account.balance::numeric), 0) as balance
               from ledger_account as account
                 join app_user on app_user.id = account.owner_id
               where coalesce(app_user.master_id, app_user.id) = fresh.group_id
                 and account.asset = fresh.asset and account.kind in ('spot', 'futures')
             ) as held
           where held.balance < fresh.atoms`,
  },
];
