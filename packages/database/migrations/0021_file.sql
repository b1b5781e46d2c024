-- Up Migration

/* Uploaded files. The bytes lie elsewhere, sealed, under the id. */
create table file (
  id bigint not null,
  /* who uploaded it */
  owner_id bigint not null,
  /* the one kind of place where it may be used */
  purpose text not null,
  /* what it is used by (an order, a KYC case, a user payment), null until it is */
  subject text,
  /* as the uploader called it, for show alone */
  name text not null,
  /* found out from the content */
  media_type text not null,
  byte_count integer not null,
  /* of the bytes as they are kept, after re-encoding */
  sha256 bytea not null,
  created_at timestamptz not null,
  constraint file__id primary key (id),
  constraint file__purpose check (purpose in ('kyc', 'payment', 'chat')),
  constraint file__subject check (subject <> ''),
  constraint file__name check (char_length(name) between 1 and 100),
  constraint file__media_type check (
    media_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')
  ),
  constraint file__byte_count check (byte_count > 0),
  constraint file__sha256 check (octet_length(sha256) = 32)
);

create index file__owner_id on file (owner_id);
create index file__subject on file (subject) where subject is not null;
