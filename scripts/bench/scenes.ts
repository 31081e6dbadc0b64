import type { Locator, Page } from '@playwright/test'
import { newId } from '#app/shared/ids.ts'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { createRow } from '#tests/support/draft-commands.ts'
import { createProject, edit, uploadPicture } from '#tests/support/made-adventure.ts'
import type { Person } from '#tests/support/person.ts'
import { glance, press, spin, wander } from './hand.ts'
import { editorAt, measureLatency } from './latency.ts'
import type { Jobs, LatencyFigures } from './latency.ts'

export async function measureScenes(
  world: ThrowAwayWorld,
  creator: Person,
  scenes: number,
  rounds: number,
): Promise<LatencyFigures[]> {
  const address = await makeScenes(creator, scenes)
  return measureLatency({ ...editorAt(world, creator, address, (page) => tab(page, 'scenes').waitFor()), jobs, rounds })
}

async function makeScenes(creator: Person, count: number): Promise<string> {
  const adventure = await createProject(creator, 'The long corridor')
  const picture = await uploadPicture(creator, adventure, 'scene')
  const ids = Array.from({ length: count }, () => newId())
  for (const [index, id] of ids.entries()) {
    const before = ids[index - 1]
    const hotspot = (fields: object) => createRow('hotspot', { parent: id, y: 50, ...fields })
    await edit(
      creator,
      adventure,
      createRow('scene', {
        id,
        name: `Room ${index + 1}`,
        description: 'A room like the others.',
        imageAssetId: picture.id,
      }),
      ...(before ? [hotspot({ type: 'scene_link', x: 10, name: 'Back', targetId: before })] : []),
      hotspot({ type: 'item', x: 50, name: `Thing ${index + 1}` }),
      hotspot({ type: 'puzzle', x: 90, name: `Lock ${index + 1}` }),
    )
  }
  return `/editor/${adventure}?tab=details`
}

const tab = (page: Page, name: string) => page.locator(`nav a[href$="tab=${name}"]`).first()
const cards = (page: Page) => page.locator('li[data-row]')

/** A single short query to the page, so that asking takes none of its time. */
async function open(page: Page, what: Locator, part: string): Promise<void> {
  await press(page, what)
  await wander(page, { least: 8, most: 300 }, () =>
    page.evaluate((selector) => document.querySelector(selector) !== null, part),
  )
  await glance()
}

const openTab = (page: Page, name: string, part: string): Promise<void> => open(page, tab(page, name), part)

const jobs: Jobs = {
  'opening the tab of the scenes': async (page) => {
    await openTab(page, 'details', 'main form, main input')
    await openTab(page, 'scenes', 'li[data-row] h3')
  },
  'scrolling through them': async (page, round) => {
    await page.mouse.move(600, 500)
    await spin(page, 12, round % 2 === 0 ? 500 : -500)
    await glance()
  },
  'putting one into another place': async (page, round) => {
    const [from, to] = [20 + round * 7, 21 + round * 7]
    const name = await cards(page).nth(from).getByRole('heading').textContent()
    // a card's controls exist only once it has been near the view
    await cards(page).nth(from).scrollIntoViewIfNeeded()
    const saved = page.waitForResponse((response) => response.request().method() === 'POST')
    await press(page, cards(page).nth(from).locator('button:has(.lucide-arrow-right)'))
    await saved
    await glance()
    if ((await cards(page).nth(to).getByRole('heading').textContent()) !== name)
      throw new Error(`${name} has not moved`)
  },
  'opening a scene, and back': async (page, round) => {
    await cards(page)
      .nth(40 + round * 11)
      .scrollIntoViewIfNeeded()
    await open(
      page,
      cards(page)
        .nth(40 + round * 11)
        .getByRole('link')
        .first(),
      '[data-hotspot]',
    )
    await openTab(page, 'scenes', 'li[data-row] h3')
  },
  'opening the story map': async (page) => {
    await openTab(page, 'map', '.react-flow__node')
    await openTab(page, 'scenes', 'li[data-row] h3')
  },
}
