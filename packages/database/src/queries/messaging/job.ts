// The queue of background jobs. Its tables belong to graphile-worker; we only call its functions and
// read its view.
import { readCount, type Queryable } from "../kernel/queryable.ts";

export interface NewJob {
  readonly task: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The smallest is first. */
  readonly priority: number;
  readonly maxAttempts: number;
}

/** Takes effect with the transaction it runs in. */
export async function insertJob(
  database: Queryable,
  { task, payload, priority, maxAttempts }: NewJob,
): Promise<void> {
  await database.query({
    name: "insert-job",
    text: `select from graphile_worker.add_job(
             $1, payload => $2::json, priority => $3, max_attempts => $4)`,
    values: [task, JSON.stringify(payload), priority, maxAttempts],
  });
}

/** The same for many, in one statement. */
export async function insertJobs(
  database: Queryable,
  { task, priority, maxAttempts }: Omit<NewJob, "payload">,
  payloads: readonly NewJob["payload"][],
): Promise<void> {
  await database.query({
    name: "insert-jobs",
    text: `select from graphile_worker.add_jobs((
             select array_agg((
               $1, payload::json, null, null, $3::smallint, null, $4::smallint, null
             )::graphile_worker.job_spec)
             from unnest($2::text[]) as given (payload)
           ))`,
    values: [task, payloads.map((payload) => JSON.stringify(payload)), maxAttempts, priority],
  });
}

export interface QueuedJob {
  readonly payload: NewJob["payload"];
  /** Jobs of one queue run one after the other. */
  readonly queue: string;
  /** A waiting job of the same key is replaced. */
  readonly key: string;
}

/** Many jobs with queues and keys, in one statement. */
export async function insertQueuedJobs(
  database: Queryable,
  { task, priority, maxAttempts }: Omit<NewJob, "payload">,
  jobs: readonly QueuedJob[],
): Promise<void> {
  await database.query({
    name: "insert-queued-jobs",
    text: `select from graphile_worker.add_jobs((
             select array_agg((
               $1, payload::json, queue, null, $5::smallint, key, $6::smallint, null
             )::graphile_worker.job_spec)
             from unnest($2::text[], $3::text[], $4::text[]) as given (payload, queue, key)
           ))`,
    values: [
      task,
      jobs.map(({ payload }) => JSON.stringify(payload)),
      jobs.map(({ queue }) => queue),
      jobs.map(({ key }) => key),
      maxAttempts,
      priority,
    ],
  });
}

/** Jobs of these tasks that are due or under way; not those that wait for another try. */
export async function countDueJobs(database: Queryable, tasks: readonly string[]): Promise<number> {
  return readCount(database, {
    name: "count-due-jobs",
    text: `select count(*)::int as count from graphile_worker.jobs
           where task_identifier = any($1)
             and (locked_at is not null or (attempts < max_attempts and run_at <= now()))`,
    values: [tasks],
  });
}
