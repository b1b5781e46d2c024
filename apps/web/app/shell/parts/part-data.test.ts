import { DEFAULT_FLAGS } from "@parley/domain/site/feature-flag";
import { expect, test } from "vitest";
import { sampleUser } from "../session/user.fixture.ts";
import { partDataOf } from "./part-data.ts";

const brokerInfo = { isBroker: true, brokerId: "7", brokerName: "Nordic Desk" };
const page = { locale: "de", route: "/de/wallet", apiDomain: "https://api.example" } as const;

test("a company that is not approved is handed over with its broker, and no field too many", () => {
  const user = { ...sampleUser, kycType: "company", kycStatus: "pending" } as const;
  expect(partDataOf({ ...page, user, brokerInfo, flags: DEFAULT_FLAGS })).toEqual({
    lang: "de",
    route: "/de/wallet",
    isInstitutions: true,
    isLogin: true,
    userInfo: {
      UID: "123456789",
      userId: "1234567890123456789",
      username: "mei",
      emailOrPhone: "mei***@example.com",
      kycType: "company",
      kycStatus: "pending",
      accountGroup: 7,
      isAdmin: true,
      traderStatus: "none",
      timeZone: null,
    },
    apiDomain: "https://api.example",
    brokerInfo,
    flags: DEFAULT_FLAGS,
  });
});

test("without a user the broker of the last one is not handed over either", () => {
  const data = partDataOf({ ...page, user: null, brokerInfo, flags: DEFAULT_FLAGS });
  expect(data).toMatchObject({ isInstitutions: false, isLogin: false });
  expect([data.userInfo, data.brokerInfo]).toEqual([null, null]);
});
