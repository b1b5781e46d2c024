-- Up Migration

/*
 * How a method settles. Null until it is classified: the start of the server fills it in from the
 * catalogue for the methods named there, and an unclassified one counts as reversible.
 */
alter table payment_method
  add column method_class text,
  /* usual time between payment and arrival */
  add column arrival_minutes integer,
  add constraint payment_method__method_class check (
    method_class in ('instant', 'slow', 'reversible')
  ),
  add constraint payment_method__arrival_minutes check (arrival_minutes between 1 and 14400),
  add constraint payment_method__arrival_of_a_class check (
    method_class is not null or arrival_minutes is null
  );
