import { isShareCode, shareCodeLength } from '#app/shared/share-code.ts'

const half = shareCodeLength / 2

export const showCheckCode = (code: string): string => `${code.slice(0, half)}-${code.slice(half)}`

/** As people type it: small letters, spaces and dashes. Undefined for anything that cannot be a code. */
export function readCheckCode(typed: string): string | undefined {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return isShareCode(signs) ? signs : undefined
}
