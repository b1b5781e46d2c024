/** Nothing here yet, or nothing that matches, and what to do about it. */
import type { ReactNode } from "react";
import { NothingYetArt } from "../art/nothing-yet.tsx";
import { StateMessage } from "./state-message.tsx";

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The drawing of its kind (`art`): offers, orders, notices, payments, nothing found. */
  readonly art?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ art, ...rest }: EmptyStateProps) {
  return <StateMessage {...rest} icon={art ?? <NothingYetArt />} />;
}
