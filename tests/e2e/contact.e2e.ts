import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { ready, visit } from './browser.ts'
import { journeyWorld } from './journey-world.ts'

const fieldOf = (page: Page, locale: Locale) => ({
  firstName: page.getByLabel(m.contact_first_name({}, { locale })),
  lastName: page.getByLabel(m.contact_last_name({}, { locale })),
  email: page.getByLabel(m.common_email({}, { locale })),
  message: page.getByLabel(m.contact_message({}, { locale })),
})

const whole = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' }

async function fill(
  page: Page,
  locale: Locale,
  values: Partial<Record<'firstName' | 'lastName' | 'email' | 'message', string>>,
): Promise<void> {
  const fields = fieldOf(page, locale)
  for (const [name, value] of Object.entries(values)) await fields[name as keyof typeof fields].fill(value)
}

const send = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: m.contact_submit({}, { locale }) }).click()

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })

async function rows(statement: string, value: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: journeyWorld().databaseUrl })
  await client.connect()
  try {
    return (await client.query(statement, [value])).rows
  } finally {
    await client.end()
  }
}

test('sending a message is confirmed, empties the form and puts it in the outbox', async ({ browser }) => {
  const locale: Locale = 'en'
  const visitor = await visit(browser, locale)
  const { page } = visitor
  const message = `Where is the key? ${locale} ${Date.now()}`
  await page.goto('/contact')
  await ready(page)
  await fill(page, locale, { ...whole, message })
  await send(page, locale)
  await expect(toast(page, m.contact_sent_title({}, { locale }))).toBeVisible({ timeout: 15_000 })
  const said = page.getByRole('status').filter({ hasText: m.contact_sent_title({}, { locale }) })
  await expect(said).toContainText(m.contact_sent({}, { locale }))
  for (const field of Object.values(fieldOf(page, locale))) await expect(field).toHaveValue('')
  await expectAccessibleInBothThemes(page)
  expect(await rows('select language, status from contact_messages where message = $1', message)).toEqual([
    { language: locale, status: 'open' },
  ])
  expect(
    await rows(`select template, status, reply_to from outbox_mails where text_body like '%' || $1 || '%'`, message),
  ).toEqual([{ template: 'contact_message', status: 'waiting', reply_to: 'ada@example.org' }])
  await visitor.close()
})

test('a notice names the first failing field; each is marked, what was typed stays', async ({ browser }) => {
  const locale: Locale = 'fr'
  const visitor = await visit(browser, locale)
  const { page } = visitor
  const fields = fieldOf(page, locale)
  await page.goto('/contact')
  await ready(page)
  await send(page, locale)
  await expect(toast(page, m.common_validation_error({}, { locale }))).toContainText(
    m.contact_first_name_required({}, { locale }),
    { timeout: 15_000 },
  )
  for (const text of [
    m.contact_first_name_required,
    m.contact_last_name_required,
    m.contact_email_required,
    m.contact_message_required,
  ]) {
    await expect(page.getByRole('main').getByText(text({}, { locale }))).toBeVisible()
  }
  await expect(fields.firstName).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await fill(page, locale, { ...whole, email: 'ada', message: 'x'.repeat(2_001) })
  await send(page, locale)
  await expect(toast(page, m.common_email_invalid({}, { locale }))).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('main').getByText(m.contact_message_long({}, { locale }))).toBeVisible()
  await expect(fields.firstName).toHaveValue('Ada')
  await expect(fields.message).toHaveValue('x'.repeat(2_001))
  await visitor.close()
})

test('a form sent without a network says so, keeps what was typed, and can be sent again', async ({ browser }) => {
  const locale: Locale = 'fr'
  const visitor = await visit(browser, locale)
  const { page } = visitor
  const message = `Through the tunnel ${locale} ${Date.now()}`
  await page.goto('/contact')
  await ready(page)
  await fill(page, locale, { ...whole, message })
  await visitor.context.setOffline(true)
  await send(page, locale)
  await expect(page.getByRole('alert').filter({ hasText: m.contact_failed_title({}, { locale }) })).toContainText(
    m.contact_unanswered({}, { locale }),
    { timeout: 15_000 },
  )
  await expect(fieldOf(page, locale).message).toHaveValue(message)
  await visitor.context.setOffline(false)
  await send(page, locale)
  await expect(toast(page, m.contact_sent_title({}, { locale }))).toBeVisible({ timeout: 15_000 })
  expect(await rows('select 1 from contact_messages where message = $1', message)).toHaveLength(1)
  await visitor.close()
})

test('without scripts an invalid form comes back with everything typed, and can be sent', async ({ browser }) => {
  const locale: Locale = 'en'
  const context = await browser.newContext({ baseURL: journeyWorld().url, javaScriptEnabled: false })
  await context.addCookies([{ name: 'lang', value: locale, url: journeyWorld().url }])
  const page = await context.newPage()
  const message = `By hand ${locale} ${Date.now()}`
  await page.goto('/contact')
  await fill(page, locale, { ...whole, lastName: 'x'.repeat(101), message })
  await send(page, locale)
  await expect(page.getByRole('alert').filter({ hasText: m.common_validation_error({}, { locale }) })).toContainText(
    m.contact_last_name_long({}, { locale }),
  )
  await expect(fieldOf(page, locale).message).toHaveValue(message)
  await fill(page, locale, { lastName: 'Lovelace' })
  await send(page, locale)
  await expect(page.getByRole('status').filter({ hasText: m.contact_sent_title({}, { locale }) })).toContainText(
    m.contact_sent({}, { locale }),
  )
  await expect(fieldOf(page, locale).message).toHaveValue('')
  expect(await rows('select 1 from contact_messages where message = $1', message)).toHaveLength(1)
  await context.close()
})
