/**
 * Sentences and labels whose English wording is agreed to the letter. They are listed here and not
 * derived, so that an edit of a catalogue cannot silently change them.
 */

import { describe, expect, it } from "vitest";
import { cataloguesOf, readCatalogues } from "../scripts/read-catalogues.ts";

const SENTENCES = [
  // The trade
  "I've Paid",
  "Received & Release crypto",
  "Asset Transfer",
  "Asset Transfer, processing",
  "Confirm to Cancel Order?",
  // Routes and screens
  "Page Not Found",
  "Internal Server Error",
  "Buy",
  "Sell",
  "Advertiser info",
  "Account Security",
  "Order details",
  "My Orders",
  "Order ID",
  "All types",
  "All statuses",
  "Security verification",
  "Security setup",
  "Google Authenticator",
  "Retry",
  "Reorder",
  "View Details",
  "View Order",
  "Back to P2P",
  // Fields
  "Total trades",
  "Completion rate",
  "Average release time",
  "Verified KYC",
  "Verified email",
  "Verified phone",
  "Online",
  "Offline",
  "Message to traders",
  "Unit price",
  "Quantity",
  "Remaining quantity",
  "Limit",
  "Payment window",
  "Type",
  "B",
  "S",
  "Created time",
  "Amount",
  "Fee",
  "Status",
  "Payment method",
  "Receiver's name",
  "Payment amount",
  "Payment info",
  "Receipt confirmation time",
  "Payment deadline",
  "Card number or account",
  "Receiver name",
  // Order status labels
  "Pending payment",
  "Pending fiat receipt",
  "Pending crypto receipt",
  "Pending release",
  "In Process / Pending",
  "Completed",
  "Canceled",
  "Failed",
  // Validation
  "The field cannot be left blank.",
  "Failed to upload.",
  "Failed to upload. Only PNG, JPG, and JPEG image formats are supported.",
  "Failed to upload. Only images smaller than 3MB are supported.",
  "Please select a file smaller than 10MB.",
  "Invalid code format. Please try again.",
  "Please adjust the crypto amount < {amount} {token} to meet the advertiser's requirements.",
  "Please set up 2FA before trading.",
  "Malicious clicks will result in account freezing",
  // Errors
  "Network Error",
  "Page not found",
  "The request failed. Please try again",
  "Request failed, please try again",
  "Failed to send the message.",
  "Security verification unavailable?",
  "No matching data",
  "new version available, Please refresh the page!",
  // Constants
  "I will receive",
] as const;

const catalogues = await readCatalogues();
const english = new Set(
  Object.values(cataloguesOf(catalogues, "en")).flatMap((catalogue) => Object.values(catalogue)),
);

describe("every agreed sentence is an English phrase, to the letter", () => {
  it.each(SENTENCES)("%s", (sentence) => {
    expect(english).toContain(sentence);
  });
});

describe("Network Error when offline has a Chinese text for zh-cn", () => {
  it("is shown in Chinese to readers of zh-cn", () => {
    const shell = cataloguesOf(catalogues, "zh-cn").shell ?? {};
    expect(shell["shell.error.network"]).toMatch(/^\p{Script=Han}+$/u);
  });
});
