/* Sixteen of 32 characters (80 bits), without 0, O, 1 and I, which are easily confused. */

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 16
const pattern = /^[2-9A-HJ-NP-Z]{16}$/

export const newGiftCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte % alphabet.length]).join('')

/** As people type it: small letters, spaces and dashes. Undefined for anything that cannot be a code. */
export function readGiftCode(typed: string): string | undefined {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return pattern.test(signs) ? signs : undefined
}

/** In fours, as on the card. */
export const showGiftCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')

export const redeemPath = (code: string): string => `/redeem?code=${showGiftCode(code)}`
