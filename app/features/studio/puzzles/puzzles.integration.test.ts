import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Changes } from '#app/features/rows/changes.ts'
import { batchOf } from '#app/features/studio/draft/make-command.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildHotspot, buildScene } from '#database/factories/build-scene.ts'
import { adventurePuzzles, adventurePuzzleSolutions } from '#database/schema/puzzles.ts'
import { sceneHotspots } from '#database/schema/scenes.ts'
import { codeInText } from '#tests/support/code-in-text.ts'
import { changeRow, createRow, edit } from '#tests/support/draft-commands.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld({ languages: ['en', 'fr'] })

const create = (more: Changes = {}) => world.create('puzzle', { name: 'The safe', type: 'code_entry', ...more })
const update = (id: string, fields: Changes) => world.change('puzzle', id, fields)
const refused = async (id: string, fields: Changes) => world.tried(await world.changeOf('puzzle', id, fields))

test('a new puzzle has the defaults of its type, and its missing answer is reported', async () => {
  const puzzle = await create()
  expect(puzzle).toMatchObject({
    type: 'code_entry',
    typeVersion: 1,
    configuration: { codeLength: 4, codeType: 'numeric', caseSensitive: false, allowedAttempts: 3 },
    solution: { correctCode: '' },
    timeLimit: null,
  })
  expect(puzzle.problems).toMatchObject([{ code: 'answer_missing', severity: 'error', field: 'correctCode' }])
})

test('the answer is stored in its own table and in no column of the puzzle', async () => {
  const puzzle = await create({ solution: { correctCode: '8642' } })
  const [row] = await world.database.select().from(adventurePuzzles).where(eq(adventurePuzzles.id, puzzle.id))
  expect(JSON.stringify(row)).not.toMatch(codeInText('8642'))
  const [kept] = await world.database
    .select()
    .from(adventurePuzzleSolutions)
    .where(eq(adventurePuzzleSolutions.puzzleId, puzzle.id))
  expect(kept).toMatchObject({ solution: { correctCode: '8642' } })
  await update(puzzle.id, { solution: { correctCode: '1357' } })
  const [later] = await world.database
    .select()
    .from(adventurePuzzleSolutions)
    .where(eq(adventurePuzzleSolutions.puzzleId, puzzle.id))
  expect(later).toMatchObject({ solution: { correctCode: '1357' } })
})

test('changing the name leaves both halves unchanged', async () => {
  const puzzle = await create({
    configuration: { codeLength: 6, allowedAttempts: 5 },
    solution: { correctCode: '864200' },
    timeLimit: 90,
  })
  const renamed = await update(puzzle.id, { name: 'The strongbox' })
  expect(renamed).toEqual({ ...puzzle, name: 'The strongbox' })
})

test.each([
  ['a field that the type does not have', { configuration: { codeLength: 4, shape: 'round' } }],
  ['eleven attempts', { configuration: { allowedAttempts: 11 } }],
  ['an answer that is no text', { solution: { correctCode: 4711 } }],
])('%s is refused at the configuration, and nothing is saved', async (_what, changes) => {
  const puzzle = await create({ solution: { correctCode: '8642' } })
  expect(await refused(puzzle.id, { name: 'Half', ...changes })).toMatchObject({
    status: 'refused',
    refusal: { reason: 'invalid', fields: { configuration: ['studio_errors_puzzle'] } },
  })
  expect((await update(puzzle.id, { name: 'Whole' })).solution).toMatchObject({ correctCode: '8642' })
})

test.each(['riddle_of_nowhere', 'constructor', '__proto__'])('there is no type %s', async (type) => {
  expect(await world.tried(createRow('puzzle', { name: 'No', type }))).toMatchObject({
    status: 'refused',
    refusal: { reason: 'invalid', fields: { type: ['studio_errors_puzzle'] } },
  })
})

test('a translation may replace what the type allows, stored separately from the words', async () => {
  const puzzle = await create({ configuration: { codeType: 'alphabetic' }, solution: { correctCode: 'DOVE' } })
  const translated = await update(puzzle.id, {
    translations: {
      fr: { name: 'Le coffre', solution: { correctCode: 'COLOMBE' }, configuration: { codeLength: 7 } },
    },
  })
  expect(translated.translations).toEqual({
    fr: { name: 'Le coffre', configuration: { codeLength: 7 }, solution: { correctCode: 'COLOMBE' } },
  })
  const [row] = await world.database.select().from(adventurePuzzles).where(eq(adventurePuzzles.id, puzzle.id))
  expect(JSON.stringify(row)).not.toContain('COLOMBE')
  expect(await refused(puzzle.id, { translations: { fr: { configuration: { allowedAttempts: 9 } } } })).toMatchObject({
    refusal: { reason: 'invalid', fields: { 'translations.fr': ['studio_errors_puzzle'] } },
  })
})

test('a deleted puzzle takes its answer with it and unlinks its hotspots', async () => {
  const puzzle = await create()
  const scene = await buildScene(world.database, { adventureId: world.adventureId })
  const hotspot = await buildHotspot(world.database, { sceneId: scene.id, type: 'puzzle', targetPuzzleId: puzzle.id })
  expect(await world.remove('puzzle', puzzle.id)).toMatchObject({
    removed: [puzzle.id],
    rows: { hotspot: [{ id: hotspot.id, targetId: null }] },
  })
  expect(
    await world.database
      .select()
      .from(adventurePuzzleSolutions)
      .where(eq(adventurePuzzleSolutions.puzzleId, puzzle.id)),
  ).toEqual([])
})

/** A puzzle that is restored with the links to it. */
function putBack(hotspots: readonly string[]) {
  const puzzle = createRow('puzzle', { name: 'The safe', type: 'code_entry' })
  const links = hotspots.map((id) => changeRow('hotspot', id, { targetId: puzzle.id }, { targetId: null }))
  return { id: puzzle.id, command: batchOf([puzzle, ...links]) }
}

test('a restored puzzle takes no hotspot of another adventure', async () => {
  const elsewhere = await buildAdventure(world.database, { creatorId: world.member.userId })
  const scenes = [
    await buildScene(world.database, { adventureId: world.adventureId }),
    await buildScene(world.database, { adventureId: elsewhere.id }),
  ]
  const hotspots = []
  for (const { id } of scenes) hotspots.push(await buildHotspot(world.database, { sceneId: id, type: 'puzzle' }))
  const ids = hotspots.map(({ id }) => id)
  expect(await world.tried(putBack(ids).command)).toMatchObject({ status: 'refused', refusal: { reason: 'gone' } })
  const { id, command } = putBack(ids.slice(0, 1))
  await world.edited(command)
  const stored = await world.database
    .select({ id: sceneHotspots.id, target: sceneHotspots.targetPuzzleId })
    .from(sceneHotspots)
    .where(inArray(sceneHotspots.id, ids))
  expect(Object.fromEntries(stored.map((row) => [row.id, row.target]))).toEqual({ [ids[0]!]: id, [ids[1]!]: null })
})

test('restoring a puzzle links it again once: sent twice, it leaves later unlinking alone', async () => {
  const { id: sceneId } = await buildScene(world.database, { adventureId: world.adventureId })
  const hotspots = [
    await buildHotspot(world.database, { sceneId, type: 'puzzle' }),
    await buildHotspot(world.database, { sceneId, type: 'puzzle' }),
  ]
  const ids = hotspots.map(({ id }) => id)
  const { id, command } = putBack(ids)
  const request = edit(command)
  const targets = async () => {
    const answer = await world.send(request)
    if (answer.status !== 'edited') throw new Error('expected an answer')
    return Object.fromEntries(answer.taken.rows.hotspot!.map((row) => [row.id, row['targetId']]))
  }
  expect(await targets()).toEqual({ [ids[0]!]: id, [ids[1]!]: id })
  await world.change('hotspot', ids[1]!, { targetId: null })
  expect(await targets()).toEqual({ [ids[0]!]: id, [ids[1]!]: null })
})

test('a picture can be set and removed, and other changes leave it alone', async () => {
  const asset = await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'puzzle' })
  const puzzle = await create({ imageAssetId: asset.id })
  expect((await update(puzzle.id, { name: 'Still' })).image?.id).toBe(asset.id)
  expect((await update(puzzle.id, { imageAssetId: null })).image).toBeNull()
})

test('a puzzle’s own sound must belong to its adventure, in every language', async () => {
  const mine = await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'sound', mime: 'audio/wav' })
  const elsewhere = await buildAdventure(world.database, { creatorId: world.member.userId })
  const theirs = await buildAsset(world.database, { adventureId: elsewhere.id, purpose: 'sound', mime: 'audio/wav' })
  const puzzle = await create({ type: 'audio_recognition', configuration: { audioUrl: `/media/${mine.name}.wav` } })
  expect(puzzle.configuration).toMatchObject({ audioUrl: `/media/${mine.name}.wav` })
  const foreign = { audioUrl: `/media/${theirs.name}.wav` }
  const attempts = [
    createRow('puzzle', { name: 'No', type: 'audio_recognition', configuration: foreign }),
    await world.changeOf('puzzle', puzzle.id, { configuration: foreign }),
    await world.changeOf('puzzle', puzzle.id, { translations: { fr: { configuration: foreign } } }),
  ]
  for (const attempt of attempts)
    expect(await world.tried(attempt)).toMatchObject({
      status: 'refused',
      refusal: { reason: 'failed', error: { code: 'invalidInput' } },
    })
  expect((await update(puzzle.id, { name: 'Still' })).configuration).toMatchObject({
    audioUrl: `/media/${mine.name}.wav`,
  })
})

test('the picture of a sliding puzzle must belong to its adventure, however it is written', async () => {
  const elsewhere = await buildAdventure(world.database, { creatorId: world.member.userId })
  const theirs = await buildAsset(world.database, { adventureId: elsewhere.id, purpose: 'puzzle' })
  const mine = await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'puzzle' })
  const configured = (imageUrl: string) =>
    world.tried(createRow('puzzle', { name: 'No', type: 'slider_jigsaw', configuration: { imageUrl } }))
  const file = `${theirs.name}.webp`
  for (const address of [
    `/media/${file}`,
    `/x/../media/${file}`,
    `/media/./${file}`,
    `/%6dedia/${file}`,
    '/media/no.webp',
  ])
    expect([address, await configured(address)]).toMatchObject([address, { status: 'refused' }])
  expect(await configured(`/media/${mine.name}.webp`)).toMatchObject({ status: 'taken' })
})

test('a new puzzle of a timed type has a time limit, unless its author decides otherwise', async () => {
  expect((await create({ type: 'hidden_object' })).timeLimit).toBe(300)
  expect((await create({ type: 'hidden_object', timeLimit: null })).timeLimit).toBeNull()
  expect((await create({ type: 'hidden_object', timeLimit: 60 })).timeLimit).toBe(60)
})

test('a puzzle made from its picture is incomplete without one', async () => {
  const puzzle = await create({ type: 'hidden_object' })
  expect(puzzle.problems.map(({ code }) => code)).toContain('picture_missing')
  const picture = await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'puzzle' })
  expect((await update(puzzle.id, { imageAssetId: picture.id })).problems.map(({ code }) => code)).not.toContain(
    'picture_missing',
  )
})

test.each([
  ['code_entry', { correctCode: '8642' }, { code: '1111', reply: 'Too easy.' }, { code: ' ', reply: '' }],
  ['riddle', { correctAnswers: ['moon'] }, { answer: 'sun', reply: 'Too bright.' }, { answer: '', reply: '' }],
  ['cipher', { decryptedText: 'MEET ME' }, { answer: 'MEAT ME', reply: 'Nearly.' }, { answer: '', reply: ' ' }],
  ['audio_recognition', { correctAnswer: 'bell' }, { answer: 'gong', reply: 'Lighter.' }, { answer: '', reply: '' }],
])('a blank wrong answer is not kept with a %s, a half-written one is', async (type, solution, whole, blank) => {
  const half = { ...whole, reply: '' }
  const puzzle = await create({ type, solution: { ...solution, decoys: [blank, whole, blank] } })
  expect(puzzle.solution.decoys).toEqual([whole])
  const changed = await update(puzzle.id, { solution: { ...puzzle.solution, decoys: [whole, blank, half] } })
  expect(changed.solution.decoys).toEqual([whole, half])
})

test('wrong answers of both languages keep matching places when blank ones are removed', async () => {
  const [one, two, blank] = [
    { code: '1111', reply: 'Too easy.' },
    { code: '2222', reply: 'No.' },
    { code: '', reply: '' },
  ]
  const inFrench = [{ code: '1111', reply: 'Trop facile.' }, blank, { code: '2222', reply: '' }]
  const puzzle = await create({
    solution: { correctCode: '8642', decoys: [one, blank, two] },
    translations: { fr: { solution: { decoys: inFrench } } },
  })
  expect(puzzle.solution.decoys).toEqual([one, two])
  expect(puzzle.translations).toMatchObject({ fr: { solution: { decoys: [inFrench[0], inFrench[2]] } } })
  const written = { code: '3333', reply: 'Non.' }
  const changed = await update(puzzle.id, {
    solution: { ...puzzle.solution, decoys: [blank, blank, blank] },
    translations: { fr: { solution: { decoys: [blank, written] } } },
  })
  expect(changed.solution.decoys).toEqual([blank])
  expect(changed.translations).toMatchObject({ fr: { solution: { decoys: [written] } } })
  const none = await update(puzzle.id, {
    solution: { ...puzzle.solution, decoys: [blank] },
    translations: { fr: { solution: { decoys: [blank] } } },
  })
  expect(none.solution.decoys).toEqual([])
  expect(none.translations).toEqual({})
})
