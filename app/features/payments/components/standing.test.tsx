import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { accessOf, paymentStanding, refundFailed } from '#app/features/payments/payment-standing.ts'
import type { StandingFacts } from '#app/features/payments/payment-standing.ts'
import { paymentStatuses } from '#app/features/payments/payment-status.ts'
import { presentStanding, standingText } from '#app/features/payments/standing-text.ts'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { locales } from '#app/i18n/locale.ts'
import { refundStanding } from '#app/features/payments/refunds/refund.policy.ts'
import { refundBlocks } from '#app/platform/mail/purchase-mails.ts'
import type { PurchaseVariables } from '#app/platform/mail/purchase-mails.ts'
import { PurchasePage } from './purchase-page.tsx'
import { PurchasesList } from './purchases-list.tsx'
import { ReceiptPage } from './receipt-page.tsx'

const title = 'The Clock'
const at = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-21T12:00:00Z')

type Row = StandingFacts & Parameters<typeof presentStanding>[0]

const row: Row = {
  status: 'paid',
  flag: null,
  completedAt: at,
  refundedCents: 0,
  refundedAt: null,
  refundAskedAt: null,
  refundRefusals: 0,
  refundFailedAt: null,
  giftSeats: null,
  isForTeams: false,
  mayPlay: false,
  totalCents: 1_035,
  chargedCents: null,
  chargedCurrency: null,
  chargedRefundedCents: 0,
  kind: 'online-adventure',
}

const refunds: Partial<Row>[] = [
  {},
  { refundedCents: 500, refundedAt: at },
  { refundAskedAt: at },
  { refundRefusals: 2 },
  { refundedCents: 1_035, refundedAt: at },
  { refundedCents: 1_035, refundedAt: at, refundFailedAt: later },
  { refundedCents: 1_035, refundedAt: later, refundFailedAt: at },
]
const flags = [null, 'mismatch', 'paid_twice', 'no_adventure', 'no_buyer'] as const

/** Every state that the ledger can hold. */
const rows = paymentStatuses.flatMap((status) =>
  flags.flatMap((flag) =>
    refunds
      .filter(({ refundedCents = 0 }) => (status === 'refunded') === (refundedCents === 1_035) || status === 'lost')
      .flatMap((refund) =>
        [true, false].flatMap((mayPlay) =>
          [null, 3].flatMap((giftSeats) =>
            ['online-adventure', 'mystery-dinner', null].map((kind): Row => ({
              ...row,
              status,
              flag,
              ...refund,
              mayPlay,
              giftSeats,
              kind,
              ...(flag === 'mismatch' ? { chargedCents: 700, chargedCurrency: 'USD', chargedRefundedCents: 700 } : {}),
            })),
          ),
        ),
      ),
  ),
)

const words = {
  en: {
    gone: /can’t (play|download) it anymore|no longer works/,
    stays: /You can go on playing|You can still download it|goes on working|keeps it for now/,
    refunded: /(was|’ve) refunded/,
    us: /We’ve been told/,
    taken: '$7.00',
  },
  fr: {
    gone: /ne pouvez plus (y jouer|la télécharger)|ne fonctionne plus/,
    stays: /pouvez continuer à y jouer|pouvez toujours la télécharger|fonctionne toujours|gardent leur cadeau/,
    refunded: /(a|ont donc) été remboursé|avons remboursé/,
    us: /Nous en sommes avertis/,
    taken: '7,00',
  },
}

const plainText = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

function show(page: React.ReactNode): string {
  const router = createMemoryRouter([{ path: '/', element: page }])
  return plainText(renderToStaticMarkup(<RouterProvider router={router} />))
}

test.each(locales)('in every state the text is true of the money and of what it bought (%s)', (locale) => {
  for (const given of rows) {
    const [standing, access] = [paymentStanding(given), accessOf(given)]
    const text = standingText(presentStanding(given), title, locale)
    const [which, is] = [JSON.stringify({ ...given, standing, access }), words[locale]]
    if (standing === 'wait' || standing === 'slow' || standing === 'failed') continue
    expect(is.gone.test(text), which).toBe(
      (access === 'lost' || access === 'dead') && !['paid', 'refundAsked'].includes(standing),
    )
    if (given.mayPlay && given.giftSeats === null) expect(text, which).not.toMatch(is.gone)
    if (access === 'never') expect(text, which).not.toMatch(is.stays)
    expect(is.refunded.test(text), which).toBe(standing === 'refunded' || standing === 'partRefunded')
    if (refundFailed(given)) expect(text, which).not.toMatch(is.refunded)
    expect(is.us.test(text), which).toBe(['refundFailed', 'notSoldStuck', 'paidTwice', 'mismatch'].includes(standing))
    if (given.flag === 'mismatch' && (standing === 'mismatch' || standing === 'refunded'))
      expect(text, which).toContain(is.taken)
  }
})

test.each(locales)('page, list, receipt and mail say it in the same words (%s)', (locale) => {
  overwriteGetLocale(() => locale)
  // One row for each text, all on one page: a router for each would be slow
  const texts = new Map(rows.map((given) => [standingText(presentStanding(given), title, locale), given]))
  const purchases = [...texts].map(([text, given], at) => ({ text, given, ...purchaseOf(given, String(at)) }))
  const paid = purchases.filter(
    ({ given, shown }) => given.status !== 'pending' && given.status !== 'failed' && shown.standing !== 'paid',
  )
  const pages = show(
    purchases.map((of) => <PurchasePage key={of.id} purchase={{ ...of, cover: null, opensSession: false }} />),
  )
  for (const { text } of purchases) expect(pages).toContain(text)
  const list = show(<PurchasesList list={{ purchases: paid, page: 1, pages: 1 }} posters={{}} answer={undefined} />)
  const receipts = show(
    paid.map((of) => (
      <ReceiptPage
        key={of.id}
        receipt={{ ...of, business: { name: null, gst: null, qst: null }, gift: null }}
        buyer={{ name: 'Ada', email: 'a@example.org' }}
      />
    )),
  )
  for (const { text } of paid) {
    expect(list).toContain(text)
    expect(receipts).toContain(text)
    const [first] = refundBlocks({ ...mail, standing: text }, { locale, url: (path) => path })
    expect(first).toEqual({ kind: 'paragraph', text })
  }
})

const purchaseOf = (given: Row, id: string) => ({
  id,
  adventureId: 'a1',
  title,
  isTest: false,
  shown: presentStanding(given),
  number: '1',
  sellerName: 'Bo',
  paidAt: at,
  amountCents: 900,
  taxes: [],
  totalCents: 1_035,
  refundedCents: given.refundedCents,
  refundedAt: given.refundedAt,
  seatsRedeemed: 0,
  refund: refundStanding({ ...given, paidAt: at, endedAt: null, downloadedAt: null, seatsRedeemed: 0 }, at),
})

const mail: Omit<PurchaseVariables, 'standing'> = {
  name: 'Ada',
  title,
  number: '1',
  date: '',
  seller: '',
  business: '',
  gst: '',
  qst: '',
  price: '',
  gstTax: '',
  qstTax: '',
  otherTax: '',
  tax: '',
  total: '',
  refunded: '',
  isTest: false,
}

test('a card is offered beside the receipt only while its code works', () => {
  overwriteGetLocale(() => 'en')
  const linkOf = (changes: Partial<Row>) => {
    const shown = presentStanding({ ...row, giftSeats: 2, ...changes })
    const of = { id: 'p1', adventureId: 'a1', title, isTest: false, shown }
    return show(<PurchasePage purchase={{ ...of, cover: null, amountCents: 900, opensSession: false }} />).includes(
      '/p1/card',
    )
  }
  expect([linkOf({}), linkOf({ status: 'disputed' })]).toEqual([true, true])
  expect(linkOf({ status: 'refunded', refundedCents: 1_035, refundedAt: at })).toBe(false)
  expect(linkOf({ flag: 'no_adventure' })).toBe(false)
  expect(linkOf({ isForTeams: true })).toBe(false)
})
