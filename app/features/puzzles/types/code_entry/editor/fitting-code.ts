import type { Configuration } from '#app/features/puzzles/types/code_entry/rules/schema.ts'
import { readSigns, signsOf } from '#app/features/puzzles/types/code_entry/rules/signs.ts'

/** Pads need the signs of their keys, other locks letters and digits. An empty code fits anywhere. */
export function fits(code: string, configuration: Configuration): boolean {
  const signs = signsOf(configuration)
  return signs ? readSigns(code, signs).every(({ known }) => known) : /^[\p{L}\p{N}\p{M}\p{Pd}\s]*$/u.test(code)
}

export type LeftCodes = readonly string[]

/** The code after a change of lock: what the new one cannot write is put aside, and comes back when it can. Pure. */
export function changeLock(code: string, left: LeftCodes, to: Configuration): { code: string; left: LeftCodes } {
  if (code !== '' && fits(code, to)) return { code, left }
  const others = code === '' ? left : [code, ...left]
  const back = others.find((each) => fits(each, to))
  return { code: back ?? '', left: others.filter((each) => each !== back) }
}
