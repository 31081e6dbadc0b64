import { shareCodeLength } from '#app/shared/share-code.ts'

const half = shareCodeLength / 2

/** As people read it aloud; the page that asks for it leaves the dash out. */
export const showShareCode = (code: string): string => `${code.slice(0, half)}-${code.slice(half)}`

export const sharePath = (address: string): string => `/adventure/${address}/share`
