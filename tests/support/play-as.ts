import type { SentCommand } from '#app/features/engine/command.schema.ts'
import type { Answerer } from '#app/features/play/runs/attempt-budget.ts'
import { startRun } from '#app/features/play/lobby/start-run.server.ts'
import type { Starter } from '#app/features/play/lobby/start-run.server.ts'
import { runHub } from '#app/features/play/live/run-hub.server.ts'
import { submitCommand } from '#app/features/play/runs/submit-command.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { guestHash } from '#app/platform/guest.server.ts'
import { newId, randomName } from '#app/shared/ids.ts'
import { buildUser } from '#database/factories/build-user.ts'

export type TestClock = { now: number }

export type TestPlayer = { starter: Starter; answerer: Answerer; token: string }

const home = '203.0.113.7'

export function newTestGuest(address = home): TestPlayer {
  const token = randomName()
  const hash = guestHash(token)
  return {
    starter: { userId: null, guestHash: hash },
    answerer: { userId: null, guestHash: hash, address, isUnverified: false },
    token,
  }
}

export async function newTestMember(
  overrides: Parameters<typeof buildUser>[1] = {},
): Promise<TestPlayer & { userId: string }> {
  const { id, name, member } = await buildUser(getDatabase(), overrides)
  return { ...memberAs(id), starter: { ...member, name } }
}

export const memberAs = (userId: string): TestPlayer & { userId: string } => ({
  starter: { userId, name: 'Ada', role: 'user', emailVerified: true },
  answerer: { userId, guestHash: null, address: home, isUnverified: false },
  token: '',
  userId,
})

export async function startAs(who: TestPlayer, adventureId: string, clock?: TestClock) {
  const started = await startRun(getDatabase(), {
    adventureId,
    starter: who.starter,
    language: 'en',
    ...(clock ? { now: new Date(clock.now) } : {}),
  })
  if (!('runId' in started)) throw new Error(`the draft cannot be played: ${JSON.stringify(started)}`)
  return { runId: started.runId, play: playAs(started.runId, who, clock) }
}

export const playAs =
  (runId: string, who: TestPlayer, clock?: TestClock) =>
  (command: SentCommand, commandId = newId()) =>
    submitCommand(
      { runId, commandId, command, answerer: who.answerer, ...(clock ? { now: () => clock.now } : {}) },
      runHub(),
    )

export type Play = ReturnType<typeof playAs>
