import { expect, test } from 'vitest'
import type { Command } from '#app/features/studio/draft/command.schema.ts'
import { change, create, done, emptyDraft, id, remove } from '#app/features/studio/draft/draft.fixtures.ts'
import { broughtBefore } from './brought-before.ts'
import { comesAlong } from './comes-along.ts'

const usedOn = (hotspot: string) => ({ uses: [{ hotspot_id: id(hotspot), effects: [] }] })

const look = (name: string, within: string, called = name) =>
  create('hotspot', name, { type: 'look', name: called, lines: ['Wood.'], x: 10, y: 10 }, within)

/** A key that opens a door, and the chest that it lies in. */
const house = (name: string, ...commands: Command[]) =>
  done(
    emptyDraft(),
    create('scene', `${name}-hall`, { name: 'Hall' }),
    look(`${name}-door`, `${name}-hall`, 'Door'),
    look(`${name}-gate`, `${name}-hall`, 'Gate'),
    create('item', `${name}-key`, { name: 'Key', useActions: usedOn(`${name}-door`) }),
    create('hotspot', `${name}-chest`, { type: 'item', targetId: id(`${name}-key`), x: 5, y: 5 }, `${name}-hall`),
    ...commands,
  )

const isUsedAgain = (there: ReturnType<typeof house>, here = house('old')): boolean => {
  const copied = comesAlong(here, [id('old-chest')], true)
  return broughtBefore(here, copied, there, new Map()).get(id('old-key')) === id('new-key')
}

const there = house('new')
const useOf = (hotspot: string) => change(there, 'new-key', { useActions: usedOn(hotspot) })

test('a key that still opens its door, copied or left behind, is used again', () => {
  expect(isUsedAgain(there)).toBe(true)
  expect(isUsedAgain(done(there, useOf('old-door'), remove('hotspot', 'new-door')))).toBe(true)
})

test('a key that is used up by opening is used again, too', () => {
  const spent = (name: string) =>
    change(house(name), `${name}-key`, {
      useActions: {
        uses: [{ hotspot_id: id(`${name}-door`), effects: [{ type: 'take_item', itemId: id(`${name}-key`) }] }],
      },
    })
  expect(isUsedAgain(done(there, spent('new')), done(house('old'), spent('old')))).toBe(true)
})

test.each<[string, readonly Command[]]>([
  ['opens something else there', [useOf('new-gate')]],
  ['lost what it opens there', [remove('hotspot', 'new-door')]],
  ['opens what is called something else there', [change(there, 'new-door', { name: 'Cupboard' })]],
  ['opens one of two doors there, and nobody knows which', [look('second', 'new-hall', 'Door')]],
])('a key that %s is copied anew', (_, commands) => {
  expect(isUsedAgain(done(there, ...commands))).toBe(false)
})
