import { pageModules } from "./page-modules.ts";

export const { Fragment, jsx, jsxs } = pageModules().jsxRuntime;
