// The log of staff, searched and as a file, and figures of customer service.
import {
  downloadServiceFigures,
  downloadStaffLog,
  getServiceFigures,
  getStaffLogHead,
} from "@parley/contract/endpoints/staff/figures";
import { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import type { StaffParts } from "@parley/operations/identity/role/act-as-staff";
import * as figures from "@parley/operations/staff/figures/read-service-figures";
import * as log from "@parley/operations/staff/log/list-staff-actions";
import { readLogHead } from "@parley/operations/staff/log/note-log-day";
import { badInput } from "@parley/domain/refused";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { staffOf } from "./staff-routes.ts";

const csvFile = (name: string, text: string) =>
  ({
    ok: true,
    file: { bytes: new TextEncoder().encode(text), mediaType: "text/csv; charset=utf-8", name },
  }) as const;

export function bindFiguresRoutes(parts: Pick<StaffParts, "pool" | "clock">): Binding[] {
  const { pool, clock } = parts;
  return [
    bind(listStaffActions, async ({ page, pageSize, ...asked }, { session }) => {
      const staff = staffOf(session);
      const { list, ...counted } = await log.listStaffActions(pool, staff, asked, {
        page,
        pageSize,
      });
      const rows = list.map((row) => ({
        actionId: row.id.toString(),
        at: row.createdAt.getTime(),
        by: { uid: row.staffUid.toString(), username: row.staffUsername },
        action: row.action,
        uid: row.uid?.toString() ?? null,
        subject: row.subject,
        reason: row.reason,
      }));
      return { ok: true, data: { list: rows, ...counted, page, pageSize } };
    }),

    bind(downloadStaffLog, async (asked, { session }) =>
      csvFile("staff-log.csv", await log.writeStaffLogCsv(pool, staffOf(session), asked)),
    ),

    bind(getStaffLogHead, async () => ({ ok: true, data: await readLogHead(pool) })),

    bind(getServiceFigures, async (asked, { session }) => {
      const range = figures.readDays(asked, clock.now());
      if (range === null) return badInput("to");
      const data = await figures.readServiceFigures(parts, staffOf(session), range);
      return { ok: true, data };
    }),

    bind(downloadServiceFigures, async (asked, { session }) => {
      const range = figures.readDays(asked, clock.now());
      if (range === null) return badInput("to");
      const found = await figures.readServiceFigures(parts, staffOf(session), range);
      return csvFile("customer-service.csv", figures.writeFiguresCsv(found));
    }),
  ];
}
