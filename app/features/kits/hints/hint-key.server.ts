import { createHmac, timingSafeEqual } from 'node:crypto'
import { withLanguage } from '#app/i18n/keep-language.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { getAuthSecret } from '#app/platform/auth/auth-secret.server.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'

type Edition = { id: string; number: number }

/** No letter that one could read as another, since it may be typed from paper. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 60 bits: whoever holds the print has it, and nobody guesses it at the pace that the limit allows. */
const signature = (editionId: string, secret: string): string =>
  [...createHmac('sha256', secret).update(`whodini hints ${editionId}`).digest().subarray(0, 12)]
    .map((byte) => letters[byte % 32])
    .join('')

/** Signed and not stored: as long as the edition, for whoever sits at the table, without an account. */
export const hintKey = ({ id, number }: Edition, secret: string = getAuthSecret()): string =>
  `${number}-${signature(id, secret)}`

/** The number of the edition that a key says it is of; null: it is none. */
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

/** As it is printed: whoever opens it from paper reads on in the language of the print. */
export const hintsAddress = (adventureId: string, edition: Edition, language: Locale): string =>
  siteUrl(withLanguage(hintsPath(adventureId, edition), language))
