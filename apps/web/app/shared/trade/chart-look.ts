/** The look of charts, taken from the roles of the page, so that they follow its theme. */
import { formatNumber } from "@parley/domain/format/format-number";
import type { KnownLanguage } from "@parley/domain/language/language";
import type { ChartOptions, DeepPartial, PriceFormatCustom } from "lightweight-charts";

export type Role = "accent" | "buy" | "sell";

export function colourOf(role: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--role-${role}`).trim();
}

/** `intlTag` names the language in which axes are labelled. */
export function chartLook(intlTag: string): DeepPartial<ChartOptions> {
  const line = { color: colourOf("line") };
  return {
    autoSize: true,
    // Its mark would need a style of its own, which the content policy refuses; the page names it.
    layout: {
      attributionLogo: false,
      background: { color: "transparent" },
      textColor: colourOf("muted"),
      fontFamily: getComputedStyle(document.body).fontFamily,
    },
    grid: { vertLines: { visible: false }, horzLines: line },
    rightPriceScale: { borderVisible: false },
    timeScale: { borderVisible: false, fixLeftEdge: true, fixRightEdge: true },
    localization: { locale: intlTag },
    // A chart that eats the wheel and the thumb stops the page around it.
    handleScroll: false,
    handleScale: false,
  };
}

/** The numbers of an axis; what is drawn is a double, and is rounded to the decimals of the axis. */
export function axisFormat(digits: number, language: KnownLanguage): PriceFormatCustom {
  const formatter = (value: number) => formatNumber(value.toFixed(digits), { language });
  return { type: "custom", formatter, minMove: 10 ** -digits };
}

/** The same colour as a veil: roles are written as six hexadecimal digits. */
export function veilOf(colour: string): string {
  return `${colour}33`;
}
