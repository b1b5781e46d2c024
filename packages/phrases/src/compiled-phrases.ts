/**
 * The form in which phrases reach the browser and the server: parsed at build time, one file an
 * area.
 *
 * A phrase without placeholders is parsed too, into one literal element, so that every phrase is
 * handled alike. Compressed, the difference is under a hundred bytes a page.
 */

import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

export type CompiledCatalogue = Readonly<Record<string, MessageFormatElement[]>>;
