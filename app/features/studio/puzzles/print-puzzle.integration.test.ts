import { expect, test, vi } from 'vitest'
import { newId } from '#app/shared/ids.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { picturesOf } from '#app/features/puzzles/print/print-pictures.server.ts'
import { nameOfPrint, printPuzzle } from './print-puzzle.server.ts'

vi.mock('#app/features/puzzles/print/print-pictures.server.ts', { spy: true })

const world = useStudioWorld()
const choice = { language: 'en', paper: 'a4', withKey: false, withHints: false } as const

const addSlider = async (imageUrl: string) => {
  const { id } = await world.create('puzzle', {
    name: 'The hall',
    type: 'slider_jigsaw',
    configuration: { imageUrl, pictureText: 'A hall' },
  })
  return { adventureId: world.adventureId, puzzleId: id }
}
const print = (target: { adventureId: string; puzzleId: string }) =>
  printPuzzle({ database: world.database, storage: getStorage() }, world.member, target, choice)

test('no picture is processed for a print that is refused because too many wait', async () => {
  const target = await addSlider('/illustrations/service-museums.webp')
  const printed = await Promise.all([print(target), print(target), print(target), print(target)])
  expect(printed.map((each) => ('refused' in each ? each.refused : each.name)).toSorted()).toEqual([
    'busy',
    'busy',
    'the-hall.pdf',
    'the-hall.pdf',
  ])
  expect(picturesOf).toHaveBeenCalledTimes(2)
})

test('a print that lacks its picture frees its slot, and its file name needs no setting', async () => {
  const lost = await addSlider('/illustrations/absent.webp')
  for (let at = 0; at < 3; at++) expect(await print(lost)).toEqual({ refused: 'no_picture' })
  expect(await nameOfPrint(world.database, world.member, lost)).toBe('the-hall.pdf')
  await expect(nameOfPrint(world.database, world.member, { ...lost, puzzleId: newId() })).rejects.toMatchObject({
    code: 'notFound',
  })
})
