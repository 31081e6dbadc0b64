import { expect, test } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { buildPublishedKit } from '#database/factories/build-kit.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { enter } from './account-driver.ts'
import { visit } from './browser.ts'
import { Hand } from './hand.ts'
import { journeyWorld } from './journey-world.ts'
import { pressAnew } from './press-anew.ts'

const en = { locale: 'en' } as const
const fr = { locale: 'fr' } as const
const phone = { width: 360, height: 740 }

const people = { ada: 'Anna', bruno: 'Bo', clara: 'Chloé', dorian: 'Dev', edith: 'Eve', felix: 'Finn' }
const names = {
  ada: 'Ada Moss',
  bruno: 'Bruno Vale',
  clara: 'Clara Finch',
  dorian: 'Dorian Pike',
  edith: 'Edith Crane',
  felix: 'Felix Hart',
}
type Guest = keyof typeof people

const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 1, exact: true })
/** In sight: of the pages of a guest all but one are put away. */
const shown = (page: Page, name: string): Locator => button(page, name).filter({ visible: true })

const seen = (page: Page, text: string): Locator => page.getByText(text).filter({ visible: true })

/** It also says when there is something new. */
const pageOf = (page: Page, name: string): Locator => page.getByRole('navigation').getByRole('button', { name })

/** A clue in hand, with what can be done with it. */
const sheetOf = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('article', { name: title, exact: true }) })

/** A phone that a guest has opened their link on. */
async function pickUp(browser: Browser, locale: Locale, link: string) {
  const own = await visit(browser, locale, undefined, phone, true)
  await own.page.clock.install()
  await own.page.goto(link)
  return own
}

/** @returns everything that the page has been told, also what it does not show */
const toldOn = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML)

async function expectNothingOfOthers(page: Page, own: Guest): Promise<void> {
  const told = await toldOn(page)
  for (const id of Object.keys(people).filter((each) => each !== own))
    for (const text of ['Secret of', 'Background of', 'Reveal of', 'Conceal of', 'Act of'])
      expect(told).not.toContain(`${text} ${id}`)
}

test('a host opens an evening, and four guests play it on phones and on paper in two languages', async ({
  browser,
}) => {
  const { pool, database } = createDatabase({ connectionString: journeyWorld().databaseUrl })
  const kit = await buildPublishedKit(database, 'mystery-dinner')
  await pool.end()
  const host = await visit(browser, 'en')
  const { page } = host
  await enter(page, 'hosts-an-evening@example.org', `/kit/${kit.id}`)

  const links = await test.step('the host says who plays whom, and gets a link for each', async () => {
    await page.getByRole('link', { name: m.evening_host_open_here({}, en) }).click()
    await expect(heading(page, m.evening_host_new({}, en))).toBeVisible()
    await page.getByLabel(m.print_host({}, en)).fill('Ada')
    await page.getByLabel(m.evening_host_day({}, en)).fill(new Date(Date.now() + 864e5 * 3).toISOString().slice(0, 10))
    for (const id of Object.keys(people) as Guest[])
      await page.getByRole('textbox', { name: names[id] }).fill(people[id])
    await expectAccessibleInBothThemes(page)
    await button(page, m.evening_host_open({}, en)).click()
    await expect(heading(page, 'A Cold Supper')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    const found = {} as Record<Guest, string>
    for (const id of ['ada', 'bruno', 'clara', 'edith'] as const) {
      await button(page, m.evening_host_more_of({ person: people[id] }, en)).click()
      const dialog = page.getByRole('dialog', { name: people[id] })
      found[id] = await dialog.getByRole('textbox', { name: m.evening_host_link({}, en) }).inputValue()
      if (id === 'edith') {
        const prints = dialog.getByRole('switch', { name: m.evening_host_prints({}, en) })
        await prints.click()
        await expect(prints).toBeChecked()
        await expectAccessible(page)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    return found
  })

  const bo = await pickUp(browser, 'en', links.bruno)
  const chloe = await pickUp(browser, 'en', links.clara)
  const anna = await pickUp(browser, 'en', links.ada)
  const eve = await pickUp(browser, 'fr', links.edith)
  const keys = new Hand(chloe.page, 'keyboard')

  await test.step('guests are invited, choose their language, and answer by touch and by keyboard', async () => {
    await bo.page.getByRole('link', { name: 'Français', exact: true }).tap()
    await expect(seen(bo.page, m.evening_guest_invited({ person: 'Bo' }, fr))).toBeVisible()
    await expect(seen(bo.page, 'Costume of bruno. (fr)')).toBeVisible()
    expect(await toldOn(bo.page)).not.toContain('Background of bruno')
    await expectAccessibleInBothThemes(bo.page)
    await bo.page.getByLabel(m.evening_guest_yes({}, fr)).tap()
    await bo.page.getByLabel(m.evening_guest_allergies({}, fr)).fill('Pas de noix')
    await button(bo.page, m.evening_guest_reply({}, fr)).tap()
    await expect(seen(bo.page, m.evening_guest_replied_yes({}, fr))).toBeVisible()
    await keys.reach(chloe.page.getByLabel(m.evening_guest_yes({}, en)))
    await chloe.page.keyboard.press('Space')
    await keys.press(button(chloe.page, m.evening_guest_reply({}, en)))
    await expect(seen(chloe.page, m.evening_guest_replied_yes({}, en))).toBeVisible()
    await expect(page.getByText('Pas de noix')).toBeVisible()
    await expect(page.getByText(m.evening_host_reply_yes({}, en), { exact: true })).toHaveCount(2)
  })

  const room = await visit(browser, 'en', undefined, { width: 1920, height: 1080 })
  const screen = room.page
  await screen.goto((await page.getByRole('link', { name: m.evening_host_screen_open({}, en) }).getAttribute('href'))!)

  const turn = async (name: string) => {
    const phase = m.evening_host_turn_to({ name }, en)
    await button(page, phase).click()
    await pressAnew(button(page.getByRole('alertdialog', { name: phase }), m.evening_host_turn({}, en)))
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible()
  }

  await test.step('the evening begins, and what is a guest’s own hangs behind a curtain', async () => {
    await button(page, m.evening_host_begin({}, en)).click()
    await pressAnew(button(page.getByRole('alertdialog'), m.evening_host_begin({}, en)))
    const arrival = m.kits_phase_arrival({}, fr)
    await expect(heading(bo.page, arrival)).toBeVisible()
    await expect(seen(bo.page, m.evening_guest_told_turned({ phase: arrival }, fr))).toBeVisible()
    await expectAccessibleInBothThemes(bo.page)
    await expect(seen(bo.page, 'Conceal of bruno arrival. (fr)')).toBeHidden()
    await shown(bo.page, m.evening_guest_open({}, fr)).tap()
    await expect(seen(bo.page, 'Conceal of bruno arrival. (fr)')).toBeVisible()
    await expectAccessible(bo.page)
    await shown(bo.page, m.evening_guest_close({}, fr)).tap()
    await expect(seen(bo.page, 'Conceal of bruno arrival. (fr)')).toBeHidden()
    await keys.press(shown(chloe.page, m.evening_guest_open({}, en)))
    await expect(seen(chloe.page, 'Reveal of clara arrival.')).toBeVisible()
    await expect(shown(chloe.page, m.evening_guest_close({}, en))).toBeFocused()
    await chloe.page.clock.fastForward('02:01')
    await expect(seen(chloe.page, 'Reveal of clara arrival.')).toBeHidden()
    await pageOf(bo.page, m.evening_guest_tab_part({}, fr)).tap()
    await shown(bo.page, m.evening_guest_open({}, fr)).tap()
    await expect(seen(bo.page, 'Secret of bruno. (fr)')).toBeVisible()
    await expectNothingOfOthers(bo.page, 'bruno')
    await expect(screen.getByText('Bruno Vale', { exact: true })).toBeVisible()
    await expectAccessible(screen)
  })

  await test.step('a clue is handed on, then shown to all', async () => {
    await turn('The starter')
    await turn('The main')
    await pageOf(bo.page, m.evening_guest_tab_clues({}, fr)).tap()
    await shown(bo.page, m.evening_guest_open({}, fr)).tap()
    await expect(seen(bo.page, 'Content of report. (fr)')).toBeVisible()
    await expectAccessible(bo.page)
    expect(await toldOn(chloe.page)).not.toContain('of report')
    expect(await toldOn(screen)).not.toContain('of report')
    const his = sheetOf(bo.page, 'Clue report (fr)')
    await his.getByLabel(m.evening_guest_hand_to({}, fr)).selectOption({ label: 'Chloé (Clara Finch)' })
    await his.getByRole('button', { name: m.evening_guest_hand_over({}, fr) }).tap()
    await expect(seen(bo.page, m.evening_guest_also_with({ people: 'Chloé' }, fr))).toBeVisible()
    await expect(seen(chloe.page, m.evening_guest_told_held({}, en))).toBeVisible()
    await keys.press(pageOf(chloe.page, m.evening_guest_tab_clues({}, en)))
    await keys.press(shown(chloe.page, m.evening_guest_open({}, en)))
    await expect(seen(chloe.page, 'Content of report.')).toBeVisible()
    const hers = sheetOf(chloe.page, 'Clue report')
    await keys.press(hers.getByRole('button', { name: m.evening_guest_show({}, en) }))
    await keys.press(hers.getByRole('button', { name: m.evening_guest_show_now({}, en) }))
    await expect(screen.getByText('Content of report.')).toBeVisible()
    await expectAccessibleInBothThemes(screen)
    await expect(
      seen(anna.page, m.evening_guest_told_shown({ title: m.evening_guest_quoted({ text: 'Clue report' }, en) }, en)),
    ).toBeVisible()
  })

  await test.step('what is typed without a network is kept, and sent when it is back', async () => {
    await pageOf(anna.page, m.evening_guest_tab_notes({}, en)).tap()
    await expectAccessible(anna.page)
    await anna.context.setOffline(true)
    const notes = anna.page.getByLabel(m.evening_guest_your_notes({}, en))
    await notes.fill('Bo was in the mirror hall')
    await anna.page.clock.fastForward('00:02')
    await expect(seen(anna.page, m.evening_guest_unsent({}, en))).toBeVisible()
    await anna.context.setOffline(false)
    await anna.page.reload()
    await pageOf(anna.page, m.evening_guest_tab_notes({}, en)).tap()
    await expect(notes).toHaveValue('Bo was in the mirror hall')
    await expect(seen(anna.page, m.evening_guest_saved({}, en))).toBeVisible()
  })

  await test.step('a break is told to everybody', async () => {
    await button(page, m.evening_host_pause({}, en)).click()
    await expect(screen.getByText(m.evening_table_paused({}, en))).toBeVisible()
    await pageOf(bo.page, m.evening_guest_tab_now({}, fr)).tap()
    await expect(seen(bo.page, m.evening_guest_paused_text({}, fr))).toBeVisible()
    await pressAnew(button(page, m.evening_host_resume({}, en)))
    await expect(seen(bo.page, m.evening_guest_paused_text({}, fr))).toBeHidden()
  })

  await test.step('everybody accuses: by touch, by keyboard, and on paper', async () => {
    await turn('The dessert')
    await turn(m.kits_phase_accusation({}, en))
    await bo.page.getByLabel('Ada Moss').tap()
    await bo.page.getByLabel(m.evening_guest_why({}, fr)).fill('Le porto')
    await button(bo.page, m.paper_dinner_i_accuse({}, fr)).tap()
    await expect(seen(bo.page, m.evening_guest_accuses({ name: 'Ada Moss' }, fr))).toBeVisible()
    await expectAccessibleInBothThemes(bo.page)
    await keys.press(pageOf(chloe.page, m.evening_guest_tab_now({}, en)))
    await keys.reach(chloe.page.getByLabel('Ada Moss'))
    await chloe.page.keyboard.press('Space')
    await chloe.page.keyboard.press('ArrowDown')
    await keys.press(button(chloe.page, m.paper_dinner_i_accuse({}, en)))
    await expect(seen(chloe.page, m.evening_guest_accuses({ name: 'Bruno Vale' }, en))).toBeVisible()
    await button(page, m.evening_host_more_of({ person: 'Eve' }, en)).click()
    const dialog = page.getByRole('dialog', { name: 'Eve' })
    await dialog.getByLabel(m.evening_host_slip({}, en)).selectOption({ label: 'Ada Moss (Anna)' })
    await dialog.getByLabel(m.evening_host_slip_why({}, en)).fill('The other glass')
    await button(dialog, m.evening_host_note({}, en)).click()
    await expect(dialog.getByText(m.evening_host_noted({}, en), { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(screen.getByText(m.evening_table_accused({ given: 3, of: 6 }, en)).first()).toBeVisible()
    await expectAccessible(screen)
    await expectNothingOfOthers(eve.page, 'edith')
  })

  await test.step('the truth comes out step by step, and leads on to the kit', async () => {
    await turn(m.kits_phase_reveal({}, en))
    await expect(seen(bo.page, m.evening_guest_listen({}, fr))).toBeVisible()
    expect(await toldOn(bo.page)).not.toContain('Poison in the port')
    const step = async (name: string, pressed = name) => {
      await pressAnew(button(page, m.evening_host_show_step({ name: pressed }, en)))
      await expect(screen.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await step(m.evening_guest_reveal_votes({}, en))
    for (const [person, why] of [
      ['Bo', 'Le porto'],
      ['Eve', 'The other glass'],
    ] as const)
      await expect(seen(bo.page, m.evening_guest_reveal_reason({ person, why }, fr))).toBeVisible()
    await step(m.paper_dinner_it_was({}, en), m.evening_host_step_culprit({}, en))
    await expect(screen.getByText(m.evening_guest_reveal_found({ people: 'Bo and Eve' }, en))).toBeVisible()
    for (const name of [
      m.evening_guest_reveal_how({}, en),
      m.paper_dinner_timeline({}, en),
      m.evening_guest_reveal_secrets({}, en),
      m.paper_dinner_proof({}, en),
      m.paper_dinner_awards({}, en),
    ])
      await step(name)
    await expectAccessibleInBothThemes(screen)
    const told = screen.getByRole('region', { name: m.paper_dinner_awards({}, en) })
    await told
      .locator('dd')
      .first()
      .evaluate((text) => (text.textContent = 'A long secret. '.repeat(200)))
    await expect.poll(() => told.evaluate((part) => part.getBoundingClientRect().bottom)).toBeLessThanOrEqual(1080)
    await expect(bo.page.getByRole('link', { name: m.evening_guest_last_kit({}, fr) })).toBeVisible()
    await expectAccessibleInBothThemes(bo.page)
    await bo.page.getByRole('link', { name: m.evening_guest_last_kit({}, fr) }).tap()
    await expect(heading(bo.page, 'Un souper froid')).toBeVisible()
  })

  for (const each of [bo, chloe, anna, eve, room, host]) await each.close()
})
