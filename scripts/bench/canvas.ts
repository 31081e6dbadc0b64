import type { Locator, Page } from '@playwright/test'
import { batchOf } from '#app/features/studio/draft/make-command.ts'
import { newId } from '#app/shared/ids.ts'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { changeRow, createRow } from '#tests/support/draft-commands.ts'
import { createProject, edit, uploadPicture } from '#tests/support/made-adventure.ts'
import type { Person } from '#tests/support/person.ts'
import { drag, glance, hold, middleOf, press } from './hand.ts'
import { editorAt, measureLatency } from './latency.ts'
import type { Jobs, LatencyFigures } from './latency.ts'

export async function measureCanvas(
  world: ThrowAwayWorld,
  creator: Person,
  hotspots: number,
  rounds: number,
): Promise<LatencyFigures[]> {
  const address = await makeScene(creator, hotspots)
  return measureLatency({
    ...editorAt(world, creator, address, (page) =>
      page
        .locator('[data-hotspot]')
        .nth(hotspots - 1)
        .waitFor(),
    ),
    jobs,
    rounds,
  })
}

async function makeScene(creator: Person, count: number): Promise<string> {
  const adventure = await createProject(creator, 'The full house')
  const scene = newId()
  await edit(creator, adventure, createRow('scene', { id: scene, name: 'Hall' }))
  const picture = await uploadPicture(creator, adventure, 'scene', scene)
  await edit(creator, adventure, changeRow('scene', scene, { imageAssetId: picture.id }, { imageAssetId: null }))
  const types = ['scene_link', 'puzzle', 'item', 'npc'] as const
  const shapes = ['rectangle', 'ellipse', 'polygon'] as const
  const columns = Math.ceil(Math.sqrt(count * 1.8))
  const all = Array.from({ length: count }, (_, index) => {
    const [x, y] = [
      4 + ((index % columns) * 92) / columns,
      6 + (Math.floor(index / columns) * 88) / Math.ceil(count / columns),
    ]
    const points = [
      [-1, -1],
      [1, -1.5],
      [1.4, 1],
      [0, 1.8],
      [-1.2, 1],
    ].map(([dx, dy]) => ({ x: x + dx!, y: y + dy! }))
    const shape = shapes[index % shapes.length]!
    return createRow('hotspot', {
      parent: scene,
      type: types[index % types.length],
      x,
      y,
      name: `Thing ${index + 1}`,
      shape,
      ...(shape === 'polygon' ? { points } : {}),
    })
  })
  await edit(creator, adventure, batchOf(all))
  return `/editor/${adventure}?tab=scenes&scene=${scene}`
}

const jobs: Jobs = {
  'selecting, one after the other': async (page, round) => {
    await press(page, page.locator('[data-row] > div > div > button:first-child').nth((round * 37) % 290))
    await glance()
  },
  'dragging one, drawn into line': async (page, round) =>
    drag(page, await middleOf(mark(page, 20 + round * 7)), 140 - round * 3, 60, 24),
  'resizing one': async (page, round) => {
    await mark(page, 30 + round * 7).focus()
    await page.keyboard.press('ArrowRight')
    await glance()
    await drag(page, await middleOf(page.locator('span[data-handle]').last()), 40, 30, 16)
  },
  'a frame round many': async (page) => {
    await page.keyboard.press('Escape')
    const frame = (await page.locator('.cursor-crosshair').boundingBox())!
    await drag(page, { x: frame.x + 3, y: frame.y + 3 }, frame.width * 0.6, frame.height * 0.6, 24)
    await page.keyboard.press('Escape')
    await glance()
  },
  'nudging one by key': async (page, round) => {
    await mark(page, 50 + round * 5).focus()
    await glance()
    await hold(page, ['ArrowDown', 'ArrowUp'], 10)
  },
  'dragging all of them': async (page, round) => {
    await mark(page, 10).focus()
    await page.keyboard.press('Control+a')
    await glance()
    await drag(page, await middleOf(mark(page, 100)), round % 2 === 0 ? 18 : -18, 6, 16)
    await page.keyboard.press('Escape')
    await glance()
  },
}

const mark = (page: Page, index: number): Locator => page.locator('[data-hotspot]').nth(index)
