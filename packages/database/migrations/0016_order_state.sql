-- Up Migration

/*
 * Which facts an order has follows from its state: those it always has, and those it cannot have; the
 * others are optional. The domain says the same of its orders (FACTS_OF of domain/order/order.ts). Of
 * a proposed split and of a payment that did not arrive one column stands for both: other constraints
 * pair them.
 */
alter table trade_order
  drop constraint trade_order__state,
  add constraint trade_order__state check (
    case state
      when 'pending_payment' then
        (paid_at, confirm_by, arrives_by, confirmed_at, escalate_at, split_by, ruling,
         not_received_at, second_look, case_staff_id, completed_at, settled_quantity, is_counted,
         canceled_at, cancel_reason) is null
      when 'paid' then
        (paid_at, confirm_by, arrives_by) is not null
        and (confirmed_at, completed_at, settled_quantity, is_counted, canceled_at, cancel_reason)
          is null
      when 'releasing' then
        (paid_at, confirm_by, arrives_by, confirmed_at) is not null
        and (escalate_at, split_by, ruling, completed_at, settled_quantity, is_counted, canceled_at,
             cancel_reason) is null
      when 'failed' then
        (paid_at, confirm_by, arrives_by, confirmed_at) is not null
        and (completed_at, settled_quantity, is_counted, canceled_at, cancel_reason) is null
      when 'completed' then
        (paid_at, confirm_by, arrives_by, completed_at, settled_quantity) is not null
        and (escalate_at, split_by, ruling, canceled_at, cancel_reason) is null
      when 'canceled' then
        (canceled_at, cancel_reason) is not null
        and (escalate_at, split_by, ruling, completed_at, settled_quantity, is_counted) is null
      else false
    end
  );
