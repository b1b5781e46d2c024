-- Up Migration

/* The installation's key pairs for encrypted commands. The newest is handed out; the one before it
   stays until commands that were encrypted with it have run out. */
create table command_key (
  /* thumbprint of the public key, stands in the header of each command */
  kid text not null,
  /* SPKI, PEM */
  public_key text not null,
  /* PKCS #8, sealed by the vault */
  sealed_private_key text not null,
  created_at timestamptz not null,
  constraint command_key__kid primary key (kid)
);
