import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { may } from '#app/features/drafts/draft.policy.ts'
import type { DraftRole } from '#app/features/drafts/draft.policy.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { longestNote } from '#app/shared/longest-note.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildCoAuthor } from '#database/factories/build-co-author.ts'
import { buildScene } from '#database/factories/build-scene.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { coAuthors } from '#database/schema/co-authors.ts'
import { draftNotes } from '#database/schema/draft-notes.ts'
import { adventureScenes } from '#database/schema/scenes.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { listNotes } from './notes.queries.server.ts'
import type { NotesResult } from './note-view.ts'
import { noteLimits } from './notes.schema.ts'
import type { NoteRequest } from './notes.schema.ts'
import { performNote } from './perform-note.server.ts'

useDatabase()

let owner: Member
let reviewer: Member
let adventureId: string
let sceneId: string

beforeEach(async () => {
  owner = (await buildUser(getDatabase(), { name: 'Ada' })).member
  adventureId = (await buildAdventure(getDatabase(), { creatorId: owner.userId })).id
  sceneId = (await buildScene(getDatabase(), { adventureId, name: 'Cellar' })).id
  reviewer = (await buildCoAuthor(getDatabase(), adventureId, { name: 'Bo', role: 'reviewer' })).member
})

const ask = (who: Member, request: NoteRequest, work = adventureId) => performNote(getDatabase(), who, work, request)
const leaving = (fields: object = {}): NoteRequest => ({
  intent: 'leave',
  kind: 'scene',
  rowId: sceneId,
  text: 'Too dark',
  ...fields,
})
const listed = (result: NotesResult) => {
  if (result.status !== 'listed') throw new Error(JSON.stringify(result))
  return result.notes
}
const aboutScene = () => ({ kind: 'scene', rowId: sceneId })
const failed = (code: string) => ({ status: 'failed', error: expect.objectContaining({ code }) as unknown })
const left = async (who = reviewer) => listed(await ask(who, leaving())).at(-1)!.id

describe('a note', () => {
  test('says who left it, when, at which row and field, and is answered, closed and opened again', async () => {
    const [note] = listed(await ask(reviewer, leaving({ field: 'description' })))
    expect(note).toMatchObject({ author: 'Bo', kind: 'scene', field: 'description', rowName: 'Cellar', closed: null })
    const { id } = note!
    await ask(owner, { intent: 'answer', noteId: id, text: 'A lamp, then?' })
    const [closed] = listed(await ask(owner, { intent: 'close', noteId: id }))
    expect(closed).toMatchObject({ answers: [{ author: 'Ada', text: 'A lamp, then?' }], closed: { by: 'Ada' } })
    const [reopened] = listed(await ask(reviewer, { intent: 'reopen', noteId: id }))
    expect(reopened!.closed).toBeNull()
  })

  test('stays with the name of its row when that is gone', async () => {
    await left()
    await getDatabase().delete(adventureScenes).where(eq(adventureScenes.id, sceneId))
    expect(await listNotes(getDatabase(), owner, adventureId)).toMatchObject([{ rowId: sceneId, rowName: 'Cellar' }])
    expect(await ask(owner, leaving())).toEqual(failed('notFound'))
  })

  test('is changed and deleted by nobody but who wrote it, the owner included', async () => {
    const noteId = await left()
    expect(await ask(owner, { intent: 'change', noteId, text: 'Bright enough' })).toEqual(failed('notFound'))
    expect(await ask(owner, { intent: 'remove', noteId })).toEqual(failed('notFound'))
    expect(listed(await ask(reviewer, { intent: 'change', noteId, text: 'Far too dark' }))[0]!.text).toBe(
      'Far too dark',
    )
    expect(listed(await ask(reviewer, { intent: 'remove', noteId }))).toEqual([])
  })

  test('that others have answered is not deleted, and an answer goes alone', async () => {
    const noteId = await left()
    const [note] = listed(await ask(owner, { intent: 'answer', noteId, text: 'Why?' }))
    expect(note!.mayRemove).toBe(false)
    expect(await ask(reviewer, { intent: 'remove', noteId })).toEqual(failed('conflict'))
    const [after] = listed(await ask(owner, { intent: 'remove', noteId: note!.answers[0]!.id }))
    expect(after!.answers).toEqual([])
  })

  test('is closed by its author and the owner, not by another co-author', async () => {
    const editor = (await buildCoAuthor(getDatabase(), adventureId)).member
    const noteId = await left()
    expect(await ask(editor, { intent: 'close', noteId })).toEqual(failed('notFound'))
    expect(listed(await ask(reviewer, { intent: 'close', noteId }))[0]!.closed).toMatchObject({ by: 'Bo' })
    expect((await listNotes(getDatabase(), editor, adventureId))[0]!.mayClose).toBe(false)
  })

  test.each([
    ['a row that is none', () => leaving({ rowId: newId() }), failed('notFound')],
    ['another kind of row', () => leaving({ kind: 'puzzle' }), failed('notFound')],
    ['the details of another work', () => leaving({ kind: 'details' }), failed('notFound')],
    ['a field that is none', () => leaving({ field: 'constructor' }), failed('invalidInput')],
    ['no words', () => leaving({ text: ' \n' }), { status: 'invalid' }],
    ['too many words', () => leaving({ text: 'x'.repeat(longestNote + 1) }), { status: 'invalid' }],
    ['an answer to what is gone', () => ({ intent: 'answer', noteId: newId(), text: 'x' }), failed('notFound')],
  ] as const)('about %s is refused', async (_what, request, answer) => {
    expect(await ask(reviewer, request() as NoteRequest)).toMatchObject(answer)
    expect(await listNotes(getDatabase(), owner, adventureId)).toEqual([])
  })

  test('is left while there is room: open ones are limited, of the closed the oldest go', async () => {
    const at = { adventureId, authorId: reviewer.userId, kind: 'scene', rowId: sceneId, text: 'x' }
    const many = (count: number, more: object = {}) => Array.from({ length: count }, () => ({ ...at, ...more }))
    await getDatabase()
      .insert(draftNotes)
      .values(many(noteLimits.open - 1))
    const noteId = await left()
    expect(await ask(reviewer, leaving())).toEqual(failed('tooLarge'))
    await getDatabase()
      .insert(draftNotes)
      .values(many(noteLimits.closed, { closedAt: new Date(0) }))
    const notes = listed(await ask(reviewer, { intent: 'close', noteId }))
    expect(notes.filter(({ closed }) => closed)).toHaveLength(noteLimits.closed)
    expect(notes.find(({ id }) => id === noteId)!.closed).not.toBeNull()
  })

  test('is left, answered and changed while all open ones together are short enough', async () => {
    const noteId = await left()
    const text = 'x'.repeat(longestNote)
    const at = { adventureId, authorId: owner.userId, text }
    const all = noteLimits.letters / longestNote
    await getDatabase()
      .insert(draftNotes)
      .values(Array.from({ length: all - 1 }, (_, place) => ({ ...at, ...(place % 2 ? { noteId } : aboutScene()) })))
    const full = {
      status: 'failed',
      error: { code: 'tooLarge', params: { kind: 'letters', most: noteLimits.letters } },
    }
    expect(listed(await ask(owner, leaving({ text: 'x'.repeat(longestNote - 'Too dark'.length) })))).toHaveLength(
      (all - 1) / 2 + 2,
    )
    for (const request of [
      leaving({ text: 'x' }),
      { intent: 'answer', noteId, text: 'x' },
      { intent: 'change', noteId, text: 'Too dark!' },
    ] as const)
      expect(await ask(reviewer, request), request.intent).toMatchObject(full)
    expect(listed(await ask(reviewer, { intent: 'change', noteId, text: 'Dark' }))[0]!.text).toBe('Dark')
    // With its answers
    await ask(reviewer, { intent: 'close', noteId })
    expect((await ask(reviewer, leaving({ text }))).status).toBe('listed')
    expect(await ask(reviewer, { intent: 'reopen', noteId })).toMatchObject(full)
  })

  test('that is closed stays while all closed ones together are short enough; the oldest go', async () => {
    const text = 'x'.repeat(longestNote)
    const most = noteLimits.letters / longestNote
    await getDatabase()
      .insert(draftNotes)
      .values(
        Array.from({ length: most }, (_, place) => ({
          adventureId,
          authorId: owner.userId,
          ...aboutScene(),
          text,
          closedAt: new Date(place),
        })),
      )
    const noteId = await left()
    const notes = listed(await ask(reviewer, { intent: 'close', noteId }))
    expect(notes).toHaveLength(most)
    expect(notes.map(({ id }) => id)).toContain(noteId)
  })

  test('has a limited number of answers', async () => {
    const noteId = await left()
    const answer = { adventureId, authorId: owner.userId, noteId, text: 'x' }
    await getDatabase()
      .insert(draftNotes)
      .values(Array.from({ length: noteLimits.answers }, () => answer))
    expect(await ask(owner, { intent: 'answer', noteId, text: 'One more' })).toEqual(failed('tooLarge'))
  })
})

describe('another work', () => {
  test('is closed to a reviewer of one: they read, leave, answer, close and change nothing there', async () => {
    const other = await buildAdventure(getDatabase(), { creatorId: owner.userId })
    const scene = await buildScene(getDatabase(), { adventureId: other.id })
    const theirs = listed(await ask(owner, leaving({ rowId: scene.id }), other.id))[0]!.id
    await expect(listNotes(getDatabase(), reviewer, other.id)).rejects.toMatchObject({ code: 'notFound' })
    const all: NoteRequest[] = [
      leaving({ rowId: scene.id }),
      { intent: 'answer', noteId: theirs, text: 'x' },
      { intent: 'change', noteId: theirs, text: 'x' },
      { intent: 'remove', noteId: theirs },
      { intent: 'close', noteId: theirs },
      { intent: 'reopen', noteId: theirs },
    ]
    for (const request of all) {
      expect(await ask(reviewer, request, other.id), request.intent).toEqual(failed('notFound'))
      // Nor by way of their own
      expect(await ask(reviewer, request), request.intent).toEqual(failed('notFound'))
    }
    expect(await listNotes(getDatabase(), owner, other.id)).toMatchObject([{ text: 'Too dark', answers: [] }])
  })

  test('a removed reviewer is refused at the next note, and what they wrote stays', async () => {
    const noteId = await left()
    await getDatabase().delete(coAuthors).where(eq(coAuthors.userId, reviewer.userId))
    expect(await ask(reviewer, leaving())).toEqual(failed('notFound'))
    expect(await ask(reviewer, { intent: 'change', noteId, text: 'x' })).toEqual(failed('notFound'))
    expect(await listNotes(getDatabase(), owner, adventureId)).toMatchObject([{ author: 'Bo', text: 'Too dark' }])
  })
})

type Told = { id: string; by: number; isClosed: boolean; answers: { id: string; by: number }[] }

const roles: readonly (DraftRole | null)[] = [
  { name: 'owner', language: null },
  { name: 'editor', language: null },
  { name: 'translator', language: 'fr' },
  { name: 'reviewer', language: null },
  null,
]
const intents = ['leave', 'answer', 'change', 'remove', 'close', 'reopen'] as const

/** What the rules say comes of it, told without a database; false where they refuse. */
function happen(notes: Told[], who: number, intent: (typeof intents)[number], target: number, id: string): boolean {
  const role = roles[who]!
  if (!may(role, 'note')) return false
  if (intent === 'leave') return notes.push({ id, by: who, isClosed: false, answers: [] }) > 0
  const words = notes.flatMap((note) => [{ note, at: -1 }, ...note.answers.map((_each, at) => ({ note, at }))])
  const aimed = words[target % Math.max(1, words.length)]
  if (!aimed) return false
  const { note, at } = aimed
  const isOwn = (at < 0 ? note.by : note.answers[at]!.by) === who
  switch (intent) {
    case 'answer':
      return at < 0 && note.answers.push({ id, by: who }) > 0
    case 'change':
      return isOwn
    case 'remove':
      if (!isOwn || (at < 0 && note.answers.some(({ by }) => by !== who))) return false
      if (at < 0) notes.splice(notes.indexOf(note), 1)
      else note.answers.splice(at, 1)
      return true
    case 'close':
    case 'reopen':
      if (at >= 0 || !(may(role, 'closeNotes') || isOwn)) return false
      note.isClosed = intent === 'close'
      return true
  }
}

test('whatever people of all roles do at random, notes are as the rules say', async () => {
  const people = [owner, (await buildCoAuthor(getDatabase(), adventureId)).member]
  people.push((await buildCoAuthor(getDatabase(), adventureId, { role: 'translator' })).member, reviewer)
  people.push((await buildUser(getDatabase())).member)
  const step = fc.tuple(fc.nat(people.length - 1), fc.constantFrom(...intents), fc.nat(99))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (course) => {
      await getDatabase().delete(draftNotes)
      const told: Told[] = []
      for (const [who, intent, target] of course) {
        const words = told.flatMap(({ id, answers }) => [id, ...answers.map((answer) => answer.id)])
        const noteId = words[target % Math.max(1, words.length)] ?? newId()
        const request = intent === 'leave' ? leaving() : { intent, noteId, ...(isWritten(intent) && { text: 'x' }) }
        const isDone = happen(told, who, intent, target, 'new')
        const result = await ask(people[who]!, request as NoteRequest)
        expect([who, intent, result.status]).toEqual([who, intent, isDone ? 'listed' : 'failed'])
        if (result.status === 'listed') nameNew(told, result.notes)
      }
      const notes = await listNotes(getDatabase(), owner, adventureId)
      expect(notes.map(({ id, closed, answers }) => [id, closed !== null, answers.map((each) => each.id)])).toEqual(
        told.map(({ id, isClosed, answers }) => [id, isClosed, answers.map((each) => each.id)]),
      )
    }),
    { numRuns: 15 },
  )
}, 60_000)

const isWritten = (intent: string): boolean => intent === 'answer' || intent === 'change'

/** The database chooses ids. */
function nameNew(told: readonly Told[], notes: { id: string; answers: { id: string }[] }[]): void {
  for (const [at, note] of told.entries()) {
    note.id = notes[at]!.id
    for (const [index, answer] of note.answers.entries()) answer.id = notes[at]!.answers[index]!.id
  }
}
