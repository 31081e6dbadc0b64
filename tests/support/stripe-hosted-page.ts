import type { StandInAccount } from './stripe-accounts.ts'
import type { StandInSession } from './stripe-shapes.ts'

type Hosted = { status: number; headers: Record<string, string>; body: string }

type Stripe = {
  sessions: ReadonlyMap<string, StandInSession>
  accounts: ReadonlyMap<string, StandInAccount>
  pay: (sessionId: string) => unknown
}

const page = (title: string, body: string): Hosted => ({
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>${body}</html>`,
})

/** Stripe's pages in the browser: where a buyer pays, and where a creator enters their details. */
export function hostedPage(method: string, { pathname }: URL, { sessions, accounts, pay }: Stripe): Hosted | undefined {
  const [, kind, id = ''] = pathname.split('/')
  const account = kind === 'onboarding' ? accounts.get(id) : undefined
  if (account) return page('Stand-in for onboarding', `<a href="${account.return_url}">Return</a>`)
  const session = kind === 'pay' ? sessions.get(id) : undefined
  if (session?.status !== 'open') return undefined
  if (method !== 'POST')
    return page(
      'Stand-in for Stripe',
      `<form method="post"><button>Pay</button></form><a href="${session.cancel_url}">Back</a>`,
    )
  pay(id)
  return { status: 303, headers: { Location: session.success_url }, body: '' }
}
