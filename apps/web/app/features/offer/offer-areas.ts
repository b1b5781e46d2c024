/** Apart from the loader, whose modules would be counted as the browser's. */
import { GATE_AREAS } from "../../shared/gate/gate-areas.ts";

export const OFFER_AREAS = ["offer", "detail", "advertiser", "order", ...GATE_AREAS] as const;
