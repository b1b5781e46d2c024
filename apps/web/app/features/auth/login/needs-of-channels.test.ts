import { expect, test } from "vitest";
import { needsOfChannels } from "./needs-of-channels.ts";

const email = { channel: "email", sentTo: "mei***@example.com" } as const;
const phone = { channel: "phone", sentTo: "+44***3456" } as const;
const totp = { channel: "totp", sentTo: null } as const;
const passkey = { channel: "passkey", sentTo: null } as const;

test.each([
  [[email], { email: true, phone: false, totp: false, passkey: false, password: false }],
  // One of them is enough; the first until another is chosen.
  [[email, phone], { email: true, phone: false, totp: false, passkey: false, password: false }],
  [[totp], { email: false, phone: false, totp: true, passkey: false, password: false }],
  [[totp, passkey], { email: false, phone: false, totp: true, passkey: true, password: false }],
  [
    [email, totp, passkey],
    { email: true, phone: false, totp: true, passkey: true, password: false },
  ],
  [[passkey], { email: false, phone: false, totp: true, passkey: true, password: false }],
  [[email, passkey], { email: true, phone: false, totp: false, passkey: true, password: false }],
])("%j", (channels, requirements) => {
  expect(needsOfChannels(channels).requirements).toEqual(requirements);
});

test("includes the masked targets of the codes", () => {
  expect(needsOfChannels([email, phone]).targets).toEqual({
    email: "mei***@example.com",
    phone: "+44***3456",
  });
  expect(needsOfChannels([totp]).targets).toEqual({ email: null, phone: null });
});
