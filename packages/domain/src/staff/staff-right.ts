// What staff may do, by role: each role has the least it needs. The contract names the right that a
// call needs, and the server compares it with this table before it reads anything of the request.

export const STAFF_ROLES = ["agent", "supervisor", "compliance", "administrator"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Roles by right, in the order of `STAFF_ROLES`. */
const ROLES_BY_RIGHT = {
  /** The own staff session and name. */
  useConsole: ["agent", "supervisor", "compliance", "administrator"],
  /** Accounts as staff see them, masked, and which account groups share something. */
  readPeople: ["agent", "supervisor", "compliance", "administrator"],
  /** Whose an email address or a phone number is. */
  findByContact: ["supervisor", "compliance"],
  /** What a person has and did: wallets, offers, orders, sessions, limits. */
  readRecords: ["agent", "supervisor", "compliance"],
  /** Contacts, names and documents of any person, with a reason. */
  openSealed: ["compliance"],
  readLog: ["agent", "supervisor", "compliance", "administrator"],
  /** How customer service as a whole and each member of it is doing. */
  readFigures: ["supervisor", "compliance", "administrator"],
  /** Appeals, failed settlements, and ends of orders that count against the wrong side. */
  workAppeals: ["agent", "supervisor"],
  approveRulings: ["supervisor"],
  workSupport: ["agent", "supervisor"],
  /** Reports of users, and trades that were flagged. */
  readReports: ["agent", "supervisor", "compliance"],
  verifyPeople: ["compliance"],
  readResets: ["agent", "supervisor", "compliance"],
  decideResets: ["supervisor", "compliance"],
  decideWithdrawals: ["agent", "supervisor", "compliance"],
  /** Those above the larger worth. */
  decideLargeWithdrawals: ["supervisor", "compliance"],
  /** Queues of cases; each kind of case needs its own right as well. */
  workCases: ["agent", "supervisor", "compliance"],
  /** A case that a colleague has claimed. */
  takeOverCases: ["supervisor", "compliance"],
  freezeTrading: ["agent", "supervisor", "compliance"],
  /** Not by each who may freeze: compliance may know more than an agent. */
  liftFreeze: ["supervisor", "compliance"],
  takeDownOffers: ["agent", "supervisor", "compliance"],
  /** Of offers that were taken down. */
  restoreOffers: ["supervisor", "compliance"],
  holdSettlement: ["compliance"],
  /** Of one person, lower than those of all. */
  lowerLimits: ["compliance"],
  /** Logs a person out everywhere. */
  endSessions: ["agent", "supervisor", "compliance"],
  /** Traders and brokers. */
  setStatus: ["supervisor"],
  setRoles: ["supervisor", "administrator"],
  clearLinks: ["supervisor", "compliance"],
  /** Help articles and announcements. */
  publishContent: ["administrator"],
  /** Markets, fees, limits, payment methods, networks, features; one proposes, another approves. */
  editMarket: ["administrator"],
  /** Where a member of staff is concerned; never the own account group. */
  actOnStaff: ["supervisor", "administrator"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffRight = keyof typeof ROLES_BY_RIGHT;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of the table above are its rights.
export const STAFF_RIGHTS = Object.keys(ROLES_BY_RIGHT) as readonly StaffRight[];

const ROLES: Readonly<Record<StaffRight, readonly StaffRole[]>> = ROLES_BY_RIGHT;

export function rolesWith(right: StaffRight): readonly StaffRole[] {
  return ROLES[right];
}

export function rightsOf(role: StaffRole): readonly StaffRight[] {
  return STAFF_RIGHTS.filter((right) => hasRight(role, right));
}

export function hasRight(role: StaffRole, right: StaffRight): boolean {
  return ROLES[right].includes(role);
}

/**
 * Whether one with the right to set roles may change this one. A supervisor has agents and no
 * colleagues to choose, so that supervisors cannot promote each other.
 */
export function mayChangeRole(
  by: StaffRole,
  before: StaffRole | null,
  after: StaffRole | null,
): boolean {
  if (by === "administrator") return true;
  return by === "supervisor" && [before, after].every((role) => role === null || role === "agent");
}
