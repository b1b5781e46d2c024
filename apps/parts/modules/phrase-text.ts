import { pageModules } from "./page-modules.ts";

export const { formatPhraseParts } = pageModules().phraseText;
