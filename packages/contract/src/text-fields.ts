// Texts that users say. Apart from `fields.ts`, since their rules would be part of every page.
import { cleanLine, cleanText, isSeen } from "@parley/domain/format/clean-text";
import * as z from "zod/mini";

/**
 * Text of one user that another reads, cleaned of invisible characters before it is measured. Every
 * such field is one of these two; `declarations.test.ts` checks them all.
 */
export const saidText = (longest: number, shortest = 1) =>
  z.string().check(
    z.overwrite(cleanText),
    z.minLength(shortest),
    z.maxLength(longest),
    z.refine((text) => shortest === 0 || isSeen(text)),
  );

/** The same in one line, such as a name. */
export const saidLine = (longest: number, shortest = 1) =>
  z.string().check(
    z.overwrite(cleanLine),
    z.minLength(shortest),
    z.maxLength(longest),
    z.refine((text) => shortest === 0 || isSeen(text)),
  );
