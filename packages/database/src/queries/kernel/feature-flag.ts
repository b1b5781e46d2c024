// Features that can be switched on and off while the site runs.
import type { Queryable } from "./queryable.ts";

export interface FeatureFlag {
  readonly name: string;
  readonly isEnabled: boolean;
}

export async function listFeatureFlags(database: Queryable): Promise<FeatureFlag[]> {
  const { rows } = await database.query<FeatureFlag>({
    name: "list-feature-flags",
    text: `select name, is_enabled as "isEnabled" from feature_flag order by name`,
  });
  return rows;
}
