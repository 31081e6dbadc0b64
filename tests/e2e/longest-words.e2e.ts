import { expect, test } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'
import { editorPlace } from '#app/features/adventure/checks/editor-place.ts'
import type { Kind } from '#app/features/rows/catalogue.ts'
import { pathOf, tabsOf } from '#app/features/studio/editor/components/editor-tabs.ts'
import { m } from '#app/i18n/generated/messages.js'
import { patternsOfRoutes } from '#tests/authorization/address-map.ts'
import { addressOf } from '#tests/authorization/requests.ts'
import { play } from '#tests/support/made-adventure.ts'
import type { Person } from '#tests/support/person.ts'
import { visitAs } from './browser.ts'
import { badlySet, outOfReach } from './in-reach.ts'
import { openLongestWorld } from './longest-world.ts'
import type { LongestWorld } from './longest-world.ts'
import { pressAnew } from './press-anew.ts'
import { stillBox } from './still-box.ts'

let world: LongestWorld
test.beforeAll(async () => {
  test.setTimeout(180_000)
  world = await openLongestWorld()
})
test.afterAll(() => world?.close())

const narrowFirst = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

/** From 640 px on, forms are set in one way: a tablet shows nothing that a desk does not. */
const ofForms = narrowFirst.filter(({ width }) => width !== 768)

/** Begins with the width that the page has: each change of it draws the whole page anew. */
async function expectWellSet(page: Page, what: string, windowsOf = narrowFirst): Promise<void> {
  const problems: string[] = []
  const windows = page.viewportSize()!.width === 360 ? windowsOf : windowsOf.toReversed()
  for (const window of windows) {
    await page.setViewportSize(window)
    const found = [...(await badlySet(page)), ...(await outOfReach(page))]
    problems.push(...found.map((each) => `at ${window.width} px: ${each}`))
  }
  expect.soft(problems, what).toEqual([])
}

const noPage =
  /^\/(?:api|media|design|theme|sitemap|robots|auth\/google|auth\/sign-out|editor|mystery-dinner|escape-room)|\.csv$|\.jpg$|\/wish$/

/** The person who sees most of a page. */
function whoseIs(pattern: string): 'owner' | 'player' | 'reader' {
  if (/^\/(?:admin|creator\b|reviews|sessions)/u.test(pattern)) return 'owner'
  return /^\/(?:checkout|join|creators)/u.test(pattern) ? 'reader' : 'player'
}

/** What is in one word so long was made by `longestProject` or by a form that was filled. */
const showsLongWord = (html: string) =>
  /<main[^]*>[^<]*\p{L}{60}/u.test(html.replaceAll(/<script[^]*?<\/script>/gu, ''))

/** Only pages that show text typed by people. */
async function pagesOf(who: 'owner' | 'player' | 'reader'): Promise<string[]> {
  const { subject, room, dinner, ownerId } = world
  const patterns = patternsOfRoutes().filter((pattern) => !noPage.test(pattern) && whoseIs(pattern) === who)
  const addresses = patterns.flatMap((pattern) => {
    if (pattern === '/kit/:id') return [room.id, dinner.id].map((id) => addressOf(pattern, { ...subject, id }))
    return addressOf(pattern, pattern.startsWith('/creators/') ? { ...subject, id: ownerId } : subject)
  })
  const shown: string[] = []
  for (const address of addresses) if (showsLongWord((await world[who].get(address)).text)) shown.push(address)
  return shown
}

async function walkPages(browser: Browser, who: 'owner' | 'player' | 'reader'): Promise<number> {
  const { page, close } = await visitAs(browser, 'en', world[who])
  const addresses = await pagesOf(who)
  for (const address of addresses) {
    await page.goto(address)
    await expectWellSet(page, address)
  }
  await close()
  return addresses.length
}

test('whatever people typed, no page is wider than its window or hides a control', async ({ browser }) => {
  const counts = await Promise.all((['reader', 'player', 'owner'] as const).map((who) => walkPages(browser, who)))
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(25)
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

type Puzzle = LongestWorld['online']['project']['puzzles'][number]

/** Puzzles of one type look alike. */
const isFirstOfType = ({ type }: Puzzle, at: number, all: readonly Puzzle[]) =>
  all.findIndex((each) => each.type === type) === at

async function solveEachType(browser: Browser): Promise<void> {
  const { player, online, subject } = world
  const { page, close } = await visitAs(browser, 'en', player)
  const places = online.project.scenes.find(({ isStart }) => isStart)!.hotspots
  const puzzles = online.project.puzzles.filter(({ id }) => places.some(({ targetId }) => targetId === id))
  for (const { id, type } of puzzles.filter(isFirstOfType)) {
    const place = places.find(({ targetId }) => targetId === id)!
    await play(player, subject.runId, { type: 'use_hotspot', hotspotId: place.id })
    await play(player, subject.runId, { type: 'take_hint', puzzleId: id })
    await page.goto(`/run/${subject.runId}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectWellSet(page, type)
    await play(player, subject.runId, { type: 'close_puzzle' })
  }
  await page.goto(`/run/${subject.runId}`)
  const looks = page.locator('.play-hotspot[data-kind="look"]')
  await pressAnew(looks.first())
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectWellSet(page, 'a close-up')
  await page.keyboard.press('Escape')
  await page.setViewportSize(narrowFirst.at(-1)!)
  await pressAnew(looks.last())
  await expect(page.locator('.play-remarks[data-over] p')).toBeVisible()
  await expectLeftFree(page, looks.last())
  await expectWellSet(page, 'what a look says')
  await close()
}

/** However long a line is, it does not lie over the middle of what was pressed. */
async function expectLeftFree(page: Page, pressed: Locator): Promise<void> {
  const [line, spot] = [await stillBox(page.locator('.play-remarks[data-over]')), await stillBox(pressed)]
  const middle = spot.y + spot.height / 2
  expect(middle < line.y || middle > line.y + line.height).toBe(true)
}

async function talkAndEnd(browser: Browser): Promise<void> {
  const { owner, online } = world
  const { scenes, npcs } = online.project
  const { page, close } = await visitAs(browser, 'en', owner)
  const [first, ending] = [scenes[0]!, scenes.find(({ isEnding }) => isEnding)!]
  for (const runId of [await playtest(owner, first.id, npcs[0]!.id), await playtest(owner, ending.id, null)]) {
    await page.goto(`/run/${runId}`)
    await expectWellSet(page, 'a talk, or the ending')
  }
  await close()
}

test('whatever the author typed, all of a game can be read and used', async ({ browser }) => {
  await Promise.all([solveEachType(browser), talkAndEnd(browser)])
})

/** Of each list the first, of puzzles the first of each type. */
async function expectFormsWellSet(page: Page, tab: string, puzzles: readonly Puzzle[]): Promise<void> {
  const edit = page.getByRole('main').getByRole('button', { name: m.common_edit({}, { locale: 'en' }) })
  if ((await edit.count()) === 0) return
  const ofTypes = puzzles.flatMap((puzzle, at) => (isFirstOfType(puzzle, at, puzzles) ? [at] : []))
  for (const at of tab === 'puzzles' && puzzles.length > 0 ? ofTypes : [0]) {
    await edit.nth(at).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectWellSet(page, `${tab}, form ${at + 1}`, ofForms)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
}

async function walkEditor(browser: Browser, kind: Kind): Promise<void> {
  const { online, dinner, room, owner } = world
  const { id, project } = { 'online-adventure': online, 'mystery-dinner': dinner, 'escape-room': room }[kind]
  const own = kind === 'online-adventure' ? tabsOf[kind] : tabsOf[kind].filter((tab) => tab.page === 'kit')
  const { page, close } = await visitAs(browser, 'en', owner)
  await page.goto(pathOf(own[0]!.page, kind, id, own[0]!.id))
  for (const { id: tab, label } of own) {
    const link = page
      .getByRole('navigation', { name: m.studio_tabs_label({}, { locale: 'en' }) })
      .getByRole('link', { name: label(), exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expectWellSet(page, `${kind}, ${tab}`)
    await expectFormsWellSet(page, tab, project.puzzles)
  }
  const [scene, npc] = [project.scenes[0], project.npcs[0]]
  if (scene && npc) {
    const node = project.nodes.find(({ npcId }) => npcId === npc.id)!
    for (const place of [
      editorPlace({ entity: 'hotspot', id: scene.hotspots[0]!.id, parentId: scene.id }),
      editorPlace({ entity: 'node', id: node.id, parentId: npc.id }),
    ]) {
      await page.goto(`/editor/${id}${place}`)
      await expectWellSet(page, place)
    }
  }
  await close()
}

for (const kind of Object.keys(tabsOf) as Kind[]) {
  test(`whatever the author typed, each tab and form of the editor can be used: ${kind}`, async ({ browser }) => {
    // Each form at two widths, beside three other journeys
    test.setTimeout(300_000)
    await walkEditor(browser, kind)
  })
}
