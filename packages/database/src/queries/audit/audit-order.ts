// What must hold between the ledger and the orders: what is in escrow belongs to an order that is not
// over, and whatever an order moved is what its state says.
import { postingsOfOrders, type AuditCheck } from "./audit.ts";

const SELLER = `case offer_side when 'sell' then advertiser_id else taker_id end`;

export const ORDER_CHECKS: readonly AuditCheck[] = [
  {
    name: "escrow-account",
    claim:
      "what is in escrow is the quantity of the orders that are not over, for each seller and asset",
    text: `select
             coalesce(account.owner_id, held.seller_id)::text as seller_id,
             coalesce(account.asset, held.crypto) as asset,
             coalesce(account.balance, 0)::text as balance,
             coalesce(held.quantity, 0)::text as quantity
           from (select owner_id, asset, balance from ledger_account where kind = 'escrow') as account
             full join (
               select ${SELLER} as seller_id, crypto, sum(quantity) as quantity
               from trade_order
               where state not in ('completed', 'canceled')
               group by 1, 2
             ) as held on held.seller_id = account.owner_id and held.crypto = account.asset
           where coalesce(account.balance, 0) <> coalesce(held.quantity, 0)`,
  },
  {
    name: "order-escrow",
    claim:
      "each order has put its quantity into its seller's escrow, and has taken all of it out once it is over",
    text: `with moved as (
             select transfer.cause_id as order_id,
               coalesce(sum(posting.amount) filter (where posting.amount > 0), 0) as put_in,
               coalesce(-sum(posting.amount) filter (where posting.amount < 0), 0) as taken_out
             from ${postingsOfOrders("escrow")}
             group by transfer.cause_id
           )
           select trade_order.id::text as order_id, trade_order.state,
             trade_order.quantity::text as quantity,
             coalesce(moved.put_in, 0)::text as put_in,
             coalesce(moved.taken_out, 0)::text as taken_out
           from trade_order
             full join moved on moved.order_id = trade_order.id
           where trade_order.id is null
             or coalesce(moved.put_in, 0) <> trade_order.quantity
             or coalesce(moved.taken_out, 0) <> case
               when trade_order.state in ('completed', 'canceled') then trade_order.quantity
               else 0
             end`,
  },
  {
    name: "order-payout",
    claim: "the buyer of a completed order got what the order says, and of any other nothing",
    text: `with paid as (
             select transfer.cause_id as order_id, account.owner_id, sum(posting.amount) as amount
             from ${postingsOfOrders("spot")}
             where transfer.cause_step <> 'create'
             group by transfer.cause_id, account.owner_id
           )
           select trade_order.id::text as order_id, trade_order.state,
             coalesce(settled_quantity, 0)::text as settled, coalesce(paid.amount, 0)::text as paid
           from trade_order
             left join paid on paid.order_id = trade_order.id
               and paid.owner_id = case offer_side when 'sell' then taker_id else advertiser_id end
           where coalesce(settled_quantity, 0) <> coalesce(paid.amount, 0)`,
  },
  {
    name: "order-fee",
    claim:
      "the platform kept the fee of what the buyer of an order got, and of a canceled one nothing",
    text: `with kept as (
             select transfer.cause_id as order_id, sum(posting.amount) as amount
             from ${postingsOfOrders("fees")}
             group by transfer.cause_id
           ), wanted as (
             select id, state, case
                 when settled_quantity is null then 0
                 when settled_quantity = receive_quantity then fee
                 else 1 - settled_quantity + div(
                   (settled_quantity - 1)::numeric * fee_denominator,
                   (fee_denominator - fee_numerator)::numeric
                 )
               end as amount
             from trade_order
           )
           select wanted.id::text as order_id, wanted.state, wanted.amount::text as wanted,
             coalesce(kept.amount, 0)::text as kept
           from wanted
             left join kept on kept.order_id = wanted.id
           where wanted.amount <> coalesce(kept.amount, 0)`,
  },
  {
    name: "order-history",
    claim: "each order stands where the last entry of its history says",
    text: `select trade_order.id::text as order_id, trade_order.version::text as version,
             trade_order.state, trade_order.appeal, last.version::text as last_version,
             last.state as last_state, last.appeal as last_appeal
           from trade_order
             left join lateral (
               select version, state, appeal from order_history
               where order_id = trade_order.id order by version desc limit 1
             ) as last on true
           where (last.version, last.state, last.appeal)
             is distinct from (trade_order.version, trade_order.state, trade_order.appeal)`,
  },
  {
    name: "offer-open-orders",
    claim: "each offer counts the orders on it that are not over",
    text: `select offer.id::text as offer_id, offer.open_orders::text as open_orders,
             count(trade_order.id)::text as counted
           from offer
             left join trade_order on trade_order.offer_id = offer.id
               and trade_order.state not in ('completed', 'canceled')
           group by offer.id
           having offer.open_orders <> count(trade_order.id)`,
  },
  {
    name: "order-groups",
    claim: "each order names the account groups of its two sides",
    text: `select trade_order.id::text as order_id,
             taker_group_id::text as taker_group_id,
             advertiser_group_id::text as advertiser_group_id
           from trade_order
             join app_user as taker on taker.id = taker_id
             join app_user as advertiser on advertiser.id = advertiser_id
           where taker_group_id <> coalesce(taker.master_id, taker.id)
             or advertiser_group_id <> coalesce(advertiser.master_id, advertiser.id)`,
  },
  {
    name: "group-open-orders",
    claim:
      "each account group counts the orders that it has taken and that are not over, and what those are worth in which it buys",
    text: `with open as (
             select * from trade_order where state not in ('completed', 'canceled')
           ), counted as (
             select group_id, sum(taken) as taken, sum(worth) as worth
             from (
               select taker_group_id as group_id, 1 as taken, 0 as worth from open
               union all
               select case offer_side when 'sell' then taker_group_id else advertiser_group_id end,
                 0, worth_cents from open
             ) as part
             group by group_id
           )
           select coalesce(trade_group.group_id, counted.group_id)::text as group_id,
             coalesce(open_taken, 0)::text as open_taken, coalesce(taken, 0)::text as taken,
             coalesce(open_worth_cents, 0)::text as open_worth_cents,
             coalesce(worth, 0)::text as worth_cents
           from trade_group
             full join counted on counted.group_id = trade_group.group_id
           where coalesce(open_taken, 0) <> coalesce(taken, 0)
             or coalesce(open_worth_cents, 0) <> coalesce(worth, 0)`,
  },
  {
    name: "group-offer-open-orders",
    claim: "each account group counts what it has open on each offer",
    text: `select coalesce(group_offer.group_id, open.group_id)::text as group_id,
             coalesce(group_offer.offer_id, open.offer_id)::text as offer_id,
             coalesce(open_orders, 0)::text as open_orders, coalesce(counted, 0)::text as counted,
             coalesce(open_fiat, 0)::text as open_fiat, coalesce(fiat, 0)::text as fiat
           from group_offer
             full join (
               select taker_group_id as group_id, offer_id, count(*) as counted,
                 sum(fiat_amount) as fiat
               from trade_order where state not in ('completed', 'canceled')
               group by 1, 2
             ) as open
               on open.group_id = group_offer.group_id and open.offer_id = group_offer.offer_id
           where coalesce(open_orders, 0) <> coalesce(counted, 0)
             or coalesce(open_fiat, 0) <> coalesce(fiat, 0)`,
  },
];
