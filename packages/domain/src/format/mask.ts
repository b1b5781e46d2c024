/**
 * Masks names, addresses and numbers for display, so that their owner recognises them and other
 * readers do not learn them. Characters are code points: half of a surrogate pair is never shown.
 */
const STARS = "***";
const SHORT_LOCAL_PART = 3;
const SHORT_TEXT = 7;

export function mask(text: string): string {
  if (text === "") return "";
  const at = text.lastIndexOf("@");
  const isEmail = at > 0 && at < text.length - 1;
  return isEmail ? maskEmail(text.slice(0, at), text.slice(at)) : maskPlain(text);
}

function maskEmail(localPart: string, domain: string): string {
  const characters = Array.from(localPart);
  const kept = characters.length <= SHORT_LOCAL_PART ? 1 : 3;
  return characters.slice(0, kept).join("") + STARS + domain;
}

function maskPlain(text: string): string {
  const characters = Array.from(text);
  const [head, tail] = characters.length < SHORT_TEXT ? [1, 1] : [3, 4];
  return characters.slice(0, head).join("") + STARS + characters.slice(-tail).join("");
}
