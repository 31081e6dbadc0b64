import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import { performEditorCommand } from '#app/features/studio/perform-editor-command.server.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { createDatabase } from '#app/platform/database/client.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildUser } from '#database/factories/build-user.ts'
import type { adventures } from '#database/schema/adventures.ts'
import type { PostgresConnection } from '#server/postgres/embedded.ts'
import { openTestDatabase } from './test-database.ts'

class StudioWorld {
  database!: Database
  connection!: PostgresConnection
  member!: Member
  adventureId!: string

  send = (request: EditorRequest, adventureId = this.adventureId, who = this.member) =>
    performEditorCommand(this.database, who, adventureId, request)

  saved = async (request: EditorRequest): Promise<DraftChange> => {
    const answer = await this.send(request)
    if (answer.status !== 'saved') throw new Error(`expected a save, got ${JSON.stringify(answer)}`)
    return answer.change
  }
}

export function useStudioWorld(draft: Partial<typeof adventures.$inferInsert> | null = {}): StudioWorld {
  const world = new StudioWorld()
  let close: () => Promise<void>
  beforeAll(async () => {
    const opened = await openTestDatabase()
    const { pool, database } = createDatabase(opened.connection)
    Object.assign(world, { database, connection: opened.connection })
    close = async () => {
      await pool.end()
      await opened.close()
    }
  })
  afterAll(() => close())
  beforeEach(async () => {
    world.member = (await buildUser(world.database)).member
    if (draft)
      world.adventureId = (await buildAdventure(world.database, { creatorId: world.member.userId, ...draft })).id
  })
  return world
}
