import { expect, test } from '@playwright/test'
import pg from 'pg'
import { m } from '#app/i18n/generated/messages.js'
import { finishRun } from '#tests/support/finished-run.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { enter, signUp } from './account-driver.ts'
import { ready, speak, visit, visitAs } from './browser.ts'
import { journeyWorld } from './journey-world.ts'
import { pressAnew } from './press-anew.ts'

const fr = { locale: 'fr' } as const
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

test('a player who finished rates by keyboard, changes the review and gets an answer', async ({ browser }) => {
  const locale = 'en'
  const on = { locale } as const
  const email = 'reviewer@example.org'
  const { creator, id } = await makeOne('rated@example.org', 'The attic', 'published')
  const reader = await visit(browser, locale)
  const { page } = reader
  await enter(page, email, `/adventure/${id}`)
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
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Space')
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: m.reviews_save({}, on) }).click()
  await expect(page.getByText(m.reviews_saved_title({}, on), { exact: true })).toBeVisible()
  const list = page.getByRole('list', { name: m.reviews_list_label({}, on) })
  await expect(list.getByText('And <b>good</b>.')).toBeVisible()
  await expect(list.getByRole('img', { name: m.ui_rating({ value: 4 }, on) })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByText(m.reviews_own_change({}, on)).click()
  await stars.nth(1).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: m.reviews_change({}, on) }).click()
  await expect(list.getByRole('img', { name: m.ui_rating({ value: 2 }, on) })).toBeVisible()

  const owner = await visitAs(browser, 'fr', creator)
  await owner.page.goto(`/adventure/${id}`)
  await ready(owner.page)
  await owner.page.getByText(m.reviews_answer_open({}, fr), { exact: true }).click()
  await owner.page.getByRole('button', { name: m.reviews_answer_save({}, fr) }).click()
  await expect(owner.page.getByText(m.reviews_answer_empty({}, fr))).toBeVisible()
  await owner.page.getByRole('textbox').last().fill('Thank you for the dust.')
  await expectAccessibleInBothThemes(owner.page)
  await owner.page.getByRole('button', { name: m.reviews_answer_save({}, fr) }).click()
  await expect(owner.page.getByText(m.reviews_answered_title({}, fr), { exact: true })).toBeVisible()
  await owner.close()

  const visitor = await visit(browser, 'fr')
  await visitor.page.goto(`/adventure/${id}`)
  await expect(visitor.page.getByText('Thank you for the dust.')).toBeVisible()
  await visitor.close()

  await speak(page, 'fr')
  const inFrench = page.getByRole('list', { name: m.reviews_list_label({}, fr) })
  await page.getByText(m.reviews_own_change({}, fr)).click()
  await page.getByRole('button', { name: m.reviews_remove({}, fr) }).click()
  await expect(page.getByText(m.reviews_removed_title({}, fr), { exact: true })).toBeVisible()
  await expect(page.getByText(m.reviews_empty_title({}, fr))).toBeVisible()
  const undo = page.getByRole('button', { name: m.reviews_undo({}, fr) })
  await expect(undo).toBeFocused()
  await pressAnew(undo)
  await expect(inFrench.getByText('And <b>good</b>.')).toBeVisible()
  await expect(inFrench.getByRole('img', { name: m.ui_rating({ value: 2 }, fr) })).toBeVisible()

  await page.goto(`/adventure/${id}/review`)
  await ready(page)
  await page.getByText(m.reviews_own_change({}, fr)).click()
  await page.getByRole('button', { name: m.reviews_remove({}, fr) }).click()
  await expect(undo).toBeFocused()
  await pressAnew(undo)
  await expect(inFrench.getByText('And <b>good</b>.')).toBeVisible()
  await reader.close()
})

test('a visitor asks to be notified and signs up; the account lists the wish and forgets it', async ({ browser }) => {
  const locale = 'en'
  const on = { locale } as const
  const { id } = await makeOne('announcer@example.org', 'The cellar', 'coming_soon')
  const reader = await visit(browser, locale)
  const { page } = reader
  await page.goto(`/adventure/${id}`)
  await ready(page)
  await expect(page.getByRole('button', { name: m.adventure_coming_soon({}, on) })).toBeDisabled()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: m.wishes_button({}, on) }).click()
  await expect(page).toHaveURL(new RegExp(`/auth\\?next=%2Fadventure%2F${id}`))
  await signUp(page, locale, 'wisher@example.org', `/adventure/${id}`)
  await page.getByRole('button', { name: m.wishes_button({}, on) }).click()
  await expect(page.getByText(m.wishes_made_title({}, on), { exact: true })).toBeVisible()
  await expect(page.getByText(m.wishes_waiting({}, on))).toBeVisible()
  await expect(page.getByRole('button', { name: m.wishes_drop({}, on) })).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await page.goto('/account/games')
  await speak(page, 'fr')
  await expect(page.getByRole('heading', { name: m.wishes_list_heading({}, fr) })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: m.wishes_list_remove({ title: 'The cellar' }, fr) }).click()
  await expect(page.getByText(m.wishes_dropped_title({}, fr), { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: m.wishes_list_heading({}, fr) })).toHaveCount(0)
  await reader.close()
})

test('a mail’s unsubscribe link leads to a button; a truncated link says so', async ({ browser }) => {
  const reader = await visit(browser, 'en')
  const { page } = reader
  // A whole link's press is tested over HTTP, where tokens can be signed
  await page.goto('/wishes/unsubscribe/any.token')
  await ready(page)
  await expectAccessibleInBothThemes(page)
  await expect(page.getByRole('button', { name: m.wishes_unsubscribe_button({}, { locale: 'en' }) })).toBeVisible()
  await speak(page, 'fr')
  await page.getByRole('button', { name: m.wishes_unsubscribe_button({}, fr) }).click()
  await expect(page.getByText(m.wishes_unsubscribe_unknown_text({}, fr))).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await reader.close()
})
