/** What the sides were asked for, what became of it, and a way to ask for more. */
import { withdrawTask } from "@parley/contract/endpoints/staff/appeals";
import { createAttemptKeys } from "@parley/site/forms/attempt-keys";
import { Badge, type BadgeTone } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { Panel } from "../../parts/panel.tsx";
import { spanText } from "../../parts/queue-words.ts";
import { ACTOR_NAMES, TASK_NAMES, timeText } from "../../parts/words.ts";
import { api, failureText } from "../../shell/api.ts";
import { useNow } from "../../shell/now.ts";
import { AskDialog } from "./ask-dialog.tsx";
import type { Appeal } from "./load-appeal.ts";

export interface TasksPanelProps {
  readonly appeal: Appeal;
  readonly isMine: boolean;
}

type Task = Appeal["tasks"][number];

export function TasksPanel({ appeal, isMine }: TasksPanelProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { tasks } = appeal;
  // Nothing is in escrow any more where there is nothing to preview.
  const isOpen =
    appeal.appeal === "open" && !appeal.hasStandingRuling && appeal.previews.length > 0;
  return (
    <Panel title="Tasks of the two sides">
      <div className="flex flex-col gap-3">
        {tasks.length === 0 && (
          <p className="text-sm text-muted">Neither side was asked for anything.</p>
        )}
        <ol className="flex flex-col gap-3">
          {tasks.toReversed().map((task) => (
            <TaskLine key={task.taskId} task={task} orderId={appeal.orderId} isMine={isMine} />
          ))}
        </ol>
        {isMine && isOpen && (
          <Button tone="secondary" className="self-start" onClick={() => setIsAsking(true)}>
            Ask a side
          </Button>
        )}
        {isAsking && <AskDialog appeal={appeal} onClose={() => setIsAsking(false)} />}
      </div>
    </Panel>
  );
}

interface TaskLineProps {
  readonly task: Task;
  readonly orderId: string;
  readonly isMine: boolean;
}

function TaskLine({ task, orderId, isMine }: TaskLineProps) {
  const { tone, name } = stateOf(task);
  return (
    <li className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={task.side === "buyer" ? "buy" : "sell"}>{ACTOR_NAMES[task.side]}</Badge>
        <span className="font-medium">{TASK_NAMES[task.kind]}</span>
        <Badge tone={tone}>{name}</Badge>
      </p>
      {task.text !== null && <p className="break-words whitespace-pre-wrap">{task.text}</p>}
      <p className="flex flex-wrap gap-x-2 text-xs text-muted">
        <span>{`Asked ${timeText(task.at)}, until ${timeText(task.until)}`}</span>
        {task.answeredAt !== null && <span>{`Answered ${timeText(task.answeredAt)}`}</span>}
        {task.outcome === null && <TimeLeft until={task.until} />}
      </p>
      {isMine && task.outcome === null && <Withdrawal orderId={orderId} taskId={task.taskId} />}
    </li>
  );
}

function TimeLeft({ until }: { readonly until: number }) {
  const left = until - useNow();
  return left > 0 ? <span>{`${spanText(left)} left`}</span> : null;
}

function stateOf({ outcome, answeredAt }: Task): {
  readonly tone: BadgeTone;
  readonly name: string;
} {
  if (outcome === null) return { tone: "accent", name: "Open" };
  if (outcome === "answered") return { tone: "neutral", name: "Answered" };
  if (outcome === "withdrawn") return { tone: "neutral", name: "Withdrawn" };
  return answeredAt === null
    ? { tone: "danger", name: "Not answered" }
    : { tone: "warning", name: "Answered late" };
}

function Withdrawal({ orderId, taskId }: { readonly orderId: string; readonly taskId: string }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [keys] = useState(createAttemptKeys);
  const withdraw = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const input = { orderId, taskId };
    const result = await api.call(withdrawTask, input, { idempotencyKey: keys.keyFor(input) });
    keys.settle(result);
    setIsBusy(false);
    if (!result.ok) return notify({ tone: "danger", text: failureText(result) });
    notify({ tone: "success", text: "The task is withdrawn." });
    return revalidate();
  };
  return (
    <Button
      tone="secondary"
      size="small"
      className="self-start"
      isBusy={isBusy}
      onClick={() => void withdraw()}
    >
      Withdraw the task
    </Button>
  );
}
