const dots = /[·•‧∙⋅●]/gu
const shortDashes = /[‐‑‒–−―_]/gu

/** Dots, dashes and the breaks between signs and words, in any form that keyboards or smart punctuation produce. */
export const isInMorse = (text: string): boolean => /^[\s./·•‧∙⋅●…‐‑‒–—−―_-]+$/u.test(text) && /[^\s/]/u.test(text)

const withDashes = (text: string, long: string): string =>
  text
    .replaceAll('…', '...')
    .replace(dots, '.')
    .replace(shortDashes, '-')
    .replaceAll('—', long)
    .replace(/\s*[/\n]\s*|\s{3,}/gu, ' / ')
    .replace(/(?<!\/) {2}(?!\/)/gu, ' ')
    .trim()

/** What may be meant, the likelier first: a long dash is one, or smart punctuation made it of two short ones. */
export function readingsOfMorse(text: string): readonly [string, string] {
  const [one, two] = [withDashes(text, '-'), withDashes(text, '--')]
  return /—-|-—/u.test(text) ? [two, one] : [one, two]
}
