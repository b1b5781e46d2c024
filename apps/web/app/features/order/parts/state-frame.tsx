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
  /** What the reader has to do, the main one last: always within reach of a thumb. */
  readonly actions?: ReactNode;
  /** What else can be done. On a phone it stays in the text, so that the main one covers little. */
  readonly others?: ReactNode;
  readonly children?: ReactNode;
}

export function StateFrame(props: StateFrameProps) {
  const { order, title, text, sign, art, clock, actions, others } = props;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-4 pb-0 sm:gap-5 sm:pb-0">
        <header
          className={
            art === undefined
              ? "flex flex-col gap-2 sm:flex-row sm:items-start sm:justify-between sm:gap-6"
              : "flex flex-col items-center gap-2 text-center"
          }
        >
          {art}
          <div className="flex min-w-0 items-start gap-3">
            {sign}
            <div className="flex min-w-0 flex-col gap-1">
              <h2
                id={id}
                data-landing
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
        <Actions others={others}>{actions}</Actions>
      </Card>
    </section>
  );
}

/** One bar in wide windows. */
const BAR =
  "sm:border-line sm:bg-surface max-sm:contents sm:sticky sm:bottom-(--bar-height) sm:z-1 sm:-mx-6 sm:flex sm:flex-wrap sm:justify-end sm:gap-2 sm:rounded-b-xl sm:border-t sm:px-6 sm:py-3";

/** On a phone only these stay at the lower edge. */
const MAIN =
  "main-actions max-sm:border-line max-sm:bg-surface flex flex-wrap gap-2 max-sm:sticky max-sm:bottom-0 max-sm:z-1 max-sm:-mx-4 max-sm:rounded-b-xl max-sm:border-t max-sm:px-4 max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:flex-auto";

interface ActionsProps {
  readonly others: ReactNode;
  readonly children: ReactNode;
}

function Actions({ others = null, children = null }: ActionsProps) {
  if (others === null && children === null) return <div className="-mt-1" />;
  return (
    <div className={BAR}>
      {others !== null && (
        <div
          className={`flex flex-wrap gap-2 max-sm:*:flex-auto ${children === null ? "max-sm:pb-4" : ""}`}
        >
          {others}
        </div>
      )}
      {children !== null && <div className={MAIN}>{children}</div>}
    </div>
  );
}
