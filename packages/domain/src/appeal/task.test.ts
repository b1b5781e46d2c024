import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toUserId } from "../ids.ts";
import {
  allWithdrawn,
  answeredBy,
  checkTaskRequest,
  isTaskMissed,
  LEAST_TASK_MINUTES,
  MOST_TASK_MINUTES,
  MOST_TASKS,
  nextTask,
  openTaskOf,
  taskOfStep,
  tasksBy,
  type NewTask,
  type TaskSide,
  type Tasks,
} from "./task.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const MINUTE_MS = 60_000;

function wish(change: Partial<NewTask> = {}): NewTask {
  return {
    id: "1",
    side: "buyer",
    kind: "payment-proof",
    text: null,
    byId: toUserId(7n),
    minutes: 60,
    ...change,
  };
}

const set = (tasks: Tasks, change: Partial<NewTask> = {}, now = NOW) =>
  tasksBy(tasks, { step: "set-task", task: wish(change) }, now);
const miss = (tasks: Tasks, now: number) => tasksBy(tasks, { step: "miss-task" }, now);
const withdraw = (tasks: Tasks, taskId: string, now: number) =>
  tasksBy(tasks, { step: "withdraw-task", taskId }, now);
const refused = (tasks: Tasks, taskId: string) =>
  checkTaskRequest(tasks, { step: "withdraw-task", taskId });
const refusalOf = (tasks: Tasks, change: Partial<NewTask> = {}) =>
  checkTaskRequest(tasks, { step: "set-task", task: wish(change) });

describe("a task", () => {
  test("lasts from its setting until its deadline", () => {
    expect(set(null)).toMatchObject([
      { at: NOW, until: NOW + 60 * MINUTE_MS, endedAt: null, outcome: null, answeredAt: null },
    ]);
  });

  test("is refused outside of its times", () => {
    expect(refusalOf(null, { minutes: LEAST_TASK_MINUTES })).toBeNull();
    expect(refusalOf(null, { minutes: MOST_TASK_MINUTES })).toBeNull();
    for (const minutes of [LEAST_TASK_MINUTES - 1, MOST_TASK_MINUTES + 1, 60.5, Number.NaN]) {
      expect(refusalOf(null, { minutes })).toBe("taskOutside");
    }
  });

  test("of the kind question says what is asked", () => {
    expect(refusalOf(null, { kind: "question" })).toBe("taskOutside");
    expect(refusalOf(null, { kind: "question", text: "Whose account is it?" })).toBeNull();
  });

  test("is refused while its side has an open one, and not while the other side has", () => {
    const tasks = set(null);
    expect(refusalOf(tasks)).toBe("taskOpen");
    expect(refusalOf(tasks, { side: "seller" })).toBeNull();
    expect(refusalOf(answeredBy(tasks, by("buyer"), NOW + 1))).toBeNull();
  });

  test("is refused when there were very many", () => {
    let tasks: Tasks = null;
    for (let count = 0; count < MOST_TASKS; count += 1) {
      expect(refusalOf(tasks)).toBeNull();
      tasks = allWithdrawn(set(tasks, { id: String(count) }), NOW);
    }
    expect(refusalOf(tasks)).toBe("taskLimit");
  });

  test("is withdrawn by its id while it is open", () => {
    const tasks = set(null);
    expect(refused(tasks, "2")).toBe("taskUnknown");
    expect(refused(tasks, "1")).toBeNull();
    const after = withdraw(tasks, "1", NOW + 1);
    expect(after).toMatchObject([{ outcome: "withdrawn", endedAt: NOW + 1, answeredAt: null }]);
    expect(refused(after, "1")).toBe("taskUnknown");
  });
});

const by = (side: TaskSide, hasFiles = true) => ({ side, hasFiles });

describe("an answer", () => {
  test("is words where a question was asked, and a file where papers were", () => {
    const wanted = set(null);
    expect(answeredBy(wanted, by("buyer", false), NOW + 1)).toBe(wanted);
    const question = set(null, { kind: "question", text: "Whose account is it?" });
    expect(answeredBy(question, by("buyer", false), NOW + 1)).toMatchObject([
      { outcome: "answered" },
    ]);
    const missed = miss(wanted, NOW + 60 * MINUTE_MS);
    expect(isTaskMissed(answeredBy(missed, by("buyer", false), NOW + 61 * MINUTE_MS))).toBe(true);
  });

  test("ends the open task of its own side alone", () => {
    const tasks = set(set(null), { id: "2", side: "seller" });
    expect(answeredBy(tasks, by("seller"), NOW + 5)).toMatchObject([
      { id: "1", outcome: null, answeredAt: null },
      { id: "2", outcome: "answered", endedAt: NOW + 5, answeredAt: NOW + 5 },
    ]);
  });

  test("after the deadline is noted, and the task stays unanswered in time", () => {
    const due = NOW + 60 * MINUTE_MS;
    const late = answeredBy(miss(set(null), due), by("buyer"), due + 1);
    expect(late).toMatchObject([{ outcome: "unanswered", endedAt: due, answeredAt: due + 1 }]);
    expect(isTaskMissed(late)).toBe(false);
  });

  test("changes nothing where none was awaited", () => {
    const tasks = withdraw(set(null), "1", NOW);
    expect(answeredBy(tasks, by("buyer"), NOW)).toBe(tasks);
    expect(answeredBy(null, by("buyer"), NOW)).toBeNull();
  });
});

describe("a case is raised", () => {
  const due = NOW + 60 * MINUTE_MS;
  const missed = miss(set(null), due);

  test("by a task that was missed", () => {
    expect(isTaskMissed(null)).toBe(false);
    expect(isTaskMissed(set(null))).toBe(false);
    expect(isTaskMissed(missed)).toBe(true);
  });

  test("not while the same side has a newer task, and again when that one is withdrawn", () => {
    const again = set(missed, { id: "2" }, due);
    expect(isTaskMissed(again)).toBe(false);
    expect(isTaskMissed(withdraw(again, "2", due + 1))).toBe(true);
    expect(isTaskMissed(set(missed, { id: "2", side: "seller" }, due))).toBe(true);
  });
});

test("of two tasks the one that is due first ends first, each in a step of its own", () => {
  const tasks = set(set(null, { minutes: 90 }), { id: "2", side: "seller", minutes: 30 });
  expect(nextTask(tasks)?.id).toBe("2");
  const one = miss(tasks, NOW + 100 * MINUTE_MS);
  expect(taskOfStep(one, "miss-task")?.side).toBe("seller");
  expect(nextTask(one)?.id).toBe("1");
  const both = miss(one, NOW + 101 * MINUTE_MS);
  expect(taskOfStep(both, "miss-task")?.side).toBe("buyer");
  expect(nextTask(both)).toBeNull();
});

test("after any steps a side has one open task at most, and ended ones stay as they ended", () => {
  const step = fc.record({
    what: fc.constantFrom("set", "miss", "withdraw", "answer", "all"),
    side: fc.constantFrom("buyer" as const, "seller" as const),
    minutes: fc.integer({ min: 10, max: 100 }),
    wait: fc.nat({ max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let tasks: Tasks = null;
      let now = NOW;
      for (const { what, side, minutes, wait } of steps) {
        now += wait * MINUTE_MS;
        const before: Tasks = tasks;
        const asked = { id: String(before?.length ?? 0), side, minutes };
        if (what === "set" && refusalOf(before, asked) === null) tasks = set(before, asked, now);
        const next = nextTask(before);
        if (what === "miss" && next !== null && now >= next.until) tasks = miss(before, now);
        if (what === "withdraw" && next !== null) tasks = withdraw(before, next.id, now);
        if (what === "answer") tasks = answeredBy(before, by(side), now);
        if (what === "all") tasks = allWithdrawn(before, now);
        for (const one of ["buyer", "seller"] as const) {
          const open = tasks?.filter((task) => task.side === one && task.endedAt === null) ?? [];
          expect(open.length).toBeLessThanOrEqual(1);
          expect(openTaskOf(tasks, one)).toBe(open[0] ?? null);
        }
        const ended = before?.filter(({ outcome }) => outcome !== null) ?? [];
        const after = ended.map(({ id }) => tasks?.find((task) => task.id === id)?.outcome);
        expect(after).toEqual(ended.map(({ outcome }) => outcome));
      }
    }),
  );
});
