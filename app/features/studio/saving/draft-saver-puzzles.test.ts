import { expect, test } from 'vitest'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { DraftView } from '#app/features/studio/draft-view.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { createdEntry } from './cast-history.ts'
import { details, draft, hotspot, scene, studio } from './draft-saver.fixtures.ts'
import { unsentOrders } from './keep-unsent.ts'
import { puzzleOf } from './order-puzzle.ts'
import type { CreatePuzzle } from './order-puzzle.ts'
import type { CommandResult } from './send-command.ts'

const away: CommandResult = { status: 'unreachable' }
const made = (draftRevision: number, change: object): CommandResult => ({
  status: 'saved',
  change: { draftRevision, ...change },
})
const room = (): DraftView => ({
  ...draft(),
  scenes: [scene('scene')],
  hotspots: [hotspot('door', { type: 'puzzle' })],
})
/** As the form sends it: with everything that the type knows of it. */
const answers = (...correctAnswers: string[]) => ({ ...puzzleType('riddle').defaults.solution, correctAnswers })
const riddle: CreatePuzzle = {
  intent: 'create-puzzle',
  id: 'riddle',
  name: 'Riddle',
  type: 'riddle',
  configuration: { ...puzzleType('riddle').defaults.configuration, riddleText: 'What flies?' },
  solution: answers('Time'),
  translations: { fr: { name: 'Énigme', configuration: { riddleText: 'Qu’est-ce qui file ?' } } },
}
const asMade = (request: CreatePuzzle, version = 1) => ({
  ...puzzleOf(request, { image: null, primary: 'en' }),
  version,
})

/** A puzzle was made while the server was away. */
async function offline(request: EditorRequest = riddle, loaded = room()) {
  const world = studio(loaded)
  const result = world.saver.send(() => request)
  await world.sent[0]!.answer(away)
  return {
    ...world,
    result: await result,
    last: () => world.sent.at(-1)!,
    puzzles: () => world.saver.getState().draft.puzzles,
  }
}

test('a puzzle that is made without a connection is there at once, with its defaults and what is still wrong with it', async () => {
  const { result, puzzles } = await offline({ intent: 'create-puzzle', id: 'safe', name: 'Safe', type: 'riddle' })
  expect(result).toMatchObject({ status: 'saved', change: { puzzles: [{ id: 'safe', version: 0 }] } })
  expect(puzzles()).toMatchObject([{ id: 'safe', name: 'Safe', type: 'riddle', hints: [], expectedMinutes: 5 }])
  expect(puzzles()[0]!.problems).not.toEqual([])
})

test('what its type cannot read is not kept: it needs the server, which says what is wrong with it', async () => {
  for (const request of [
    { ...riddle, configuration: { colour: 'blue' } },
    { ...riddle, type: 'portal' },
  ]) {
    const { result, saver } = await offline(request)
    expect([result, saver.getState().orders]).toEqual([away, []])
  }
})

test('what is changed of it goes along with it, and what leads to it waits for it', async () => {
  const { saver, pass, last, puzzles } = await offline()
  const changed = saver.send(() => ({
    intent: 'update-puzzle',
    puzzleId: 'riddle',
    version: 0,
    changes: { solution: answers('A bird'), hints: ['Look up.'] },
  }))
  await pass(0)
  await last().answer(away)
  expect(await changed).toMatchObject({ status: 'saved' })
  expect(puzzles()).toMatchObject([{ solution: answers('A bird'), hints: ['Look up.'] }])
  saver.edit('door', { targetId: 'riddle' })
  await pass(60_000)
  const sent = { ...riddle, solution: answers('A bird'), hints: ['Look up.'] }
  expect(last().request).toEqual(sent)
  await last().answer(made(2, { puzzles: [asMade(sent)] }))
  await pass(800)
  expect(last().request).toMatchObject({ intent: 'update-hotspot', hotspotId: 'door', changes: { targetId: 'riddle' } })
  await last().answer(made(3, { hotspots: [hotspot('door', { version: 2, type: 'puzzle', targetId: 'riddle' })] }))
  expect([saver.summary, puzzles()[0]!.version]).toEqual(['saved', 1])
})

test('when an earlier sending had arrived, what was changed since follows as an edit', async () => {
  const { saver, pass, last } = await offline()
  saver.edit('riddle', { solution: answers('A bird') })
  await pass(60_000)
  await last().answer(made(2, { puzzles: [asMade(riddle)] }))
  await pass(800)
  expect(last().request).toMatchObject({
    intent: 'update-puzzle',
    puzzleId: 'riddle',
    version: 1,
    changes: { solution: answers('A bird') },
  })
})

test('undone it is gone, done again it is there with its answer', async () => {
  const { saver, pass, last, puzzles } = await offline()
  saver.record(createdEntry('puzzles', 'riddle'))
  const undone = saver.undo()
  await pass(0)
  await last().answer(away)
  expect([await undone, puzzles()]).toMatchObject([{ status: 'saved' }, []])
  const redone = saver.redo()
  await pass(0)
  await last().answer(away)
  expect([await redone, puzzles()]).toMatchObject([
    { status: 'saved' },
    [{ id: 'riddle', solution: { correctAnswers: ['Time'] } }],
  ])
})

test('refused, it is kept with the reason, and made with what its author changes of it', async () => {
  const { saver, pass, last, puzzles } = await offline()
  await pass(60_000)
  await last().answer({ status: 'failed', error: { code: 'tooLarge', params: {} } })
  expect(saver.getState().orders).toMatchObject([{ status: 'refused', why: { error: { code: 'tooLarge' } } }])
  expect(puzzles()).toMatchObject([{ name: 'Riddle' }])
  saver.edit('riddle', { name: 'Old riddle' })
  expect(last().request).toEqual({ ...riddle, name: 'Old riddle' })
})

test('a tab that is opened again has it with its answer, also one whose type reads it no more: the server says so', async () => {
  const { saver } = await offline()
  const kept = JSON.parse(JSON.stringify(unsentOrders(saver.getState().orders))) as ReturnType<typeof unsentOrders>
  const later = studio(room())
  later.saver.restore({}, [...kept, { request: { ...riddle, id: 'old', solution: { word: 'Time' } }, late: {} }])
  expect(later.saver.getState().draft.puzzles).toMatchObject([
    { id: 'riddle', solution: { correctAnswers: ['Time'] } },
    { id: 'old', problems: [{ code: 'unreadable' }] },
  ])
  expect(later.sent[0]!.request).toEqual(riddle)
})

test('in an adventure that is written in another language by now it is made in that, with the texts of its type', async () => {
  const bilingual = { ...room(), details: details({ languages: ['en', 'fr'] }) }
  const { saver, last } = await offline(riddle, bilingual)
  saver.edit('riddle', { solution: answers('A bird') })
  saver.replace({
    ...bilingual,
    draftRevision: 7,
    details: details({ version: 2, primaryLanguage: 'fr', languages: ['fr', 'en'] }),
  })
  void saver.flush()
  const swapped = {
    name: 'Énigme',
    configuration: { ...puzzleType('riddle').defaults.configuration, riddleText: 'Qu’est-ce qui file ?' },
    solution: answers('A bird'),
    translations: { en: { name: 'Riddle', configuration: { riddleText: 'What flies?' } } },
  }
  expect(last().request).toMatchObject(swapped)
  const { late, request } = saver.getState().orders[0]!
  expect(late.riddle).toMatchObject({ configuration: swapped.configuration, solution: swapped.solution })
  expect((request as CreatePuzzle).translations).not.toHaveProperty('fr')
})
