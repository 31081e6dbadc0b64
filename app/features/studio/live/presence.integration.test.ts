import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildCoAuthor } from '#database/factories/build-co-author.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { draftPresence } from '#database/schema/draft-presence.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { sayWhere } from './live-drafts.server.ts'

useDatabase()

test('nobody here has the colour of another, and each keeps theirs while they are here', async () => {
  const owner = (await buildUser(getDatabase())).member
  const { id } = await buildAdventure(getDatabase(), { creatorId: owner.userId })
  const coAuthor = async () => (await buildCoAuthor(getDatabase(), id)).member
  const [ada, bo, cy] = [await coAuthor(), await coAuthor(), await coAuthor()]
  const say = (who: Member) =>
    sayWhere(getDatabase(), who, id, { tab: 'scenes', rowId: null, field: 'name.fr', seen: null })
  const colourOf = async ({ userId }: Member) =>
    (await getDatabase().select().from(draftPresence).where(eq(draftPresence.userId, userId)))[0]!.colour

  await Promise.all([owner, ada, bo].map(say))
  const all = [await colourOf(owner), await colourOf(ada), await colourOf(bo)]
  expect(all.toSorted()).toEqual([0, 1, 2])

  await sayWhere(getDatabase(), owner, id, null)
  await say(cy)
  await say(ada)
  await say(owner)
  expect([await colourOf(cy), await colourOf(ada), await colourOf(owner)]).toEqual([all[0], all[1], 3])

  // Whose page is closed without a word counts for half a minute
  await getDatabase()
    .update(draftPresence)
    .set({ seenAt: sql`now() - interval '31 seconds'` })
    .where(eq(draftPresence.userId, ada.userId))
  await sayWhere(getDatabase(), cy, id, null)
  await say(cy)
  await say(ada)
  expect(new Set([await colourOf(owner), await colourOf(ada), await colourOf(bo), await colourOf(cy)]).size).toBe(4)
})
