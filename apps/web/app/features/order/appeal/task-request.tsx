/** What customer service asks this side for, with its clock, and what becomes of it without an answer. */
import { needsFile } from "@parley/domain/appeal/task";
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { Time } from "@parley/ui/data/time";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { FactList } from "../../../shared/trade/fact-list.tsx";
import type { OrderPartProps } from "../model/order-part.ts";
import type { Order } from "../model/order.ts";
import { taskToAnswer, type Task } from "../model/task-to-answer.ts";
import { TASK_PHRASES } from "../model/wire-phrases.ts";
import { TimeLeft } from "../parts/time-left.tsx";
import { AddEvidence } from "./add-evidence.tsx";

/** All but withdrawn ones, the latest first; none once there is a ruling. */
export function TaskRequests({ order }: Pick<OrderPartProps, "order">) {
  const { tasks, standingRuling } = order;
  if (standingRuling !== null) return null;
  return tasks
    .filter(({ outcome }) => outcome !== "withdrawn")
    .toReversed()
    .map((task) => <TaskRequest key={task.taskId} task={task} />);
}

function TaskRequest({ task }: { task: Task }) {
  const t = usePhrase();
  const { kind, text, until, outcome, answeredAt } = task;
  const step = answeredAt !== null ? "answered" : outcome === null ? "open" : "missed";
  return (
    <Notice tone={step === "answered" ? undefined : "warning"} title={t("order.task.title")}>
      <div className="flex flex-col gap-1">
        <p>{t(TASK_PHRASES[kind])}</p>
        {text !== null && <p className="break-words whitespace-pre-line">{text}</p>}
        <FactList facts={[[t("order.task.until"), <Time key="until" at={until} form="exact" />]]} />
        {step !== "answered" && (
          <p>{t(needsFile(kind) ? "order.task.fileNeeded" : "order.task.answer")}</p>
        )}
        <p>{t(`order.task.${step}`)}</p>
      </div>
    </Notice>
  );
}

/** Runs while there is time to answer. */
export function TaskClock({ order, work }: OrderPartProps) {
  const t = usePhrase();
  const task = taskToAnswer(order);
  if (task === null || task.outcome !== null) return null;
  return (
    <TimeLeft
      label={t("order.time.task")}
      deadlineAt={task.until}
      onEnd={() => void work.reload()}
    />
  );
}

export function AnswerTask({ order, onAdded }: { order: Order; onAdded: () => void }) {
  const t = usePhrase();
  return (
    <AddEvidence
      order={order}
      onAdded={onAdded}
      trigger={<Button>{t("order.action.addEvidence")}</Button>}
    />
  );
}
