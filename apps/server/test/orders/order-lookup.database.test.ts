// What is looked up before an order is placed.
import { toOfferId, toPaymentId, toUserId } from "@parley/domain/ids";
import { listPlacingFacts } from "@parley/database/queries/trade/placing";
import { describe, expect, test } from "vitest";
import { publishOffer } from "../fixtures/orders.fixture.ts";
import { on, stageOrders } from "../stages/orders.fixture.ts";

stageOrders();

describe("the lookup before an order", () => {
  test("is the same alone and shared with concurrent takers", async () => {
    const { pool } = on.stage.database;
    const { rows } = await pool.query<{ id: string }>("select id from app_user order by id");
    const takers = [...rows.map(({ id }) => id), 1n].map(toUserId);
    const offers = [await publishOffer(on), await publishOffer(on, { side: "buy" }), "1"];
    const accounts = [null, on.buyerPayment, on.merchantPayment];
    const wanted = takers.flatMap((takerId) =>
      offers.flatMap((advId) =>
        accounts.flatMap((account) =>
          ["sepa", "wise", null].map((payMethod) => ({
            takerId,
            offerId: toOfferId(advId),
            payMethod,
            userPaymentId: account === null ? null : toPaymentId(account),
          })),
        ),
      ),
    );
    const now = new Date(on.stage.clock.now());
    const compare = async () => {
      const alone = [];
      for (const one of wanted) alone.push(...(await listPlacingFacts(pool, [one], now)));
      expect(await listPlacingFacts(pool, wanted, now)).toEqual(alone);
      expect(await listPlacingFacts(pool, wanted.toReversed(), now)).toEqual(alone.toReversed());
      return alone;
    };
    const before = await compare();
    expect(before.filter((facts) => facts === null)).toHaveLength(27);
    expect(before.some((facts) => facts?.offer?.payment?.id === BigInt(on.buyerPayment))).toBe(
      true,
    );
    await pool.query(
      `insert into trader_relation (user_id, other_id, kind, created_at)
       select advertiser_id, $2, 'block', now() from offer where id = $1`,
      [offers[0], takers[0]],
    );
    const after = await compare();
    expect(new Set(after.map((facts) => facts?.offer?.isBlocked))).toEqual(
      new Set([undefined, false, true]),
    );
    await pool.query("delete from trader_relation");
  });

  test("of an advertising sub-user shows the master's verification", async () => {
    const { pool } = on.stage.database;
    const offerId = toOfferId(await publishOffer(on));
    const asked = { offerId, payMethod: "sepa", userPaymentId: null };
    const { rows } = await pool.query<Record<"advertiserId" | "masterId" | "caseId", string>>(
      `select advertiser_id as "advertiserId", kyc_case.user_id as "masterId",
         kyc_case.id as "caseId"
       from offer, kyc_case join app_user on app_user.id = kyc_case.user_id
       where offer.id = $1 and kyc_case.user_id <> offer.advertiser_id
         and app_user.kyc_status = 'approved' and kyc_case.status = 'approved' limit 1`,
      [offerId],
    );
    const { advertiserId = "", masterId = "", caseId = "" } = rows[0] ?? {};
    const under = (master: string | null, status: string) =>
      pool.query("update app_user set master_id = $2, kyc_status = $3 where id = $1", [
        advertiserId,
        master,
        status,
      ]);
    await under(masterId, "none");
    const now = new Date(on.stage.clock.now());
    const facts = await listPlacingFacts(
      pool,
      [
        { ...asked, takerId: toUserId(masterId) },
        { ...asked, takerId: toUserId(advertiserId) },
      ],
      now,
    );
    await under(null, "approved");
    for (const one of facts) {
      expect(one?.offer).toMatchObject({
        advertiserId: toUserId(advertiserId),
        advertiserMasterId: toUserId(masterId),
        other: { isKycVerified: true },
        otherName: { latest: { id: BigInt(caseId), status: "approved" } },
      });
    }
    const [own] = await listPlacingFacts(pool, [{ ...asked, takerId: toUserId(masterId) }], now);
    expect(own?.offer).toMatchObject({
      advertiserMasterId: toUserId(advertiserId),
      other: { isKycVerified: true },
    });
    expect(own?.offer?.otherName.latest?.id).not.toBe(BigInt(caseId));
  });
});
