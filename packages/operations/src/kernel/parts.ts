// What most use cases are made of. Each names those of them that it needs.
import type { Pool } from "@parley/database/pool";
import type { Clock } from "@parley/platform/clock";
import type { IdSource } from "@parley/platform/ids";
import type { Vault } from "@parley/platform/vault";

export interface BaseParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly vault: Vault;
}
