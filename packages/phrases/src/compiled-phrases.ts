/**
 * The form in which phrases reach the browser and the server: parsed beforehand, one file an area.
 *
 * A phrase without placeholders is parsed too, into one literal element: react-intl without its
 * parser returns such an element by its shortest path, while it would try to parse a plain string
 * and report an error for each. Compressed, the difference is under a hundred bytes a page.
 */

import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

export type CompiledCatalogue = Readonly<Record<string, MessageFormatElement[]>>;
