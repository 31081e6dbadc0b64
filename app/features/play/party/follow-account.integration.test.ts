import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saveProfile } from '#app/features/account/save-profile.server.ts'
import { startRun } from '#app/features/play/lobby/start-run.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { users } from '#database/schema/accounts.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { newTestMember } from '#tests/support/play-as.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { cleanName } from './clean-words.ts'
import { followName } from './follow-account.server.ts'

useDatabase({ most: 16 })

const profile = { storyEn: '', storyFr: '', physicalDescription: '' }
const rename = (userId: string, name: string) =>
  saveProfile(getDatabase(), userId, { typed: { ...profile, name }, was: {} }, followName)

async function begin() {
  const member = await newTestMember()
  const game = await buildTwoLocks(getDatabase(), { recommendedPlayers: '1-4' })
  const started = await startRun(getDatabase(), { adventureId: game.id, starter: member.starter, language: 'en' })
  if (!('runId' in started)) throw new Error('not started')
  const [party] = await getDatabase().select().from(parties).where(eq(parties.runId, started.runId))
  const userId = member.answerer.userId!
  const [own] = await getDatabase().select().from(players).where(eq(players.userId, userId))
  return { userId, runId: started.runId, partyId: party!.id, own: own! }
}

const namesIn = async (partyId: string) =>
  await getDatabase().select({ id: players.id, name: players.name }).from(players).where(eq(players.partyId, partyId))

test('however often an account is renamed, the party uses its name, distinct from all others', async () => {
  const { userId, partyId, own } = await begin()
  const others = ['Bo', 'Zoë 2', 'ZOË', 'Wren']
  await getDatabase()
    .insert(players)
    .values(others.map((name, at) => ({ partyId, guestTokenHash: `guest ${at}`, name })))
  const name = fc.oneof(
    fc.constantFrom('Bo', 'bo', 'Zoë', 'zoë', 'Wren', 'Wren 2', 'Wren (the 2nd)', 'a+b', '[x]*'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }).filter((text) => cleanName(text) !== ''),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 5 }), async (chosen) => {
      for (const each of chosen) await rename(userId, each)
      const names = await namesIn(partyId)
      const folded = names.map((player) => player.name.normalize('NFKC').toLowerCase())
      expect(new Set(folded).size).toBe(names.length)
      const now = names.find(({ id }) => id === own.id)!.name
      const asked = cleanName(chosen.at(-1)!)
      expect(now === asked || / \d+$/.test(now)).toBe(true)
      expect(now.startsWith([...asked].slice(0, 30).join('').trimEnd())).toBe(true)
      const [account] = await getDatabase().select().from(users).where(eq(users.id, userId))
      expect(account!.name).toBe(chosen.at(-1))
    }),
    { numRuns: 25 },
  )
})

test('a finished game keeps the name that it was played under', async () => {
  const { userId, runId, partyId } = await begin()
  const before = await namesIn(partyId)
  await getDatabase()
    .update(runs)
    .set({ status: 'finished', finishedAt: new Date(), score: 1 })
    .where(eq(runs.id, runId))
  await rename(userId, 'Somebody Else')
  expect(await namesIn(partyId)).toEqual(before)
})
