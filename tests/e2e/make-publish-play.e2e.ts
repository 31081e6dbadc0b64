import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { expectAccessible } from './accessible.ts'
import { ready, visit } from './browser.ts'
import { signIn, signUp } from './account-driver.ts'
import { StudioDriver } from './studio-driver.ts'

const words = {
  en: { title: 'The clockmaker’s cellar', story: 'The clockmaker went down to the cellar and never came up.', cellar: 'Cellar', garden: 'Garden', lock: 'The brass lock', door: 'The garden door', hint: 'Count the pendulums.', shut: 'The door is locked.', end: 'You breathe the night air.', search: 'clockmaker' },
  fr: { title: 'La cave de l’horloger', story: 'L’horloger est descendu à la cave et n’est jamais remonté.', cellar: 'La cave', garden: 'Le jardin', lock: 'Le cadenas de laiton', door: 'La porte du jardin', hint: 'Comptez les balanciers.', shut: 'La porte est verrouillée.', end: 'Vous respirez l’air de la nuit.', search: 'HORLOGER' },
} as const

const code = '4821'

for (const locale of locales) {
  test(`an adventure is made, published, found by somebody else and played to its end, on two browsers (${locale})`, async ({ browser }) => {
    const text = words[locale]
    const adventureId = await makeAndPublish(browser, locale)

    const kept = await test.step('a visitor finds it, plays half of it and closes the browser', async () => {
      const guest = await visit(browser, locale)
      await findInLibrary(guest.page, locale, text.search, text.title)
      await startAndSolve(guest.page, locale)
      const state = await guest.context.storageState()
      await guest.close()
      return state
    })

    const email = `player-${locale}@example.org`
    await test.step('comes back, goes on where they were, and keeps it by signing up', async () => {
      const back = await visit(browser, locale, kept)
      await back.page.goto(`/play/${adventureId}`)
      await back.page.getByRole('button', { name: m.play_resume({}, { locale }) }).or(back.page.getByRole('link', { name: m.play_resume({}, { locale }) })).first().click()
      await expect(back.page.getByRole('button', { name: new RegExp(text.door) })).toBeVisible()
      await signUp(back.page, locale, email, `/play/${adventureId}`)
      await back.close()
    })

    await test.step('signs in on another browser and plays to the end', async () => {
      const other = await visit(browser, locale, undefined, { width: 360, height: 740 })
      await signIn(other.page, locale, email, `/play/${adventureId}`)
      await other.page.getByRole('button', { name: m.play_resume({}, { locale }) }).or(other.page.getByRole('link', { name: m.play_resume({}, { locale }) })).first().click()
      await ready(other.page)
      await other.page.getByRole('button', { name: new RegExp(text.door) }).click()
      await expect(other.page.getByText(text.end)).toBeVisible()
      await expectAccessible(other.page)
      await other.close()
    })
  })
}

/** Signs up, makes two scenes, a lock between them and a way out, publishes. @returns the adventure's id */
async function makeAndPublish(browser: Browser, locale: Locale): Promise<string> {
  const text = words[locale]
  const author = await visit(browser, locale)
  const { page } = author
  const studio = new StudioDriver(page, locale)

  await test.step('somebody signs up', async () => {
    await page.goto('/')
    await expectAccessible(page)
    await signUp(page, locale, `author-${locale}@example.org`, '/creator')
    await expectAccessible(page)
  })

  const id = await test.step('and makes a project with a cover', async () => {
    const made = await studio.createProject(text.title)
    await page.getByLabel(m.studio_field_description({}, { locale })).first().fill(text.story)
    await page.getByLabel(m.studio_field_players({}, { locale })).selectOption('1-4')
    await studio.uploadPicture('#2a1745')
    await studio.saved()
    await expectAccessible(page)
    return made
  })

  await test.step('two scenes and a puzzle', async () => {
    await studio.openTab(m.studio_tab_scenes({}, { locale }))
    await studio.createScene(text.cellar, text.story)
    await backToScenes(page, locale)
    await studio.createScene(text.garden, text.end, text.end)
    await backToScenes(page, locale)
    await expectAccessible(page)
    await studio.openTab(m.studio_tab_puzzles({}, { locale }))
    await studio.createCodePuzzle(text.lock, code, text.hint)
    await expectAccessible(page)
  })

  await test.step('a picture with two hotspots, the second of which waits for the puzzle', async () => {
    await studio.openTab(m.studio_tab_scenes({}, { locale }))
    await page.getByRole('link', { name: new RegExp(text.cellar) }).first().click()
    await studio.uploadPicture('#3b2a5c')
    await expect(page.getByText(m.studio_hotspots_empty({}, { locale }))).toBeVisible()
    const lock = await studio.addHotspot({ x: 30, y: 40 }, 'puzzle')
    await studio.updateHotspot(lock, text.lock, m.studio_target_puzzle({}, { locale }), text.lock)
    const door = await studio.addHotspot({ x: 70, y: 60 }, 'scene')
    await waitForPuzzle(door, locale, text.lock)
    await studio.updateHotspot(door, text.door, m.studio_target_scene({}, { locale }), text.garden)
    await studio.saved()
    await expectAccessible(page)
  })

  await test.step('and publishes it', async () => {
    await studio.openTab(m.studio_tab_details({}, { locale }))
    await page.getByLabel(m.studio_status_label({}, { locale })).selectOption('published')
    await studio.toast(m.studio_updated_title({}, { locale }))
    await expect(page.getByText(m.studio_edition_current({}, { locale }))).toBeVisible()
  })
  await author.close()
  return id
}

async function backToScenes(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('link', { name: m.studio_back_to_scenes({}, { locale }) }).click()
  await expect(page.getByRole('button', { name: m.studio_scenes_new({}, { locale }) })).toBeVisible()
}

/** "It works when … the puzzle … is solved", built with the form. */
async function waitForPuzzle(dialog: ReturnType<Page['getByRole']>, locale: Locale, puzzle: string): Promise<void> {
  await dialog.getByRole('tab', { name: m.studio_hotspot_conditions({}, { locale }) }).click()
  const works = dialog.getByRole('group', { name: m.studio_works_when({}, { locale }) })
  await works.getByRole('button', { name: m.studio_condition_add({}, { locale }) }).click()
  await works.getByLabel(m.studio_condition_about({}, { locale })).selectOption({ label: m.studio_when_puzzle({}, { locale }) })
  await works.getByRole('combobox').nth(1).selectOption({ label: puzzle })
}

async function findInLibrary(page: Page, locale: Locale, search: string, title: string): Promise<void> {
  await page.goto('/library')
  await ready(page)
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: m.library_search_label({}, { locale }) }).fill(search)
  await page.getByRole('button', { name: m.library_search_button({}, { locale }) }).click()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: m.adventure_play_now({}, { locale }) }).click()
  await expect(page.getByRole('heading', { name: m.play_about({}, { locale }) })).toBeVisible()
  await expectAccessible(page)
}

/** Starts as a guest, tries the locked door, a wrong code, then the right one. */
async function startAndSolve(page: Page, locale: Locale): Promise<void> {
  const text = words[locale]
  await page.getByRole('button', { name: m.play_start({}, { locale }), exact: true }).click()
  await page.waitForURL(/\/run\//)
  await ready(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: new RegExp(text.door) }).click()
  await expect(page.getByText(m.play_blocked({}, { locale })).first()).toBeVisible()
  await page.getByRole('button', { name: new RegExp(text.lock) }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await enterCode(page, locale, '1111')
  await expect(page.getByText(m.code_entry_wrong({}, { locale })).first()).toBeVisible()
  await enterCode(page, locale, code)
  await page.getByRole('button', { name: m.play_continue({}, { locale }) }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function enterCode(page: Page, locale: Locale, digits: string): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox').fill(digits)
  const submit = page.getByRole('button', { name: m.code_entry_submit({}, { locale }) })
  if (await submit.isEnabled()) await submit.click()
}
