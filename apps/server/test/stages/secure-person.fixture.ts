// Ada with an email and its codes, registered anew for each test.
import { afterAll, beforeAll, beforeEach } from "vitest";
import {
  createSecurePerson,
  createSecureStage,
  type SecurePerson,
} from "../fixtures/security.fixture.ts";
import type { TestApp } from "../fixtures/test-app.fixture.ts";

export const MINUTE = 60_000;

export let stage: TestApp;
export let ada: SecurePerson;
/** The number of the test, for names that are used once. */
export let count = 0;

/** Called once by a test file. */
export function stageSecurePerson(): void {
  beforeAll(async () => {
    stage = await createSecureStage();
  });

  afterAll(() => stage.close());

  beforeEach(async () => {
    count += 1;
    stage.clock.advance(60 * MINUTE);
    ada = await createSecurePerson(stage, `ada${count}@example.org`);
  });
}
