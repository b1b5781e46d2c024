/** Who works at the console: read once by the frame's loader, and known to all pages in it. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { getStaffSession } from "@parley/contract/endpoints/staff/door";
import { hasRight, type StaffRight } from "@parley/domain/staff/staff-right";
import { useRouteLoaderData } from "react-router";
import { read } from "./api.ts";

export type StaffSession = EndpointReply<typeof getStaffSession>;

export const FRAME_ROUTE = "frame";

export function loadSession(): Promise<StaffSession> {
  return read(getStaffSession, {});
}

export function useStaffSession(): StaffSession {
  const session = useRouteLoaderData<StaffSession>(FRAME_ROUTE);
  if (session === undefined) throw new Error("Only pages inside the frame know the session.");
  return session;
}

/** Whether a button is worth showing; the server decides again. */
export function useHasRight(): (right: StaffRight) => boolean {
  const { role } = useStaffSession();
  return (right) => hasRight(role, right);
}
