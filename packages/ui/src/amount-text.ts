/**
 * What an amount field makes of what was typed or pasted: a decimal string with a point, or null
 * when the text cannot become an amount, so that the field keeps what it had.
 */
import { toAsciiDigits } from "./ascii-digits.ts";

const LONGEST_INTEGER = 18;

export function normalizeAmountText(text: string, scale: number): string | null {
  const compact = toAsciiDigits(text)
    .replaceAll(/[\s'’_]/g, "")
    .replaceAll("．", ".")
    .replaceAll("，", ",");
  const plain = withDecimalPoint(compact);
  const match = /^(\d*)(?:(\.)(\d*))?$/.exec(plain);
  if (match === null) return null;
  const [, rawInteger = "", point = "", decimals = ""] = match;
  if (rawInteger === "" && point === "") return "";
  const integer = rawInteger.replace(/^0+(?=\d)/, "");
  if (integer.length > LONGEST_INTEGER || decimals.length > scale) return null;
  if (point !== "" && scale === 0) return null;
  return (integer === "" ? "0" : integer) + point + decimals;
}

/**
 * Many languages write the decimal comma. The last separator is the decimal one when both kinds
 * occur; several of one kind can only be thousands; a single comma is what such a keyboard offers
 * for the point, and the field shows at once what it took it for.
 */
function withDecimalPoint(text: string): string {
  const commas = text.split(",").length - 1;
  const points = text.split(".").length - 1;
  if (commas === 0 && points <= 1) return text;
  if (commas === 1 && points === 0) return text.replace(",", ".");
  const lastComma = text.lastIndexOf(",");
  const lastPoint = text.lastIndexOf(".");
  if (commas > 0 && points > 0) {
    const decimal = lastComma > lastPoint ? "," : ".";
    const grouping = decimal === "," ? "." : ",";
    return hasGroupsOfThree(text.slice(0, Math.max(lastComma, lastPoint)), grouping)
      ? text.replaceAll(grouping, "").replace(decimal, ".")
      : text;
  }
  const grouping = commas > 0 ? "," : ".";
  return hasGroupsOfThree(text, grouping) ? text.replaceAll(grouping, "") : text;
}

function hasGroupsOfThree(text: string, grouping: string): boolean {
  const [first = "", ...rest] = text.split(grouping);
  return /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
}
