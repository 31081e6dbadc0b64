import { describe, expect, test } from 'vitest'
import type { DraftView } from '#app/features/studio/draft-view.ts'
import { draft, hotspot, studio } from './draft-saver.fixtures.ts'
import { unsavedOf } from './save-queue.ts'
import type { CommandResult } from './send-command.ts'

describe('hotspots that are moved together', () => {
  const room = (): DraftView => ({ ...draft(), hotspots: [hotspot('a'), hotspot('b'), hotspot('c')] })
  const moveTwo = async () => {
    const world = studio(room())
    world.saver.editTogether({ a: { x: 10 }, b: { x: 20 } })
    await world.pass(800)
    return world
  }
  const moved: CommandResult = {
    status: 'saved',
    change: { draftRevision: 2, hotspots: [hotspot('a', { version: 2, x: 10 }), hotspot('b', { version: 2, x: 20 })] },
  }

  test('are saved with one request, and one step takes all of them back', async () => {
    const { saver, sent, pass } = await moveTwo()
    expect(sent.map(({ request }) => request)).toEqual([
      {
        intent: 'update-hotspots',
        edits: [
          { hotspotId: 'a', version: 1, changes: { x: 10 } },
          { hotspotId: 'b', version: 1, changes: { x: 20 } },
        ],
      },
    ])
    await sent[0]!.answer(moved)
    expect(saver.summary).toBe('saved')
    void saver.undo()
    await pass(800)
    expect(sent[1]!.request).toMatchObject({
      edits: [
        { hotspotId: 'a', version: 2, changes: { x: 50 } },
        { hotspotId: 'b', version: 2, changes: { x: 50 } },
      ],
    })
  })

  test('one that somebody else saved first is shown, and the others are saved', async () => {
    const { saver, sent } = await moveTwo()
    await sent[0]!.answer({ status: 'conflict', current: { hotspots: [hotspot('b', { version: 7, x: 70 })] } })
    expect(sent[1]!.request).toMatchObject({ intent: 'update-hotspot', hotspotId: 'a', version: 1 })
    await sent[1]!.answer({
      status: 'saved',
      change: { draftRevision: 3, hotspots: [hotspot('a', { version: 2, x: 10 })] },
    })
    expect(sent[2]!.request).toMatchObject({ intent: 'update-hotspot', hotspotId: 'b', version: 1 })
    await sent[2]!.answer({ status: 'conflict', current: { hotspots: [hotspot('b', { version: 7, x: 70 })] } })
    expect(saver.getState().troubles).toMatchObject({ b: { kind: 'conflict' } })
    expect(Object.keys(saver.getState().queue)).toEqual(['b'])
  })

  test('without a connection all are kept, and a save whose answer was lost is no conflict with oneself', async () => {
    const { saver, sent, pass } = await moveTwo()
    await sent[0]!.answer({ status: 'unreachable' })
    expect(saver.summary).toBe('offline')
    await pass(1_000)
    await sent[1]!.answer({ status: 'conflict', current: { hotspots: [hotspot('a', { version: 2, x: 10 })] } })
    await sent[2]!.answer({ status: 'conflict', current: { hotspots: [hotspot('a', { version: 2, x: 10 })] } })
    expect(sent[3]!.request).toMatchObject({ hotspotId: 'a', version: 2 })
    expect(saver.getState().troubles).toEqual({})
  })
})

test('a step back that could not be done stays to be tried again', async () => {
  const { saver, sent } = studio()
  saver.record({
    name: 'make',
    at: 0,
    undo: { kind: 'command', make: () => ({ intent: 'check-draft' }) },
    redo: { kind: 'command', make: () => null },
  })
  const result = saver.undo()
  expect(saver.getState().history.done).toHaveLength(0)
  await sent[0]!.answer({ status: 'unreachable' })
  expect(await result).toEqual({ status: 'unreachable' })
  expect(saver.getState().history).toMatchObject({ done: [{ name: 'make' }], undone: [] })
})

test('each drag is a step of its own, and the nudges between two drags are one', async () => {
  const { saver, pass } = studio({ ...draft(), hotspots: [hotspot('a')] })
  const nudge = async (x: number) => {
    saver.edit('a', { x })
    await pass(300)
  }
  const drag = async (x: number) => {
    saver.completeStep()
    saver.edit('a', { x })
    saver.completeStep()
    await pass(300)
  }
  await drag(10)
  await nudge(11)
  await nudge(16)
  await drag(30)
  await drag(40)
  const steps: unknown[] = []
  while (saver.getState().history.done.length > 0) {
    void saver.undo()
    steps.push(unsavedOf(saver.getState().queue, 'a')['x'])
  }
  expect(steps).toEqual([30, 16, 10, 50])
})
