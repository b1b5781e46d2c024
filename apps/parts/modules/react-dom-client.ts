import { pageModules } from "./page-modules.ts";

export const { createRoot } = pageModules().reactDomClient;
