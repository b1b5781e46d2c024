/** What the page of a person shows. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { getPersonRecord } from "@parley/contract/endpoints/staff/people";
import {
  getUserForStaff,
  listGroupLinks,
  listStaffActions,
} from "@parley/contract/endpoints/staff/staff";
import type { LoaderFunctionArgs } from "react-router";
import { api, read } from "../../shell/api.ts";

export type Person = EndpointReply<typeof getUserForStaff>;
export type Record = EndpointReply<typeof getPersonRecord>;

export interface LoadedPerson {
  readonly person: Person;
  /** Null for roles that have no use for it, and of colleagues. */
  readonly record: Record | null;
  readonly actions: EndpointReply<typeof listStaffActions>["list"];
  readonly links: EndpointReply<typeof listGroupLinks>["list"];
}

export async function loadPerson({ params }: LoaderFunctionArgs): Promise<LoadedPerson> {
  const uid = params["uid"] ?? "";
  const [person, record, { list: actions }, { list: links }] = await Promise.all([
    read(getUserForStaff, { uid }),
    api.call(getPersonRecord, { uid }),
    read(listStaffActions, { uid, pageSize: 50 }),
    read(listGroupLinks, { uid, pageSize: 50 }),
  ]);
  return { person, record: record.ok ? record.data : null, actions, links };
}
