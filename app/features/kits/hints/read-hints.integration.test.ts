import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { buildPublishedKit } from '#database/factories/build-kit.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { editions } from '#database/schema/editions.ts'
import { kitHintDays } from '#database/schema/kits.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { hintKey, hintsAddress } from './hint-key.server.ts'
import { checkAnswer, openSteps, readHints } from './read-hints.server.ts'
import type { HintsPage } from './read-hints.server.ts'

useDatabase()

let room: Awaited<ReturnType<typeof buildPublishedKit>>
let key: string

async function keyOf(editionId: string | null): Promise<string> {
  const [edition] = await getDatabase().select().from(editions).where(eq(editions.id, editionId!))
  return hintKey(edition!)
}

beforeAll(async () => {
  room = await buildPublishedKit(getDatabase(), 'escape-room', { priceCents: 900 })
  key = await keyOf(room.publishedEditionId)
})

const read = (given: string | null, locale: 'en' | 'fr' = 'en', adventureId = room.id) =>
  readHints(getDatabase(), { adventureId, key: given, locale })
const open = (puzzleId: string, step: number, viewer: { userId: string; role: string } | null = null, given = key) =>
  openSteps(getDatabase(), { adventureId: room.id, key: given, locale: 'en', puzzleId, step, viewer })
const listed = (page: HintsPage) => {
  if (page.view !== 'hints') throw new Error('asks for a key')
  return page.puzzles
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

test('the printed key shows the puzzles by name, and nothing of any step', async () => {
  const page = await read(key)
  expect(listed(page).map(({ name }) => name)).toEqual(
    listed(page)
      .map(({ name }) => name)
      .toSorted((a, b) => a.localeCompare(b, 'en')),
  )
  for (const secret of ['Look at', 'horloge', 'under the rug']) expect(JSON.stringify(page)).not.toContain(secret)
  expect(listed(await read(key, 'fr'))).toHaveLength(listed(page).length)
})

test('a French print’s address opens the hints in French', () => {
  const edition = { id: 'e1', number: 1 }
  expect(hintsAddress('k1', edition, 'fr')).toMatch(/\/kit\/k1\/hints\?key=1-[a-z0-9]{12}&lang=fr$/u)
  expect(hintsAddress('k1', edition, 'en')).not.toContain('lang')
})

test('without the key, or with another, existing and missing rooms get the same answer', async () => {
  const other = await buildPublishedKit(getDatabase(), 'escape-room')
  const dinner = await buildPublishedKit(getDatabase(), 'mystery-dinner')
  const wrong = { view: 'ask', isWrong: true }
  expect(await read(null)).toEqual({ view: 'ask', isWrong: false })
  expect(await read(await keyOf(other.publishedEditionId))).toEqual(wrong)
  expect(await read(key, 'en', other.id)).toEqual(wrong)
  expect(await read(await keyOf(dinner.publishedEditionId), 'en', dinner.id)).toEqual(wrong)
  expect(await read(key, 'en', 'no-id')).toEqual(wrong)
  expect(await codeOf(open(listed(await read(key))[0]!.id, 1, null, '1-abcdefgh2345'))).toBe('notFound')
})

test('a step comes with those before it and nothing of later ones; after the last there is none', async () => {
  const puzzle = listed(await read(key)).find(({ steps, endsInAnswer }) => steps > 1 && endsInAnswer)!
  const first = await open(puzzle.id, 1)
  expect(first.steps).toMatchObject([{ kind: 'hint' }])
  const all = await open(puzzle.id, puzzle.steps)
  expect(all.steps).toHaveLength(puzzle.steps)
  expect(all.steps.at(-1)?.kind).toBe('answer')
  expect(JSON.stringify(first)).not.toContain(all.steps.at(-1)!.text)
  expect(await codeOf(open(puzzle.id, puzzle.steps + 1))).toBe('notFound')
})

test('a sheet’s code opens its own puzzle, and one that names none opens all', async () => {
  const at = (lock: string) => readHints(getDatabase(), { adventureId: room.id, key, locale: 'en', lock })
  const names = (await Promise.all(['1', '2', '3'].map(at))).map((page) => listed(page).map(({ name }) => name))
  expect(names.map(({ length }) => length)).toEqual([1, 1, 1])
  expect(names.flat().toSorted()).toEqual(listed(await read(key)).map(({ name }) => name))
  for (const lock of ['0', '4', 'x', '']) expect(await at(lock)).toMatchObject({ isOne: false })
})

test('the key tells whether an answer is right, and nothing else of it', async () => {
  const check = (name: string, typed: string, given = key) => {
    const puzzleId = puzzles.find((each) => each.name === `Puzzle ${name}`)!.id
    return checkAnswer(getDatabase(), { adventureId: room.id, key: given, locale: 'en', puzzleId, typed })
  }
  const puzzles = listed(await read(key))
  const right = async (name: string, typed: string) => (await check(name, typed)).isRight
  expect(await Promise.all([right('box', '4 1 2'), right('box', '413')])).toEqual([true, false])
  expect(await Promise.all([right('verse', 'a clock'), right('verse', 'bell')])).toEqual([true, false])
  expect(Object.keys(await check('verse', 'bell')).toSorted()).toEqual(['isRight', 'puzzleId', 'typed'])
  expect(puzzles.find(({ name }) => name === 'Puzzle chest')).toMatchObject({ isTyped: false })
  expect(await codeOf(check('box', '412', '1-abcdefgh2345'))).toBe('notFound')
})

test('steps are counted by day, except those of the creator and of staff', async () => {
  const { id } = listed(await read(key))[0]!
  const count = async () =>
    (await getDatabase().select().from(kitHintDays).where(eq(kitHintDays.puzzleId, id))).reduce(
      (sum, row) => sum + row.count,
      0,
    )
  const before = await count()
  const other = await buildUser(getDatabase())
  await open(id, 1)
  await open(id, 1, { userId: other.id, role: 'user' })
  await open(id, 1, { userId: room.creatorId!, role: 'user' })
  await open(id, 1, { userId: other.id, role: 'admin' })
  expect(await count()).toBe(before + 2)
})

test('a withdrawn room still shows hints to people with a print, one taken down does not', async () => {
  const set = (values: Partial<typeof adventures.$inferInsert>) =>
    getDatabase().update(adventures).set(values).where(eq(adventures.id, room.id))
  await set({ status: 'draft', deletedAt: new Date() })
  expect((await read(key)).view).toBe('hints')
  await set({ status: 'in_review', deletedAt: null })
  expect((await read(key)).view).toBe('ask')
  await set({ status: 'published' })
})
