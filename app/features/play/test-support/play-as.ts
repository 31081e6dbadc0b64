import type { PlayerCommand } from '#app/features/engine/command.schema.ts'
import type { Answerer } from '#app/features/play/runs/attempt-budget.ts'
import { startRun } from '#app/features/play/runs/start-run.server.ts'
import { submitCommand } from '#app/features/play/runs/submit-command.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { guestHash } from '#app/platform/guest.server.ts'
import { newId, randomName } from '#app/shared/ids.ts'

/** A moment on the tests' own clock, in ms. */
export type TestClock = { now: number }

export type TestGuest = Answerer & { userId: null; guestHash: string; token: string }

export function newTestGuest(address = '203.0.113.7'): TestGuest {
  const token = randomName()
  return { userId: null, guestHash: guestHash(token), address, token }
}

export const memberAs = (userId: string, address = '203.0.113.7'): Answerer & { userId: string } => ({ userId, guestHash: null, address })

/** Starts a run as this person and gives what plays on in it. */
export async function startAs(who: TestGuest | (Answerer & { userId: string }), adventureId: string, clock?: TestClock) {
  const starter = who.userId === null ? { userId: null, guestHash: who.guestHash! } : { userId: who.userId, name: 'Ada', isAdmin: false }
  const { runId } = await startRun(getDatabase(), { adventureId, starter, language: 'en', ...(clock ? { now: new Date(clock.now) } : {}) })
  return { runId, play: player(runId, who, clock) }
}

/** Sends commands to a run as this person, each with an id of its own unless one is given. */
export const player =
  (runId: string, who: Answerer, clock?: TestClock) =>
  (command: PlayerCommand, commandId = newId()) =>
    submitCommand({ runId, commandId, command, answerer: who, ...(clock ? { now: () => clock.now } : {}) })
