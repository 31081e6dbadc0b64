import { z } from './zod.ts'

export const longestEmail = 255

/** What browsers accept in a field of type `email`, plus a dot in the domain: mail is not sent without one. */
const address =
  /^([\w.!#$%&'*+/=?^`{|}~-]+)@((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)$/iu

/** The address as it is stored and compared, except for its capitals: `info@café.ca` is `info@xn--caf-dma.ca`, as
 * browsers send it. Null when it is not an address. */
export function readEmail(text: string): string | null {
  const typed = text.trim()
  const at = typed.lastIndexOf('@')
  const domain = asciiDomain(typed.slice(at + 1))
  const read = `${typed.slice(0, at)}@${domain}`
  return at > 0 && domain !== null && read.length <= longestEmail && address.test(read) ? read : null
}

export const isEmail = (text: string): boolean => readEmail(text) !== null

function asciiDomain(domain: string): string | null {
  if (/^[\x21-\x7e]*$/u.test(domain)) return domain
  // must not hide the rest of an address
  if (/[\s/?#:@[\]\\%]/u.test(domain) || !URL.canParse(`http://${domain}`)) return null
  return new URL(`http://${domain}`).hostname
}

/** Trimmed, its domain in ASCII, its capitals kept. */
export const emailAddress = (error: string) =>
  z.string({ error }).transform((text, context) => {
    const read = readEmail(text)
    if (read !== null) return read
    context.addIssue({ code: 'custom', message: error })
    return z.NEVER
  })
