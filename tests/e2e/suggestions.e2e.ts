import { expect, test } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { changeRow, createRow } from '#tests/support/draft-commands.ts'
import { edit, makeAdventure, uploadPicture } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { visitAs } from './browser.ts'
import type { Way } from './hand.ts'
import { JourneyDatabase } from './insert-adventure.ts'
import { journeyWorld } from './journey-world.ts'
import { picture } from './pictures.ts'
import { StudioDriver } from './studio-driver.ts'

const left = { minute: 5, hour: 29, day: 99, budget: 1999 }

/** A model that gives the prepared answers and records its requests. */
class Model {
  readonly asked: Record<string, unknown>[] = []
  answer: (name: string, body: Record<string, unknown>) => Promise<object> | object = () => ({})

  async listen(page: Page): Promise<void> {
    await page.route('**/api/generate/suggest-*', async (route) => {
      const request = route.request()
      if (request.method() === 'GET') return route.fulfill({ json: { origin: 'model', isOn: true, left } })
      const body = request.postDataJSON() as Record<string, unknown>
      this.asked.push(body)
      const told = await this.answer(request.url().split('/').at(-1)!, body)
      const status = 'error' in told ? 429 : 200
      await route.fulfill({ status, json: status === 200 ? { ...told, left } : told }).catch(() => undefined)
    })
  }
}

async function makeProject(creator: Person, title: string): Promise<MadeAdventure & { riddle: string }> {
  const made = await makeAdventure(creator, { title })
  const riddle = newId()
  await edit(
    creator,
    made.id,
    changeRow('details', made.id, { languages: ['en', 'fr'] }, { languages: ['en'] }),
    createRow('puzzle', {
      id: riddle,
      name: 'Riddle',
      type: 'riddle',
      description: 'A voice asks.',
      hints: ['It stands in the parlour.'],
      configuration: { riddleText: 'What has keys and opens nothing?' },
      solution: { correctAnswers: ['a piano'], synonyms: ['piano'] },
    }),
    createRow('puzzle', {
      name: 'Tiles',
      type: 'slider_jigsaw',
      description: 'A picture in pieces.',
      configuration: { imageUrl: made.pictures[0]!.url },
    }),
  )
  return { ...made, riddle }
}

async function beginAt(browser: Browser, locale: Locale, way: Way) {
  const creator = new Person(journeyWorld().url)
  await creator.signUp(`${newId()}@example.org`)
  const made = await makeProject(creator, 'The mute piano')
  const author = await visitAs(browser, locale, creator)
  await author.context.addCookies([{ name: 'lang', value: locale, url: journeyWorld().url }])
  author.expectComplaint('the server responded with a status of 429')
  const { page } = author
  const to = { locale } as const
  const studio = new StudioDriver(page, locale, way)
  const { hand } = studio
  const model = new Model()
  await model.listen(page)
  const accessible = () => expectAccessibleInBothThemes(page)
  const asking = (title: string) => page.getByRole('dialog', { name: title, exact: true })
  const inside = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true })
  const suggest = async (open: string, within: Page | Locator = page) => {
    await hand.press(within.getByRole('button', { name: open, exact: true }))
    const dialog = asking(open)
    await expect(dialog.getByText(m.suggest_left({ hour: '29', day: '99' }, to))).toBeVisible()
    return dialog
  }
  const leaveOut = async (line: Locator) => {
    const box = line.getByRole('checkbox')
    await hand.reach(box)
    await page.keyboard.press('Space')
    await expect(box).not.toBeChecked()
  }
  const english = m.common_english_in_text({}, to)
  return { creator, made, author, page, to, studio, hand, model, accessible, inside, suggest, leaveOut, english }
}

test('texts and hints that a model suggests change nothing until their author approves (mouse)', async ({
  browser,
}) => {
  const { made, author, page, to, studio, hand, model, accessible, inside, suggest, leaveOut, english } = await beginAt(
    browser,
    'en',
    'mouse',
  )
  /** By its field: what stands behind a dialog has no role. */
  const translated = (row: string) => page.locator(`textarea[data-field="${row} name.fr"]`)
  await page.goto(`/editor/${made.id}?tab=texts`)
  await test.step('texts: cancelled, then translated as far as their author likes, undone in one step', async () => {
    let held = Promise.withResolvers<object>()
    model.answer = () => held.promise
    const dialog = await suggest(m.suggest_translation({}, to))
    await expect(dialog).toContainText(m.suggest_translation_anew({ count: 3 }, to).slice(2))
    await accessible()
    await hand.press(inside(dialog, m.suggest_send({}, to)))
    await expect(dialog.getByRole('status')).toHaveText(m.media_generating({}, to))
    await accessible()
    await hand.press(inside(dialog, m.common_cancel({}, to)))
    await expect(dialog.getByText(m.suggest_left({ hour: '29', day: '99' }, to))).toBeVisible()
    expect(model.asked).toEqual([{ adventureId: made.id, consent: false }])

    held.resolve({})
    held = Promise.withResolvers()
    await hand.tick(dialog.getByRole('checkbox'))
    await hand.press(inside(dialog, m.suggest_send({}, to)))
    held.resolve({
      texts: [
        { key: `${made.ids.hall} name`, text: 'Entrée' },
        { key: `${made.ids.garden} name`, text: 'Jardin' },
        { key: `${made.ids.door} name`, text: 'Porte' },
        { key: `${made.ids.puzzle} hints.0`, text: 'Regardez l’horloge.' },
        { key: 'nobody asked', text: 'x' },
      ],
      anew: [],
      withheld: [],
      more: 0,
    })
    const lines = dialog.getByRole('listitem')
    await expect(lines).toHaveCount(4)
    expect(model.asked.at(-1)).toEqual({ adventureId: made.id, consent: true })
    await expect(lines.nth(0)).toContainText('Hall')
    await accessible()
    await hand.type(lines.nth(0).getByRole('textbox'), 'Vestibule')
    await leaveOut(lines.nth(1))
    await expect(translated(made.ids.hall)).toHaveValue('')
    await hand.press(inside(dialog, m.suggest_translation_approve({}, to)))
    await studio.toast(m.suggest_translation_done({ count: 3 }, to))
    await expect(page.getByRole('button', { name: m.suggest_translation({}, to), exact: true })).toBeFocused()
    await expect(translated(made.ids.hall)).toHaveValue('Vestibule')
    await expect(translated(made.ids.garden)).toHaveValue('')
    await expect(page.getByText(m.texts_anew({}, to), { exact: true }).first()).toBeVisible()
    await studio.saved()
    await hand.press(studio.button(m.studio_undo({}, to)))
    await expect(translated(made.ids.hall)).toHaveValue('')
    await hand.press(studio.button(m.studio_redo({}, to)))
    await expect(translated(made.ids.hall)).toHaveValue('Vestibule')
    // With it goes the word that a model wrote some texts: the next step brings its own
    await hand.press(studio.button(m.studio_undo({}, to)))
    await expect(translated(made.ids.hall)).toHaveValue('')
    await studio.saved()
  })

  await test.step('a riddle: hints and synonyms join what its author wrote, once the puzzle is saved', async () => {
    await studio.openTab(m.studio_tab_puzzles({}, to))
    await hand.press(studio.button(m.studio_card_edit({ title: 'Riddle' }, to)))
    const puzzle = page.getByRole('dialog', { name: m.studio_puzzle_edit_title({}, to) })
    const hint = (position: number) =>
      puzzle.getByLabel(m.studio_in_language({ label: m.studio_hint({ position }, to), language: english }, to), {
        exact: true,
      })
    model.answer = () => ({ error: { code: 'generationLimit', params: {} } })
    const hints = await suggest(m.suggest_hints({}, to), puzzle)
    await expect(hints).toContainText(m.suggest_hints_sends({}, to))
    await hand.press(inside(hints, m.suggest_send({}, to)))
    await expect(hints.getByRole('alert')).toContainText(m.suggest_wait({}, to))
    model.answer = () => ({ hints: ['It stands in the parlour.', 'It has eighty-eight.', 'Play it.'] })
    await hand.press(inside(hints, m.suggest_send({}, to)))
    // Words that the riddle already has are not offered
    await expect(hints.getByRole('listitem')).toHaveCount(2)
    expect(model.asked.at(-1)).toEqual({ adventureId: made.id, puzzleId: made.riddle, consent: true })
    // Nor does a second call that fails
    await hand.type(hints.getByRole('listitem').nth(1).getByRole('textbox'), 'Play it, loud.')
    model.answer = () => ({ error: { code: 'generationLimit', params: {}, retryAfter: 60 } })
    await hand.press(inside(hints, m.suggest_again({}, to)))
    await expect(hints.getByRole('alert')).toContainText(m.suggest_wait({}, to))
    await expect(hints.getByRole('listitem').nth(1).getByRole('textbox')).toHaveValue('Play it, loud.')
    await page.keyboard.press('Escape')
    await expect(hints).toHaveCount(0)
    // Closing loses nothing of what was paid for
    await hand.press(inside(puzzle, m.suggest_hints({}, to)))
    await hand.press(inside(hints, m.suggest_hints_approve({}, to)))
    await expect(hint(1)).toHaveValue('It stands in the parlour.')
    await expect(hint(3)).toHaveValue('Play it, loud.')

    model.answer = () => ({ synonyms: ['Piano', 'grand piano', 'upright'] })
    const synonyms = await suggest(m.suggest_synonyms({}, to), puzzle)
    await hand.press(inside(synonyms, m.suggest_send({}, to)))
    await expect(synonyms.getByRole('listitem')).toHaveCount(2)
    await leaveOut(synonyms.getByRole('listitem').nth(1))
    await hand.press(inside(synonyms, m.suggest_synonyms_approve({}, to)))
    await expect(puzzle.getByLabel(m.riddle_form_synonyms({}, to)).first()).toHaveValue('piano\ngrand piano')
    await hand.press(inside(puzzle, m.studio_puzzle_update({}, to)))
    await expect(puzzle).toHaveCount(0)
    await studio.saved()
    await studio.openTab(m.studio_tab_details({}, to))
    await expect(page.getByRole('checkbox', { name: m.studio_origin_texts({}, to) })).toBeChecked()
  })
  await author.close()
})

test('what a model says of a picture waits for its author, who states a file’s origin (keyboard)', async ({
  browser,
}) => {
  const { creator, made, author, page, to, studio, hand, model, accessible, inside, suggest, english } = await beginAt(
    browser,
    'fr',
    'keyboard',
  )
  await page.goto(`/editor/${made.id}?tab=texts`)
  await test.step('a picture: its text is suggested in each language, and existing text stays', async () => {
    await studio.openTab(m.studio_tab_scenes({}, to))
    await hand.press(page.getByRole('link', { name: 'Hall', exact: true }))
    await hand.press(studio.button(m.studio_scene_edit_title({}, to)))
    const scene = page.getByRole('dialog', { name: m.studio_scene_edit_title({}, to) })
    const alt = (language: string) =>
      scene.getByLabel(m.studio_in_language({ label: m.studio_field_alt({}, to), language }, to))
    model.answer = (_name, { language }) => ({ text: language === 'fr' ? 'Une salle bleue.' : 'A blue hall.' })
    const texts = await suggest(m.suggest_alt({}, to), scene)
    await hand.press(inside(texts, m.suggest_send({}, to)))
    await expect(texts.getByRole('listitem')).toHaveCount(2)
    await expect(texts.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await accessible()
    await hand.press(inside(texts, m.suggest_alt_approve({}, to)))
    await expect(alt(english)).toHaveValue('A hall.')
    await expect(alt(m.common_french_in_text({}, to))).toHaveValue('Une salle bleue.')
    await hand.press(inside(scene, m.studio_update({}, to)))
    await expect(scene).toHaveCount(0)
    await studio.saved()
  })

  await test.step('a puzzle based on a picture: its description is suggested separately for each language', async () => {
    await studio.openTab(m.studio_tab_puzzles({}, to))
    await hand.press(studio.button(m.studio_card_edit({ title: 'Tiles' }, to)))
    const puzzle = page.getByRole('dialog', { name: m.studio_puzzle_edit_title({}, to) })
    const texts = await suggest(m.suggest_alt({}, to), puzzle)
    await expect(texts).toContainText(m.suggest_alt_sends({}, to))
    await hand.press(inside(texts, m.suggest_send({}, to)))
    await expect(texts.getByRole('listitem')).toHaveCount(1)
    const { pictures } = made
    expect(model.asked.at(-1)).toEqual({ adventureId: made.id, image: pictures[0]!.url, language: 'en' })
    await accessible()
    await hand.press(inside(texts, m.suggest_alt_approve({}, to)))
    await expect(puzzle.getByLabel(m.slider_jigsaw_form_text({}, to)).first()).toHaveValue('A blue hall.')
    await hand.press(inside(puzzle, m.studio_puzzle_update({}, to)))
    await expect(puzzle).toHaveCount(0)
    await studio.saved()
  })

  await test.step('the adventure says that a model wrote some texts; its author states who made a picture', async () => {
    await studio.openTab(m.studio_tab_details({}, to))
    const texts = page.getByRole('checkbox', { name: m.studio_origin_texts({}, to) })
    await expect(texts).toBeChecked()
    const files = page.getByText(m.studio_origin_files({}, to), { exact: true })
    await hand.press(files.locator('xpath=ancestor-or-self::summary'))
    const kind = m.studio_type_scene({}, to)
    const who = page.getByRole('combobox', { name: m.studio_origin_who_named({ name: 'Hall', kind }, to) })
    await expect(who).toHaveValue('person')
    const declared = page.waitForResponse(
      (reply) => reply.url().includes('/files') && reply.request().method() === 'POST',
    )
    await hand.choose(who, m.studio_origin_model({}, to))
    expect((await declared).status()).toBe(200)
    await accessible()
    await page.reload()
    await hand.press(files.locator('xpath=ancestor-or-self::summary'))
    await expect(who).toHaveValue('model')
  })

  await test.step('unused files are listed, and removed permanently after a confirmation', async () => {
    const rows = new JourneyDatabase()
    await rows.open()
    const { id: lost } = await uploadPicture(creator, made.id, 'cover')
    await rows.sentLongAgo(lost)
    await rows.close()
    await page.goto('/creator')
    await hand.pick(studio.button(m.studio_card_more({ title: made.title }, to)), m.studio_unused({}, to))
    const unused = page.getByRole('dialog', { name: m.studio_unused_title({ title: made.title }, to) })
    await expect(unused.getByRole('listitem')).toHaveCount(1)
    await accessible()
    await hand.press(inside(unused, m.studio_unused_remove({}, to)))
    const question = page.getByRole('alertdialog', { name: m.studio_unused_ask({ count: 1 }, to) })
    await accessible()
    await hand.press(inside(question, m.studio_unused_confirm({}, to)))
    await studio.toast(m.studio_unused_done({ count: 1 }, to))
    await expect(unused.getByText(m.studio_unused_none({}, to))).toBeVisible()
    await hand.standsSomewhere()
  })
  await author.close()
})

test('without a model nothing is suggested; where there is no room, unused files are at hand', async ({ browser }) => {
  const en = { locale: 'en' } as const
  const creator = new Person(journeyWorld().url)
  await creator.signUp(`${newId()}@example.org`)
  const made = await makeProject(creator, 'A full shelf')
  const author = await visitAs(browser, 'en', creator)
  author.expectComplaint('the server responded with a status of 413')
  const { page } = author
  const told = page.waitForResponse('**/api/generate/suggest-translation')
  await page.goto(`/editor/${made.id}?tab=texts`)
  expect(await (await told).json()).toMatchObject({ origin: 'built-in', isOn: false })
  await expect(page.getByRole('button', { name: m.suggest_translation({}, en) })).toHaveCount(0)

  await page.route('**/api/uploads*', (route) =>
    route.fulfill({ status: 413, json: { error: { code: 'quotaExceeded', params: {} } } }),
  )
  const studio = new StudioDriver(page, 'en')
  await studio.openTab(m.studio_tab_details({}, en))
  await page
    .locator('input[type=file]:not([multiple]):not([data-proof])')
    .first()
    .setInputFiles(await picture('#993366', 1600, 900))
  await expect(page.getByText(m.errors_quota_exceeded({}, en)).first()).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: m.studio_unused({}, en) })
    .click()
  const unused = page.getByRole('dialog', { name: m.studio_unused_title({ title: made.title }, en) })
  await expect(unused.getByText(m.studio_unused_none({}, en))).toBeVisible()
  await author.close()
})
