import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildHotspot, buildScene } from '#database/factories/build-scene.ts'
import { adventurePuzzles, adventurePuzzleSolutions } from '#database/schema/adventures.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld({ languages: ['en', 'fr'] })
const { send } = world

async function puzzleOf(request: EditorRequest) {
  const answer = await send(request)
  if (answer.status !== 'saved') throw new Error(`expected a save, got ${JSON.stringify(answer)}`)
  return answer.change.puzzles![0]!
}

const create = (more: Partial<Extract<EditorRequest, { intent: 'create-puzzle' }>> = {}) => puzzleOf({ intent: 'create-puzzle', name: 'The safe', type: 'code_entry', ...more })
const update = (puzzleId: string, version: number, changes: Extract<EditorRequest, { intent: 'update-puzzle' }>['changes']): EditorRequest => ({ intent: 'update-puzzle', puzzleId, version, changes })

test('a new puzzle has the defaults of its type, and its missing answer is told', async () => {
  const puzzle = await create()
  expect(puzzle).toMatchObject({ type: 'code_entry', typeVersion: 1, configuration: { codeLength: 4, codeType: 'numeric', caseSensitive: false, allowedAttempts: 3 }, solution: { correctCode: '' }, timeLimit: null })
  expect(puzzle.problems).toMatchObject([{ code: 'answer_missing', severity: 'error', field: 'correctCode' }])
})

test('the answer stands in its own table and in no column of the puzzle', async () => {
  const puzzle = await create({ solution: { correctCode: '8642' } })
  const [row] = await world.database.select().from(adventurePuzzles).where(eq(adventurePuzzles.id, puzzle.id))
  expect(JSON.stringify(row)).not.toContain('8642')
  const [kept] = await world.database.select().from(adventurePuzzleSolutions).where(eq(adventurePuzzleSolutions.puzzleId, puzzle.id))
  expect(kept).toMatchObject({ solution: { correctCode: '8642' }, version: 1 })
  await send(update(puzzle.id, 1, { solution: { correctCode: '1357' } }))
  const [later] = await world.database.select().from(adventurePuzzleSolutions).where(eq(adventurePuzzleSolutions.puzzleId, puzzle.id))
  expect(later).toMatchObject({ solution: { correctCode: '1357' }, version: 2 })
})

test('a change of the name leaves both halves as they were', async () => {
  const puzzle = await create({ configuration: { codeLength: 6, allowedAttempts: 5 }, solution: { correctCode: '864200' }, timeLimit: 90 })
  const renamed = await puzzleOf(update(puzzle.id, 1, { name: 'The strongbox' }))
  expect(renamed).toEqual({ ...puzzle, name: 'The strongbox', version: 2 })
})

test.each([
  ['a field that the type does not have', { configuration: { codeLength: 4, shape: 'round' } }],
  ['eleven attempts', { configuration: { allowedAttempts: 11 } }],
  ['an answer that is no text', { solution: { correctCode: 4711 } }],
])('%s is refused at the configuration, and nothing is saved', async (_what, changes) => {
  const puzzle = await create({ solution: { correctCode: '8642' } })
  expect(await send(update(puzzle.id, 1, { name: 'Half', ...changes }))).toEqual({ status: 'invalid', fields: { 'changes.configuration': ['studio_errors_puzzle'] } })
  expect((await puzzleOf(update(puzzle.id, 1, { name: 'Whole' }))).solution).toMatchObject({ correctCode: '8642' })
})

test.each(['riddle_of_nowhere', 'constructor', '__proto__'])('there is no type %s', async (type) => {
  expect(await send({ intent: 'create-puzzle', name: 'No', type })).toEqual({ status: 'invalid', fields: { type: ['studio_errors_puzzle'] } })
})

test('a translation may replace what the type lets be translated, stored apart from the words', async () => {
  const puzzle = await create({ configuration: { codeType: 'alphabetic' }, solution: { correctCode: 'DOVE' } })
  const translated = await puzzleOf(update(puzzle.id, 1, { translations: { fr: { name: 'Le coffre', solution: { correctCode: 'COLOMBE' }, configuration: { codeLength: 7 } } } }))
  expect(translated.translations).toEqual({ fr: { name: 'Le coffre', configuration: { codeLength: 7 }, solution: { correctCode: 'COLOMBE' } } })
  const [row] = await world.database.select().from(adventurePuzzles).where(eq(adventurePuzzles.id, puzzle.id))
  expect(JSON.stringify(row)).not.toContain('COLOMBE')
  const refused = await send(update(puzzle.id, 2, { translations: { fr: { configuration: { allowedAttempts: 9 } } } }))
  expect(refused).toEqual({ status: 'invalid', fields: { 'changes.translations.fr': ['studio_errors_puzzle'] } })
})

test('a deleted puzzle takes its answer with it and unlinks its hotspots', async () => {
  const puzzle = await create()
  const scene = await buildScene(world.database, { adventureId: world.adventureId })
  const hotspot = await buildHotspot(world.database, { sceneId: scene.id, type: 'puzzle', targetPuzzleId: puzzle.id })
  const answer = await send({ intent: 'delete-puzzle', puzzleId: puzzle.id, version: 1 })
  expect(answer).toMatchObject({ status: 'saved', change: { removed: [puzzle.id], hotspots: [{ id: hotspot.id, targetId: null }] } })
  expect(await world.database.select().from(adventurePuzzleSolutions).where(eq(adventurePuzzleSolutions.puzzleId, puzzle.id))).toEqual([])
})

test('a picture is set, taken away, and left alone by other changes', async () => {
  const asset = await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'puzzle' })
  const puzzle = await create({ imageAssetId: asset.id })
  expect((await puzzleOf(update(puzzle.id, 1, { name: 'Still' }))).image?.id).toBe(asset.id)
  expect((await puzzleOf(update(puzzle.id, 2, { imageAssetId: null }))).image).toBeNull()
})
