// What a picture said of its making before it was re-encoded, for staff.
import { PICTURE_SIGNALS } from "@parley/domain/staff/picture-signal";
import * as z from "zod/mini";
import { idText } from "./fields.ts";

export const pictureOrigin = () =>
  z.object({
    fileId: idText(),
    /** By the clock of the camera, without a zone: 2026-11-15 12:30:00. */
    takenAt: z.nullable(z.string()),
    changedAt: z.nullable(z.string()),
    software: z.nullable(z.string()),
    /** Maker and model of the camera. */
    device: z.nullable(z.string()),
    signals: z.array(z.enum(PICTURE_SIGNALS)),
  });
