-- Up Migration

/*
 * What is counted of an account group, a master with the sub-users, named by the master's id. Every
 * order locks the rows of its groups here, so that no number of sub-users, tabs or servers gets past
 * a limit.
 */
create table trade_group (
  group_id bigint not null,
  /* orders that members have taken and that are not over */
  open_taken integer not null default 0,
  /* cents of US dollars: what the orders that are not over are worth in which a member buys */
  open_worth_cents bigint not null default 0,
  /* trades that count for reputation, and with how many groups */
  completed_trades integer not null default 0,
  counterparties integer not null default 0,
  /* when a member canceled by own fault, and when one claimed a payment that was not made; what
     counts no longer is forgotten */
  cancels timestamptz[] not null default '{}',
  false_claims timestamptz[] not null default '{}',
  constraint trade_group__group_id primary key (group_id),
  constraint trade_group__master foreign key (group_id) references app_user (id),
  constraint trade_group__counts check (
    open_taken >= 0 and open_worth_cents >= 0 and completed_trades >= 0 and counterparties >= 0
  )
) with (fillfactor = 50);

/* What members of a group have open on one offer. */
create table group_offer (
  group_id bigint not null,
  offer_id bigint not null,
  open_orders integer not null,
  /* minor units of the offer's fiat */
  open_fiat bigint not null,
  constraint group_offer__group_id_offer_id primary key (group_id, offer_id),
  constraint group_offer__master foreign key (group_id) references app_user (id),
  constraint group_offer__offer foreign key (offer_id) references offer (id),
  constraint group_offer__counts check (open_orders >= 0 and open_fiat >= 0)
) with (fillfactor = 50);

/* What two groups have done with each other; written while both groups are locked. */
create table group_pair (
  low_id bigint not null,
  high_id bigint not null,
  /* trades that count */
  counted integer not null,
  /* the last day, in UTC, on which something of them ended, and what counted on it */
  day date not null,
  counted_of_day integer not null,
  /* a buy offer of the one was left unpaid after the other had taken it, on that day */
  low_timed_out boolean not null,
  high_timed_out boolean not null,
  constraint group_pair__low_id_high_id primary key (low_id, high_id),
  constraint group_pair__low foreign key (low_id) references app_user (id),
  constraint group_pair__high foreign key (high_id) references app_user (id),
  constraint group_pair__two check (low_id < high_id),
  constraint group_pair__counts check (counted >= counted_of_day and counted_of_day >= 0)
) with (fillfactor = 50);

/* An order's end that counts against one side, so that staff can take it back where it is not theirs. */
create table order_fault (
  order_id bigint not null,
  user_id bigint not null,
  group_id bigint not null,
  /* when it was counted; a cancel stands under the same instant among those of the group */
  counted_at timestamptz not null,
  /* null while it counts */
  discounted_at timestamptz,
  constraint order_fault__order_id primary key (order_id),
  constraint order_fault__order foreign key (order_id) references trade_order (id),
  constraint order_fault__person foreign key (user_id) references app_user (id),
  constraint order_fault__master foreign key (group_id) references app_user (id)
);

/* Trades that staff should look at: between groups that share something, or faster than a payment takes. */
create table trade_flag (
  order_id bigint not null,
  reason text not null,
  flagged_at timestamptz not null,
  constraint trade_flag__order_id_reason primary key (order_id, reason),
  constraint trade_flag__order foreign key (order_id) references trade_order (id),
  constraint trade_flag__reason check (
    reason in (
      'too-fast', 'shared-device', 'shared-document', 'shared-payment-account', 'shared-address'
    )
  )
);

create index trade_flag__flagged_at on trade_flag (flagged_at desc, order_id desc);

/*
 * Coins that a buyer got and that stay in the account group until an instant; written with the
 * settlement of the order. Rows are never changed: what is over counts no longer.
 */
create table fresh_coin (
  order_id bigint not null,
  /* the master of the buyer's account group */
  group_id bigint not null,
  asset text not null,
  /* what the buyer got */
  atoms bigint not null,
  bought_at timestamptz not null,
  until timestamptz not null,
  constraint fresh_coin__order_id primary key (order_id),
  constraint fresh_coin__order foreign key (order_id) references trade_order (id),
  constraint fresh_coin__group_id foreign key (group_id) references app_user (id),
  constraint fresh_coin__asset foreign key (asset) references coin (code),
  constraint fresh_coin__atoms check (atoms > 0),
  constraint fresh_coin__until check (until > bought_at)
);

create index fresh_coin__group_id_asset_until on fresh_coin (group_id, asset, until desc);
