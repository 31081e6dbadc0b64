/* Eight characters of Crockford's base 32 (40 bits), without I, L, O and U: a typed I or L means 1, an O means 0. */

import { isShareCode } from '#app/shared/share-code.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8
const pattern = /^[0-9A-HJKMNP-TV-Z]{8}$/

export const joinCodeLastsMs = 24 * 60 * 60_000

export function newJoinCode(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** An invitation, or the short code of an adventure. Accepts lower case, spaces, dashes and look-alikes, as people type
 * them. Undefined if it cannot be a code. */
export function readJoinCode(typed: string): string | undefined {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return pattern.test(signs) || isShareCode(signs) ? signs : undefined
}

export const showJoinCode = (code: string): string => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
