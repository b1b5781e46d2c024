/**
 * A document that arrived just before a deployment may name scripts that are gone: without them its
 * page can be read and not used. Where the server has another build by now, the document is loaded
 * once more, at most once in ten seconds (see `new-version.ts`), and never after something was typed.
 *
 * It is an inline script because it must not need any script file.
 */
export const GONE_SCRIPTS_SCRIPT = `{
let isTyped = false;
addEventListener("input", () => { isTyped = true; }, true);
addEventListener("error", async ({ target }) => {
  if (target?.tagName !== "SCRIPT") return;
  console.error("The site could not be started: " + target.src);
  try {
    const { id } = await (await fetch("/builds/latest.json", { cache: "no-store" })).json();
    const now = Date.now();
    const isRecent = now - Number(sessionStorage.getItem("reloaded-at")) < 10000;
    if (!id || id === document.documentElement.dataset.build || isRecent || isTyped) return;
    sessionStorage.setItem("reloaded-at", String(now));
    location.reload();
  } catch {}
}, true);
}`;
