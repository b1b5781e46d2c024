/**
 * A document that arrived just before a deployment may name scripts that are gone: without them its
 * page can be read and not used. Where the server has another build within a minute, the document is loaded
 * once more, at most once in ten seconds (see `new-version.ts`), and never after something was typed.
 *
 * It is an inline script because it must not need any script file.
 */
export const GONE_SCRIPTS_SCRIPT = `{
let isTyped = false;
let isAsking = false;
addEventListener("input", () => { isTyped = true; }, true);
addEventListener("error", async ({ target }) => {
  if (target?.tagName !== "SCRIPT") return;
  console.error("The site could not be started: " + target.src);
  if (isAsking) return;
  isAsking = true;
  for (let tries = 0; tries < 12 && !isTyped; tries += 1) {
    try {
      const { id } = await (await fetch("/builds/latest.json", { cache: "no-store" })).json();
      const now = Date.now();
      const isRecent = Math.abs(now - Number(sessionStorage.getItem("reloaded-at"))) < 10000;
      if (id && id !== document.documentElement.dataset.build && !isRecent && !isTyped) {
        sessionStorage.setItem("reloaded-at", String(now));
        return location.reload();
      }
    } catch {}
    await new Promise((resolve) => setTimeout(resolve, 5000));
  }
}, true);
}`;
