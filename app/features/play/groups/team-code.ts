import { shareCodeSigns } from '#app/shared/share-code.ts'

/* What the link to a team ends in: fifteen signs (60 bits), so that somebody without a camera can type them. */

const length = 15
const part = length / 3

export const newTeamCode = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => shareCodeSigns[byte % shareCodeSigns.length],
  ).join('')

/** As people type it: small letters, spaces and dashes. Undefined for anything that cannot be a code. */
export function readTeamCode(typed: string): string | undefined {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return signs.length === length && [...signs].every((sign) => shareCodeSigns.includes(sign)) ? signs : undefined
}

/** In fives; what is no code, as links of earlier days, stays as it is. */
export const showTeamCode = (code: string): string =>
  readTeamCode(code) === undefined ? code : [0, 1, 2].map((at) => code.slice(at * part, (at + 1) * part)).join('-')
