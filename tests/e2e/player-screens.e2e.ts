import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { expectAccessible } from './accessible.ts'
import { begin, hotspotIn } from './belfry-driver.ts'
import { ready, visit } from './browser.ts'
import { belfry, insertBelfry } from './insert-belfry.ts'
import { journeyWorld } from './journey-world.ts'
import { pressAnew } from './press-anew.ts'
import { putFingers } from './touch.ts'

let adventureId: string
test.beforeAll(async () => {
  adventureId = await insertBelfry()
})

const picture = (page: Page): Locator => page.locator('.play-picture')
const box = async (place: Locator) => (await place.boundingBox())!

async function expectOnObject(page: Page, name: string, x: number, y: number): Promise<void> {
  // The two are measured in turn: a picture that is still gliding would move in between
  await expect(async () => {
    const [frame, thing] = [await box(picture(page)), await box(hotspotIn(page, name))]
    expect((thing.x + thing.width / 2 - frame.x) / frame.width).toBeCloseTo(x, 2)
    expect((thing.y + thing.height / 2 - frame.y) / frame.height).toBeCloseTo(y, 2)
    expect(Math.min(thing.width, thing.height)).toBeGreaterThanOrEqual(43.9)
  }).toPass({ timeout: 10_000 })
}

test('on a phone panning and pinching keep things on their objects and trigger none', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: journeyWorld().url,
    locale: 'en-CA',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(`/play/${adventureId}`)
  await ready(page)
  await begin(page, adventureId)
  await expectAccessible(page)
  const start = await box(picture(page))
  const stage = await box(page.locator('.play-stage'))
  expect(start.width).toBeGreaterThan(stage.width * 1.5)
  await expectOnObject(page, belfry.chest.en, 0.5, 0.5)

  await test.step('two fingers zoom in, and what lies between them stays', async () => {
    const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 }
    const fingers = await putFingers(page, [
      { x: middle.x - 40, y: middle.y },
      { x: middle.x + 40, y: middle.y },
    ])
    await fingers.moveTo([
      { x: middle.x - 80, y: middle.y },
      { x: middle.x + 80, y: middle.y },
    ])
    await fingers.lift()
    await expect.poll(async () => (await box(picture(page))).width / start.width).toBeCloseTo(2, 1)
    await expectOnObject(page, belfry.chest.en, 0.5, 0.5)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('one finger pans, even when it starts on a thing, without touching it', async () => {
    const thing = await box(hotspotIn(page, belfry.chest.en))
    const from = {
      x: stage.x + stage.width / 2,
      y: Math.min(Math.max(thing.y + thing.height / 2, stage.y + 80), stage.y + stage.height - 80),
    }
    const before = await box(picture(page))
    const finger = await putFingers(page, [from])
    await finger.moveTo([{ x: from.x - 120, y: from.y }])
    await finger.lift()
    await expect.poll(async () => (await box(picture(page))).x).toBeLessThan(before.x - 40)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectOnObject(page, belfry.chest.en, 0.5, 0.5)
  })

  await test.step('when the stage is resized, what was in its middle stays there', async () => {
    const middle = () =>
      page.locator('.play-scroller').evaluate((place) => (place.scrollLeft + place.clientWidth / 2) / place.scrollWidth)
    // A finger that was lifted lets the picture glide on
    let before = await middle()
    await expect
      .poll(async () => {
        const earlier = before
        before = await middle()
        return before - earlier
      })
      .toBe(0)
    for (const height of [620, 740]) {
      await page.setViewportSize({ width: 360, height })
      await expect
        .poll(async () => Math.abs((await middle()) - before), { message: `${height} px high` })
        .toBeLessThan(0.02)
    }
  })

  await test.step('at the edge an arrow takes one tap too many, before it makes way for what is under it', async () => {
    const right = page.getByRole('button', { name: m.play_look_right() })
    await expect(async () => {
      await right.tap()
      await expect(right).toHaveAttribute('aria-disabled', 'true', { timeout: 500 })
    }).toPass()
    await right.tap({ force: true })
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(right).toHaveCount(0)
  })

  await test.step('the whole picture, and names of things only where there is room', async () => {
    await page.getByRole('button', { name: m.player_zoom_whole() }).click()
    await expect.poll(async () => (await box(picture(page))).width).toBeLessThanOrEqual(stage.width + 1)
    await expectOnObject(page, belfry.clock.en, 0.98, 0.97)
    await expect(page.getByRole('button', { name: m.player_zoom_out() })).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('a double tap zooms in, and a tap on a thing touches it', async () => {
    const spot = { x: stage.x + stage.width * 0.7, y: stage.y + stage.height / 2 - 20 }
    const whole = (await box(picture(page))).width
    await page.touchscreen.tap(spot.x, spot.y)
    await page.touchscreen.tap(spot.x, spot.y)
    await expect.poll(async () => (await box(picture(page))).width).toBeGreaterThan(whole * 1.5)
    await page.getByRole('button', { name: m.player_zoom_whole() }).click()
    await hotspotIn(page, belfry.stairs.en).tap()
    await expect(page.getByRole('heading', { level: 1, name: belfry.yard.en })).toBeFocused()
  })
  await context.close()
})

test('with a mouse and keys: drag, zoom, names that stay inside, the list of what is here, help', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, 'en')
  await begin(page, adventureId)
  const names = page.getByRole('button', { name: m.play_show_hotspots() })
  await expect(async () => {
    if ((await names.getAttribute('aria-pressed')) === 'false') await page.keyboard.press('h')
    await expect(names).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 })
  }).toPass()
  // They move aside once the scene has its size
  await expect(async () => {
    for (const name of await page.locator('.play-hotspot-name').all()) {
      const [label, frame] = [await box(name), await box(picture(page))]
      expect(label.x).toBeGreaterThanOrEqual(frame.x)
      expect(label.x + label.width).toBeLessThanOrEqual(frame.x + frame.width)
      expect(label.y).toBeGreaterThanOrEqual(frame.y)
      expect(label.y + label.height).toBeLessThanOrEqual(frame.y + frame.height)
    }
  }).toPass()
  await expectAccessible(page)
  await page.keyboard.press('h')

  const whole = await box(picture(page))
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  // Wait for the end of the animation: something still growing cannot be measured against
  await expect.poll(async () => (await box(picture(page))).width / whole.width).toBeCloseTo(2.25, 3)
  await expectAccessible(page)
  const near = await box(picture(page))
  // Round the middle, also where nothing moves on the way
  expect(near.x + near.width / 2).toBeCloseTo(whole.x + whole.width / 2, 0)
  const chest = await box(hotspotIn(page, belfry.chest.en))
  await page.mouse.move(chest.x + chest.width / 2, chest.y + chest.height / 2)
  await page.mouse.down()
  await page.mouse.move(chest.x + chest.width / 2 - 150, chest.y + chest.height / 2 - 30, { steps: 5 })
  await page.mouse.up()
  expect((await box(picture(page))).x).toBeCloseTo(near.x - 150, 0)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await box(picture(page))).x).toBeGreaterThan(near.x - 140)
  await page.keyboard.press('0')
  await expect.poll(async () => (await box(picture(page))).width).toBeCloseTo(whole.width, 0)

  await test.step('everything in words, and from there through the door', async () => {
    await page.keyboard.press('l')
    const list = page.getByRole('dialog', { name: m.player_here() })
    await expect(list.getByRole('heading', { name: m.player_here_exits() })).toBeVisible()
    await expectAccessible(page)
    const slow = Promise.withResolvers<void>()
    await page.route('**/media/**', async (route) => {
      await slow.promise
      await route.continue()
    })
    const shown = await picture(page).getByRole('img').getAttribute('src')
    await list.getByRole('button', { name: belfry.stairs.en }).click()
    // Until the next picture is there, the scene stays whole
    await expect(page.getByRole('status').filter({ hasText: m.play_coming() })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: belfry.place.en })).toBeVisible()
    await expect(hotspotIn(page, belfry.chest.en)).toBeVisible()
    await expect(picture(page).getByRole('img')).toHaveAttribute('src', shown!)
    slow.resolve()
    await expect(page.getByRole('heading', { level: 1, name: belfry.yard.en })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: m.play_coming() })).toBeHidden()
    await page.unroute('**/media/**')
    await pressAnew(hotspotIn(page, belfry.stairs.en))
    await expect(page.getByRole('heading', { level: 1, name: belfry.place.en })).toBeFocused()
  })

  await test.step('a second press or a held key does not trigger the way back that appears under it', async () => {
    const at = (name: string) => page.getByRole('heading', { level: 1, name })
    const back = async () => {
      await expect(at(belfry.yard.en)).toBeFocused()
      await pressAnew(hotspotIn(page, belfry.stairs.en))
      await expect(at(belfry.place.en)).toBeFocused()
    }
    const stairs = await box(hotspotIn(page, belfry.stairs.en))
    const [x, y] = [stairs.x + stairs.width / 2, stairs.y + stairs.height / 2]
    for (const delay of [15, 150, 300]) {
      await page.mouse.click(x, y, { clickCount: 2, delay })
      await back()
    }
    await hotspotIn(page, belfry.stairs.en).focus()
    // A new press, not one that goes on with that of before
    await page.keyboard.press('Shift')
    await page.keyboard.down('Enter')
    await expect(at(belfry.yard.en)).toBeFocused()
    await hotspotIn(page, belfry.stairs.en).focus()
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(at(belfry.yard.en)).toBeVisible()
    await pressAnew(hotspotIn(page, belfry.stairs.en))
    await expect(at(belfry.place.en)).toBeFocused()
  })

  await test.step('help stays while its text is selected, Back closes it, and taking keeps the focus', async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: m.player_help() })).toBeVisible()
    await expectAccessible(page)
    const help = page.getByRole('dialog', { name: m.player_help() })
    const heading = await box(help.getByRole('heading', { name: m.player_help() }))
    await page.mouse.move(heading.x + 40, heading.y + heading.height / 2)
    await page.mouse.down()
    await page.mouse.move(5, heading.y + 20, { steps: 4 })
    await page.mouse.up()
    await expect(help).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: belfry.place.en })).toBeVisible()
    await pressAnew(hotspotIn(page, belfry.lamp.en))
    await expect(hotspotIn(page, belfry.lamp.en)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
  await close()
})

test('sound is off until asked, has words in the game’s language, is remembered on the device', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en')
  await begin(page, adventureId)
  const audio = page.locator('audio')
  await expect(audio).toHaveCount(0)
  await expect(page.getByText(belfry.wind.en)).toBeHidden()
  await page.getByRole('button', { name: m.player_sound_with() }).click()
  await expect
    .poll(() =>
      audio.evaluate(
        (element) => element instanceof HTMLAudioElement && !element.paused && element.loop && element.currentTime > 0,
      ),
    )
    .toBe(true)
  await expect(page.getByText(belfry.wind.en)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: m.play_settings(), exact: true }).click()
  const settings = page.getByRole('dialog', { name: m.play_settings() })
  await settings.getByRole('slider', { name: m.player_volume() }).fill('0.3')
  await expect.poll(() => audio.evaluate((element) => (element as HTMLAudioElement).volume)).toBeCloseTo(0.21)
  await settings.getByLabel('Français').check()
  await expect(page.getByText(belfry.wind.fr)).toBeVisible()
  await expect(page.getByText(belfry.wind.fr)).toHaveAttribute('lang', 'fr')
  await settings.getByRole('checkbox', { name: m.player_sound(), exact: true }).uncheck()
  await expect(audio).toHaveCount(0)
  await expect(page.getByText(belfry.wind.fr)).toBeHidden()
  await settings.getByRole('checkbox', { name: m.player_captions(), exact: true }).check()
  await expect(page.getByText(belfry.wind.fr)).toBeVisible()

  await page.reload()
  await ready(page)
  await expect(audio).toHaveCount(0)
  await expect(page.getByText(belfry.wind.fr)).toBeVisible()
  await page.keyboard.press('m')
  await expect(audio).toHaveCount(1)
  expect(await audio.evaluate((element) => (element as HTMLAudioElement).volume)).toBeCloseTo(0.21)
  await close()
})

test('settings hold before anything is painted, cut no text, and end with the game', async ({ browser }) => {
  const { page, close } = await visit(browser, 'fr', undefined, { width: 360, height: 740 })
  await begin(page, adventureId, 'fr')
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(page.getByRole('region', { name: m.player_help({}, { locale: 'fr' }) })).toBeVisible()
  expect((await box(page.locator('.play-stage'))).height / 640).toBeGreaterThanOrEqual(0.55)
  await page.setViewportSize({ width: 360, height: 740 })
  const rootSize = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))
  const normal = await rootSize()
  await page.getByRole('button', { name: m.play_settings({}, { locale: 'fr' }), exact: true }).click()
  const settings = page.getByRole('dialog', { name: m.play_settings({}, { locale: 'fr' }) })
  await settings.getByLabel(m.player_text_largest({}, { locale: 'fr' })).check()
  await settings.getByRole('checkbox', { name: m.player_still({}, { locale: 'fr' }), exact: true }).check()
  expect(await rootSize()).toBeCloseTo(normal * 1.5)
  const overflow = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...[document.documentElement, ...document.querySelectorAll('dialog')].map(
          (element) => element.scrollWidth - element.clientWidth,
        ),
      ),
    )
  expect(await overflow()).toBe(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: m.play_settings({}, { locale: 'fr' }), exact: true })).toBeFocused()
  expect(await overflow()).toBe(0)
  await expectAccessible(page)

  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(globalThis, { early: { ...document.documentElement.dataset } }),
    ),
  )
  await page.reload()
  await ready(page)
  expect(await page.evaluate(() => (globalThis as unknown as { early: object }).early)).toMatchObject({
    playerText: 'largest',
    playerMotion: 'off',
  })
  expect(await rootSize()).toBeCloseTo(normal * 1.5)

  await test.step('in landscape on a phone the largest words are visible, and have room at a puzzle', async () => {
    const touch = (name: string) => pressAnew(page.locator('.play-hotspot', { hasText: name }))
    await pressAnew(page.getByRole('button', { name: m.player_sound_without({}, { locale: 'fr' }) }))
    await pressAnew(page.getByRole('button', { name: m.player_guide_close({}, { locale: 'fr' }) }))
    await page.setViewportSize({ width: 640, height: 360 })
    await expect(page.getByText(belfry.story.fr)).toBeInViewport()
    await touch(belfry.chest.fr)
    await expect(async () => {
      const [title, object] = [
        await box(page.locator('.play-over-title')),
        await box(page.locator('.play-over-object')),
      ]
      expect(title.width).toBeGreaterThan(200)
      expect(title.y + title.height).toBeLessThanOrEqual(object.y)
    }).toPass()
    expect(await overflow()).toBe(0)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 568, height: 320 })
    await touch(belfry.lamp.fr)
    await expect(page.getByText(m.play_found({ item: belfry.lamp.fr }, { locale: 'fr' }))).toBeInViewport({ ratio: 1 })
    expect(await overflow()).toBe(0)
    await page.setViewportSize({ width: 360, height: 740 })
  })
  await page.getByRole('link', { name: m.play_leave({}, { locale: 'fr' }) }).click()
  await page.waitForURL(/\/play\//)
  await expect.poll(rootSize).toBeCloseTo(normal)
  await close()
})
