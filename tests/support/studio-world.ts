import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Command } from '#app/features/studio/draft/command.schema.ts'
import { byId } from '#app/features/studio/draft/draft.ts'
import type { EditorRequest } from '#app/features/studio/draft/editor-request.schema.ts'
import type { ServerChange } from '#app/features/studio/draft/editor-result.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { CommandAnswer, Taken } from '#app/features/studio/draft/taken.ts'
import { heldOf } from '#app/features/studio/draft/three-way.ts'
import { draftView } from '#app/features/studio/draft/view.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { getDraft } from '#app/features/studio/editor/get-draft.server.ts'
import { performRequest } from '#app/features/studio/editor/perform-request.server.ts'
import { createDatabase } from '#app/platform/database/client.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildUser } from '#database/factories/build-user.ts'
import type { adventures } from '#database/schema/adventures.ts'
import type { PostgresConnection } from '#server/postgres/embedded.ts'
import { changeRow, createRow, edit, removeRows } from './draft-commands.ts'
import { openTestDatabase } from './test-database.ts'

type ViewOf = {
  details: DraftView['details']
  item: DraftView['items'][number]
  npc: DraftView['npcs'][number]
  puzzle: DraftView['puzzles'][number]
  scene: DraftView['scenes'][number]
  node: DraftView['nodes'][number]
  hotspot: DraftView['hotspots'][number]
  layer: DraftView['layers'][number]
  dinnerStory: NonNullable<DraftView['dinnerStory']>
  dinnerGuide: NonNullable<DraftView['dinnerGuide']>
  character: DraftView['characters'][number]
  dinnerProp: DraftView['dinnerProps'][number]
  course: DraftView['courses'][number]
  dinnerClue: DraftView['dinnerClues'][number]
  moment: DraftView['moments'][number]
  card: DraftView['cards'][number]
  roomSetup: NonNullable<DraftView['roomSetup']>
  roomGuide: NonNullable<DraftView['roomGuide']>
  roomPuzzle: DraftView['roomPuzzles'][number]
  roomProp: DraftView['roomProps'][number]
  roomClue: DraftView['roomClues'][number]
}

class StudioWorld {
  database!: Database
  connection!: PostgresConnection
  member!: Member
  adventureId!: string

  send = (request: EditorRequest, adventureId = this.adventureId, who = this.member) =>
    performRequest(this.database, who, adventureId, request)

  /** @throws Error with the answer when it is not done */
  saved = async (request: Exclude<EditorRequest, { intent: 'edit' }>): Promise<ServerChange> => {
    const answer = await this.send(request)
    if (answer.status !== 'saved') throw new Error(`expected a save, got ${JSON.stringify(answer)}`)
    return answer.change
  }

  /** @throws Error when the request as a whole was not answered */
  tried = async (command: Command): Promise<CommandAnswer> => {
    const answer = await this.send(edit(command))
    if (answer.status !== 'edited') throw new Error(`expected an answer, got ${JSON.stringify(answer)}`)
    return answer.taken.results[0]!
  }

  /** @throws Error with the answer when one of them is not taken */
  edited = async (...commands: Command[]): Promise<Taken> => {
    const answer = await this.send(edit(...commands))
    if (
      answer.status !== 'edited' ||
      answer.taken.results.some((each) => each.status !== 'taken' || each.asked.length > 0)
    )
      throw new Error(`expected edits, got ${JSON.stringify(answer)}`)
    return answer.taken
  }

  read = async (): Promise<DraftView> => {
    const { draft, facts } = await getDraft(this.database, this.member, { adventureId: this.adventureId })
    return draftView(draft, facts)
  }

  /** `parent`: what the row stands in. */
  create = async <Kind extends KindName>(
    kind: Kind,
    fields: { id?: string; parent?: string } & Changes,
  ): Promise<ViewOf[Kind]> => {
    const { id = newId() } = fields
    await this.edited(createRow(kind, { ...fields, id }))
    return this.row(kind, id)
  }

  changeOf = async (kind: KindName, id: string, fields: Changes) => {
    const { draft } = await getDraft(this.database, this.member, { adventureId: this.adventureId })
    const row: Row = byId(draft.rows[kind]).get(id) ?? { id }
    return changeRow(kind, id, fields, heldOf(kind, row, fields))
  }

  change = async <Kind extends KindName>(kind: Kind, id: string, fields: Changes): Promise<ViewOf[Kind]> => {
    await this.edited(await this.changeOf(kind, id, fields))
    return this.row(kind, id)
  }

  remove = (kind: KindName, ...ids: string[]): Promise<Taken> => this.edited(removeRows(kind, ...ids))

  row = async <Kind extends KindName>(kind: Kind, id: string): Promise<ViewOf[Kind]> => {
    const view = await this.read()
    const list: unknown = view[kindOf(kind).list as keyof DraftView]
    const rows = (Array.isArray(list) ? list : [list]) as ViewOf[Kind][]
    const found = rows.find((row) => row.id === id)
    if (!found) throw new Error(`there is no ${kind} ${id}`)
    return found
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
