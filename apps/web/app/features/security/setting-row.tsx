import { useId, type ReactNode } from "react";

export interface SettingRowProps {
  /** The anchor by which other pages lead here. */
  readonly id: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The state: bound to what, on since when. */
  readonly state: ReactNode;
  readonly actions?: ReactNode;
  /** Below the line, across its whole width. */
  readonly children?: ReactNode;
}

/** One protection of the account: what it is, its state, and what can be done about it. */
export function SettingRow(props: SettingRowProps) {
  const titleId = useId();
  return (
    <li
      id={props.id}
      aria-labelledby={titleId}
      className="target:bg-accent-soft -mx-4 flex scroll-mt-20 flex-col gap-3 px-4 py-4 transition-colors last:pb-0 sm:-mx-6 sm:px-6"
    >
      <div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:gap-6">
        <div className="flex min-w-0 flex-1 gap-3">
          <span className="text-muted mt-0.5 shrink-0">{props.icon}</span>
          <div className="min-w-0">
            <h3 id={titleId} className="text-sm font-medium">
              {props.title}
            </h3>
            <p className="text-muted text-xs">{props.text}</p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 ps-8 lg:ps-0">
          <div className="flex flex-col gap-0.5 text-sm max-lg:min-w-fit max-lg:flex-1 lg:w-44">
            {props.state}
          </div>
          {props.actions !== undefined && (
            <div className="flex flex-wrap gap-2 max-sm:*:min-h-10 lg:w-48 lg:justify-end">
              {props.actions}
            </div>
          )}
        </div>
      </div>
      {props.children}
    </li>
  );
}
