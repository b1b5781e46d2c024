/** The frame of a state: what it is called, what to do now, how long there is, and the buttons. */
import { Card } from "@parley/ui/data/card";
import { useId, type ReactNode } from "react";
import { Outlook } from "./outlook.tsx";
import type { Order } from "../model/order.ts";

export interface StateFrameProps {
  readonly order: Order;
  readonly title: string;
  /** One sentence. */
  readonly text: ReactNode;
  readonly sign?: ReactNode;
  /** A drawing above the title, for the end of a trade that went well. */
  readonly art?: ReactNode;
  readonly clock?: ReactNode;
  /** The main one last. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function StateFrame(props: StateFrameProps) {
  const { order, title, text, sign, art, clock, actions } = props;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-5 pb-0 sm:pb-0">
        <header
          className={
            art === undefined
              ? "flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between sm:gap-6"
              : "flex flex-col items-center gap-2 text-center"
          }
        >
          {art}
          <div className="flex min-w-0 items-start gap-3">
            {sign}
            <div className="flex min-w-0 flex-col gap-1">
              <h2
                id={id}
                className={art === undefined ? "text-xl font-semibold" : "text-2xl font-bold"}
              >
                {title}
              </h2>
              <p className="text-base">{text}</p>
            </div>
          </div>
          {clock}
        </header>
        <Outlook order={order} />
        {props.children}
        <Actions>{actions}</Actions>
      </Card>
    </section>
  );
}

/** Always within reach of a thumb, however long the card is. */
function Actions({ children }: { children: ReactNode }) {
  if (children === undefined || children === null) return <div className="-mt-1" />;
  return (
    <div className="border-line bg-surface sticky bottom-0 z-1 -mx-4 flex flex-wrap justify-end gap-2 rounded-b-xl border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:flex-auto sm:-mx-6 sm:px-6">
      {children}
    </div>
  );
}
