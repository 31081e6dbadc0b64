import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { sample } from '#samples/adventures/the-rabbit-takes-a-bow/adventure.ts'
import { m } from '#app/i18n/generated/messages.js'
import { expectAccessible } from './accessible.ts'
import { ready, visit } from './browser.ts'
import { insertThings, things } from './insert-things.ts'
import { picture } from './pictures.ts'
import { PlayerDriver } from './player-driver.ts'
import { putFingers } from './touch.ts'

const named = <Thing extends { key: string; name: { en: string } }>(things: readonly Thing[], key: string): string =>
  things.find((thing) => thing.key === key)!.name.en
const puzzle = named(sample.puzzles, 'clock-drawer')
const linked = sample.hotspots.filter((hotspot) => hotspot.type !== 'look')
const drawer = linked.find(({ type, targetKey }) => type === 'puzzle' && targetKey === 'clock-drawer')!.name.en
const lying = linked.find(({ type, sceneKey }) => type === 'item' && sceneKey === sample.scenes[0]!.key)!

const submits: Partial<Record<string, () => string>> = {
  code_entry: m.code_entry_submit,
  riddle: m.riddle_submit,
  cipher: m.cipher_submit,
  ordering_sorting: m.ordering_sorting_submit,
  pattern_matcher: m.pattern_matcher_submit,
  audio_recognition: m.audio_recognition_submit,
  logic_grid: m.logic_grid_submit,
}

const middleOf = async (place: Locator) => {
  const box = (await place.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a lock over the scene is worked by keys, finger and wheel, and put aside (phone)', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en', undefined, { width: 360, height: 740 })
  const player = new PlayerDriver(page, 'en', 'mouse')
  await player.start(sample.title.en)
  const dialog = player.dialog(puzzle)
  const wheel = (position: number) =>
    dialog.getByRole('spinbutton', { name: m.code_entry_wheel_digit({ position, count: 4 }), exact: true })
  const values = () =>
    dialog
      .getByRole('spinbutton')
      .evaluateAll((wheels) => wheels.map((each) => (each as HTMLInputElement).value).join())
  const back = page.getByRole('button', { name: m.player_take_up() })

  await test.step('how to play is shown one thing at a time, and never again', async () => {
    const guide = page.getByRole('region', { name: m.player_help() })
    await expect(guide.getByRole('status')).toHaveText(m.player_sound_ask())
    await expectAccessible(page)
    await guide.getByRole('button', { name: m.player_sound_without() }).click()
    await page.reload()
    await ready(page)
    await expect(guide.getByRole('status')).toHaveText(m.player_tip_touch())
    for (let place = 1; place < 4; place++)
      await guide.getByRole('button', { name: m.player_guide_next({ place, count: 4 }) }).click()
    await expect(guide.getByRole('status')).toHaveText(m.player_tip_on())
    await guide.getByRole('button', { name: m.player_guide_done() }).click()
    await expect(guide).toBeHidden()
    await page.reload()
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(guide).toBeHidden()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: m.player_help() })).toContainText(m.player_tip_things())
    await page.keyboard.press('Escape')
  })

  await test.step('the focus begins on the first wheel; keys, the mouse’s wheel, a finger and a held button turn', async () => {
    await player.touch(drawer)
    await expect(wheel(1)).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('7')
    await expect(wheel(2)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    const third = await middleOf(wheel(3))
    await page.mouse.move(third.x, third.y)
    await page.mouse.wheel(0, -100)
    await expect(wheel(3)).toHaveValue('0')
    await page.mouse.wheel(0, -100)
    await expect(wheel(3)).toHaveValue('1')
    const fourth = await middleOf(wheel(4))
    const finger = await putFingers(page, [fourth])
    const drawnScale = await wheel(4).evaluate(
      (each) => each.getBoundingClientRect().height / (each as HTMLElement).offsetHeight,
    )
    // Five characters and a little more
    await finger.moveTo([{ x: fourth.x, y: fourth.y + (5 * 36 + 12) * drawnScale }])
    await finger.lift()
    await expect.poll(values).toBe('7,1,1,4')
    const drawnBelow = await wheel(1).evaluate((each) => {
      const bottom = (element: Element) => element.getBoundingClientRect().bottom
      const below = [...each.parentElement!.querySelectorAll('span')].filter((sign) => bottom(sign) > bottom(each))
      return below.toSorted((one, other) => bottom(one) - bottom(other)).find(({ textContent }) => textContent)!
        .textContent
    })
    expect(drawnBelow).toBe('6')
    const down = await middleOf(dialog.getByRole('button', { name: m.code_entry_wheel_down({ position: 1 }) }))
    await page.mouse.move(down.x, down.y)
    await page.mouse.down()
    await expect(wheel(1)).not.toHaveValue(/[76]/)
    await page.mouse.up()
  })

  await test.step('while it is put aside, the scene can be looked at and touched, and nothing is lost', async () => {
    const entered = await values()
    await dialog.getByRole('button', { name: m.player_look_at_scene() }).click()
    await expect(dialog).toBeHidden()
    await expect(back).toBeFocused()
    await expectAccessible(page)
    await page.clock.install()
    await player.touch(lying.name.en)
    await expect(player.item(named(sample.items, lying.targetKey))).toBeVisible()
    // A notice that closes by itself waits while the pointer is on it
    const news = page.getByText(m.play_found({ item: named(sample.items, lying.targetKey) }))
    await news.hover()
    await page.clock.fastForward(20_000)
    await expect(news).toBeVisible()
    await page.getByRole('heading', { level: 1 }).hover()
    await page.clock.fastForward(9_000)
    await expect(news).toBeHidden()
    await page.clock.resume()
    await back.click()
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('spinbutton').and(page.locator(':focus'))).toHaveCount(1)
    expect(await values()).toBe(entered)

    // Where it is once it has come up
    await dialog.locator('.play-over-grip').hover()
    const grip = await middleOf(dialog.locator('.play-over-grip'))
    const finger = await putFingers(page, [grip])
    await finger.moveTo([{ x: grip.x, y: grip.y + 160 }])
    await finger.lift()
    await expect(dialog).toBeHidden()
    await player.touch(drawer)
    await expect(dialog).toBeVisible()
    await expect(back).toBeHidden()
    expect(await values()).toBe(entered)
    await page.keyboard.press('Escape')
    await expect(player.hotspot(drawer)).toBeFocused()
  })

  await test.step('a code is typed over another; a wrong one shows the tries left until it changes', async () => {
    await player.touch(drawer)
    await wheel(1).focus()
    await page.keyboard.type('1884')
    await wheel(1).focus()
    await page.keyboard.type('1883')
    expect(await values()).toBe('1,8,8,3')
    const told = (words: string) => dialog.getByRole('status').filter({ hasText: words })
    await expect(told(m.puzzles_attempts_left({ count: 3 }))).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(told(m.code_entry_wrong())).toBeVisible()
    await expect(told(m.puzzles_attempts_left({ count: 2 }))).toBeVisible()
    await expect(wheel(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(dialog.getByText(m.code_entry_wrong())).toBeHidden()
  })
  await close()
})

const askedFor = ['riddle', 'cipher', 'audio_recognition', 'hidden_object']

test('a puzzle in its thing shows what is asked and how to answer, on a phone and on a desk', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en', undefined, { width: 360, height: 740 })
  const player = new PlayerDriver(page, 'en', 'mouse')
  const wide = { x: 50, y: 50, width: 80, height: 80 }
  const isAsked = (name: string) => askedFor.includes(name.split(' ')[0]!)
  for (const { size, place, only } of [
    { size: { width: 900, height: 1200 } },
    // Without room on the picture
    { size: { width: 900, height: 1200 }, place: { ...wide, width: 30, height: 8 }, only: isAsked },
    { size: { width: 1600, height: 900 }, place: wide },
  ]) {
    const { id, names } = await insertThings(size, place)
    const { buffer: body } = await picture('#6b4526', size.width, size.height)
    await page.route('**/media/**', (route) => route.fulfill({ body, contentType: 'image/png' }))
    await page.goto(`/adventure/${id}`)
    await page.getByRole('button', { name: m.adventure_play_now(), exact: true }).click()
    await page.waitForURL(/\/run\//)
    await ready(page)
    // Asked once
    if (!place) await page.getByRole('button', { name: m.player_sound_without() }).click()
    for (const name of only ? names.filter(only) : names) {
      const type = name.split(' ')[0]!
      const dialog = player.dialog(name)
      // The curtain may still be rising
      await expect(async () => {
        await player.hotspot(name).dispatchEvent('click')
        await expect(dialog).toBeVisible({ timeout: 3_000 })
      }).toPass()
      for (const viewport of [
        { width: 360, height: 740 },
        { width: 1280, height: 800 },
      ])
        await test.step(`${name}, in ${size.width} × ${size.height}, ${viewport.width} px wide`, async () => {
          await page.setViewportSize(viewport)
          await expect(dialog.getByText(things.description.en)).toBeInViewport({ ratio: 0.9 })
          if (askedFor.includes(type))
            await expect(dialog.locator('.puzzle-object-asked')).toBeInViewport({ ratio: 0.98 })
          const hand = dialog.locator('.puzzle-object-hand:has(> *)')
          await expect(hand).toBeInViewport({ ratio: 1 })
          const submit = submits[type]
          if (submit) await expect(hand.getByRole('button', { name: submit() })).toBeVisible()
          const place = dialog.locator('[data-in-place] > div, .puzzle-object-below:has(> *)')
          if ((await place.count()) > 0) {
            await expect(place).toBeInViewport({ ratio: 0.98 })
            const [lies, under] = [await place.boundingBox(), await hand.boundingBox()]
            expect(lies!.y + lies!.height).toBeLessThanOrEqual(under!.y + 12)
          } else {
            const rest = await dialog.locator('.puzzle-object-rest').boundingBox()
            expect(rest!.y).toBeLessThan(viewport.height * 0.6)
          }
          const beyond = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth - clientWidth
          expect(await dialog.locator('.puzzle-object-rest').evaluate(beyond)).toBeLessThanOrEqual(0)
        })
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  }
  await close()
})
