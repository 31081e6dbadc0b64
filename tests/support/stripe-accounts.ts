import { name, Refusal } from './stripe-refusal.ts'
import type { Fields } from './stripe-shapes.ts'

export type StandInAccount = {
  id: string
  object: 'account'
  details_submitted: boolean
  payouts_enabled: boolean
  capabilities: { transfers: 'inactive' | 'pending' | 'active' }
  /** Of the last link; Stripe keeps it to itself. */
  return_url?: string
}

const asked = {
  accounts: ['type', 'country', 'capabilities[transfers][requested]', 'metadata[creator_id]'],
  links: ['account', 'type', 'refresh_url', 'return_url'],
}

/** Accounts of creators, as Stripe Connect has them; see `startStripeEndpoint`. */
export class StandInAccounts {
  readonly all = new Map<string, StandInAccount>()

  of(id: string): StandInAccount {
    const account = this.all.get(id)
    if (!account)
      throw new Refusal(`The provided key does not have access to account '${id}' (or that account does not exist).`, {
        status: 403,
        code: 'account_invalid',
      })
    return account
  }

  /** The creator has told Stripe everything, and Stripe is content. */
  complete(id: string): StandInAccount {
    return Object.assign(this.of(id), {
      details_submitted: true,
      payouts_enabled: true,
      capabilities: { transfers: 'active' },
    })
  }

  answer(route: string, id: string, fields: Fields, url: string): unknown {
    switch (route) {
      case 'POST accounts':
        return this.#open(fields)
      case 'GET accounts/:id':
        return this.of(id)
      case 'POST account_links':
        return this.#link(fields, url)
      case 'POST accounts/:id/login_links':
        if (!this.of(id).details_submitted)
          throw new Refusal('Cannot create a login link for an account that is not onboarded')
        return { object: 'login_link', url: `${url}/express/${id}` }
      default:
        return undefined
    }
  }

  #open(fields: Fields): StandInAccount {
    exactly(fields, asked.accounts)
    if (fields['type'] !== 'express' || fields['country'] !== 'CA') throw new Refusal('Invalid account')
    const account: StandInAccount = {
      id: name('acct'),
      object: 'account',
      details_submitted: false,
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
    }
    this.all.set(account.id, account)
    return account
  }

  #link(fields: Fields, url: string): object {
    exactly(fields, asked.links)
    const account = this.of(fields['account']!)
    if (fields['type'] !== 'account_onboarding') throw new Refusal('Invalid type')
    if (!URL.canParse(fields['refresh_url']!) || !URL.canParse(fields['return_url']!))
      throw new Refusal('Not a valid URL')
    account.return_url = fields['return_url']!
    return {
      object: 'account_link',
      url: `${url}/onboarding/${account.id}`,
      expires_at: Math.floor(Date.now() / 1000) + 300,
    }
  }
}

function exactly(fields: Fields, names: readonly string[]): void {
  for (const field of Object.keys(fields))
    if (!names.includes(field)) throw new Refusal(`Received unknown parameter: ${field}`, { code: 'parameter_unknown' })
  for (const field of names)
    if (!fields[field]) throw new Refusal(`Missing required param: ${field}.`, { code: 'parameter_missing' })
}
