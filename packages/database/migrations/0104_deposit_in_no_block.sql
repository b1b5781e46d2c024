-- Up Migration

/* A block may leave its network, and the payment with it; then none holds it until another does. */
alter table deposit alter column block_height drop not null;
