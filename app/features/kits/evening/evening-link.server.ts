import { createHash } from 'node:crypto'
import { withLanguage } from '#app/i18n/keep-language.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { seal, unseal } from '#app/platform/auth/seal.server.ts'
import { randomName } from '#app/shared/ids.ts'

/** Enough for a token of 128 random bits; survives a change of `AUTH_SECRET`, as printed invitations must. */
export const hashOfLink = (token: string): string => createHash('sha256').update(`evening link ${token}`).digest('hex')

const [ofGuest, ofTable] = ['evening guest', 'evening table']

/** What is stored of a guest's link: it is found by its hash, and shown again from its sealed copy. */
export function newGuestLink(guestId: string) {
  const token = randomName()
  return { guestId, tokenHash: hashOfLink(token), sealedToken: seal(ofGuest, guestId, token) }
}

/** Null when the link is older than `AUTH_SECRET`: it works, but cannot be shown. */
export const guestToken = ({ guestId, sealedToken }: { guestId: string; sealedToken: string }): string | null =>
  unseal(ofGuest, guestId, sealedToken)

export function newTableLink(eveningId: string) {
  const token = randomName()
  return { tableTokenHash: hashOfLink(token), sealedTableToken: seal(ofTable, eveningId, token) }
}

/** Null as for a guest. */
export const tableToken = ({ id, sealedTableToken }: { id: string; sealedTableToken: string }): string | null =>
  unseal(ofTable, id, sealedTableToken)

/** @param origin ours; a stream has no request any more, from which it could be read */
export const addressOf = (path: string, language: Locale, origin: string): string =>
  new URL(withLanguage(path, language), origin).href
