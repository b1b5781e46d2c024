/**
 * The page in place of one that cannot be reached. It is made from texts inside the worker, so that
 * nothing has to be stored for it.
 */

export interface OfflinePhrases {
  /** For the `lang` attribute. */
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** The reader's choice of theme is in a cookie, which not every worker can read. */
const THEME = `document.documentElement.dataset.theme=/(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1]??(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")`;

/** A browser reports to be online before it is, and while the server is down. */
const RETRY = `const again=()=>location.reload(),ask=()=>fetch("/healthz",{cache:"no-store"}).then(r=>r.ok&&again(),()=>{});addEventListener("online",ask);setInterval(ask,5000);addEventListener("DOMContentLoaded",()=>document.querySelector("button").addEventListener("click",again))`;

const SCRIPT = `${THEME};${RETRY}`;

const LAYOUT = `html{font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;background:var(--role-canvas);color:var(--role-ink)}body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;box-sizing:border-box}main{max-width:26rem;text-align:center}svg{width:3.5rem;height:3.5rem}h1{font-size:1.25rem;line-height:1.4;margin:1rem 0 .5rem}p{color:var(--role-muted);margin:0 0 1.5rem;overflow-wrap:break-word}button{font:inherit;font-weight:600;min-height:2.75rem;padding:0 1.5rem;border:0;border-radius:.5rem;background:var(--role-accent-fill);color:var(--role-on-fill);cursor:pointer}button:hover{background:var(--role-accent-fill-hover)}button:focus-visible{outline:2px solid var(--role-focus);outline-offset:2px}`;

/** The sign of the site, as in favicon.svg. */
const SIGN = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="var(--role-accent-fill)"/><g fill="var(--role-on-fill)"><path d="M12 6H9a5 5 0 0 0-5 5v10a5 5 0 0 0 5 5h3v-4H9a1 1 0 0 1-1-1V11a1 1 0 0 1 1-1h3z"/><path d="M20 6h3a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5h-3v-4h3a1 1 0 0 0 1-1V11a1 1 0 0 0-1-1h-3z"/><circle cx="16" cy="16" r="4"/></g></svg>`;

/** `colours`: the roles of both themes as CSS. */
export async function offlineResponse(phrases: OfflinePhrases, colours: string): Promise<Response> {
  const style = colours + LAYOUT;
  const [styleHash, scriptHash] = await Promise.all([hashOf(style), hashOf(SCRIPT)]);
  return new Response(writePage(phrases, style), {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none';style-src ${styleHash};script-src ${scriptHash};connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
      "x-content-type-options": "nosniff",
    },
  });
}

function writePage({ tag, title, text, retry }: OfflinePhrases, style: string): string {
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escape(title)} | Parley</title><style>${style}</style><script>${SCRIPT}</script></head><body><main>${SIGN}<h1>${escape(title)}</h1><p>${escape(text)}</p><button type="button">${escape(retry)}</button></main></body></html>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
