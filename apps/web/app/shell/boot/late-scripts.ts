/**
 * Lets a page that is read before it is used be seen first and run its scripts after. It arrives
 * complete, so on a slow line its scripts would only compete with its style sheet.
 *
 * The router writes its modules as preloads of high priority and one script that imports them, and
 * has no setting for it. So they are written in a form that a browser leaves alone, and a script of
 * a few lines turns them back. Where the router's text should ever differ, nothing is changed and
 * the page runs as it always did.
 */

const PRELOAD = '<link rel="modulepreload"';
const WAITING_PRELOAD = '<link rel="late-modulepreload"';
const MODULE = ' type="module" async="">';
const WAITING_MODULE = ' type="text/late-module">';

/**
 * The second frame begins when the first has been painted. A tab in the background paints nothing
 * and would wait for ever. To begin the loading of twelve files takes long on a slow phone, so each is
 * a task of its own.
 */
const STARTER = `{
const { nonce } = document.currentScript;
const start = () => {
  for (const link of document.querySelectorAll("link[rel=late-modulepreload]")) {
    setTimeout(() => (link.rel = "modulepreload"));
  }
  setTimeout(() => {
    const waiting = document.querySelector("script[type='text/late-module']");
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = nonce;
    script.textContent = waiting.textContent;
    waiting.replaceWith(script);
  });
};
if (document.hidden) start();
else requestAnimationFrame(() => requestAnimationFrame(start));
}`;

/** Without a nonce the page's policy permits the scripts by their hashes. */
export function startScriptsLate(html: string, nonce: string | undefined): string {
  // Only head and end are looked through: between them is the page, which is long.
  const body = html.indexOf("<body");
  const module = html.lastIndexOf(MODULE);
  const end = html.lastIndexOf("</body>");
  if (body === -1 || module < body || end < module) return html;
  const attribute = nonce === undefined ? "" : ` nonce="${nonce}"`;
  return [
    html.slice(0, body).replaceAll(PRELOAD, WAITING_PRELOAD),
    html.slice(body, module),
    WAITING_MODULE,
    html.slice(module + MODULE.length, end),
    `<script${attribute}>${STARTER}</script>`,
    html.slice(end),
  ].join("");
}
