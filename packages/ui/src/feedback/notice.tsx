/** A message that belongs to its place in the page: a warning before a payment, a rule, a result. */
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";

export type NoticeTone = "info" | "success" | "warning" | "danger";

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  /** Set when it appears in answer to something, so that it is read aloud. */
  readonly role?: "alert" | "status" | undefined;
  readonly children?: ReactNode;
}

const TONES = {
  info: { box: "bg-accent-soft", sign: <Info aria-hidden className="size-4 text-accent" /> },
  success: {
    box: "bg-success-soft",
    sign: <CircleCheck aria-hidden className="size-4 text-success" />,
  },
  warning: {
    box: "bg-warning-soft",
    sign: <TriangleAlert aria-hidden className="size-4 text-warning" />,
  },
  danger: {
    box: "bg-danger-soft",
    sign: <CircleAlert aria-hidden className="size-4 text-danger" />,
  },
} as const satisfies Record<NoticeTone, unknown>;

export function Notice({ tone = "info", title, action, role, children }: NoticeProps) {
  const { box, sign } = TONES[tone];
  return (
    <div role={role} className={classNames("flex items-start gap-2.5 rounded-md px-3 py-2.5", box)}>
      <span className="mt-0.5 shrink-0">{sign}</span>
      <div className="min-w-0 flex-1 text-sm text-ink">
        {title !== undefined && <p className="font-medium">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
