-- Up Migration

/* Uploads that nothing uses yet, for whoever clears them away. */
create index file__created_at_unused on file (created_at) where subject is null;
