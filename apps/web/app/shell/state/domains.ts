/**
 * The origins of the services, as the page was made with them. They are in the document, so that they
 * are known before anything of the page runs.
 */

export interface Domains {
  /** Empty for the origin of the page. */
  readonly apiDomain: string;
  readonly flagDomain: string;
  readonly contentDomain: string;
}

export const SAME_SITE: Domains = { apiDomain: "", flagDomain: "", contentDomain: "" };

export function readDomains(): Domains {
  const { flagDomain = "", contentDomain = "" } = document.documentElement.dataset;
  return { ...SAME_SITE, flagDomain, contentDomain };
}
