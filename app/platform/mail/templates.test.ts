import { expect, test } from 'vitest'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { renderMail } from './render-mail.ts'
import type { RenderedMail } from './render-mail.ts'
import { mailTemplates } from './templates.ts'
import type { MailTemplateName, MailVariables } from './templates.ts'

const origin = 'https://play.example.org'
const url = (path: string) => new URL(path, origin).href

const bought = {
  name: 'Ada',
  title: 'The Clock',
  number: '3F2A-91BC-77D0',
  date: 'November 21, 2026',
  seller: 'Bo',
  business: 'Clockwork Inc.',
  gst: '123 RT0001',
  qst: '456 TQ0001',
  price: '$12.00',
  gstTax: '$0.60',
  qstTax: '$1.20',
  otherTax: '',
  tax: '',
  total: '$13.80',
  refunded: '$13.80',
  isTest: false,
  standing: 'Thank you. “The Clock” is yours.',
}

const plain: MailVariables = {
  verify_email: { name: 'Ada', link: '/auth/verify?token=t0k3n', minutes: 30 },
  reset_password: { name: 'Ada', link: '/auth/reset?token=t0k3n', minutes: 25 },
  password_changed: { name: 'Ada' },
  change_email: { name: 'Ada', link: '/auth/change-email?token=t0k3n', minutes: 30 },
  email_changed: { name: 'Ada', link: '/auth/restore-email?token=t0k3n', days: 7 },
  second_factor_on: { name: 'Ada' },
  second_factor_off: { name: 'Ada' },
  recovery_codes_new: { name: 'Ada' },
  google_joined: { name: 'Ada' },
  google_removed: { name: 'Ada' },
  account_closing: { name: 'Ada', date: 'November 30, 2026', link: '/auth/keep?token=t0k3n', days: 7 },
  account_kept: { name: 'Ada' },
  contact_message: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.net', message: 'Where is the key?' },
  contact_answer: { name: 'Ada', message: 'Where is the key?', answer: 'Under the mat.', canReply: false },
  purchase_receipt: bought,
  purchase_refunded: bought,
  purchase_refund_failed: bought,
  gift_taken_back: { name: 'Ada', title: 'The Clock', text: 'The gift “The Clock” was taken back.' },
  work_reviewed: {
    title: 'The Clock',
    outcome: 'in_review',
    note: 'The face is a photograph of mine.',
    editorPath: '/editor/a1',
  },
  co_author_invitation: {
    title: 'The Clock',
    name: 'Ada',
    role: 'translator',
    language: 'fr',
    link: '/invited/t0k3n',
    days: 14,
  },
  work_handed_over: { title: 'The Clock', name: 'Bo', editorPath: '/editor/018f' },
  work_resubmitted: {
    title: 'The Clock',
    note: 'The face is a photograph of mine.',
    workPath: '/admin/moderation/a1',
  },
  purchase_part_refunded: bought,
  adventure_opened: { title: 'The Clock', adventurePath: '/adventure/a1', unsubscribePath: '/unsubscribe/u1' },
}
const names = Object.keys(plain) as MailTemplateName[]
const all = names.flatMap((name) => locales.map((locale) => [name, locale] as const))

function write<Name extends MailTemplateName>(
  name: Name,
  locale: Locale,
  variables: MailVariables[Name] = plain[name],
): RenderedMail {
  return renderMail(mailTemplates[name].compose(variables, { locale, url }), locale, origin)
}

test.each(all)('%s in %s has a subject, and a text and HTML that say the same', (name, locale) => {
  const { subject, text, html } = write(name, locale)
  expect(subject).not.toBe('')
  expect(html).toContain(`<html lang="${locale}">`)
  const words = (from: string) => from.replaceAll(/[>\s\u00a0]+/g, ' ').trim()
  const read = words(
    html
      .replace(/[\s\S]*<body[^>]*>/, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&'),
  )
  const lines = text
    .split('\n')
    .map((line) => words(line).replace(/ ?:$/, ''))
    .filter((line) => line !== '' && line !== '--')
  for (const line of lines) {
    if (line.startsWith(origin)) expect(html).toContain(`href="${line}"`)
    else for (const piece of line.split(/ ?: /)) expect(read).toContain(piece)
  }
})

test.each(names)('%s differs between languages', (name) => {
  expect(write(name, 'en').subject).not.toBe(write(name, 'fr').subject)
  expect(write(name, 'en').text).not.toBe(write(name, 'fr').text)
})

test.each(['work_reviewed', 'work_resubmitted'] as const)('%s keeps the lines of a moderator’s note', (name) => {
  const { text, html } = write(name, 'en', { ...plain[name], note: 'The face.\nThe hands.' } as never)
  expect(html).toContain('The face.<br>The hands.')
  expect(text).toContain('> The face.\n> The hands.')
})

const hostile = `<img src=x onerror=alert(1)>&"'`
const escaped = '&lt;img src=x onerror=alert(1)&gt;&amp;&quot;&#39;'

test.each(locales)('what people wrote is escaped in HTML and unchanged in the text (%s)', (locale) => {
  const contact = write('contact_message', locale, {
    firstName: `F${hostile}`,
    lastName: `L${hostile}`,
    email: `E${hostile}`,
    message: `M${hostile}`,
  })
  for (const field of 'FLEM') expect(contact.html).toContain(`${field}${escaped}`)
  expect(contact.html).not.toContain('<img')
  expect(contact.text).toContain(`> M${hostile}`)
  const opened = write('adventure_opened', locale, { ...plain.adventure_opened, title: `T${hostile}` })
  expect(opened.html).toContain(`T${escaped}`)
  expect(opened.html).not.toContain('<img')
})

/** The outcome of a review, a part and a language are each one of a closed list. */
const closed = ['outcome', 'role', 'language']
const isFree = (key: string, value: unknown): value is string => typeof value === 'string' && !closed.includes(key)

test.each(all)('the mail %s in %s turns no hostile variable into a tag or attribute', (name, locale) => {
  const variables = Object.fromEntries(
    Object.entries(plain[name]).map(([key, value]) => [
      key,
      isFree(key, value) ? (value.startsWith('/') ? `${value}"><script>` : hostile) : value,
    ]),
  )
  const { html } = write(name, locale, variables as MailVariables[typeof name])
  expect(html).not.toMatch(/<(img|script)/i)
  expect(html.match(/href="[^"]*"/g)?.every((href) => href.startsWith(`href="${origin}`))).toBe(true)
})

test.each(all)('the subject of %s in %s is one line, whatever is in it', (name, locale) => {
  const variables = Object.fromEntries(
    Object.entries(plain[name]).map(([key, value]) => [
      key,
      isFree(key, value) && !value.startsWith('/') ? `a\r\nBcc: eve@example.net\u0000\u2028${'x'.repeat(500)}` : value,
    ]),
  )
  const { subject } = write(name, locale, variables as MailVariables[typeof name])
  expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
  expect(subject.length).toBeLessThanOrEqual(200)
})

test('links lead to this installation, both the button and the printed address', () => {
  const { text, html } = write('reset_password', 'en')
  expect(text).toContain('https://play.example.org/auth/reset?token=t0k3n')
  expect(html.match(/href="https:\/\/play\.example\.org\/auth\/reset\?token=t0k3n"/g)).toHaveLength(2)
  expect(text).toContain('25 minutes')
})

test('nothing is loaded when a mail is opened', () => {
  for (const [name, locale] of all)
    expect(write(name, locale).html).not.toMatch(/<(img|link|script|iframe|object|video)|url\(|@import|src=/i)
})

test.each([
  'http://win.example',
  'Win a prize at win.example',
  'eve@example.net',
  '<b>Ada</b>',
  'a'.repeat(81),
  ' \r\n ',
])('somebody who calls themselves %j is greeted without a name', (name) => {
  expect(write('verify_email', 'en', { ...plain.verify_email, name }).text).toContain('\n\nHello,\n\n')
})

test.each(['Ada', 'Jean-Luc O’Neil', 'Dr. Élise', '  Ada \n Lovelace '])('%j is greeted by name', (name) => {
  expect(write('verify_email', 'fr', { ...plain.verify_email, name }).text).toContain(
    `Bonjour ${name.trim().replaceAll(/\s+/g, ' ')},`,
  )
})

test('mails whose link gives access to an account are sealed, and live no longer than the link', () => {
  for (const name of names) expect(mailTemplates[name].sealed).toBe('link' in plain[name])
  expect(mailTemplates.reset_password.minutesOfUse(plain.reset_password)).toBe(25)
})

const oneTax = { gstTax: '', qstTax: '', tax: '$1.80' }

test('a fact is one line of the plain text, whatever its value is', () => {
  const { text } = write('contact_message', 'en', {
    ...plain.contact_message,
    lastName: 'Lovelace\r\nEmail: boss@example.org\u2028Email: x',
  })
  expect(text.match(/^Email: .*$/gm)).toEqual(['Email: ada@example.net'])
})

test.each(locales)('a receipt has price, taxes, total and the configured numbers; a test says so (%s)', (locale) => {
  const { text } = write('purchase_receipt', locale)
  for (const value of [
    '3F2A-91BC-77D0',
    'Bo',
    'Clockwork Inc.',
    '$12.00',
    '$0.60',
    '$1.20',
    '$13.80',
    '123 RT0001',
    '456 TQ0001',
  ])
    expect(text).toContain(value)
  expect(text).toContain(`${origin}/account/purchases`)
  const bare = write('purchase_receipt', locale, {
    ...bought,
    business: '',
    gst: '',
    qst: '',
    ...oneTax,
    isTest: true,
  }).text
  expect(bare).not.toMatch(/GST|QST|TPS|TVQ/)
  expect(bare).toContain('$1.80')
  const note = locale === 'en' ? 'no money moved' : 'aucune somme n’a été débitée'
  expect([bare.includes(note), text.includes(note)]).toEqual([true, false])
})

test.each(locales)('the receipt of a gift names its seats and leads to its card (%s)', (locale) => {
  const given = { ...bought, gift: { seats: 3, cardPath: '/account/purchases/g1/card' } }
  const { text } = write('purchase_receipt', locale, given)
  expect(text).toContain(`${origin}/account/purchases/g1/card`)
  expect(text).toMatch(locale === 'en' ? /Gift: 3 seats/ : /Cadeau\s: 3 places/)
})
