/*
 * The code that lets others into a party: eight characters of Crockford's base 32, 40 bits. No two of them are taken for each other:
 * there is no I, L, O or U, and who types one of the first three means 1, 1 and 0.
 */

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8
const pattern = /^[0-9A-HJKMNP-TV-Z]{8}$/

/** How long a code lets others in, in ms. */
export const joinCodeLastsMs = 24 * 60 * 60_000

/** A new code from cryptographic randomness: each of 32 signs is as likely as the next. */
export function newJoinCode(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte % alphabet.length]).join('')
}

/**
 * The code that somebody means: small letters, spaces, dashes and look-alikes are what people type. Undefined for what can be no code.
 */
export function readJoinCode(typed: string): string | undefined {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return pattern.test(signs) ? signs : undefined
}

/** In two halves, as it is read out and typed. */
export const showJoinCode = (code: string): string => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
