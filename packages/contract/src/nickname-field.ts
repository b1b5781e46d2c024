// The name under which others see an account: apart from other texts, whose rules more pages need.
import {
  LONGEST_NICKNAME,
  normalizeNickname,
  SHORTEST_NICKNAME,
} from "@parley/domain/name/nickname";
import * as z from "zod/mini";

/** A name under which others see an account; what it may be made of is a rule of the server. */
export const nicknameText = () =>
  z
    .string()
    .check(
      z.overwrite(normalizeNickname),
      z.minLength(SHORTEST_NICKNAME),
      z.maxLength(LONGEST_NICKNAME),
    );
