/** Opens a screen, waits until it is complete, and collects what the browser complains about. */
import type { Page } from "@playwright/test";

export interface Complaints {
  /** Since the last call. */
  take(): string[];
}

/** The walk asks for codes of the same person again and again, which a server answers for a while. */
const isOfCodes = (address: string) => new URL(address).pathname.endsWith("/send-code");

/** Listens to console, uncaught errors and requests of a page; `status` is a refusal it shows. */
export function listen(page: Page, status: () => number): Complaints {
  let said: string[] = [];
  const say = (text: string) => said.push(text.replaceAll(/\s+/g, " ").slice(0, 300));
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // A failed response is named with its address below; the walk itself blocks the worker.
    if (/^Failed to load resource|^Service Worker registration blocked/.test(message.text()))
      return;
    say(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => say(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A page that is left takes back what it had asked for.
    if (reason !== "net::ERR_ABORTED") say(`failed request: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() < 400 || response.status() === status()) return;
    if (response.status() === 429 && isOfCodes(response.url())) return;
    say(`answer ${response.status()}: ${response.url()}`);
  });
  return {
    take() {
      const taken = said;
      said = [];
      return taken;
    },
  };
}

const SETTLES_MS = 15_000;

/** Opens an address and waits until it is alive and nothing is being loaded. */
export async function visit(page: Page, path: string, isNeverStill = false): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await settle(page, isNeverStill);
  // What loads when it is scrolled to.
  await page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- It runs inside the page.
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    scrollTo(0, document.documentElement.scrollHeight);
    await frame();
    await frame();
    scrollTo(0, 0);
    await frame();
  });
  await settle(page, isNeverStill);
}

/** Until every control answers, nothing is marked as waiting and the typeface is there. */
export async function settle(page: Page, isNeverStill = false): Promise<void> {
  await page.waitForFunction(
    (isRestless) => {
      const controls = [...document.querySelectorAll("button, input, select, textarea, a[href]")];
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- It runs inside the page.
      const isAlive = (element: Element) =>
        element.closest("[data-acts]") !== null ||
        element.matches("a") ||
        Object.keys(element).some((key) => key.startsWith("__reactProps$"));
      const isWaiting = [...document.querySelectorAll("[aria-busy=true], .animate-pulse")].some(
        (one) => one.checkVisibility(),
      );
      return (
        document.readyState === "complete" &&
        document.fonts.status === "loaded" &&
        (controls.length > 0 || isRestless) &&
        controls.every(isAlive) &&
        (isRestless || !isWaiting)
      );
    },
    isNeverStill,
    { timeout: SETTLES_MS },
  );
}

/** The page at another width, as soon as it is laid out. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await page.evaluate(
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
  );
}
