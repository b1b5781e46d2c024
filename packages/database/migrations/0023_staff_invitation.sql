-- Up Migration

/* Members of staff beside their role, which is the account's. The row stays when one leaves: what
   users were told by Mira was told by Mira. */
create table staff_member (
  user_id bigint not null,
  /* what users call the member of staff; null: the username */
  name text,
  /* what the name looks like, as of usernames; null without a name */
  name_skeleton text,
  /* of the first role since the account had none */
  since timestamptz not null,
  constraint staff_member__user_id primary key (user_id),
  constraint staff_member__user_id_of_user foreign key (user_id) references app_user (id),
  constraint staff_member__name check (char_length(name) between 3 and 30),
  constraint staff_member__name_skeleton unique (name_skeleton),
  constraint staff_member__named check ((name is null) = (name_skeleton is null))
);

insert into staff_member (user_id, since)
select app_user.id,
  coalesce(
    (select max(created_at) from staff_action
     where staff_action.user_id = app_user.id and action = 'user.setRole'),
    app_user.created_at
  )
from app_user
where staff_role is not null;

/* Who was asked to join the staff. The link that was mailed has the token; only its SHA-256 is kept. */
create table staff_invitation (
  id bigint not null,
  token_hash bytea not null,
  /* in lower case; only an account that has verified it can accept */
  email text not null,
  staff_role text not null,
  /* null from the command line of the installation */
  invited_by bigint,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by bigint,
  /* also where a later invitation of the same address has taken its place */
  revoked_at timestamptz,
  constraint staff_invitation__id primary key (id),
  constraint staff_invitation__token_hash unique (token_hash),
  constraint staff_invitation__token_hash_form check (octet_length(token_hash) = 32),
  constraint staff_invitation__email check (
    email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and email = lower(email)
  ),
  constraint staff_invitation__staff_role
    check (staff_role in ('agent', 'supervisor', 'compliance', 'administrator')),
  constraint staff_invitation__invited_by foreign key (invited_by) references app_user (id),
  constraint staff_invitation__accepted_by foreign key (accepted_by) references app_user (id),
  constraint staff_invitation__accepted check ((accepted_at is null) = (accepted_by is null)),
  constraint staff_invitation__one_end check (accepted_at is null or revoked_at is null),
  constraint staff_invitation__expires_at check (expires_at > created_at)
);

/* one that can be accepted, for each address */
create unique index staff_invitation__open on staff_invitation (email)
  where accepted_at is null and revoked_at is null;

create index app_user__staff_role_set on app_user (staff_role) where staff_role is not null;
