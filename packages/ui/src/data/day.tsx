/** A day of the calendar, such as that of an announcement: the same one in every zone. */
import { formatMoment } from "@parley/domain/format/format-moment";
import { use } from "react";
import { classNames } from "../styles/class-names.ts";
import { PageLanguage } from "./language.tsx";

export interface DayProps {
  /** As in 2026-11-18. */
  readonly day: string;
  readonly className?: string | undefined;
}

export function Day({ day, className }: DayProps) {
  const language = use(PageLanguage);
  return (
    <time dateTime={day} className={classNames("figures whitespace-nowrap", className)}>
      {formatMoment(`${day}T00:00Z`, { language, timeZone: "UTC", form: "day" })}
    </time>
  );
}
