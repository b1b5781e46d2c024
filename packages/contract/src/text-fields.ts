// Texts of users: what they say, and the names under which others see them. Apart from `fields.ts`,
// since their rules would be part of every page.
import { cleanLine, cleanText, isSeen } from "@parley/domain/format/clean-text";
import {
  LONGEST_NICKNAME,
  normalizeNickname,
  SHORTEST_NICKNAME,
} from "@parley/domain/name/nickname";
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

/** A name under which others see an account; what it may be made of is a rule of the server. */
export const nicknameText = () =>
  z
    .string()
    .check(
      z.overwrite(normalizeNickname),
      z.minLength(SHORTEST_NICKNAME),
      z.maxLength(LONGEST_NICKNAME),
    );
