// Tasks in an appeal: what staff ask one side for, until when, and what became of it. Silence moves
// nothing: it ends the task as unanswered and raises the case, and staff decide without the answer.
import type { UserId } from "../ids.ts";

/** Each is the last part of a phrase `order.task.kind.…`. */
export const TASK_KINDS = [
  "payment-proof",
  "account-statement",
  "account-video",
  "question",
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** `withdrawn`: by staff, by a ruling, or with the end of the appeal. */
export const TASK_OUTCOMES = ["answered", "unanswered", "withdrawn"] as const;
export type TaskOutcome = (typeof TASK_OUTCOMES)[number];

/** The side that is asked. */
export type TaskSide = "buyer" | "seller";

export const LEAST_TASK_MINUTES = 10;
export const MOST_TASK_MINUTES = 7 * 24 * 60;
export const LONGEST_TASK_TEXT = 500;
/** Of one order, ended ones included. */
export const MOST_TASKS = 20;

export interface AppealTask {
  readonly id: string;
  readonly side: TaskSide;
  readonly kind: TaskKind;
  /** In the words of staff, for the asked side alone. */
  readonly text: string | null;
  readonly byId: UserId;
  readonly at: number;
  /** The deadline. */
  readonly until: number;
  /** Null while it is open, as the outcome is. */
  readonly endedAt: number | null;
  readonly outcome: TaskOutcome | null;
  /** When the side answered, in time or later. */
  readonly answeredAt: number | null;
}

export interface NewTask extends Pick<AppealTask, "id" | "side" | "kind" | "text" | "byId"> {
  readonly minutes: number;
}

/** Steps of an order that are about tasks. */
export type TaskRequest =
  | { readonly step: "set-task"; readonly task: NewTask }
  | { readonly step: "miss-task" }
  | { readonly step: "withdraw-task"; readonly taskId: string };

const TASK_REFUSALS = ["taskOpen", "taskLimit", "taskOutside", "taskUnknown"] as const;
export type TaskRefusal = (typeof TASK_REFUSALS)[number];

export function isTaskRefusal(error: string): error is TaskRefusal {
  return TASK_REFUSALS.some((refusal) => refusal === error);
}

/** Null where an order has none. */
export type Tasks = readonly AppealTask[] | null;

const isOpen = ({ endedAt }: AppealTask) => endedAt === null;

export function openTaskOf(tasks: Tasks, side: TaskSide): AppealTask | null {
  return tasks?.find((task) => isOpen(task) && task.side === side) ?? null;
}

/** The open task that is due first; of two at the same time the earlier asked. */
export function nextTask(tasks: Tasks): AppealTask | null {
  const open = tasks?.filter(isOpen) ?? [];
  return open.reduce<AppealTask | null>(
    (first, task) => (first === null || task.until < first.until ? task : first),
    null,
  );
}

export function isTaskRequest(request: { readonly step: string }): request is TaskRequest {
  const { step } = request;
  return step === "set-task" || step === "miss-task" || step === "withdraw-task";
}

/** Null where the request may be met. */
export function checkTaskRequest(tasks: Tasks, request: TaskRequest): TaskRefusal | null {
  if (request.step === "set-task") return checkTask(tasks, request.task);
  const isMissing = request.step === "withdraw-task" && !isOpenTask(tasks, request.taskId);
  return isMissing ? "taskUnknown" : null;
}

/** As the step leaves them. */
export function tasksBy(tasks: Tasks, request: TaskRequest, now: number): Tasks {
  switch (request.step) {
    case "set-task":
      return withTask(tasks, request.task, now);
    case "miss-task":
      return withMissed(tasks, now);
    case "withdraw-task":
      return ended(tasks, "withdrawn", now, ({ id }) => id === request.taskId);
  }
}

/** A question says what is asked. */
function checkTask(tasks: Tasks, { side, kind, text, minutes }: NewTask): TaskRefusal | null {
  const isInside =
    Number.isInteger(minutes) && minutes >= LEAST_TASK_MINUTES && minutes <= MOST_TASK_MINUTES;
  if (!isInside || (kind === "question" && text === null)) return "taskOutside";
  if (openTaskOf(tasks, side) !== null) return "taskOpen";
  return (tasks?.length ?? 0) < MOST_TASKS ? null : "taskLimit";
}

function withTask(tasks: Tasks, { minutes, ...task }: NewTask, now: number): Tasks {
  const open = { endedAt: null, outcome: null, answeredAt: null };
  return [...(tasks ?? []), { ...task, at: now, until: now + minutes * 60_000, ...open }];
}

/** Whether words alone are no answer. */
export function needsFile(kind: TaskKind): boolean {
  return kind !== "question";
}

export interface TaskAnswer {
  readonly side: TaskSide;
  readonly hasFiles: boolean;
}

/**
 * What the side says answers its open task, and late also one that it missed. The same list where
 * there is none of them.
 */
export function answeredBy(tasks: Tasks, { side, hasFiles }: TaskAnswer, now: number): Tasks {
  return changed(tasks, (task) => {
    if (task.side !== side || task.answeredAt !== null || task.outcome === "withdrawn") return task;
    if (needsFile(task.kind) && !hasFiles) return task;
    const end = isOpen(task) ? ({ outcome: "answered", endedAt: now } as const) : {};
    return { ...task, ...end, answeredAt: now };
  });
}

/** The one that is due first ends unanswered; each has a step of its own. */
function withMissed(tasks: Tasks, now: number): Tasks {
  const due = nextTask(tasks);
  return ended(tasks, "unanswered", now, (task) => task === due);
}

/** A ruling and the end of the appeal need no answer any more. */
export function allWithdrawn(tasks: Tasks, now: number): Tasks {
  return ended(tasks, "withdrawn", now, () => true);
}

function isOpenTask(tasks: Tasks, id: string): boolean {
  return tasks?.some((task) => isOpen(task) && task.id === id) === true;
}

/**
 * A side has let the time pass and not answered since: the case is raised. A newer task of the side
 * takes its place, unless it was withdrawn.
 */
export function isTaskMissed(tasks: Tasks): boolean {
  return (["buyer", "seller"] as const).some((side) => {
    const last = tasks?.findLast((task) => task.side === side && task.outcome !== "withdrawn");
    return last?.outcome === "unanswered" && last.answeredAt === null;
  });
}

/** Which task a step was about, by the order as the step left it. */
export function taskOfStep(tasks: Tasks, step: TaskRequest["step"]): AppealTask | null {
  if (tasks === null) return null;
  if (step === "set-task") return tasks.at(-1) ?? null;
  const outcome = step === "miss-task" ? "unanswered" : "withdrawn";
  return tasks
    .filter((task) => task.outcome === outcome)
    .reduce<AppealTask | null>(
      (last, task) => (last === null || (task.endedAt ?? 0) >= (last.endedAt ?? 0) ? task : last),
      null,
    );
}

function ended(
  tasks: Tasks,
  outcome: TaskOutcome,
  now: number,
  isMeant: (task: AppealTask) => boolean,
): Tasks {
  return changed(tasks, (task) =>
    isOpen(task) && isMeant(task) ? { ...task, outcome, endedAt: now } : task,
  );
}

function changed(tasks: Tasks, change: (task: AppealTask) => AppealTask): Tasks {
  if (tasks === null) return null;
  const after = tasks.map(change);
  return after.some((task, index) => task !== tasks[index]) ? after : tasks;
}
