import { shortened } from '#app/shared/shortened.ts'
import { pick } from '#app/features/generation/scenery/random.ts'
import type { Random } from '#app/features/generation/scenery/random.ts'

export type Language = 'en' | 'fr'

/** One line of at most this many characters, without control characters; undefined for nothing. */
export function plainLine(text: string | undefined, most: number): string | undefined {
  const line = (text ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .replace(/[.!?…]+$/u, '')
  return line === '' ? undefined : shortened(line, most).replace(/[.!?…]+$/u, '')
}

/** Of the built-in names that begin with an h, these elide a French article. */
const vowels = /^(?:[aeiouyàâéèêëîïôöûü]|Hector|Honoré)/iu

/** A name is complete on first mention and later lacks its family name, unless it is `typed` by somebody; French
 * words before it are elided. */
export function fill(
  text: string,
  names: Readonly<Record<string, string>>,
  language: Language,
  typed: readonly (string | undefined)[] = [],
): string {
  const said = new Set<string>()
  return text.replace(/(\b[DdQq]u?e )?\{([a-z]+)\}/gu, (gap, before: string | undefined, key: string) => {
    const whole = names[key]
    if (whole === undefined) return gap
    const name = said.has(key) && !typed.includes(whole) ? (whole.split(' ')[0] ?? whole) : whole
    said.add(key)
    const elided = language === 'fr' && vowels.test(name)
    return `${elided ? (before?.replace('e ', '’') ?? '') : (before ?? '')}${name}`
  })
}

export const quoted = (text: string, language: Language): string => (language === 'fr' ? `« ${text} »` : `“${text}”`)

export const oneOf = <T>(random: Random, list: readonly T[]): T => pick(random, list as readonly [T, ...T[]])

export const nonBreaking = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(/ ([;:!?»])/gu, '\u00a0$1').replace(/« /gu, '«\u00a0') : text
