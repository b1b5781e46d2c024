/** Apart from the loader, whose modules would be counted as the browser's. */
import { GATE_AREAS } from "../../shared/gate/gate-areas.ts";

export const MARKET_AREAS = { areas: ["market", "offer"], areasOfUser: GATE_AREAS } as const;
