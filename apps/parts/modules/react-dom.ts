/** Everything the page's React DOM exports; a test compares the two. */
import { pageModules } from "./page-modules.ts";

const { reactDom } = pageModules();

export default reactDom;
export const {
  browser,
  createPortal,
  flushSync,
  preconnect,
  prefetchDNS,
  preinit,
  preinitModule,
  preload,
  preloadModule,
  requestFormReset,
  unstable_batchedUpdates,
  useFormState,
  useFormStatus,
  version,
} = reactDom;
