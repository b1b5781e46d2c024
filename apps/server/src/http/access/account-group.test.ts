import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { takeAccountGroup } from "./account-group.ts";

function rewrite(url: string): string {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  return takeAccountGroup(request);
}

test.each([
  ["/7/api/t/v2/assets", "/api/t/v2/assets"],
  ["/0/api/x?a=/9/api/y", "/api/x?a=/9/api/y"],
  ["/12/api", "/api"],
  ["/12/api?x=1", "/api?x=1"],
  ["/api/t/v2/assets", "/api/t/v2/assets"],
  ["/7/apix", "/7/apix"],
  ["/7/en/api/x", "/7/en/api/x"],
  ["/7a/api/x", "/7a/api/x"],
  ["//7/api/x", "//7/api/x"],
  ["/1234567890123456789/api/x", "/1234567890123456789/api/x"],
  ["/", "/"],
])("%s is routed as %s", (url, routed) => {
  expect(rewrite(url)).toBe(routed);
});
