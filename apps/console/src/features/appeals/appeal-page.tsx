/** An appeal on one screen: what happened, what was said and shown, who the two are, and the ruling. */
import { Badge } from "@parley/ui/data/badge";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { Link, useLoaderData } from "react-router";
import { useLiveCases } from "../../shell/live.ts";
import { useStaffSession } from "../../shell/session.ts";
import { CaseClaim } from "../../parts/case-claim.tsx";
import { CaseNotes } from "../../parts/case-notes.tsx";
import { appealReasonText, STATE_NAMES } from "../../parts/words.ts";
import { AlikePanel } from "./alike-panel.tsx";
import { Chat } from "./chat.tsx";
import { Evidence } from "./evidence.tsx";
import type { LoadedAppeal, OpenedAppeal } from "./load-appeal.ts";
import { OrderFacts } from "./order-facts.tsx";
import { Sides } from "./sides.tsx";
import { RulingPanel } from "./ruling-panel.tsx";
import { TasksPanel } from "./tasks-panel.tsx";

export function AppealPage() {
  const loaded = useLoaderData<LoadedAppeal>();
  useLiveCases("appeals");
  return loaded.kind === "closed" ? (
    <Unclaimed orderId={loaded.orderId} />
  ) : (
    <OpenAppeal {...loaded} />
  );
}

function Unclaimed({ orderId }: { readonly orderId: string }) {
  return (
    <EmptyState
      title={`Appeal on order ${orderId}`}
      text="What both sides wrote and showed opens to the member of staff who has claimed the case."
      action={<CaseClaim kind="appeals" caseId={orderId} claimedBy={null} />}
    />
  );
}

function OpenAppeal({ appeal, background, chat, notes }: OpenedAppeal) {
  const { uid } = useStaffSession();
  const isMine = appeal.staff?.uid === uid;
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link to="/queues/appeals" className="text-accent text-sm font-medium">
          Appeals
        </Link>
        <h1 className="text-lg font-semibold">Order {appeal.orderId}</h1>
        <Badge>{STATE_NAMES[appeal.state]}</Badge>
        <Badge tone="warning">{appealReasonText(appeal.reason)}</Badge>
        {appeal.isProofOverdue && <Badge tone="danger">No proof in time</Badge>}
        {appeal.isTaskMissed && <Badge tone="danger">Task not answered</Badge>}
        {appeal.isSecondLook && <Badge tone="danger">Second look</Badge>}
        {appeal.appeal === "open" && (
          <span className="ms-auto">
            <CaseClaim kind="appeals" caseId={appeal.orderId} claimedBy={appeal.staff} />
          </span>
        )}
      </header>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <OrderFacts appeal={appeal} />
          <Evidence appeal={appeal} chat={chat} />
          <Chat appeal={appeal} chat={chat} canWrite={isMine} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-4">
          <RulingPanel appeal={appeal} isMine={isMine} />
          <TasksPanel appeal={appeal} isMine={isMine} />
          <Sides appeal={appeal} background={background} />
          <AlikePanel alike={background.alike} />
          <CaseNotes kind="appeals" caseId={appeal.orderId} notes={notes} />
        </div>
      </div>
    </div>
  );
}
