import { letters } from '#app/features/puzzles/kit/rules/letters.ts'

const setOf = (signs: readonly string[]) => Object.fromEntries(letters.map((letter, at) => [letter, signs[at]!]))

export const symbolSets = {
  shapes: setOf([...'▲◆○◐▣★▽◈●◧□◉△▼☆◒■◇◎▤◑▧◓▥◨▦']),
  greek: setOf([...'ψωφλπθσξδγβμηκρτχζνεαυιϑϰς']),
  numbers: setOf(letters.map((_, at) => String(at + 1).padStart(2, '0'))),
} satisfies Record<string, Record<string, string>>

export type SymbolSet = keyof typeof symbolSets
export const symbolSetNames = ['shapes', 'greek', 'numbers'] as const satisfies readonly SymbolSet[]
