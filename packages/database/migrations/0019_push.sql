-- Up Migration

/* The key pair with which this installation identifies itself to push services; made on the first
   start. Browsers accept messages from the key they subscribed with, so that it is never replaced. */
create table push_key (
  /* there is one */
  is_only boolean not null,
  /* a point of P-256, uncompressed */
  public_key bytea not null,
  /* sealed by the vault */
  sealed_private_key text not null,
  created_at timestamptz not null,
  constraint push_key__is_only primary key (is_only),
  constraint push_key__is_only_true check (is_only),
  constraint push_key__public_key check (octet_length(public_key) = 65)
);

/* Browsers that get push notifications. Each belongs to the session it was turned on in and is
   deleted when that ends: a device that is logged out gets none. */
create table push_subscription (
  id bigint not null,
  user_id bigint not null,
  session_id bigint not null,
  /* address at the push service; secret, as it is enough to send there */
  endpoint text not null,
  /* keys of the browser: a point of P-256, and a secret */
  p256dh bytea not null,
  auth bytea not null,
  /* of the page it was turned on in */
  language text not null,
  created_at timestamptz not null,
  last_sent_at timestamptz,
  /* messages in a row that could not be delivered */
  failures integer not null default 0,
  constraint push_subscription__id primary key (id),
  constraint push_subscription__endpoint unique (endpoint),
  constraint push_subscription__user_id foreign key (user_id) references app_user (id),
  constraint push_subscription__session_id foreign key (session_id) references session (id)
    on delete cascade,
  constraint push_subscription__endpoint_length check (length(endpoint) between 10 and 1000),
  constraint push_subscription__p256dh check (octet_length(p256dh) = 65),
  constraint push_subscription__auth check (octet_length(auth) = 16),
  constraint push_subscription__language check (language ~ '^[a-z]{2}(-[a-z]{2})?$'),
  constraint push_subscription__failures check (failures >= 0)
);

create index push_subscription__user_id_id on push_subscription (user_id, id);
create index push_subscription__session_id_any on push_subscription (session_id);
