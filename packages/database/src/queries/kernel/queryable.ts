// What a query runs on: the pool for a statement of its own, a client inside a transaction.
import type { Pool, PoolClient } from "pg";

export type Queryable = Pool | PoolClient;
