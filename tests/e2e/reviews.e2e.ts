import { expect, test } from '@playwright/test'
import pg from 'pg'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import { finishRun } from '#tests/support/finished-run.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { expectAccessibleInTheme } from './accessible.ts'
import { signUp } from './account-driver.ts'
import { ready, visit, visitAs } from './browser.ts'
import { journeyWorld } from './journey-world.ts'

let database: pg.Client

test.beforeAll(async () => {
  database = new pg.Client({ connectionString: journeyWorld().databaseUrl })
  await database.connect()
})
test.afterAll(() => database.end())

async function makeOne(
  email: string,
  title: string,
  status: 'published' | 'coming_soon',
): Promise<{ creator: Person; id: string }> {
  const creator = new Person(journeyWorld().url)
  await creator.signUp(email)
  const { id } = await makeAdventure(creator, { title })
  await publish(creator, id, status)
  return { creator, id }
}

for (const locale of locales) {
  test(`who finished rates by keyboard, changes the review and is answered (${locale})`, async ({ browser }) => {
    const on = { locale }
    const email = `reviewer-${locale}@example.org`
    const { creator, id } = await makeOne(`rated-${locale}@example.org`, `The ${locale} attic`, 'published')
    const reader = await visit(browser, locale)
    const { page } = reader
    await signUp(page, locale, email, `/adventure/${id}`)
    await expect(page.getByText(m.reviews_empty_title({}, on))).toBeVisible()
    await expect(page.getByRole('button', { name: m.reviews_save({}, on) })).toHaveCount(0)
    await finishRun(database, { adventureId: id, email })
    await page.reload()
    await ready(page)

    const words = page.getByLabel(m.reviews_text_label({}, on))
    const stars = page.getByRole('group', { name: m.reviews_rating_label({}, on) }).getByRole('radio')
    await words.fill('Dusty.\nAnd <b>good</b>.')
    await page.getByRole('button', { name: m.reviews_save({}, on) }).click()
    await expect(page.getByText(m.reviews_rating_missing({}, on))).toBeVisible()
    await expect(words).toHaveValue('Dusty.\nAnd <b>good</b>.')
    await expect(stars.first()).toBeFocused()
    await expectAccessibleInTheme(page, locale)
    await page.keyboard.press('Space')
    for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: m.reviews_save({}, on) }).click()
    await expect(page.getByText(m.reviews_saved_title({}, on), { exact: true })).toBeVisible()
    const list = page.getByRole('list', { name: m.reviews_list_label({}, on) })
    await expect(list.getByText('And <b>good</b>.')).toBeVisible()
    await expect(list.getByRole('img', { name: m.ui_rating({ value: 4 }, on) })).toBeVisible()
    await expectAccessibleInTheme(page, locale)

    await page.getByText(m.reviews_own_change({}, on)).click()
    await stars.nth(1).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: m.reviews_change({}, on) }).click()
    await expect(list.getByRole('img', { name: m.ui_rating({ value: 2 }, on) })).toBeVisible()

    const owner = await visitAs(browser, locale, creator)
    await owner.page.goto(`/adventure/${id}`)
    await ready(owner.page)
    await owner.page.getByText(m.reviews_answer_open({}, on), { exact: true }).click()
    await owner.page.getByRole('button', { name: m.reviews_answer_save({}, on) }).click()
    await expect(owner.page.getByText(m.reviews_answer_empty({}, on))).toBeVisible()
    await owner.page.getByRole('textbox').last().fill('Thank you for the dust.')
    await expectAccessibleInTheme(owner.page, locale)
    await owner.page.getByRole('button', { name: m.reviews_answer_save({}, on) }).click()
    await expect(owner.page.getByText(m.reviews_answered_title({}, on), { exact: true })).toBeVisible()
    await owner.close()

    const visitor = await visit(browser, locale)
    await visitor.page.goto(`/adventure/${id}`)
    await expect(visitor.page.getByText('Thank you for the dust.')).toBeVisible()
    await visitor.close()

    await page.reload()
    await ready(page)
    await page.getByText(m.reviews_own_change({}, on)).click()
    await page.getByRole('button', { name: m.reviews_remove({}, on) }).click()
    await expect(page.getByText(m.reviews_removed_title({}, on), { exact: true })).toBeVisible()
    await expect(page.getByText(m.reviews_empty_title({}, on))).toBeVisible()
    const undo = page.getByRole('button', { name: m.reviews_undo({}, on) })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(list.getByText('And <b>good</b>.')).toBeVisible()
    await expect(list.getByRole('img', { name: m.ui_rating({ value: 2 }, on) })).toBeVisible()

    await page.goto(`/adventure/${id}/review`)
    await ready(page)
    await page.getByText(m.reviews_own_change({}, on)).click()
    await page.getByRole('button', { name: m.reviews_remove({}, on) }).click()
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(list.getByText('And <b>good</b>.')).toBeVisible()
    await reader.close()
  })

  test(`a visitor wishes to be told, signs up; the account lists and forgets it (${locale})`, async ({ browser }) => {
    const on = { locale }
    const { id } = await makeOne(`announcer-${locale}@example.org`, `The ${locale} cellar`, 'coming_soon')
    const reader = await visit(browser, locale)
    const { page } = reader
    await page.goto(`/adventure/${id}`)
    await ready(page)
    await expect(page.getByRole('button', { name: m.adventure_coming_soon({}, on) })).toBeDisabled()
    await expectAccessibleInTheme(page, locale)
    await page.getByRole('link', { name: m.wishes_button({}, on) }).click()
    await expect(page).toHaveURL(new RegExp(`/auth\\?next=%2Fadventure%2F${id}`))
    await signUp(page, locale, `wisher-${locale}@example.org`, `/adventure/${id}`)
    await page.getByRole('button', { name: m.wishes_button({}, on) }).click()
    await expect(page.getByText(m.wishes_made_title({}, on), { exact: true })).toBeVisible()
    await expect(page.getByText(m.wishes_waiting({}, on))).toBeVisible()
    await expect(page.getByRole('button', { name: m.wishes_drop({}, on) })).toBeFocused()
    await expectAccessibleInTheme(page, locale)
    await page.goto('/account/games')
    await ready(page)
    await expect(page.getByRole('heading', { name: m.wishes_list_heading({}, on) })).toBeVisible()
    await expectAccessibleInTheme(page, locale)
    await page.getByRole('button', { name: m.wishes_list_remove({ title: `The ${locale} cellar` }, on) }).click()
    await expect(page.getByText(m.wishes_dropped_title({}, on), { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: m.wishes_list_heading({}, on) })).toHaveCount(0)
    await reader.close()
  })

  test(`a mail’s unsubscribe link leads to a button; one cut off says so (${locale})`, async ({ browser }) => {
    const on = { locale }
    const reader = await visit(browser, locale)
    const { page } = reader
    // A whole link's press is tested over HTTP, where tokens can be signed
    await page.goto('/wishes/unsubscribe/any.token')
    await ready(page)
    await expectAccessibleInTheme(page, locale)
    await page.getByRole('button', { name: m.wishes_unsubscribe_button({}, on) }).click()
    await expect(page.getByText(m.wishes_unsubscribe_unknown_text({}, on))).toBeVisible()
    await expectAccessibleInTheme(page, locale)
    await reader.close()
  })
}
