/** A turning ring for work whose length is unknown. It is silent: the text beside it tells. */
import LoaderCircle from "lucide-react/icons/loader-circle";
import { classNames } from "../styles/class-names.ts";

export interface SpinnerProps {
  readonly className?: string | undefined;
}

export function Spinner({ className }: SpinnerProps) {
  return (
    <LoaderCircle aria-hidden className={classNames("size-4 shrink-0 animate-spin", className)} />
  );
}
