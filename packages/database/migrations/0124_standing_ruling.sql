-- Up Migration

alter table trade_order
  /* by when a payment by this method has usually arrived */
  add column arrives_by timestamptz,
  /* when the seller said that nothing arrived, and when the buyer answered with evidence */
  add column not_received_at timestamptz,
  add column answered_at timestamptz,
  /* which side asked for another member of staff, and who ruled before */
  add column second_look jsonb,
  add constraint trade_order__not_received check (
    (not_received_at is null or (paid_at is not null and appeal <> 'none'))
    and (answered_at is null or not_received_at is not null)
  ),
  /* a ruling that stands belongs to coins that are in escrow and to an appeal that is open */
  add constraint trade_order__ruling check (
    ruling ->> 'effectAt' is null or (state in ('paid', 'failed') and appeal = 'open')
  ),
  drop constraint trade_order__is_due,
  add constraint trade_order__is_due check (
    (due_at is not null) = (
      state in ('pending_payment', 'releasing')
      or escalate_at is not null
      or ruling ->> 'effectAt' is not null
    )
  );
