/** The one component that shows a count or, as a percentage, a ratio, as the language writes it. */
import type { NumericInput } from "@parley/domain/decimal";
import { classNames } from "../styles/class-names.ts";
import { useNumbers } from "./language.tsx";

export interface FigureProps {
  readonly value: NumericInput;
  readonly isRatio?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Figure({ value, isRatio = false, className }: FigureProps) {
  const { number, ratio } = useNumbers();
  return (
    <bdi className={classNames("figures", className)}>{isRatio ? ratio(value) : number(value)}</bdi>
  );
}
