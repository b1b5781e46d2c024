/** Nothing here yet, or nothing that matches, and what to do about it. */
import Inbox from "lucide-react/icons/inbox";
import type { ReactNode } from "react";
import { StateMessage } from "./state-message.tsx";

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ icon, ...rest }: EmptyStateProps) {
  const sign = icon ?? <Inbox aria-hidden className="size-10 stroke-[1.5]" />;
  return <StateMessage {...rest} icon={sign} />;
}
