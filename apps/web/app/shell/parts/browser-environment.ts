/** How parts are loaded in a browser. */
import type { PartEntry, PartEnvironment } from "./load-part.ts";

export const browserEnvironment: PartEnvironment = {
  async fetchEntry(url, signal) {
    // The entry is asked for anew each time; the files that it names have their version in their
    // name.
    const answer = await fetch(url, { signal, cache: "no-cache", credentials: "omit" });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    // Relative addresses in it belong to where it was found.
    return { html: await answer.text(), url: answer.url };
  },
  readEntry,
  addStyle(url, signal) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = url;
    const loaded = new Promise<void>((resolve, reject) => {
      link.addEventListener("load", () => resolve());
      link.addEventListener("error", () => reject(new Error(`${url} could not be loaded.`)));
    });
    document.head.append(link);
    signal.addEventListener("abort", () => link.remove());
    return loaded;
  },
  importModule: (url) => import(/* @vite-ignore */ url),
};

function readEntry(html: string, url: string): PartEntry {
  const entry = new DOMParser().parseFromString(html, "text/html");
  const addresses = (selector: string, attribute: string) =>
    [...entry.querySelectorAll(selector)].map((element) =>
      new URL(element.getAttribute(attribute) ?? "", url).toString(),
    );
  return {
    styles: addresses("link[rel~=stylesheet][href]", "href"),
    scripts: addresses("script[type=module][src]", "src"),
  };
}
