import { expect, test } from 'vitest'
import { parlourGame } from '#app/features/engine/parlour.fixtures.ts'
import { flagPlaces } from './flag-places.ts'

const { edition, secrets } = parlourGame()
const waiting = { type: 'flag_set', flag: 'power' } as const

test('a flag leads to what sets it, before what waits for it', () => {
  const [first, ...others] = edition.scenes
  const [hotspot] = first!.hotspots
  const document = { scenes: [{ ...first!, hotspots: [{ ...hotspot!, usable: waiting }] }, ...others] }
  const place = { entity: 'hotspot', id: hotspot!.id, parentId: first!.id }
  expect(flagPlaces(document, secrets).get('power')).toEqual(place)
  const [puzzle] = secrets.puzzles
  const setting = { ...puzzle!, onSolve: [{ type: 'set_flag' as const, flag: 'power', value: true }] }
  expect(flagPlaces(document, { ...secrets, puzzles: [setting] }).get('power')).toEqual({
    entity: 'puzzle',
    id: puzzle!.id,
  })
})
