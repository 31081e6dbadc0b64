import { expect, test } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildCoAuthor } from '#database/factories/build-co-author.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { draftChanges } from '#database/schema/draft-changes.ts'
import { editions } from '#database/schema/editions.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { personalAdventures } from './personal-adventures.server.ts'

useDatabase()

test('an owner’s export names who else made changes, and has no ids of other people', async () => {
  const owner = await buildUser(getDatabase())
  const { id: adventureId } = await buildAdventure(getDatabase(), { creatorId: owner.id })
  const { userId } = (await buildCoAuthor(getDatabase(), adventureId, { name: 'Bo Tremblay' })).member
  await getDatabase()
    .insert(draftChanges)
    .values({
      adventureId,
      userId,
      kind: 'details',
      rowId: newId(),
      rowName: '',
      op: 'change',
      fields: ['title'],
      before: { title: 'Old' },
      after: { title: 'New' },
      hour: new Date(),
      revision: 1,
    })
  // Published by somebody who has handed it over since
  await getDatabase()
    .insert(editions)
    .values({
      adventureId,
      number: 1,
      purpose: 'published',
      schemaVersion: 1,
      draftRevision: 1,
      contentHash: 'x',
      document: {} as never,
      createdBy: userId,
    })
  const entries = await personalAdventures.exports(getDatabase(), owner.id)
  const read = await Promise.all(entries.map((entry) => ('read' in entry ? entry.read() : null)))
  expect(read).toHaveLength(2)
  expect(JSON.stringify(read)).toContain('Bo Tremblay')
  expect(JSON.stringify(read)).not.toContain(userId)
})
