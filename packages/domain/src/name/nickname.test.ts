import { describe, expect, test } from "vitest";
import { isReservedName, skeletonOf } from "./name-skeleton.ts";
import { decideNickname, normalizeNickname, renameFrom, RENAME_EVERY_MS } from "./nickname.ts";

const decide = (name: string) => decideNickname(normalizeNickname(name));

describe("a nickname", () => {
  test.each([
    "ada",
    "Slow_and_Steady",
    "J.R-Ewing",
    "José",
    "Nguyễn-An",
    "Мария",
    "अमित-7",
    "สมชาย",
    "東京トレーダー",
    "Tokyo東京",
    "한국거래",
    "Ｆｕｌｌ",
    "trader-2026",
    "Məmməd",
    "Ɔbaa_Yaa",
    "Oʻtkir",
    "Đặng",
  ])("may be %s", (name) => expect(decide(name)).toBeNull());

  test.each([
    ["a b c", "a space"],
    ["ad\u200Ba", "a zero-width space"],
    ["ad\u00ADa", "a soft hyphen"],
    ["\u3164\u3164\u3164", "Hangul fillers"],
    ["\u2800\u2800\u2800", "Braille blanks"],
    ["\u202Eada", "a direction override"],
    ["a\u0300\u0301\u0302da", "stacked marks"],
    ["ada\u034Fbo", "a grapheme joiner"],
    ["__ada", "a leading separator"],
    ["a..da", "two separators"],
    ["ada/x", "a slash"],
    ["ada@x", "an at sign"],
    ["ada❤", "a picture"],
    ["1৪5", "digits of two systems"],
    ["ᴘᴀʀʟᴇʏ", "small capitals"],
    ["ꜱᴜᴘᴘᴏʀᴛ", "small capitals of another block"],
    ["ɴick", "a sign of phonetics"],
    ["ƨupport", "an old tone letter"],
    ["Par\u20DDley", "a circle around a letter"],
    ["Sup\uFE20port", "half a mark across two letters"],
    ["ع\u0640لي", "a stroke that lengthens an Arabic word"],
    ["bob\u02B9", "a prime that is written like a letter"],
  ])("is refused with %j: %s", (name) => expect(decide(name)).toBe("nicknameCharacters"));

  test.each(["аdmin", "pаypal", "Αda", "adaश", "ひраб", "한ひ"])(
    "is refused in two scripts: %s",
    (name) => expect(decide(name)).toBe("nicknameScripts"),
  );

  test.each([
    "parley.com",
    "t.me",
    "www-ada",
    "http-ada",
    "ada-4915112345678",
    "call.555.123.4567",
  ])("is refused as a contact: %s", (name) => expect(decide(name)).toBe("nicknameContact"));
});

describe("a skeleton", () => {
  test.each([
    ["Ada", "ADA"],
    ["paypal", "раураӏ"],
    ["Bob", "ВОВ"],
    ["lris", "Iris"],
    ["1ris", "iris"],
    ["O0O", "ooo"],
    ["modern", "modem"],
    ["vvolf", "wolf"],
    ["José", "Jose"],
    ["ada_lovelace", "ada-lovelace"],
    ["Ａｄａ", "ada"],
  ])("is the same for %s and %s", (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });

  test("differs for names that look different", () => {
    const names = ["ada", "adam", "eve", "user-123456789", "user-123456780", "Мария", "Марина"];
    expect(new Set(names.map(skeletonOf)).size).toBe(names.length);
  });
});

describe("a reserved name", () => {
  test.each([
    "Parley",
    "Parley_Support",
    "P4rley",
    "myparleys",
    "Par1ey-Help",
    "theparleyteam",
    "Admin",
    "4dm1n",
    "a-d-m-i-n",
    "Admin_7",
    "5upport",
    "0fficial",
    "Official.Trader",
    "customer-service",
    "Moderator-3",
    "my_escrow_team",
    "Kundenservice",
    "Поддержка",
    "客服小李",
    "官方",
    "サポート",
    "고객센터",
    "Güvenlik",
    "Помощь_24",
    "Unterstützung",
    "ทีมสนับสนุน",
    "मदद",
    "Yardım",
  ])("is %s", (name) => expect(isReservedName(name)).toBe(true));

  test.each(["ada", "badminton", "Modesto", "Helpful-Hans", "Teamo", "maria", "user-123456789"])(
    "is not %s",
    (name) => expect(isReservedName(name)).toBe(false),
  );
});

test("the next rename is possible 30 days after the last one", () => {
  expect(renameFrom(null, 5)).toBeNull();
  expect(renameFrom(1_000, 1_000)).toBe(1_000 + RENAME_EVERY_MS);
  expect(renameFrom(1_000, 1_000 + RENAME_EVERY_MS)).toBeNull();
});
