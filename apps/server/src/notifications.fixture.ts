// What the worker does with notifications, done at once: they become mails, and the mails are read.
import { createJobQueries } from "@parley/database/queries/messaging/job";
import { openSealedPart } from "@parley/operations/messaging/jobs/enqueue-message";
import { messageJobSchema } from "@parley/operations/messaging/jobs/message";
import { queueMails } from "@parley/operations/messaging/notification/queue-mails";
import { DEFAULT_LOCALE, isLocale } from "@parley/phrases/locales";
import type { TestApp } from "./test-app.fixture.ts";
import { describeMessage } from "./worker/messages/describe-message.ts";
import { renderMail, type RenderedMail } from "./worker/messages/render-mail.ts";

export interface WrittenMail extends RenderedMail {
  readonly to: string;
  readonly locale: string;
}

interface Waiting {
  readonly id: string;
  readonly payload: unknown;
}

async function takeJobs({ database }: TestApp, task: string): Promise<readonly Waiting[]> {
  const { rows } = await database.pool.query<Waiting>(
    `with taken as (
       delete from graphile_worker._private_jobs as jobs
       using graphile_worker._private_tasks as tasks
       where tasks.id = jobs.task_id and tasks.identifier = $1
       returning jobs.id, jobs.payload
     )
     select id, payload from taken order by id`,
    [task],
  );
  return rows;
}

/** Turns what waits into mails. Answers how many jobs there were. */
export async function workOffNotifications(stage: TestApp): Promise<number> {
  const { database, clock, surfaces } = stage;
  const jobs = await takeJobs(stage, "notification");
  for (const { payload } of jobs) {
    await queueMails({ pool: database.pool, clock, vault: surfaces.vault }, payload);
  }
  return jobs.length;
}

/** All mails that wait, written out; the queue is empty afterwards. */
export async function readMails(stage: TestApp): Promise<WrittenMail[]> {
  await workOffNotifications(stage);
  const jobs = await takeJobs(stage, "mail");
  return jobs.map(({ payload }) => {
    const { to, locale: wanted, sealed } = messageJobSchema.parse(payload);
    const { message, antiPhishingCode } = openSealedPart(stage.surfaces.vault, sealed);
    const locale = isLocale(wanted) ? wanted : DEFAULT_LOCALE;
    const publicUrl = "https://parley.example";
    const mail = renderMail(describeMessage(locale, message), {
      locale,
      publicUrl,
      antiPhishingCode,
    });
    return Object.assign(mail, { to, locale });
  });
}

export function countJobs({ database }: TestApp, task: string): Promise<number> {
  return createJobQueries(database.pool).countDueJobs([task]);
}
