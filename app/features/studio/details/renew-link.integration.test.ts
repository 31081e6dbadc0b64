import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { renewLink } from './renew-link.server.ts'

useDatabase()

test('a short code that another adventure has is drawn again', async () => {
  const { member } = await buildUser(getDatabase())
  const taken = (await buildAdventure(getDatabase())).shareCode
  const own = await buildAdventure(getDatabase(), { creatorId: member.userId, status: 'unlisted' })
  const codes = [taken, taken, '6789BCDFGH']
  await renewLink(getDatabase(), member, { adventureId: own.id }, () => sql`${codes.shift()}`)
  const [row] = await getDatabase().select().from(adventures).where(eq(adventures.id, own.id))
  expect([row!.shareCode, codes, row!.link === own.link]).toEqual(['6789BCDFGH', [], false])
})
