import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import { ready } from './browser.ts'
import { picture } from './pictures.ts'
import type { Desk, Walker } from './puzzle-desk.ts'
import {
  beginGame,
  expectCurtain,
  expectInObject,
  goOn,
  layInObject,
  makePuzzle,
  openDesk,
  openPuzzle,
  placePuzzles,
  tryIt,
  walk,
  ways,
} from './puzzle-desk.ts'
import { stillBox } from './still-box.ts'
import { putFingers } from './touch.ts'

const words = {
  en: {
    title: 'The sorting office',
    office: 'The office',
    story: 'Everything here wants its place.',
    lamps: 'The lamps',
    board: 'The nine dots',
    grid: 'The three guests',
    cards: ['Candle', 'Gaslight', 'Light bulb'],
    drawers: 'The drawers',
    boxes: ['Flame', 'Current'],
    shows: 'A lamp with a wire',
    backwards: 'Begin where it ends.',
    guest: 'Guest',
    evening: 'Evening',
    evenings: ['Monday', 'Tuesday', 'Wednesday'],
    rooms: 'Room',
  },
  fr: {
    title: 'Le bureau de tri',
    office: 'Le bureau',
    story: 'Ici, tout veut sa place.',
    lamps: 'Les lampes',
    board: 'Les neuf points',
    grid: 'Les trois invités',
    cards: ['Chandelle', 'Bec de gaz', 'Ampoule'],
    drawers: 'Les tiroirs',
    boxes: ['Flamme', 'Courant'],
    shows: 'Une lampe avec un fil',
    backwards: 'Commencez par la fin.',
    guest: 'Invité',
    evening: 'Soir',
    evenings: ['Lundi', 'Mardi', 'Mercredi'],
    rooms: 'Lieu',
  },
} as const

const guests = ['Anna', 'Bruno', 'Chloé']
const pattern = [0, 4, 8, 5]

for (const locale of locales) {
  test(`cards, a pattern and a logic grid are made and played by ${ways[locale]} (${locale})`, async ({ browser }) => {
    const text = words[locale]
    const desk = await openDesk(browser, locale, `arranged-${locale}@example.org`, text.title)
    await test.step('cards to put in order, along a timeline, in an object that is there before them', () =>
      makePuzzle(desk, m.ordering_sorting_label({}, desk.in), text.lamps, async () => {
        await layInObject(desk)
        await writeCards(desk)
      }))
    await test.step('the same for two boxes, one with a picture', () =>
      makePuzzle(desk, m.ordering_sorting_label({}, desk.in), text.drawers, async () => {
        await writeBoxes(desk)
        await layInObject(desk)
        await moveSpot(desk, text.boxes[0])
      }))
    await test.step('a pattern, with a reply to the same one drawn from its other end', () =>
      makePuzzle(desk, m.pattern_matcher_label({}, desk.in), text.board, async () => {
        await drawPattern(desk)
        await layInObject(desk)
      }))
    await test.step('a logic grid', () =>
      makePuzzle(desk, m.logic_grid_label({}, desk.in), text.grid, () => writeGrid(desk)))
    await test.step('each is placed in a scene', () =>
      placePuzzles(desk, text.office, text.story, [text.lamps, text.drawers, text.board, text.grid]))
    await beginGame(desk)
    await test.step('the cards are played', () => playCards(desk))
    await test.step('the boxes', () => playBoxes(desk))
    await test.step('the pattern', () => playPattern(desk))
    await test.step('the grid', () => playGrid(desk))
    await expectCurtain(desk)
    await test.step('the next game in the same tab finds the boxes reset, with nothing left from the last game', () =>
      playBoxesAgain(desk))
    await desk.close()
  })
}

async function writeCards(desk: Desk): Promise<void> {
  const { hand, dialog, in: inLanguage } = desk
  await typeCards(desk, words[desk.locale].cards)
  await hand.choose(
    dialog.getByLabel(m.ordering_sorting_form_layout({}, inLanguage)),
    m.ordering_sorting_form_timeline({}, inLanguage),
  )
  const preview = dialog.getByRole('region', { name: m.puzzles_preview({}, inLanguage) })
  await hand.press(preview.getByRole('button', { name: m.ordering_sorting_submit({}, inLanguage) }))
  await expect(
    preview
      .getByText(m.ordering_sorting_wrong({}, inLanguage))
      .or(preview.getByText(m.ordering_sorting_solved({}, inLanguage))),
  ).toBeVisible()
}

async function typeCards({ hand, dialog, in: inLanguage }: Desk, cards: readonly string[]): Promise<void> {
  for (const [at, text] of cards.entries()) {
    await hand.press(dialog.getByRole('button', { name: m.ordering_sorting_form_add({}, inLanguage) }))
    const card = dialog.getByRole('textbox', { name: m.ordering_sorting_form_item({ position: at + 1 }, inLanguage) })
    await expect(card).toBeFocused()
    await hand.type(card, text)
  }
}

/** The last card has nothing on it but a picture. Every game finds the cards alike. */
async function writeBoxes(desk: Desk): Promise<void> {
  const { hand, dialog, locale, in: inLanguage } = desk
  const { cards, boxes, shows } = words[locale]
  await typeCards(desk, cards.slice(0, 2))
  await hand.press(dialog.getByRole('button', { name: m.ordering_sorting_form_add({}, inLanguage) }))
  await hand.choose(
    dialog.getByLabel(m.ordering_sorting_form_layout({}, inLanguage)),
    m.ordering_sorting_form_as_bins({}, inLanguage),
  )
  for (const [at, box] of boxes.entries())
    await hand.type(
      dialog.getByRole('textbox', { name: m.ordering_sorting_form_bin({ position: at + 1 }, inLanguage) }),
      box,
    )
  await hand.choose(dialog.getByLabel(m.ordering_sorting_form_bin_of({ position: 3 }, inLanguage)), boxes[1])
  const ofCard = m.ordering_sorting_form_picture({ position: 3 }, inLanguage)
  await hand.press(dialog.getByRole('button', { name: ofCard }))
  await dialog
    .getByRole('group', { name: ofCard })
    .locator('input[type=file]:not([multiple])')
    .setInputFiles(await picture('#f4d27a'))
  await hand.type(
    dialog.getByRole('textbox', { name: m.ordering_sorting_form_alt_of({ position: 3 }, inLanguage) }),
    shows,
  )
  await hand.choose(dialog.getByLabel(m.studio_field_variant({}, inLanguage)), m.studio_variant_all({}, inLanguage))
}

/** A box stands where the author draws it on the object. */
async function moveSpot({ page, hand, dialog, in: inLanguage }: Desk, name: string): Promise<void> {
  const frame = dialog.getByRole('button', { name: m.objects_spot({ name }, inLanguage) })
  const before = await stillBox(frame)
  if (hand.way === 'mouse') {
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
    await page.mouse.down()
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2 + 8, { steps: 3 })
    await page.mouse.up()
  } else {
    await hand.reach(frame)
    await page.keyboard.press('ArrowDown')
  }
  await expect.poll(async () => (await stillBox(frame)).y).toBeGreaterThan(before.y)
}

async function drawPattern(desk: Desk): Promise<void> {
  const { hand, dialog, locale, in: inLanguage } = desk
  const authors = { page: desk.page, by: hand.way, reach: (place: Locator) => hand.reach(place) }
  await draw(authors, dialog.getByRole('grid').first(), pattern)
  await expect(dialog.getByLabel(m.pattern_matcher_form_numbers({}, inLanguage))).toHaveValue(pattern.join(', '))
  await hand.press(dialog.getByRole('button', { name: m.puzzles_decoy_add({}, inLanguage) }))
  await draw(
    authors,
    dialog.getByRole('group', { name: m.puzzles_decoy({ position: 1 }, inLanguage), exact: true }).getByRole('grid'),
    pattern.toReversed(),
  )
  await hand.type(dialog.getByLabel(m.puzzles_decoy_reply({ position: 1 }, inLanguage)), words[locale].backwards)
}

async function writeGrid({ hand, dialog, locale, in: inLanguage }: Desk): Promise<void> {
  const { guest, evening, evenings, rooms } = words[locale]
  // a new grid begins with a small one that can be played: its third category goes, the other two are written over
  await expect(dialog.getByText(m.logic_grid_solver_one({}, inLanguage))).toBeVisible()
  await hand.press(dialog.getByRole('button', { name: m.logic_grid_form_remove_category({ name: rooms }, inLanguage) }))
  for (const [at, [name, things]] of (
    [
      [guest, guests],
      [evening, evenings],
    ] as const
  ).entries()) {
    await hand.type(
      dialog.getByRole('textbox', { name: m.logic_grid_form_category({ position: at + 1 }, inLanguage), exact: true }),
      name,
    )
    for (const [index, thing] of things.entries())
      await hand.type(
        dialog.getByRole('textbox', { name: m.logic_grid_form_item({ position: index + 1, name }, inLanguage) }),
        thing,
      )
  }
  await hand.tick(dialog.getByRole('checkbox', { name: m.logic_grid_form_checks({}, inLanguage) }))
  await makeClueFalse({ hand, dialog, in: inLanguage })
  await hand.press(dialog.getByRole('button', { name: m.logic_grid_form_suggest({}, inLanguage) }))
  await expect(dialog.getByText(m.logic_grid_solver_one({}, inLanguage))).toBeVisible()
}

async function makeClueFalse({ hand, dialog, in: inLanguage }: Pick<Desk, 'hand' | 'dialog' | 'in'>): Promise<void> {
  await hand.press(dialog.getByRole('button', { name: m.logic_grid_form_add_clue({}, inLanguage) }))
  const position = await dialog
    .getByRole('button', { name: m.logic_grid_form_remove_clue({ position: '' }, inLanguage).trim() })
    .count()
  const untrue = dialog.getByText(m.logic_grid_problem_clue_false({}, inLanguage))
  await hand.choose(
    dialog.getByLabel(m.logic_grid_form_clue({ position }, inLanguage), { exact: true }),
    m.logic_grid_kind_is({}, inLanguage),
  )
  await expect(untrue).toBeVisible()
  await hand.press(dialog.getByRole('button', { name: m.logic_grid_form_make_true({ text: '' }, inLanguage).trim() }))
  await expect(untrue).toBeHidden()
}

async function playCards(desk: Desk): Promise<void> {
  const { player, locale, in: inLanguage } = desk
  const { cards } = words[locale]
  const dialog = await openPuzzle(desk, words[locale].lamps)
  await expectInObject(desk, dialog, '[data-card]', m.ordering_sorting_submit({}, inLanguage))
  const arrange = async (order: readonly string[]) => {
    for (const card of order.toReversed())
      await (player.by === 'mouse' ? dragToTop(dialog, card) : carryToTop(player, dialog, card))
    await expect(dialog.locator('[data-card]')).toHaveText([...order])
  }
  await arrange(cards.toReversed())
  await tryIt(desk, dialog, m.ordering_sorting_submit({}, inLanguage), m.ordering_sorting_wrong({}, inLanguage))
  await arrange(cards)
  await tryIt(desk, dialog, m.ordering_sorting_submit({}, inLanguage), m.ordering_sorting_solved({}, inLanguage))
  await goOn(desk, dialog)
}

async function dragToTop(dialog: Locator, card: string): Promise<void> {
  const cards = dialog.locator('[data-card]')
  await cards.filter({ hasText: card }).dragTo(cards.first(), { targetPosition: { x: 2, y: 2 } })
}

async function carryToTop(walker: Walker, dialog: Locator, card: string): Promise<void> {
  const grips = dialog.locator('[data-grip]')
  await walker.reach(grips.and(walker.page.locator('[tabindex="0"]')))
  await walker.page.keyboard.press('Home')
  await walk(walker, grips, grips.filter({ hasText: card }), () => 'ArrowDown')
  for (const key of ['Space', 'Home', 'Space']) await walker.page.keyboard.press(key)
}

async function playBoxes(desk: Desk): Promise<void> {
  const { page, player, locale, in: inLanguage } = desk
  const { cards, boxes, shows } = words[locale]
  const dialog = await openPuzzle(desk, words[locale].drawers)
  await expectInObject(desk, dialog, '[data-bin="0"]', m.ordering_sorting_submit_bins({}, inLanguage))
  const put = async (card: string, box: number) => {
    const held = dialog.locator('[data-card]').and(dialog.getByRole('button', { name: card }))
    if (player.by === 'mouse') return held.dragTo(dialog.locator(`[data-bin="${box}"]`))
    await walk(player, dialog.locator('[data-card]'), held, () => 'ArrowRight')
    await page.keyboard.press('9')
    await expect(
      dialog.getByText(m.ordering_sorting_said_no_bin({ number: 9, count: boxes.length }, inLanguage)),
    ).toHaveCount(1)
    await page.keyboard.press(String(box + 1))
    await expect(
      dialog.getByRole('button', { name: m.ordering_sorting_card_in({ text: card, bin: boxes[box]! }, inLanguage) }),
    ).toBeFocused()
    await page.keyboard.press('Home')
  }
  for (const card of [cards[0], cards[1], shows]) await put(card, 0)
  await tryIt(
    desk,
    dialog,
    m.ordering_sorting_submit_bins({}, inLanguage),
    m.ordering_sorting_bins_wrong({}, inLanguage),
  )
  await (player.by === 'mouse' ? carryByFinger(desk, dialog, shows, 1) : put(shows, 1))
  await tryIt(desk, dialog, m.ordering_sorting_submit_bins({}, inLanguage), m.ordering_sorting_solved({}, inLanguage))
  await goOn(desk, dialog)
}

async function carryByFinger({ page }: Desk, dialog: Locator, card: string, box: number): Promise<void> {
  const held = dialog.locator('[data-card]').and(dialog.getByRole('button', { name: card }))
  const [from, to] = [await stillBox(held), await stillBox(dialog.locator(`[data-bin="${box}"]`))]
  const finger = await putFingers(page, [{ x: from.x + from.width / 2, y: from.y + from.height / 2 }])
  await finger.moveTo([{ x: to.x + to.width / 2, y: to.y + to.height / 2 }])
  await finger.lift()
}

async function playBoxesAgain(desk: Desk): Promise<void> {
  const { page, player, locale, in: inLanguage } = desk
  const { cards, boxes, drawers } = words[locale]
  const last = page.url()
  await player.press(page.getByRole('button', { name: m.play_again({}, inLanguage) }))
  await page.waitForURL((url) => url.href !== last && url.pathname.startsWith('/run/'))
  await ready(page)
  const dialog = await openPuzzle(desk, drawers)
  await expect(dialog.locator('[data-card]')).toHaveCount(cards.length)
  for (const [at, card] of cards.slice(0, 2).entries())
    await expect(
      dialog.getByRole('button', { name: m.ordering_sorting_card_in({ text: card, bin: boxes[at]! }, inLanguage) }),
    ).toHaveCount(0)
}

async function playPattern(desk: Desk): Promise<void> {
  const { player, locale, in: inLanguage } = desk
  const dialog = await openPuzzle(desk, words[locale].board)
  await expectInObject(desk, dialog, '[data-place]', m.pattern_matcher_submit({}, inLanguage))
  await draw(player, dialog.getByRole('grid'), pattern.toReversed())
  await tryIt(desk, dialog, m.pattern_matcher_submit({}, inLanguage), words[locale].backwards)
  await (player.by === 'mouse' ? drawByFinger(desk, dialog) : draw(player, dialog.getByRole('grid'), pattern))
  // The reply was to the last answer
  await expect(dialog.getByText(words[locale].backwards)).toBeHidden()
  await tryIt(desk, dialog, m.pattern_matcher_submit({}, inLanguage), m.pattern_matcher_solved({}, inLanguage))
  await goOn(desk, dialog)
}

async function draw(
  who: Walker & Pick<Desk['player'], 'by'>,
  board: Locator,
  places: readonly number[],
): Promise<void> {
  const { page } = who
  if (who.by === 'keyboard') {
    const cellAt = (place: string) => [Math.floor(Number(place) / 3), Number(place) % 3]
    for (const place of places) {
      await walk(who, board.locator('[data-place]'), board.locator(`[data-place="${place}"]`), (from, to) =>
        arrow(cellAt(from), cellAt(to)),
      )
      await page.keyboard.press('Space')
    }
    return
  }
  // The notice of the last save lies above the next dialog, and would take the press
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await stillBox(board)
  for (const [at, place] of places.entries()) {
    const box = (await board.locator(`[data-place="${place}"]`).boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 })
    if (at === 0) await page.mouse.down()
  }
  await page.mouse.up()
}

/** The board is drawn larger in its object, so every distance of the finger is, too. */
async function drawByFinger({ page }: Desk, dialog: Locator): Promise<void> {
  const middleOf = async (place: number) => {
    const { x, y, width, height } = await stillBox(dialog.locator(`[data-place="${place}"]`))
    return { x: x + width / 2, y: y + height / 2 }
  }
  const finger = await putFingers(page, [await middleOf(pattern[0]!)])
  for (const place of pattern.slice(1)) await finger.moveTo([await middleOf(place)])
  await finger.lift()
}

async function playGrid(desk: Desk): Promise<void> {
  const { player, locale, in: inLanguage } = desk
  const { evenings } = words[locale]
  const dialog = await openPuzzle(desk, words[locale].grid)
  const wrongAt = (at: number) => evenings[(at + 1) % 3]!
  await tick(desk, dialog, guests[0]!, wrongAt(0))
  // what a deduction looks at is what was ticked and crossed: it begins with a mark that is wrong
  await player.press(dialog.getByRole('region', { name: m.play_hints({}, inLanguage) }).getByRole('button'))
  await expect(
    dialog.getByText(m.logic_grid_deduction_wrong_tick({ one: guests[0]!, other: wrongAt(0) }, inLanguage)),
  ).toBeVisible()
  for (const [at, guest] of guests.entries()) await tick(desk, dialog, guest, wrongAt(at))
  await tryIt(
    desk,
    dialog,
    m.logic_grid_check({ count: 3 }, inLanguage),
    m.logic_grid_checked({ count: guests.length }, inLanguage),
  )
  await expect(dialog.getByRole('button', { name: m.logic_grid_check({ count: 2 }, inLanguage) })).toBeVisible()
  await tryIt(desk, dialog, m.logic_grid_submit({}, inLanguage), m.logic_grid_wrong({}, inLanguage))
  for (const [at, guest] of guests.entries()) await tick(desk, dialog, guest, evenings[at]!)
  await player.press(dialog.getByRole('button', { name: m.logic_grid_submit({}, inLanguage) }))
}

async function tick(
  { page, player, in: inLanguage }: Desk,
  dialog: Locator,
  guest: string,
  evening: string,
): Promise<void> {
  const cell = dialog.getByRole('button', { name: new RegExp(`^${guest}, ${evening}`) })
  if (player.by === 'keyboard') {
    const cellAt = (name: string) => name.split('-').map(Number)
    await walk(player, dialog.locator('[data-cell]'), cell, (from, to) => arrow(cellAt(from), cellAt(to)))
    return page.keyboard.press('o')
  }
  const ticked = m.logic_grid_cell(
    { one: guest, other: evening, mark: m.logic_grid_mark_tick({}, inLanguage) },
    inLanguage,
  )
  while ((await cell.getAttribute('aria-label')) !== ticked) await cell.click()
}

function arrow([row, column]: number[], [toRow, toColumn]: number[]): string {
  if (row !== toRow) return row! < toRow! ? 'ArrowDown' : 'ArrowUp'
  return column! < toColumn! ? 'ArrowRight' : 'ArrowLeft'
}
