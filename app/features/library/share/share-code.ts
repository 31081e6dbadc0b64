/** As people read it aloud; the page that asks for it leaves the dash out. */
export const showShareCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

export const sharePath = (address: string): string => `/adventure/${address}/share`
