import { Badge } from "@parley/ui/data/badge";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";

export interface StateBadgeProps {
  readonly isOn: boolean;
  readonly children: string;
}

/** Whether a protection is in place, as a word and an icon. */
export function StateBadge({ isOn, children }: StateBadgeProps) {
  const Icon = isOn ? CircleCheck : CircleDashed;
  return (
    <Badge
      tone={isOn ? "success" : "neutral"}
      icon={<Icon aria-hidden className="size-3.5" />}
      className="self-start"
    >
      {children}
    </Badge>
  );
}
