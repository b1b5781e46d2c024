// Events of the stream of staff. Apart from `live-events.ts`, which is part of every page of users.
import { CASE_KINDS } from "@parley/domain/staff/queue";
import * as z from "zod/mini";

/** The queues in which something has changed; they are read again by their calls. */
export const QUEUE_EVENT = "queue";
export const queueEventData = z.object({ kinds: z.array(z.enum(CASE_KINDS)) });

/** The shortest interval of these events. */
export const QUEUE_EVENT_PAUSE_MS = 250;
