import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { m } from '#app/i18n/generated/messages.js'
import { templates } from '#samples/templates/all-templates.ts'
import { enter } from './account-driver.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { ready, visit } from './browser.ts'
import { StudioDriver } from './studio-driver.ts'

const en = { locale: 'en' } as const

/** The document as somebody saves it who has changed these words. */
function corrected(bytes: Buffer, before: string, after: string): Buffer {
  const files = unzipSync(bytes)
  const xml = strFromU8(files['word/document.xml']!)
  return Buffer.from(zipSync({ ...files, 'word/document.xml': strToU8(xml.replace(`>${before}<`, `>${after}<`)) }))
}

test('both languages are side by side; outdated texts are marked and missing ones are found', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page } = author
  await enter(page, 'side-by-side@example.org', '/creator')
  const studio = new StudioDriver(page, 'en')
  const [template] = templates
  await studio.button(m.studio_templates_start_named({ title: template!.title.en }, en)).click()
  await page.waitForURL(/\/editor\//)
  await ready(page)
  await studio.openTab(m.texts_tab({}, en))

  const scene = template!.scenes[0]!
  const name = (language: string, of = scene.name.en, on = page) =>
    on.getByRole('textbox', {
      name: m.texts_field({ of, label: m.studio_field_name({}, en), language }, en),
      exact: true,
    })
  const [english, french] = [m.common_english_in_text({}, en), m.common_french_in_text({}, en)]
  const changed = page.getByText(m.texts_changed({}, en), { exact: true })
  await expect(name(french)).toHaveValue(scene.name.fr)
  await expectAccessible(page)

  await test.step('a text that changes marks its translation, and confirming the translation removes the mark', async () => {
    await name(english).fill('Somewhere else')
    await expect(changed).toBeVisible()
    await studio.saved()
    await page.reload()
    // What was done before a reload is undone and redone after it
    await studio.button(m.studio_undo({}, en)).click()
    await expect(name(english)).toHaveValue(scene.name.en)
    await studio.button(m.studio_redo({}, en)).click()
    await studio.button(m.texts_filter_changed({ count: 1 }, en)).click()
    await expect(page.getByText(scene.name.en, { exact: false })).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('button', { name: m.texts_right_of({ of: 'Somewhere else', label: m.studio_field_name({}, en) }, en) })
      .click()
    await expect(changed).toHaveCount(0)
    await studio.button(m.studio_undo({}, en)).click()
    await expect(changed).toBeVisible()
    await name(french, 'Somewhere else').fill('Ailleurs')
    await expect(changed).toHaveCount(0)
    await studio.saved()
  })

  await test.step('a removed translation is missing; search finds it in either language, whatever its accents', async () => {
    await studio.button(m.texts_filter_all({ count: await allTexts() }, en)).click()
    const search = page.getByRole('searchbox', { name: m.texts_search({}, en) })
    await search.fill('AILLEURS')
    await expect(name(french, 'Somewhere else')).toHaveValue('Ailleurs')
    await name(french, 'Somewhere else').fill('')
    await expect(studio.button(m.texts_filter_missing({ count: 1 }, en))).toBeVisible()
    await studio.saved()
    await page.reload()
    await studio.button(m.texts_filter_missing({ count: 1 }, en)).click()
    await expect(name(french, 'Somewhere else')).toHaveValue('')
    await expect(page.getByRole('textbox')).toHaveCount(2)
    await page.getByRole('link', { name: m.texts_open_named({ name: 'Somewhere else' }, en) }).click()
    await expect(page.getByRole('heading', { name: 'Somewhere else' })).toBeVisible()
  })
  await test.step('the checker names what is missing and leads to its field', async () => {
    const findings = async () => {
      await studio.saved()
      await studio.openTab(m.studio_tab_details({}, en))
      await studio.button(m.studio_check({}, en)).click()
    }
    const go = page.getByRole('link', { name: m.studio_finding_go_named({ name: 'Somewhere else' }, en) })
    const alt = (language: string) =>
      page.getByRole('textbox', {
        name: m.texts_field({ of: 'Somewhere else', label: m.studio_field_alt({}, en), language }, en),
        exact: true,
      })
    await findings()
    await page.getByText(m.studio_findings_untranslated_where({}, en)).click()
    await go.click()
    await expect(name(french, 'Somewhere else')).toBeFocused()
    await name(french, 'Somewhere else').fill('Ailleurs')
    await alt(french).fill('')
    await alt(english).fill('')
    await findings()
    await expectAccessible(page)
    await go.click()
    const dialog = page.getByRole('dialog')
    await expect(
      dialog.getByLabel(m.studio_in_language({ label: m.studio_field_alt({}, en), language: english }, en)),
    ).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the walkthrough opens from the check, with steps, answers and hints', async () => {
    const editor = new URL(page.url()).pathname
    await studio.openTab(m.studio_tab_details({}, en))
    await page.getByRole('link', { name: m.walkthrough_link({}, en) }).click()
    await expect(page.getByText(m.walkthrough_keep({}, en))).toBeVisible()
    await expect(page.getByText(m.hints_answer({}, en), { exact: true }).first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: m.walkthrough_back({}, en) }).click()
    await page.waitForURL(`**${editor}`)
  })

  await test.step('texts go out as a document for a word processor, and come back corrected', async () => {
    await studio.openTab(m.texts_tab({}, en))
    await page.getByText(m.proofs_title({}, en)).click()
    const downloads = page.waitForEvent('download')
    await studio.button(m.proofs_download({}, en)).click()
    const buffer = corrected(await readFile(await (await downloads).path()), 'Ailleurs', 'Un ailleurs')
    await page.locator('input[data-proof]').setInputFiles({ name: 'texts.docx', mimeType: 'application/zip', buffer })
    await expect(studio.dialog(m.proofs_dialog_title({}, en)).getByText('Un ailleurs')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.evaluate(
      (bytes) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([new Uint8Array(bytes)], 'texts.docx'))
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      },
      [...buffer],
    )
    await expect(studio.dialog(m.bring_title({}, en)).getByText('Un ailleurs')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await studio.button(m.proofs_take({ count: 1 }, en)).click()
    await expect(name(french, 'Somewhere else')).toHaveValue('Un ailleurs')
    await studio.button(m.studio_undo({}, en)).click()
    await expect(name(french, 'Somewhere else')).toHaveValue('Ailleurs')
    await studio.saved()
  })

  await test.step('a file dropped beside the fields does not replace the page', async () => {
    const isRefused = await page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['hall'], 'hall.png', { type: 'image/png' }))
      return !document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })
    expect(isRefused).toBe(true)
  })

  const address = new URL(page.url()).pathname
  const translator = await visit(browser, 'en')
  const theirs = translator.page
  const place = 'Somewhere else'
  await test.step('an invited translator writes beside the author; each sees where the other is', async () => {
    await page.goto(`${address}/people`)
    await page.getByLabel(m.people_as({}, en), { exact: true }).selectOption('translator-fr')
    await studio.button(m.people_make_link({}, en)).click()
    const link = await page.getByLabel(m.people_link_label({}, en)).inputValue()
    await expectAccessibleInBothThemes(page)
    await enter(theirs, 'beside@example.org', new URL(link).pathname)
    await expectAccessible(theirs)
    await theirs.getByRole('button', { name: m.people_accept({}, en) }).click()
    await theirs.waitForURL(/\/editor\//)
    await ready(theirs)
    await page.goto(`${address}?tab=texts`)
    for (const each of [page, theirs])
      await expect(each.getByRole('list', { name: m.people_here({}, en) })).toContainText(m.texts_tab({}, en))
    await expect(theirs.getByRole('link', { name: m.studio_tab_details({}, en) })).toHaveCount(0)
    await expect(name(english, place, theirs)).toHaveAttribute('readonly', '')
    await name(french, place, theirs).fill('Là-bas')
    await expect(name(french, place)).toHaveValue('Là-bas')
    const held = name(french, place).locator('..')
    await expect(held.getByText(/is in this field$/)).toBeVisible()
    await expect(page.getByRole('link', { name: m.texts_tab({}, en) }).locator('[data-person]')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await expectAccessible(theirs)
    await name(english, place).focus()
    await expect(
      name(english, place, theirs)
        .locator('..')
        .getByText(/is in this field$/),
    ).toBeVisible()
  })

  await test.step('what the translator types is seen within a second', async () => {
    // Of several times, as the machine may be doing something else
    let attempt = 0
    await expect(async () => {
      const words = `Là-bas ${++attempt}`
      const seenAt = name(french, place).evaluate(
        (field, expected) =>
          new Promise<number>((resolve) => {
            const look = () =>
              (field as HTMLTextAreaElement).value === expected ? resolve(Date.now()) : requestAnimationFrame(look)
            look()
          }),
        words,
      )
      const typedAt = Date.now()
      await name(french, place, theirs).fill(words)
      expect((await seenAt) - typedAt).toBeLessThan(1_000)
    }).toPass({ timeout: 20_000, intervals: [500] })
    await name(french, place, theirs).fill('Là-bas')
    await expect(name(french, place)).toHaveValue('Là-bas')
  })

  await test.step('the author writes on without a connection, once where the other does, too; nothing is lost', async () => {
    const here = (on: Page) => on.getByRole('list', { name: m.people_here({}, en) })
    const garden = template!.scenes[1]!.name.en
    await author.context.setOffline(true)
    await name(english, garden).fill('The orchard')
    await name(french, 'The orchard').fill('Le verger')
    await name(french, place).fill('Au loin')
    await expect(page.getByText(m.studio_state_offline({}, en))).toBeVisible()
    await studio.openTab(m.studio_tab_scenes({}, en))
    await name(french, place, theirs).fill('Tout près')
    await expect(theirs.getByText(m.studio_state_saved({}, en), { exact: true })).toBeVisible()

    await author.context.setOffline(false)
    const question = page.getByRole('alert').filter({ hasText: 'Tout près' })
    await expect(question).toContainText('Au loin')
    await expectAccessibleInBothThemes(page)
    await expect(here(page)).toContainText(m.texts_tab({}, en))
    await expect(here(theirs)).toContainText(m.studio_tab_scenes({}, en))
    await question.getByRole('button', { name: m.studio_conflict_keep({}, en) }).click()
    await studio.saved()
    await studio.openTab(m.texts_tab({}, en))
    for (const each of [page, theirs]) {
      await expect(name(french, place, each)).toHaveValue('Au loin')
      await expect(name(english, 'The orchard', each)).toHaveValue('The orchard')
      await expect(name(french, 'The orchard', each)).toHaveValue('Le verger')
    }
  })

  await test.step('a note that the translator leaves reaches the author, who looks at what changed and closes it', async () => {
    const note = theirs.locator('summary', { hasText: place })
    await note.click()
    await theirs.getByLabel(m.notes_new({}, en)).fill('Which place is meant?')
    await theirs.reload()
    await expect(note).toContainText(m.studio_draft_mark({}, en))
    await expectAccessible(theirs)
    await note.click()
    await expect(theirs.getByLabel(m.notes_new({}, en))).toHaveValue('Which place is meant?')
    await theirs.getByRole('button', { name: m.notes_leave({}, en) }).click()
    await expect(note).toContainText(m.notes_open({ count: 1 }, en))
    await expect(page.getByRole('link', { name: m.notes_open({ count: 1 }, en) })).toBeVisible()
    await studio.button(m.notes_title({}, en)).click()
    const notes = studio.dialog(m.notes_title({}, en))
    await notes.getByRole('button', { name: m.notes_answer({}, en) }).click()
    await notes.getByLabel(m.notes_answer_label({}, en)).fill('The shore.')
    await notes.getByRole('button', { name: m.notes_answer({}, en) }).click()
    await expect(notes.getByText('The shore.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await notes.getByRole('button', { name: m.notes_close({}, en) }).click()
    await expect(theirs.getByText(m.notes_closed({}, en), { exact: true })).toBeVisible()
    await expect(theirs.getByText('The shore.')).toBeVisible()
    await page.keyboard.press('Escape')
    await theirs.goto('/creator')
    await name(english, place).fill('Elsewhere')
    await studio.saved()
    await theirs.goto(`${address}?tab=texts`)
    await theirs.getByRole('button', { name: m.changes_look({}, en) }).click()
    const since = theirs.getByRole('dialog', { name: m.changes_since_title({}, en) })
    await since.getByText(m.changes_compare({}, en)).first().click()
    await expect(since.getByText('Elsewhere').first()).toBeVisible()
    await expectAccessible(theirs)
    await theirs.keyboard.press('Escape')
    await expect(theirs.getByRole('button', { name: m.changes_look({}, en) })).toHaveCount(0)
    await name(english, 'Elsewhere').fill(place)
    await studio.saved()
  })

  await test.step('what was changed is told day by day beside the versions, and what was before comes back', async () => {
    await studio.button(m.studio_versions({}, en)).click()
    const versions = studio.dialog(m.studio_versions({}, en))
    await versions.getByText(m.changes_by_day({}, en)).click()
    const change = versions.getByRole('listitem').filter({ hasText: place }).first()
    await change.getByText(m.changes_compare({}, en)).click()
    await expectAccessible(page)
    await change.getByRole('button', { name: /^Bring back/ }).click()
    await expect(page.getByText(m.changes_back_done({}, en))).toBeVisible()
    await page.keyboard.press('Escape')
    await studio.button(m.studio_undo({}, en)).click()
    for (const each of [page, theirs]) await expect(name(english, place, each)).toHaveValue(place)
  })

  await test.step('once removed, the translator’s open tab says so and shows what was typed', async () => {
    await page.goto(`${address}/people`)
    await page.getByLabel(/^Remove /).click()
    await studio.button(m.people_confirm({ deed: m.people_remove({}, en) }, en)).click()
    await expect(page.getByText(m.people_done_removed({}, en))).toBeVisible()
    translator.expectComplaint('404')
    // As from another tab: the page follows a save that its reader may no longer see
    await theirs.evaluate((adventure) => {
      new BroadcastChannel('whodini-draft-saves').postMessage({ tab: '', news: { adventure } })
    }, address.split('/').at(-1)!)
    const lost = theirs.getByRole('alert').filter({ hasText: m.studio_lost_text({}, en) })
    await expect(lost).toContainText(m.studio_no_longer_yours({}, en))
    await name(french, place, theirs).fill('Encore ailleurs')
    await expect(theirs.getByRole('blockquote')).toHaveText('Encore ailleurs')
    await expectAccessibleInBothThemes(theirs)
  })
  await translator.close()
  await author.close()

  async function allTexts(): Promise<number> {
    const label = await page.getByRole('button', { name: /^All \(/ }).innerText()
    return Number(/\d+/.exec(label)![0])
  }
})
