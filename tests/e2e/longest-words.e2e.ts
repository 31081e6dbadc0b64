import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { editorPlace } from '#app/features/adventure/checks/editor-place.ts'
import type { Kind } from '#app/features/adventure/catalogue.ts'
import { pathOf, tabsOf } from '#app/features/studio/editor/components/editor-tabs.ts'
import type { ProjectDocument } from '#app/features/studio/exchange/project-document.schema.ts'
import { kitPlace } from '#app/features/studio/fields/kit-place.ts'
import { patternsOfRoutes } from '#tests/authorization/address-map.ts'
import { addressOf } from '#tests/authorization/requests.ts'
import { play } from '#tests/support/made-adventure.ts'
import type { Person } from '#tests/support/person.ts'
import { visitAs } from './browser.ts'
import { badlySet, outOfReach, reshape } from './in-reach.ts'
import { openLongestWorld } from './longest-world.ts'
import type { LongestWorld } from './longest-world.ts'

const windows = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

let world: LongestWorld
test.beforeAll(async () => {
  test.setTimeout(300_000)
  world = await openLongestWorld()
})
test.afterAll(() => world?.close())

/** In three shapes: one word without a break, then as many emoji, then words with spaces. */
async function look(page: Page): Promise<string[]> {
  const found = new Set<string>()
  for (const shape of ['word', 'emoji', 'spaced'] as const) {
    if (shape !== 'word') await reshape(page, shape)
    for (const window of windows) {
      await page.setViewportSize(window)
      const problems = [...(await badlySet(page)), ...(shape === 'word' ? await outOfReach(page) : [])]
      for (const problem of problems) found.add(`${shape} at ${window.width} px: ${problem}`)
    }
  }
  return [...found]
}

type Visit = Awaited<ReturnType<typeof visitAs>>

async function expectWellSet({ page }: Visit, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address)
    expect.soft(await look(page), address).toEqual([])
  }
}

const noPage =
  /^\/(?:api|media|design|theme|sitemap|robots|auth\/google|auth\/sign-out)|\.csv$|\.jpg$|\/wish$|\/playtest$/
const ofEditors = /^\/(?:editor|mystery-dinner|escape-room)\//

/** Who sees most of a page. */
function whoseIs(pattern: string): 'owner' | 'player' | 'reader' | 'visitor' {
  if (/^\/(?:admin|creator|reviews)/u.test(pattern)) return 'owner'
  if (/^\/(?:auth|join|redeem)/u.test(pattern)) return 'visitor'
  return /^\/checkout/u.test(pattern) ? 'reader' : 'player'
}

test('whatever people typed, no page of the site is wider than its window or hides a control', async ({ browser }) => {
  test.setTimeout(600_000)
  const pages = patternsOfRoutes().filter((pattern) => !noPage.test(pattern) && !ofEditors.test(pattern))
  for (const who of ['visitor', 'reader', 'player', 'owner'] as const) {
    const visit = await visitAs(browser, 'en', world[who])
    visit.expectComplaint('404')
    const own = pages.filter((pattern) => whoseIs(pattern) === who)
    const addresses = own.map((pattern) =>
      addressOf(pattern, pattern.startsWith('/kit') ? { ...world.subject, id: world.room.id } : world.subject),
    )
    await expectWellSet(visit, who === 'player' ? [...addresses, `/kit/${world.dinner.id}`] : addresses)
    await visit.close()
  }
})

async function playtest(owner: Person, sceneId: string, talk: string | null): Promise<string> {
  const stage = {
    sceneId,
    items: [],
    flags: [],
    counters: [],
    solved: [],
    visited: [],
    talk: talk && { npcId: talk, nodeId: null },
  }
  const started = await owner.postJson(`/editor/${world.online.id}/playtest`, stage)
  expect(started.status, started.text).toBe(201)
  return (JSON.parse(started.text) as { runId: string }).runId
}

test('whatever the author typed, all of a game can be read and pressed', async ({ browser }) => {
  test.setTimeout(600_000)
  const { owner, player, online, subject } = world
  const { scenes, npcs } = online.project
  const visit = await visitAs(browser, 'en', player)
  const puzzles = scenes.find(({ isStart }) => isStart)!.hotspots.filter(({ type }) => type === 'puzzle')
  for (const { id, targetId } of puzzles) {
    await play(player, subject.runId, { type: 'use_hotspot', hotspotId: id })
    await play(player, subject.runId, { type: 'take_hint', puzzleId: targetId })
    await expectWellSet(visit, [`/run/${subject.runId}`])
    await play(player, subject.runId, { type: 'close_puzzle' })
  }
  await visit.close()
  const author = await visitAs(browser, 'en', owner)
  const ending = scenes.find(({ isEnding }) => isEnding)!
  const runs = [await playtest(owner, scenes[0]!.id, npcs[0]!.id), await playtest(owner, ending.id, null)]
  await expectWellSet(
    author,
    runs.map((id) => `/run/${id}`),
  )
  await author.close()
})

/** Of each kind of row the first, which its editor opens. */
function rowsOf(kind: Kind, id: string, project: ProjectDocument): string[] {
  if (kind !== 'online-adventure')
    return Object.entries(project.kit ?? {}).flatMap(([entity, [row]]) =>
      row ? [kitPlace(id, kind, { entity, id: row.id } as Parameters<typeof kitPlace>[2])] : [],
    )
  const [scene, item, npc, node] = [project.scenes[0]!, project.items[0]!, project.npcs[0]!, project.nodes[0]!]
  return [
    editorPlace({ entity: 'scene', id: scene.id }),
    editorPlace({ entity: 'hotspot', id: scene.hotspots[0]!.id, parentId: scene.id }),
    ...project.puzzles.map((puzzle) => editorPlace({ entity: 'puzzle', id: puzzle.id })),
    editorPlace({ entity: 'item', id: item.id }),
    editorPlace({ entity: 'npc', id: npc.id }),
    editorPlace({ entity: 'node', id: node.id, parentId: node.npcId }),
  ].map((place) => `/editor/${id}${place}`)
}

for (const kind of Object.keys(tabsOf) as Kind[])
  test(`whatever the author typed, each tab and form of the editor can be used (${kind})`, async ({ browser }) => {
    test.setTimeout(600_000)
    const { id, project } = {
      'online-adventure': world.online,
      'mystery-dinner': world.dinner,
      'escape-room': world.room,
    }[kind]
    const author = await visitAs(browser, 'en', world.owner)
    await expectWellSet(author, [
      ...tabsOf[kind].map((tab) => pathOf(tab.page, kind, id, tab.id)),
      ...rowsOf(kind, id, project),
    ])
    await author.close()
  })
