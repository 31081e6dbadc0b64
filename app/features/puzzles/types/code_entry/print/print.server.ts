import { m } from '#app/i18n/generated/messages.js'
import type { PrintPicture } from '#app/features/puzzles/contract/puzzle-print.ts'
import { definePuzzlePrint, filled } from '#app/features/puzzles/contract/puzzle-print.ts'
import { entryOf } from '#app/features/puzzles/types/code_entry/rules/entry.ts'
import type { Presented } from '#app/features/puzzles/types/code_entry/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/code_entry/rules/schema.ts'
import { namedSigns } from '#app/features/puzzles/types/code_entry/rules/sign-names.ts'
import { lockOf } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import type { Colour } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import { colourOf, signsOf } from '#app/features/puzzles/types/code_entry/rules/signs.ts'
import type { NamedSign } from '#app/features/puzzles/types/code_entry/rules/typed-signs.ts'
import { namesOf } from '#app/features/puzzles/types/code_entry/rules/typed-signs.ts'

const kinds = {
  numeric: m.code_entry_print_digits,
  alphabetic: m.code_entry_print_letters,
  alphanumeric: m.code_entry_print_both,
}

function told(presented: Presented): string {
  const { codeType, caseSensitive } = presented
  const lock = lockOf(presented)
  if (lock === 'colours') return m.code_entry_print_colours()
  if (lock === 'directions') return m.code_entry_print_directions()
  if (lock === 'signs') return m.code_entry_print_signs()
  return [kinds[codeType](), caseSensitive && codeType !== 'numeric' ? m.code_entry_print_case() : '']
    .filter(Boolean)
    .join(' ')
}

/** As a line on white paper; without colours the shape distinguishes them. */
const paints: Record<Colour, string> = {
  red: '#d92643',
  orange: '#e87a12',
  yellow: '#d9b400',
  green: '#2b9a52',
  blue: '#2474d6',
  purple: '#8b3ac2',
  white: '#8a8a8a',
  black: '#111111',
}

/** A colour is drawn as its shape; emoji appear by name alone, since the page's typefaces lack them. */
const drawn = ({ sign, name }: NamedSign, picture: PrintPicture | null) => {
  const colour = colourOf(sign)
  return {
    shape: colour ?? '',
    paint: colour ? paints[colour] : '',
    picture,
    sign: colour || /[\u{10000}-\u{10FFFF}\u200D]/u.test(sign) ? '' : sign,
    name,
  }
}

function spelt(code: string, presented: Presented): string {
  return signsOf(presented) ? namesOf(code, namedSigns(presented)).join(', ') : code
}

const picturesOf = (presented: Presented): string[] => namedSigns(presented).flatMap(({ url }) => url || [])

export const print = definePuzzlePrint(schemas, {
  pictures: picturesOf,
  sheet: ({ presented, pictures }) => ({
    lock: entryOf(presented),
    length: presented.codeLength,
    told: told(presented),
    keys: namedSigns(presented).map((key) =>
      drawn(key, (key.url && pictures[picturesOf(presented).indexOf(key.url)]) || null),
    ),
  }),
  key: ({ draft: { solution }, answer, presented }) => ({
    answer: spelt(answer.code, presented),
    also: filled(solution.alternatives).map((code) => spelt(code, presented)),
    decoys: solution.decoys.map(({ code, reply }) => ({ answer: spelt(code, presented), reply })),
  }),
})
