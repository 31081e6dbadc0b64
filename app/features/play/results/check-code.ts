import { isShareCode } from '#app/shared/share-code.ts'

/** As people type it: small letters, spaces and dashes. Undefined for anything that cannot be a code. */
export function readCheckCode(typed: string): string | undefined {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return isShareCode(signs) ? signs : undefined
}
