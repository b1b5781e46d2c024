/** A length of time in the reader's language, in the unit people would say it in: "5 hours". */
import { roundTime } from "@parley/domain/appeal/ruling-time";

export function roundTimeText(ms: number, intlTag: string): string {
  const { count, unit } = roundTime(ms);
  const format = { style: "unit", unit, unitDisplay: "long", numberingSystem: "latn" } as const;
  return new Intl.NumberFormat(intlTag, format).format(count);
}
