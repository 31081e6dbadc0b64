import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { expectAccessible } from './accessible.ts'
import { ready, visit } from './browser.ts'
import { insertParlour, parlour } from './insert-parlour.ts'
import { pressAnew } from './press-anew.ts'

type Key = Exclude<keyof typeof parlour, 'title'>

class Player {
  readonly page: Page
  readonly #locale: Locale

  constructor(page: Page, locale: Locale) {
    this.page = page
    this.#locale = locale
  }

  text = (key: Key) => parlour[key][this.#locale]
  stage = () => this.page.getByRole('dialog', { name: this.text('maid') })
  spot = (name: string) =>
    this.page
      .getByRole('list', { name: m.play_hotspots({}, { locale: this.#locale }) })
      .getByRole('button', { name, exact: true })
  tray = () => this.page.getByRole('region', { name: m.play_inventory({}, { locale: this.#locale }) })
  item = (key: Key) => this.tray().getByRole('button', { name: new RegExp(`^${this.text(key)}`) })
  choice = (key: Key) => this.stage().getByRole('button', { name: new RegExp(this.text(key).replaceAll('?', '\\?')) })

  async start(adventureId: string): Promise<void> {
    await this.page.goto(`/play/${adventureId}`)
    await this.page.getByRole('button', { name: m.play_start({}, { locale: this.#locale }), exact: true }).click()
    await this.page.waitForURL(/\/run\//)
    await ready(this.page)
  }

  async gather(use: (spot: Locator) => Promise<void>): Promise<void> {
    const lying = ['wax-a', 'wax-b', 'string', 'matches'] as const
    const names = {
      'wax-a': this.text('wax'),
      'wax-b': this.#locale === 'en' ? 'More wax' : 'Encore de la cire',
      string: this.text('string'),
      matches: this.text('matches'),
    }
    for (const spot of lying) {
      await use(this.spot(names[spot]))
      await expect(this.spot(names[spot])).toHaveCount(0)
    }
  }

  async hears(key: Key): Promise<void> {
    await expect(
      this.stage()
        .getByRole('status')
        .filter({ hasText: this.text(key) }),
    ).toHaveCount(1)
  }

  news = (words: string) => this.page.getByRole('status').filter({ hasText: words })
}

const middleOf = async (place: Locator) => {
  const box = (await place.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function dragWithMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 3, start.y - 20, { steps: 3 })
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await expect(page.locator('.play-ghost')).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('.play-ghost')).toHaveCount(0)
}

test('by mouse things are dragged onto places and things, people talked to, all in the journal', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, 'en')
  const player = new Player(page, 'en')
  await player.start(await insertParlour())

  await test.step('things lying about are taken, counted and examined', async () => {
    await player.gather((spot) => spot.click())
    await expect(player.item('wax')).toContainText('× 2')
    await expect(player.item('wax')).toContainText(m.play_thing_new())
    await player.item('wax').click()
    await expect(player.news(m.play_thing_using({ item: parlour.wax.en }))).toBeVisible()
    const outline = player.spot(parlour.mirror.en).locator('.play-hotspot-outline')
    await expect(outline).toHaveCSS('opacity', '0')
    await page.keyboard.press('h')
    await expect(outline).not.toHaveCSS('opacity', '0')
    await page.keyboard.press('h')
    await expectAccessible(page)
    await player.item('wax').click()
    const dialog = page.getByRole('dialog', { name: parlour.wax.en })
    await expect(dialog.getByRole('img', { name: 'A yellow lump of wax with a thumb’s print.' })).toBeVisible()
    const closer = dialog.getByRole('button', { name: m.play_thing_zoom_in() })
    await closer.click()
    await expect(dialog.getByRole('group', { name: m.play_thing_picture() })).toBeVisible()
    await closer.click()
    await expect(closer).toBeDisabled()
    await expect(closer).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: m.play_thing_use(), exact: true }).click()
    await page.getByRole('dialog').getByText(parlour.soft.en).waitFor()
    await page.getByRole('button', { name: m.play_continue() }).click()
    // The use itself took one
    await expect(player.item('wax')).not.toContainText('×')
    await expect(player.item('wax')).not.toContainText(m.play_thing_new())
  })

  await test.step('an unforeseen use is answered kindly and costs nothing', async () => {
    await dragWithMouse(page, player.item('string'), player.spot(parlour.maid.en))
    await expect(player.news(m.play_cannot_use_on())).toBeVisible()
    await dragWithMouse(page, player.item('string'), player.item('matches'))
    await expect(player.news(m.play_cannot_combine())).toBeVisible()
    await expect(player.item('string')).toBeVisible()
  })

  await test.step('a thing dropped on nothing returns', async () => {
    await dragWithMouse(page, player.item('matches'), page.getByRole('heading', { level: 1 }))
    await expect(player.item('matches')).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('a thing dragged onto a place is used there', async () => {
    await dragWithMouse(page, player.item('matches'), player.spot(parlour.mirror.en))
    await page.getByRole('dialog').getByText(parlour.smoke.en).waitFor()
    await page.getByRole('button', { name: m.play_continue() }).click()
    await expect(player.news(m.play_experience({ amount: 5 }))).toBeVisible()
  })

  await test.step('an NPC speaks letter by letter, and a click shows the rest', async () => {
    await player.spot(parlour.maid.en).click()
    await player.hears('hello')
    const shown = player.stage().locator('.play-speech-words')
    await shown.click()
    await expect(shown.locator('span')).toBeEmpty()
    await expectAccessible(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const goOn = await middleOf(player.stage().getByRole('button', { name: 'Go on' }))
    await page.mouse.click(goOn.x, goOn.y, { clickCount: 2, delay: 200 })
    await player.hears('ask')
    await expect(player.choice('askBell')).toBeVisible()
  })

  await test.step('locked things say so, questions have their effects, and past talk can be read again', async () => {
    // It can be pressed, though it does nothing, once it is not the second press of the last one
    await expect(async () => {
      await player.choice('askLight').click({ force: true })
      await expect(player.stage().getByText(m.play_choice_locked())).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await player.choice('askBell').click()
    await expect(player.news(m.play_found({ item: parlour.bell.en }))).toBeVisible()
    await expect(player.news(m.play_experience({ amount: 20 }))).toBeVisible()
    await expect(player.choice('askBell')).toHaveCount(0)
    await player.stage().getByRole('button', { name: m.play_talk_history() }).click()
    await expect(player.stage().getByRole('region', { name: m.play_talk_history() })).toContainText(parlour.askBell.en)
    await expectAccessible(page)
  })

  await test.step('leaving returns the focus to the NPC', async () => {
    await player.stage().getByRole('button', { name: m.play_talk_leave() }).click()
    await expect(player.stage()).toHaveCount(0)
    await expect(player.spot(parlour.maid.en)).toBeFocused()
    await expect(player.item('bell')).toBeVisible()
  })

  await test.step('the journal has everything, and can show only a part', async () => {
    await page.getByRole('button', { name: m.play_journal(), exact: true }).click()
    const journal = page.getByRole('dialog', { name: m.play_journal() })
    await expect(journal).toContainText(parlour.hello.en)
    await journal.getByText(m.play_journal_places(), { exact: true }).click()
    await expect(journal).not.toContainText(parlour.hello.en)
    await expect(journal).toContainText('The parlour')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })
  await close()
})

test('by keyboard things are taken, combined and used, and a conversation is held to its end', async ({ browser }) => {
  const { page, close } = await visit(browser, 'fr')
  const player = new Player(page, 'fr')
  const locale = { locale: 'fr' } as const
  const press = async (place: Locator) => {
    await place.focus()
    await pressAnew(page.keyboard)
  }
  await player.start(await insertParlour())

  await test.step('things lying about are taken', async () => {
    await player.gather(press)
    await expect(player.item('wax')).toContainText('× 2')
  })

  await test.step('Escape puts back what is in hand', async () => {
    await press(player.item('matches'))
    await expect(player.news(m.play_thing_using({ item: parlour.matches.fr }, locale))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(player.item('matches')).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('a conversation by Enter, arrows and digits', async () => {
    await press(player.spot(parlour.maid.fr))
    await player.hears('hello')
    await page.keyboard.press('Enter')
    await expect(player.stage().locator('.play-speech-words span')).toBeEmpty()
    // Not immediately, so that hurrying through the words does not answer anything
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(player.choice('askBell')).toBeVisible({ timeout: 1_500 })
    }).toPass()
    await player.hears('ask')
    // One Enter too many has brought the focus to an answer
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(player.choice('askBell')).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('ArrowDown')
    await expect(player.choice('askLight')).toBeFocused()
    await expect(player.choice('askLight')).toContainText(m.play_talk_locked({}, locale))
    await page.keyboard.press('2')
    await expect(player.stage().getByText(m.play_choice_locked({}, locale))).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(player.stage()).toHaveCount(0)
    await expect(player.spot(parlour.maid.fr)).toBeFocused()
  })

  await test.step('two of a kind are combined from the close-up view, then the result with other things', async () => {
    await press(player.item('wax'))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: parlour.wax.fr })
    await press(dialog.getByRole('button', { name: m.play_thing_combine({}, locale) }))
    await expect(player.news(m.play_thing_combining({ item: parlour.wax.fr }, locale))).toBeVisible()
    await expectAccessible(page)
    await press(player.item('wax'))
    const ball = player.tray().getByRole('button', { name: /^Une boule de cire/ })
    await expect(ball).toBeVisible()
    await expect(player.item('wax')).toHaveCount(0)
    await press(player.item('string'))
    await press(ball)
    await press(player.item('candle'))
    await press(player.item('matches'))
    await expect(player.item('light')).toBeVisible()
    await expect(player.item('matches')).toBeVisible()
    await expect(
      player.news(m.play_combined({ item: parlour.candle.fr, other: parlour.matches.fr }, locale)),
    ).toBeVisible()
  })

  await test.step('bringing light earns thanks: the conversation ends with it', async () => {
    await press(player.spot(parlour.maid.fr))
    await player.hears('ask')
    await page.keyboard.press('2')
    await player.hears('thanks')
    // A press that comes before the words could be read only shows the rest of them
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(player.stage()).toHaveCount(0, { timeout: 500 })
    }).toPass()
  })

  await test.step('a thing in hand can be used on an exit, too, and without it the exit is taken', async () => {
    await press(player.item('matches'))
    await press(player.spot(parlour.mirror.fr))
    await page.getByRole('dialog').getByText(parlour.smoke.fr).waitFor()
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
    await press(player.spot(parlour.mirror.fr))
    await expect(page.getByText(parlour.out.fr)).toBeVisible()
    await expectAccessible(page)
  })
  await close()
})

test('a finger lifts a thing from the drawer onto a place, and scrolls sideways (phone)', async ({ browser }) => {
  const { page, context, close } = await visit(browser, 'en', undefined, { width: 320, height: 700 })
  const player = new Player(page, 'en')
  await player.start(await insertParlour())
  await player.gather((spot) => pressAnew(spot))
  const client = await context.newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  const slide = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await finger('touchStart', from)
    for (let step = 1; step <= 10; step++)
      await finger('touchMove', {
        x: from.x + ((to.x - from.x) * step) / 10,
        y: from.y + ((to.y - from.y) * step) / 10,
      })
  }

  await test.step('dragged upwards it is lifted, and laid on a place it is used there', async () => {
    const mirror = player.spot(parlour.mirror.en)
    // Away from the edge, where the scene would turn under the finger
    await mirror.evaluate((place) => place.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' }))
    await slide(await middleOf(player.item('matches')), await middleOf(mirror))
    await expect(page.locator('.play-ghost')).toBeVisible()
    await expect(mirror).toHaveAttribute('data-over', 'true')
    await finger('touchEnd')
    await page.getByRole('dialog').getByText(parlour.smoke.en).waitFor()
    await page.getByRole('button', { name: m.play_continue() }).click()
  })

  await test.step('dragged sideways nothing is lifted', async () => {
    await expect(async () => {
      const from = await middleOf(player.item('string'))
      await slide(from, { x: from.x - 90, y: from.y })
      const lifted = await page.locator('.play-ghost').count()
      await finger('touchEnd')
      // On a busy machine the finger may rest long enough on its first place to lift
      expect(lifted).toBe(0)
    }).toPass()
    await expect(player.item('string')).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('a conversation takes up the whole screen', async () => {
    await pressAnew(player.spot(parlour.maid.en))
    await player.hears('hello')
    await expectAccessible(page)
  })
  await close()
})
