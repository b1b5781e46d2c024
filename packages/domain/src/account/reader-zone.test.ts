import { expect, test } from "vitest";
import { isReaderZone } from "./reader-zone.ts";

test.each(["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+3", "Asia/Kolkata"])(
  "%s is a zone",
  (name) => expect(isReaderZone(name)).toBe(true),
);

test.each(["", "+02:00", "Europe/Nowhere", "europe berlin", "Asia/Tokyo\u202E", "A".repeat(61)])(
  "%j is none",
  (name) => expect(isReaderZone(name)).toBe(false),
);
