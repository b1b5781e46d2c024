// What browsers send about themselves. Readers have the usual ones, so that many of them look alike.

const MOZILLA = "Mozilla/5.0";
const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const WINDOWS = "(Windows NT 10.0; Win64; x64)";
const IPHONE =
  "(iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

/** The most usual one. */
export const CHROME = `${MOZILLA} ${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`;
const CHROME_ON_ANDROID = `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`;
const SAFARI = `${MOZILLA} ${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`;
const EDGE = `${CHROME} Edg/142.0.0.0`;
const FIREFOX = `${MOZILLA} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`;

/** As often as they are used. */
export const BROWSERS = [
  CHROME,
  CHROME,
  CHROME,
  CHROME_ON_ANDROID,
  CHROME_ON_ANDROID,
  SAFARI,
  EDGE,
  FIREFOX,
];

export function headersOf(browser: string, language: string): Readonly<Record<string, string>> {
  return { "user-agent": browser, "accept-language": language };
}
