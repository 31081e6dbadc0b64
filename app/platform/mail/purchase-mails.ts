import { m } from '#app/i18n/generated/messages.js'
import { withLanguage } from '#app/i18n/keep-language.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { MailBlock, MailSetting } from './mail-content.ts'

/** Amounts and dates as formatted text; empty ones are left out. */
export type PurchaseVariables = {
  name: string
  title: string
  number: string
  date: string
  seller: string
  business: string
  gst: string
  qst: string
  price: string
  gstTax: string
  qstTax: string
  otherTax: string
  tax: string
  total: string
  refunded: string
  isTest: boolean
  /** What became of the money and of what it bought, in the buyer's language. */
  standing: string
  /** For a gift; absent from mails queued before gifts existed. */
  gift?: { seats: number; cardPath: string } | null
}

const path = '/account/purchases'

type Rows = readonly (readonly [string, string])[]

const facts = (rows: Rows): MailBlock => ({ kind: 'facts', rows: rows.filter(([, value]) => value !== '') })

const purchaseRows = ({ title, number, date, seller, business, gift }: PurchaseVariables, locale: Locale): Rows => [
  [m.receipts_adventure({}, { locale }), title],
  [m.gifts_gift({}, { locale }), gift ? m.gifts_seats_count({ count: gift.seats }, { locale }) : ''],
  [m.receipts_number({}, { locale }), number],
  [m.receipts_date({}, { locale }), date],
  [m.receipts_seller({}, { locale }), seller],
  [m.receipts_business({}, { locale }), business],
]

const button = (
  { locale, url }: MailSetting,
  { label, to } = { label: m.mail_purchase_button, to: path },
): MailBlock => ({ kind: 'button', label: label({}, { locale }), url: url(withLanguage(to, locale)) })

const testNote = (isTest: boolean, locale: Locale): MailBlock[] =>
  isTest ? [{ kind: 'paragraph', text: m.receipts_test({}, { locale }) }] : []

const text = ({ standing }: PurchaseVariables): MailBlock => ({ kind: 'paragraph', text: standing })

export const receiptBlocks = (given: PurchaseVariables, setting: MailSetting): MailBlock[] => {
  const { locale } = setting
  return [
    text(given),
    ...testNote(given.isTest, locale),
    facts(purchaseRows(given, locale)),
    facts([
      [m.receipts_price({}, { locale }), given.price],
      [m.receipts_tax_gst({}, { locale }), given.gstTax],
      [m.receipts_tax_qst({}, { locale }), given.qstTax],
      [m.receipts_tax_other({}, { locale }), given.otherTax],
      [m.receipts_tax({}, { locale }), given.tax],
      [m.receipts_total({}, { locale }), given.total],
      [m.receipts_gst({}, { locale }), given.gst],
      [m.receipts_qst({}, { locale }), given.qst],
    ]),
    button(setting, given.gift ? { label: m.gifts_to_card, to: given.gift.cardPath } : undefined),
    { kind: 'note', text: m.mail_purchase_receipt_note({}, { locale }) },
  ]
}

export const partRefundBlocks = (given: PurchaseVariables, setting: MailSetting): MailBlock[] => {
  const { locale } = setting
  return [
    text(given),
    facts([
      ...purchaseRows(given, locale),
      [m.receipts_total({}, { locale }), given.total],
      [m.receipts_refunded_so_far({}, { locale }), given.refunded],
    ]),
    { kind: 'paragraph', text: m.refunds_how({}, { locale }) },
    button(setting),
  ]
}

export const refundBlocks = (given: PurchaseVariables, setting: MailSetting): MailBlock[] => {
  const { locale } = setting
  return [
    text(given),
    ...testNote(given.isTest, locale),
    facts([...purchaseRows(given, locale), [m.payment_state_refunded({}, { locale }), given.refunded]]),
    ...(given.isTest ? [] : [{ kind: 'paragraph', text: m.refunds_how({}, { locale }) } as const]),
    button(setting),
    {
      kind: 'note',
      text: m.mail_purchase_refunded_note({}, { locale }),
      link: {
        label: m.mail_password_changed_contact({}, { locale }),
        url: setting.url(withLanguage('/contact', locale)),
      },
    },
  ]
}

export const refundFailedBlocks = (given: PurchaseVariables, setting: MailSetting): MailBlock[] => {
  const { locale } = setting
  return [
    text(given),
    facts(purchaseRows(given, locale)),
    button(setting),
    {
      kind: 'note',
      text: m.mail_purchase_refund_failed_note({}, { locale }),
      link: {
        label: m.mail_password_changed_contact({}, { locale }),
        url: setting.url(withLanguage('/contact', locale)),
      },
    },
  ]
}
