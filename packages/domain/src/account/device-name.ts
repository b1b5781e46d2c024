// A name for a device from its user agent, so that users recognise their own in a list. It is only
// a hint: a client can send any user agent.

const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/asdxApp/i, "Parley app"],
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/YaBrowser\//, "Yandex"],
  [/Vivaldi\//, "Vivaldi"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/HeadlessChrome\/|Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Version\/[\d.]+.*Safari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Android/, "Android"],
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
];

const LONGEST_NAME = 60;

/** "Firefox (Linux)"; of a program that is no browser its own name; empty when nothing is known. */
export function nameDevice(userAgent: string): string {
  const find = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser !== undefined) return system === undefined ? browser : `${browser} (${system})`;
  if (system !== undefined) return system;
  const [program = ""] = /^[\w.+-]+/.exec(userAgent) ?? [];
  return program.slice(0, LONGEST_NAME);
}
