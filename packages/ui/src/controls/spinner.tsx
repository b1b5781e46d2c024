/**
 * A turning ring for work whose length is unknown. It is hidden from screen readers: the text
 * beside it is announced.
 */
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
