import type { PuzzlePrint } from '#app/features/puzzles/contract/puzzle-print.ts'
import { puzzleTypes } from './puzzle-types.ts'

const prints = import.meta.glob<PuzzlePrint>('../types/*/print/print.server.ts', { eager: true, import: 'print' })

const missing = puzzleTypes.filter(({ id }) => !Object.hasOwn(prints, `../types/${id}/print/print.server.ts`))
if (missing.length > 0)
  throw new Error(
    `Puzzle types cannot be printed: ${missing.map(({ id }) => `types/${id} has no print/print.server.ts`).join('; ')}`,
  )

export function puzzlePrint(type: string): PuzzlePrint {
  const file = `../types/${type}/print/print.server.ts`
  const print = Object.hasOwn(prints, file) ? prints[file] : undefined
  if (!print) throw new Error(`There is no puzzle type ${JSON.stringify(type)}`)
  return print
}

/** The folder that templates are read from, relative to the project's root, and a type's template in it. */
export const templates = { root: 'app/features', of: (type: string): string => `puzzles/types/${type}/print/print.typ` }
