import { pageModules } from "./page-modules.ts";

const { reactDom } = pageModules();

export default reactDom;
export const { createPortal, flushSync } = reactDom;
