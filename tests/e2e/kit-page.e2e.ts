import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { buildPublishedKit } from '#database/factories/build-kit.ts'
import { Person } from '#tests/support/person.ts'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { ownTo, signUpAtOnce } from './account-driver.ts'
import { speak, visit, visitAs } from './browser.ts'
import { journeyWorld } from './journey-world.ts'

/** By touch, in English: a wrong answer, a right one, and the last lock, which has a key. */
async function playRoom(page: Page): Promise<void> {
  const en = { locale: 'en' } as const
  const lock = async (name: string) => {
    const own = page.getByRole('listitem').filter({ hasText: `Puzzle ${name}` })
    await own.getByText(`Puzzle ${name}`).first().tap()
    return own
  }
  const box = await lock('box')
  const field = box.getByLabel(m.hints_your_answer({}, en))
  await field.fill('41')
  const hint = box.getByRole('button', { name: m.hints_show_hint({ number: 1 }, en) })
  await hint.tap()
  await expect(box.getByText(m.evening_room_hint_really({}, en))).toBeVisible()
  // Two taps at once would be a double tap
  await hint.click()
  await expect(box.getByText(m.hints_number({ number: 1 }, en), { exact: true })).toBeVisible()
  await page.reload()
  await lock('box')
  await expect(field).toHaveValue('41')
  for (const [typed, said] of [
    ['413', m.hints_wrong({ typed: '413' }, en)],
    ['412', m.evening_room_is_open({}, en)],
  ] as const) {
    await field.fill(typed)
    await box.getByRole('button', { name: m.evening_room_try({}, en) }).tap()
    await expect(box.getByText(said)).toBeVisible()
  }
  await expectAccessibleInBothThemes(page)
  // Its sheet is not found yet
  const unnamed = new RegExp(`^${m.evening_room_unnamed({ sign: '.' }, en)}`)
  await page.getByRole('listitem').getByText(unnamed).tap()
  const openChest = async () => {
    await page.getByRole('button', { name: m.evening_room_opened_it({}, en) }).tap()
    await page.getByRole('button', { name: m.evening_room_really_yes({}, en) }).click()
  }
  await openChest()
  await expect(page.getByText(m.evening_room_refused_last({}, en))).toBeVisible()
  const verse = await lock('verse')
  await verse.getByLabel(m.hints_your_answer({}, en)).fill('horloge')
  await verse.getByRole('button', { name: m.evening_room_try({}, en) }).tap()
  await expect(verse.getByText(m.evening_room_is_open({}, en))).toBeVisible()
  await openChest()
  await expect(page.getByRole('heading', { name: m.evening_room_escaped({}, en) })).toBeVisible()
}

test('a visitor saves a kit, opens hints that figures count, and plays another that was bought', async ({
  browser,
}) => {
  const { pool, database } = createDatabase({ connectionString: journeyWorld().databaseUrl })
  const dinner = await buildPublishedKit(database, 'mystery-dinner')
  const room = await buildPublishedKit(database, 'escape-room', { priceCents: 1_250 })
  const email = ownTo('makes-kits@example.org')
  const creator = new Person(journeyWorld().url)
  await creator.signUp(email)
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [email])
  const free = await buildPublishedKit(database, 'escape-room', { creatorId: rows[0]!.id })
  await pool.query(`select pg_notify('whodini_pages', '')`)
  await pool.end()

  const { page, close } = await visit(browser, 'en')
  const en = { locale: 'en' } as const
  await page.goto(`/adventure/${dinner.id}`)
  await expect(page.getByRole('heading', { name: m.kit_contents_heading({}, en) })).toBeVisible()
  await page.getByRole('link', { name: m.adventure_play_now({}, en), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/kit/${dinner.id}`))
  await expect(page.getByRole('heading', { name: m.kit_cast_heading({}, en) })).toBeVisible()
  await expect(page.getByText(m.kit_has_booklets({ count: 10 }, en))).toBeVisible()
  await page.getByText(m.print_evening({}, en)).click()
  await page.getByLabel(m.print_host({}, en), { exact: true }).fill('Ada')
  await page.getByLabel(m.print_host_plays({}, en)).check()
  await expectAccessibleInBothThemes(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: m.print_all_pdf({}, en) }).click()
  expect((await saved).suggestedFilename()).toMatch(/^a-cold-supper.*\.pdf$/)
  await expect(page.getByText(/a-cold-supper.*\.pdf/)).toBeVisible()
  await page.reload()
  await page.getByText(m.print_evening({}, en)).click()
  await expect(page.getByLabel(m.print_host({}, en), { exact: true })).toHaveValue('Ada')
  await page.getByRole('link', { name: m.kit_get({}, en) }).click()
  await expect(page.getByLabel(m.print_host_plays({}, en))).toBeChecked()
  await page.getByLabel(m.print_host_plays({}, en)).uncheck()
  await page.getByLabel(m.print_needed({}, en)).selectOption({ label: 'Ada Moss' })
  await page.getByRole('button', { name: 'Greta Swan', exact: true }).click()
  await page.getByRole('button', { name: m.print_changes_back({}, en) }).click()
  await expect(page.getByLabel(m.print_host_plays({}, en))).toBeChecked()
  await expect(page.getByText(m.print_change_gone({}, en)).first()).toBeVisible()

  const fr = { locale: 'fr' } as const
  await page.setViewportSize({ width: 360, height: 740 })
  await speak(page, 'fr')
  await page.goto(`/kit/${room.id}`)
  await expect(page.getByRole('heading', { name: m.kit_prepare_heading({}, fr) })).toBeVisible()
  await expect(page.getByRole('link', { name: m.kit_get({}, fr) })).toHaveAttribute('href', `/checkout/${room.id}`)
  await expect(page.getByRole('button', { name: m.print_open_pdf({}, fr) })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.goto(`/kit/${free.id}`)
  await page.getByRole('link', { name: m.print_hints_link({}, fr) }).click()
  await page
    .getByRole('button', { name: m.hints_show_hint({ number: 1 }, fr) })
    .first()
    .click()
  await expect(page.getByText(m.hints_number({ number: 1 }, fr), { exact: true })).toBeVisible()
  const box = page.getByRole('listitem').filter({ hasText: 'Puzzle box' })
  for (const [typed, said] of [
    ['413', m.hints_wrong({ typed: '413' }, fr)],
    ['412', m.hints_is_right({ typed: '412' }, fr)],
  ] as const) {
    await box.getByLabel(m.hints_your_answer({}, fr)).fill(typed)
    await box.getByRole('button', { name: m.hints_check({}, fr) }).click()
    await expect(box.getByText(said)).toBeVisible()
  }
  await expectAccessibleInBothThemes(page)

  await signUpAtOnce(page, 'buys-a-kit@example.org')
  await page.goto(`/kit/${room.id}`)
  const named = (role: 'link' | 'button', name: string) => page.getByRole('main').getByRole(role, { name, exact: true })
  await named('link', m.kit_get({}, fr)).click()
  await named('button', m.checkout_to_test({}, fr)).click()
  await named('button', m.checkout_test_pay({}, fr)).click()
  await expect(page.getByRole('heading', { name: m.checkout_paid_title({}, fr) })).toBeVisible()
  await named('link', m.checkout_play({}, fr)).click()
  await expect(page).toHaveURL(new RegExp(`/kit/${room.id}`))
  const bought = page.waitForEvent('download')
  await named('button', m.print_all_pdf({}, fr)).click()
  expect((await bought).suggestedFilename()).toMatch(/\.pdf$/)
  await page.goto('/account/purchases')
  const [, ending] = m.refunds_downloaded({ date: '|' }, fr).split('|')
  await expect(page.getByText(ending!)).toBeVisible()

  await page.goto(`/kit/${room.id}`)
  await named('link', m.evening_room_new({}, fr)).click()
  await page.getByLabel(m.evening_room_team({}, fr)).fill('Les Hiboux')
  await expectAccessibleInBothThemes(page)
  await named('button', m.evening_room_open_now({}, fr)).click()
  const link = async (name: string) =>
    new URL(await page.getByRole('textbox', { name, exact: true }).inputValue()).pathname
  const phone = await visit(browser, 'en', undefined, { width: 360, height: 740 }, true)
  const screen = await visit(browser, 'fr')
  await phone.page.goto(await link(m.evening_room_team_link({}, fr)))
  await screen.page.goto(await link(m.evening_room_timer({}, fr)))
  await expect(phone.page.getByText(m.evening_room_wait_start({}, en))).toBeVisible()
  await named('button', m.evening_room_start({}, fr)).click()
  await playRoom(phone.page)
  await expect(screen.page.getByText(m.evening_room_escaped({}, fr))).toBeVisible()
  await expect(page.getByRole('heading', { name: m.evening_room_escaped_host({}, fr) })).toBeVisible()
  for (const each of [page, phone.page, screen.page]) await expectAccessibleInBothThemes(each)
  for (const each of [{ close }, phone, screen]) await each.close()

  const studio = await visitAs(browser, 'fr', creator)
  await studio.page.goto(`/editor/${free.id}?tab=figures`)
  const hints = studio.page.getByRole('region', { name: m.figures_hint_pages({}, fr) })
  await expect(hints.getByRole('row', { name: m.hints_number({ number: 1 }, fr) }).first()).toContainText('1')
  await expect(studio.page.getByText(m.figures_no_plays({}, fr))).toBeVisible()
  await expectAccessibleInBothThemes(studio.page)
  await speak(studio.page, 'en')
  await expect(studio.page.getByRole('heading', { name: m.figures_hint_pages({}, en) })).toBeVisible()
  await studio.close()
})
