import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { m } from '#app/i18n/generated/messages.js'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { ownTo, password, signUpAtOnce } from './account-driver.ts'
import { ready, speak, visit } from './browser.ts'
import { journeyWorld } from './journey-world.ts'

let database: pg.Client

test.beforeAll(async () => {
  database = new pg.Client({ connectionString: journeyWorld().databaseUrl })
  await database.connect()
})
test.afterAll(() => database.end())

async function grant(email: string, role: 'admin' | 'moderator'): Promise<void> {
  await database.query('update users set email_verified = true where email = $1', [email])
  await database.query(
    `insert into user_roles (user_id, role) select id, $2 from users where email = $1
     on conflict (user_id) do update set role = excluded.role`,
    [email, role],
  )
}

const says = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

test('a guest reports a work; a moderator takes it to review and publishes it again', async ({ browser }) => {
  const [maker, moderator] = [ownTo('reported@example.org'), ownTo('moderates@example.org')]
  const title = `The borrowed photograph ${test.info().retry}`
  const creator = new Person(journeyWorld().url)
  await creator.signUp(maker)
  const { id } = await makeAdventure(creator, { title })
  await publish(creator, id, 'published')

  const fr = { locale: 'fr' } as const
  const guest = await visit(browser, 'fr')
  await guest.page.goto(`/adventure/${id}`)
  await guest.page.getByRole('link', { name: m.report_this_adventure({}, fr) }).click()
  await says(guest.page, title)
  await expectAccessibleInBothThemes(guest.page)
  await guest.page.getByRole('radio', { name: m.report_reason_other({}, fr), exact: true }).check()
  await press(guest.page, m.report_submit({}, fr))
  await says(guest.page, m.report_text_required({}, fr))
  await guest.page.getByLabel(m.report_text({}, fr)).fill('C’est ma photographie.')
  await press(guest.page, m.report_submit({}, fr))
  await says(guest.page, m.report_sent({}, fr))

  const on = { locale: 'en' } as const
  const staff = await visit(browser, 'en')
  const { page } = staff
  await signUpAtOnce(page, moderator)
  await grant(moderator, 'moderator')
  await page.goto('/admin/users')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/admin/moderation')
  await ready(page)
  await says(page, 'C’est ma photographie.')
  await expectAccessibleInBothThemes(page)
  const report = page.getByRole('listitem').filter({ hasText: 'C’est ma photographie.' })
  await report.getByRole('link', { name: m.moderation_open_work({}, on) }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByLabel(m.moderation_note({}, on)).fill('Use a picture of your own.')
  await press(page, m.moderation_take({}, on))
  await says(page, m.moderation_release({}, on))
  await expectAccessibleInBothThemes(page)
  await guest.page.goto(`/adventure/${id}`)
  await says(guest.page, m.adventure_not_found_title({}, fr))

  await speak(page, 'fr')
  await page.getByLabel(m.moderation_note({}, fr)).fill('Merci.')
  await press(page, m.moderation_release({}, fr))
  await says(page, m.moderation_take({}, fr))
  await page.getByLabel(m.moderation_outcome_label({}, fr)).fill('L’image a changé.')
  await press(page, m.moderation_close({}, fr))
  await expect(page.getByText('C’est ma photographie.')).toHaveCount(0)
  await guest.page.reload()
  await expect(guest.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await guest.close()
  await staff.close()
})

test('an administrator finds a person, gives a role, bans, and reads it in the log', async ({ browser }) => {
  const [admin, person] = [ownTo('governs@example.org'), ownTo('governed@example.org')]
  const someone = new Person(journeyWorld().url)
  await someone.signUp(person)
  const fr = { locale: 'fr' } as const
  const office = await visit(browser, 'fr')
  const { page } = office
  await signUpAtOnce(page, admin)
  await grant(admin, 'admin')
  await page.goto('/admin/users')
  await ready(page)
  await page.getByLabel(m.admin_people_find({}, fr)).fill(person)
  await press(page, m.admin_find({}, fr))
  await expectAccessibleInBothThemes(page)
  await page.getByRole('table').getByRole('link').click()
  const [role, ban] = [
    page.locator('form').filter({ has: page.locator('[value="set-role"]') }),
    page.locator('form').filter({ has: page.locator('[value="ban"]') }),
  ]
  await role.getByLabel(m.admin_column_role({}, fr)).selectOption('moderator')
  await role.getByLabel(m.admin_reason({}, fr)).fill('Elle aide.')
  await role.getByLabel(m.account_your_password({}, fr)).fill('not the password')
  await press(page, m.admin_people_role_submit({}, fr))
  await says(page, m.security_password_wrong({}, fr))
  await expect(role.getByLabel(m.admin_reason({}, fr))).toHaveValue('Elle aide.')
  await expectAccessibleInBothThemes(page)
  await role.getByLabel(m.account_your_password({}, fr)).fill(password)
  await press(page, m.admin_people_role_submit({}, fr))
  await says(page, m.admin_people_done({}, fr))
  await speak(page, 'en')
  const on = { locale: 'en' } as const
  await ban.getByLabel(m.admin_reason({}, on)).fill('A test of the door.')
  await ban.getByLabel(m.account_your_password({}, on)).fill(password)
  await press(page, m.admin_people_ban_submit({}, on))
  await says(page, m.admin_people_unban_title({}, on))
  await page.getByRole('link', { name: m.admin_audit_title({}, on) }).click()
  await says(page, 'A test of the door.')
  await says(page, m.admin_audit_role_changed({ from: 'user', to: 'moderator' }, on))
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: m.admin_overview({}, on) }).click()
  await says(page, m.admin_audit_banned({}, on))
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: m.analytics_title({}, on) }).click()
  await says(page, m.analytics_growth({}, on))
  await page.getByRole('link', { name: m.analytics_last({ days: 7 }, on) }).click()
  await page.getByRole('figure').first().getByText(m.analytics_table({}, on)).click()
  await expect(page.getByRole('table', { includeHidden: false }).first().getByRole('row')).toHaveCount(8)
  await expectAccessibleInBothThemes(page)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: m.common_download_csv({}, on), exact: true }).click()
  expect((await file).suggestedFilename()).toMatch(/^whodini-days-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/)
  await speak(page, 'fr')
  await says(page, m.analytics_chart_active({}, fr))
  await office.close()
})

test('a moderator answers a message, and reads the draft of what is in review', async ({ browser }) => {
  const [maker, moderator] = [ownTo('shown@example.org'), ownTo('answers@example.org')]
  const writer = ownTo('wonders@example.org')
  const creator = new Person(journeyWorld().url)
  await creator.signUp(maker)
  const { id } = await makeAdventure(creator, { title: 'The room behind' })
  await database.query(`update adventures set status = 'in_review', moderation_note = 'Why' where id = $1`, [id])
  await creator.postForm('/contact?lang=fr', {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: writer,
    message: 'Où est la clé?',
  })
  const on = { locale: 'en' } as const
  const office = await visit(browser, 'en')
  const { page } = office
  await signUpAtOnce(page, moderator)
  await grant(moderator, 'moderator')
  await page.goto(`/admin/messages?q=${encodeURIComponent(writer)}`)
  await ready(page)
  await page.getByRole('table').getByRole('link').click()
  await says(page, m.messages_answer_hint_fr({}, on))
  await expectAccessibleInBothThemes(page)
  await press(page, m.messages_answer_submit({}, on))
  await says(page, m.messages_answer_required({}, on))
  await page.getByLabel(m.messages_answer({}, on)).fill('Sous le tapis.')
  await press(page, m.messages_answer_submit({}, on))
  await expect(page.getByRole('heading', { name: m.messages_answer({}, on) })).toBeVisible()
  await speak(page, 'fr')
  const fr = { locale: 'fr' } as const
  await says(page, 'Sous le tapis.')
  await expectAccessibleInBothThemes(page)
  await page.goto(`/admin/moderation/${id}`)
  await page.getByRole('link', { name: m.moderation_draft({}, fr) }).click()
  await says(page, m.moderation_draft_files({}, fr))
  await expectAccessibleInBothThemes(page)
  await office.close()
})

test('an administrator sends a failed mail again, and looks through the design system', async ({ browser }) => {
  const admin = ownTo('sends@example.org')
  const fr = { locale: 'fr' } as const
  const office = await visit(browser, 'fr')
  const { page } = office
  await signUpAtOnce(page, admin)
  await grant(admin, 'admin')
  await database.query(
    `insert into outbox_mails (id, to_address, template, language, subject, text_body, html_body, status, expires_at)
     values (gen_random_uuid(), $1, 'contact_answer', 'fr', 'Notre réponse', 'Bonjour', '<p>Bonjour</p>', 'failed', now())`,
    [admin],
  )
  await page.goto(`/admin/outbox?state=failed&q=${encodeURIComponent(admin)}`)
  await ready(page)
  await page.getByRole('table').getByRole('link').click()
  await expectAccessibleInBothThemes(page)
  await press(page, m.outbox_again({}, fr))
  await says(page, m.outbox_again_done({}, fr))
  await page.getByRole('link', { name: m.design_title({}, fr) }).click()
  await expect(page.getByText(m.design_grammar_color({}, fr)).filter({ visible: true }).first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto('/admin/platforms')
  await says(page, m.admin_platforms_new({}, fr))
  await expectAccessibleInBothThemes(page)
  await page.goto('/admin/design')
  await ready(page)
  // Nothing is saved: the other journeys share the look
  const canvas = page.getByRole('listitem').filter({ has: page.getByText('--canvas', { exact: true }) })
  await canvas.getByRole('textbox', { name: m.design_theme_light({}, fr) }).fill('262 42% 14%')
  await says(page, m.design_contrast_title({}, fr))
  await canvas.getByRole('textbox', { name: m.design_theme_light({}, fr) }).fill('red;}')
  await canvas.getByRole('button').first().click()
  await says(page, m.design_value({}, fr))
  for (const tab of [m.design_tab_gradients, m.design_tab_fonts, m.design_tab_icons, m.design_tab_other]) {
    await page.getByRole('link', { name: tab({}, fr), exact: true }).click()
    await expect(page.getByRole('link', { name: tab({}, fr), exact: true })).toHaveAttribute('aria-current', 'page')
    await expectAccessibleInBothThemes(page)
  }
  await office.close()
})
