import { createHmac, timingSafeEqual } from 'node:crypto'
import { withLanguage } from '#app/i18n/keep-language.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { getAuthSecret } from '#app/platform/auth/auth-secret.server.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'

type Edition = { id: string; number: number }

/** No characters that are easily confused, since the key may be typed from paper. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 60 bits: people with the print have it, and nobody can guess it at the pace that the rate limit allows. */
const signature = (editionId: string, secret: string): string =>
  [...createHmac('sha256', secret).update(`whodini hints ${editionId}`).digest().subarray(0, 12)]
    .map((byte) => letters[byte % 32])
    .join('')

/** Signed, not stored: valid as long as the edition, for everybody at the table, without an account. */
export const hintKey = ({ id, number }: Edition, secret: string = getAuthSecret()): string =>
  `${number}-${signature(id, secret)}`

/** The number of the edition that a key claims to belong to; null for an invalid key. */
export function editionNumberIn(key: string): number | null {
  const number = /^(\d{1,6})-[a-z0-9]{12}$/u.exec(key)?.[1]
  return number === undefined ? null : Number(number)
}

export function isHintKey(key: string, edition: Edition, secret: string = getAuthSecret()): boolean {
  const [given, own] = [Buffer.from(key), Buffer.from(hintKey(edition, secret))]
  return given.length === own.length && timingSafeEqual(given, own)
}

export const hintsPath = (adventureId: string, edition: Edition): string =>
  `/kit/${adventureId}/hints?key=${hintKey(edition)}`

/** The address as printed: it opens the hints in the language of the print. */
export const hintsAddress = (adventureId: string, edition: Edition, language: Locale): string =>
  siteUrl(withLanguage(hintsPath(adventureId, edition), language))
