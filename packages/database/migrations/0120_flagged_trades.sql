-- Up Migration

/* Trades that staff should look at: between groups that share something, or quicker than anybody pays. */
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

/* An order's end that counts against one side, so that staff can take it back where it is not theirs. */
create table order_fault (
  order_id bigint not null,
  person_id bigint not null,
  group_id bigint not null,
  /* when it was counted; a cancel stands under the same instant among those of the group */
  counted_at timestamptz not null,
  /* null while it counts */
  discounted_at timestamptz,
  constraint order_fault__order_id primary key (order_id),
  constraint order_fault__order foreign key (order_id) references trade_order (id),
  constraint order_fault__person foreign key (person_id) references person (id),
  constraint order_fault__master foreign key (group_id) references person (id)
);
