import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { noisyPicture } from '#tests/support/hostile-files.ts'
import { enter, ownTo, password, signIn, signUp } from './account-driver.ts'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { ready, speak, visit } from './browser.ts'
import { pressAnew } from './press-anew.ts'

const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

test('the forms of /auth say what is wrong, at the field and in a notice', async ({ browser }) => {
  const locale = 'fr'
  const reader = await visit(browser, locale)
  const { page } = reader
  const on = { locale } as const
  await page.goto('/auth?tab=sign-up')
  await ready(page)
  await fill(page, locale, 'not an address', 'brass lantern 7', 'brass lantern 7')
  await said(page, m.common_validation_error({}, on))
  await said(page, m.common_email_invalid({}, on))
  await fill(page, locale, `typo-${locale}@example.org`, 'brass lantern 7', 'brass lantern 8')
  await said(page, m.account_password_mismatch_title({}, on))
  await said(page, m.account_password_mismatch({}, on))
  await expect(page.getByLabel(m.common_email({}, on))).toHaveValue(`typo-${locale}@example.org`)
  await reader.close()
})

test('somebody signs up, out and in; a wrong password is not a taken address', async ({ browser }) => {
  const locale = 'en'
  const reader = await visit(browser, locale)
  const { page } = reader
  const on = { locale } as const
  const email = `twice-${locale}@example.org`
  await signUp(page, locale, email, '/library')
  await page
    .getByRole('button', { name: m.shell_sign_out({}, on) })
    .first()
    .click()
  await said(page, m.account_signed_out_title({}, on))
  await page.goto('/auth')
  await ready(page)
  await page.getByLabel(m.common_email({}, on)).fill(email)
  await page.getByLabel(m.account_password({}, on), { exact: true }).fill('wrong lantern 7')
  await page
    .getByRole('button', { name: m.common_sign_in({}, on), exact: true })
    .last()
    .click()
  await said(page, m.account_sign_in_failed_title({}, on))
  await said(page, m.account_wrong_credentials({}, on))
  await page.goto('/auth?tab=sign-up')
  await ready(page)
  await fill(page, locale, email, 'brass lantern 7', 'brass lantern 7')
  await said(page, m.account_email_taken_title({}, on))
  await signIn(page, locale, email, '/creator')
  await reader.close()
})

test('/auth has two tabs, a way home and Google, and redirects people who are signed in', async ({ browser }) => {
  const locale = 'fr'
  const reader = await visit(browser, locale)
  const { page } = reader
  const on = { locale } as const
  await page.goto('/auth')
  await ready(page)
  await page.getByRole('link', { name: m.account_sign_up({}, on), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: m.account_sign_up_heading({}, on) })).toBeVisible()
  await said(page, m.account_consent_before({ age: 14 }, on).trim())
  await expect(page.getByRole('link', { name: m.shell_player_agreement({}, on) }).first()).toHaveAttribute(
    'href',
    '/player-agreement',
  )
  await expect(page.getByRole('link', { name: m.shell_privacy_policy({}, on) }).first()).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  await page.getByRole('button', { name: m.account_google({}, on) }).click()
  await said(page, m.account_google_missing({}, on))
  await page.goto('/auth?google=cancelled')
  await said(page, m.account_google_sign_in_failed({}, on))
  await page.goto('/auth?tab=sign-up&google=failed')
  await said(page, m.account_google_sign_up_failed({}, on))
  await page.getByRole('link', { name: m.account_back_home({}, on) }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')

  await page.goto('/auth?tab=sign-up')
  await ready(page)
  const release = await hold(page)
  await fill(page, locale, ownTo(`rests-${locale}@example.org`), 'brass lantern 7', 'brass lantern 7')
  for (const label of [
    m.common_email({}, on),
    m.account_display_name({}, on),
    m.account_password({}, on),
    m.account_confirm_password({}, on),
  ]) {
    await expect(
      page
        .getByRole('textbox', { name: label })
        .or(page.getByLabel(label, { exact: true }))
        .first(),
    ).toBeDisabled()
  }
  release()
  await said(page, m.account_created_title({}, on))
  await expect(page).toHaveURL((url) => url.pathname === '/welcome')
  await expect(page.getByRole('heading', { level: 1, name: m.account_welcome_title({}, on) })).toBeVisible()
  const doors = [m.account_welcome_play_title, m.account_welcome_make_title, m.account_welcome_learn_title]
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(doors.map((door) => door({}, on)))
  await expectAccessibleInBothThemes(page)
  await page.goto('/auth')
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await page.goto('/account')
  await expect(page.getByLabel(m.account_character_name({}, on))).toHaveValue(`rests-${locale}`)
  await reader.close()
})

test('a character has name, stories and an avatar; leaving with unsaved changes asks first', async ({ browser }) => {
  const locale = 'en'
  const reader = await visit(browser, locale)
  const { page } = reader
  const on = { locale } as const
  const fr = { locale: 'fr' } as const
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const portrait = page.getByRole('main').locator('img[src^="/media/"]')
  await enter(page, 'character@example.org', '/account')
  await said(page, m.account_no_projects({}, on))
  await button(m.account_portrait_generate({}, on)).click()
  await said(page, m.generation_account_needs_words({}, on))
  const description = page.getByLabel(m.account_physical_description({}, on))
  await expect(description).toBeFocused()
  await expectAccessibleInBothThemes(page)
  const file = page.locator('input[type="file"]')
  await file.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await said(page, m.media_not_an_avatar({}, on))
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024) })
  await said(page, m.media_too_large_avatar({}, on))
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await said(page, m.media_not_an_avatar({}, on))
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await noisyPicture().png().toBuffer() })
  await said(page, m.media_avatar_uploaded({}, on))
  const uploaded = (await portrait.getAttribute('src'))!
  await description.fill('A tall magician with red hair')
  await button(m.account_portrait_generate({}, on)).click()
  await said(page, m.generation_avatar_done({}, on))
  await expect(portrait).not.toHaveAttribute('src', uploaded)
  const name = page.getByLabel(m.account_character_name({}, on))
  await name.fill(' ')
  await page.getByLabel(m.account_story_en({}, on)).fill('Born in a trunk.')
  await button(m.account_save({}, on)).click()
  await said(page, m.account_character_name_required({}, on))
  await expect(name).toBeFocused()
  await name.fill('Houdina')
  await page.getByRole('link', { name: m.account_tab_games({}, on), exact: true }).click()
  const asking = page.getByRole('alertdialog', { name: m.ui_unsaved_title({}, on) })
  await expect(asking).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await asking.getByRole('button', { name: m.common_cancel({}, on) }).click()
  await expect(page).toHaveURL(/\/account$/)
  await pressAnew(name)
  await said(page, m.account_saved({}, on))
  const story = page.getByLabel(m.account_story_en({}, on))
  // As another page does it, that left the description alone
  const elsewhere = { name: `Houdina elsewhere ${locale}`, storyEn: 'Born in a hat.' }
  const sent = await page.request.post('/account', {
    headers: { origin: new URL(page.url()).origin },
    multipart: { intent: 'save', ...elsewhere, physicalDescription: 'Tall', 'was-physicalDescription': 'Tall' },
    maxRedirects: 0,
  })
  expect(sent.status()).toBe(302)
  await story.fill('Raised by rabbits.')
  await button(m.account_save({}, on)).click()
  await said(page, m.account_changed_elsewhere({ saved: elsewhere.storyEn }, on))
  await expect(story).toBeFocused()
  await expect(story).toHaveValue('Raised by rabbits.')
  await expectAccessibleInBothThemes(page)
  await button(m.account_save({}, on)).click()
  await expect(name).toHaveValue(elsewhere.name)
  await page.getByRole('link', { name: m.account_tab_games({}, on), exact: true }).click()
  await said(page, m.account_games_empty({}, on))
  await said(page, m.account_storage_other({}, on))
  await expectAccessibleInBothThemes(page)
  await page.goto('/account')
  await speak(page, 'fr')
  await expect(page.getByLabel(m.account_character_name({}, fr))).toHaveValue(elsewhere.name)
  await expect(page.getByLabel(m.account_story_en({}, fr))).toHaveValue('Raised by rabbits.')
  await button(m.account_portrait_remove({}, fr)).click()
  await said(page, m.media_file_deleted({}, fr))
  await expect(portrait).toHaveCount(0)
  await expect(button(m.account_portrait_upload({}, fr))).toBeFocused()
  await reader.close()
})

async function hold(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(
    '**/auth.data*',
    async (route) => {
      await gate.promise
      await route.continue()
    },
    { times: 1 },
  )
  return gate.resolve
}

async function fill(page: Page, locale: Locale, email: string, password: string, again: string): Promise<void> {
  await page.getByLabel(m.common_email({}, { locale })).fill(email)
  await page.getByLabel(m.account_password({}, { locale }), { exact: true }).fill(password)
  await page.getByLabel(m.account_confirm_password({}, { locale }), { exact: true }).fill(again)
  await page.getByRole('button', { name: m.account_sign_up_submit({}, { locale }) }).click()
}

test('a visitor who asks for the studio is sent to sign in, and then back there', async ({ browser }) => {
  const reader = await visit(browser, 'en')
  await reader.page.goto('/creator')
  await expect(reader.page).toHaveURL(/\/auth\?tab=sign-up&next=%2Fcreator/)
  await reader.close()
})

test('somebody sets two-step verification up, signs in with it and turns it off', async ({ browser }) => {
  const locale = 'fr'
  const reader = await visit(browser, locale, undefined, { width: 360, height: 740 })
  const { page } = reader
  const on = { locale } as const
  const email = `two-steps-${locale}@example.org`
  await enter(page, email, '/account/security')
  // Also where the tabs do not fit beside each other
  await expect(page.getByRole('link', { name: m.preferences_title({}, on), exact: true })).toBeInViewport({
    ratio: 1,
  })
  await expectAccessibleInBothThemes(page)
  const panel = page.getByRole('region', { name: m.security_factor_title({}, on) })
  await panel.getByLabel(m.security_current_password({}, on), { exact: true }).fill(password)
  await panel.getByRole('button', { name: m.security_factor_begin({}, on) }).click()
  await expect(panel.getByRole('heading', { name: m.security_factor_scan_title({}, on) })).toBeFocused()
  await expect(panel.getByRole('img', { name: m.security_factor_qr({}, on) })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const key = (await panel.locator('code').innerText()).replaceAll(/\s/g, '')
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  const now = Date.now()
  await panel.getByLabel(m.security_code_short({}, on)).fill(totp.generate({ timestamp: now }))
  await panel.getByRole('button', { name: m.security_factor_confirm({}, on) }).click()
  await expect(page.getByRole('heading', { name: m.security_recovery_title({}, on) })).toBeFocused()
  const recoveryCodes = await page.getByText(/^[0-9a-z]{5}-[0-9a-z]{5}$/).allInnerTexts()
  expect(recoveryCodes).toHaveLength(10)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: m.security_recovery_kept({}, on) }).click()
  await said(page, m.security_factor_left({ count: 10 }, on))
  await expectAccessibleInBothThemes(page)

  const submit = page.getByRole('button', { name: m.common_sign_in({}, on), exact: true }).last()
  const beginSignIn = async (next: string) => {
    await page.context().clearCookies({ name: 'whodini_session' })
    await page.goto(`/auth?next=${encodeURIComponent(next)}`)
    await page.getByLabel(m.common_email({}, on)).fill(ownTo(email))
    await page.getByLabel(m.account_password({}, on), { exact: true }).fill(password)
    await submit.click()
    await expect(page.getByRole('heading', { name: m.security_code_heading({}, on) })).toBeVisible()
  }
  await beginSignIn('/creator')
  reader.expectComplaint('403')
  await page.getByLabel(m.security_code({}, on)).fill('000000')
  await submit.click()
  await said(page, m.security_code_wrong({}, on))
  await expectAccessibleInBothThemes(page)
  // The code of the step in which it was set up has been used
  await page.getByLabel(m.security_code({}, on)).fill(totp.generate({ timestamp: now + 30_000 }))
  await submit.click()
  await page.waitForURL('**/creator')
  await said(page, m.account_welcome_back_title({}, on))

  await beginSignIn('/account/security')
  await page.getByLabel(m.security_code({}, on)).fill(recoveryCodes[0]!.toUpperCase())
  await submit.click()
  await page.waitForURL('**/account/security')
  await said(page, m.security_recovery_used({}, on))
  await said(page, m.security_factor_left({ count: 9 }, on))
  await panel.getByLabel(m.security_current_password({}, on), { exact: true }).fill(password)
  const code = panel.getByLabel(m.security_code({}, on))
  const off = panel.getByRole('button', { name: m.security_factor_off({}, on) })
  await code.fill(recoveryCodes[0]!)
  await off.click()
  await expect(panel.getByText(m.security_code_wrong({}, on))).toBeVisible()
  await expect(code).toBeFocused()
  await panel.getByLabel(m.security_current_password({}, on), { exact: true }).fill(password)
  await code.fill(recoveryCodes[1]!)
  await off.click()
  await said(page, m.security_factor_off_done({}, on))
  await expect(panel.getByRole('button', { name: m.security_factor_begin({}, on) })).toBeVisible()
  await reader.close()
})
