// Features that can be turned on and off while the site runs.
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";

export interface StoredFlag {
  readonly name: string;
  readonly description: string;
  readonly isEnabled: boolean;
}

export async function listFeatureFlags(database: Queryable): Promise<StoredFlag[]> {
  const { rows } = await database.query<StoredFlag>({
    name: "list-feature-flags",
    text: `select name, description, is_enabled as "isEnabled" from feature_flag order by name`,
  });
  return rows;
}

/** False where it is so already. */
export async function updateFeatureFlag(
  database: Queryable,
  name: string,
  isEnabled: boolean,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "update-feature-flag",
    text: `update feature_flag set is_enabled = $2 where name = $1 and is_enabled <> $2`,
    values: [name, isEnabled],
  });
}
