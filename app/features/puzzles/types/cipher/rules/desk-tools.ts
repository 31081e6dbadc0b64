import { letters, plainLetters } from '#app/features/puzzles/kit/rules/letters.ts'
import { isInMorse, readingsOfMorse } from '#app/features/puzzles/kit/rules/morse-marks.ts'
import { morse, morseReading } from './morse.ts'

export const deskTools = ['disc', 'table', 'morse', 'vigenere', 'polybius', 'pigpen'] as const
export type DeskTool = (typeof deskTools)[number]

export const ownTool = {
  caesar: 'disc',
  substitution: 'table',
  custom: 'table',
  morse: 'morse',
} as const satisfies Record<string, DeskTool>

const placeOf = (letter: string) => letters.indexOf(letter)

const moved = (letter: string, by: number): string => letters[(((placeOf(letter) - by) % 26) + 26) % 26] ?? letter

export const readByDisc = (text: string, turn: number): string =>
  [...plainLetters(text)].map((letter) => (placeOf(letter) < 0 ? letter : moved(letter, turn))).join('')

export const readByTable = (text: string, table: ReadonlyMap<string, string>): string =>
  [...plainLetters(text)].map((letter) => (placeOf(letter) < 0 ? letter : table.get(letter) || '_')).join('')

/** Shifts each letter by those of a repeated keyword: back to read, forward to write. Without one nothing changes. */
export function vigenere(text: string, keyword: string, way: 'read' | 'write'): string {
  const key = [...plainLetters(keyword)].map(placeOf).filter((place) => place >= 0)
  let at = 0
  return [...plainLetters(text)]
    .map((letter) => {
      if (placeOf(letter) < 0 || key.length === 0) return letter
      const by = key[at++ % key.length]!
      return moved(letter, way === 'read' ? by : -by)
    })
    .join('')
}

export const square: readonly string[][] = Array.from({ length: 5 }, (_, row) =>
  letters.filter((letter) => letter !== 'J').slice(row * 5, row * 5 + 5),
)

/** Turns pairs of digits 1 to 5, row before column, into letters and back. A digit without its second one is kept. */
export function polybius(text: string): string {
  const plain = plainLetters(text)
  if (/[1-5]/u.test(plain))
    return plain
      .replace(/([1-5])\s?([1-5])/gu, (_, row: string, column: string) => square[Number(row) - 1]![Number(column) - 1]!)
      .replace(/(?<=[A-Z]) (?=[A-Z])/gu, '')
  return [...plain]
    .map((letter) => {
      const row = square.findIndex((places) => places.includes(letter === 'J' ? 'I' : letter))
      return row < 0 ? letter : `${row + 1}${square[row]!.indexOf(letter === 'J' ? 'I' : letter) + 1} `
    })
    .join('')
    .trim()
}

/** Of the readings that a long dash allows, the one with the most known signs. */
export function plainMorse(text: string): string {
  const unknown = (code: string) => code.split(/[ /]+/u).filter((sign) => !morseReading.has(sign)).length
  return readingsOfMorse(text).reduce((best, code) => (unknown(code) < unknown(best) ? code : best))
}

export function morseText(text: string): string {
  if (isInMorse(text)) {
    const words = plainMorse(text).split(' / ')
    return words
      .map((word) =>
        word
          .split(' ')
          .map((code) => (code === '' ? '' : (morseReading.get(code) ?? '_')))
          .join(''),
      )
      .join(' ')
      .trim()
  }
  return plainLetters(text)
    .trim()
    .split(/\s+/u)
    .map((word) => [...word].flatMap((letter) => morse.get(letter) ?? []).join(' '))
    .filter(Boolean)
    .join(' / ')
}

export interface Pen {
  walls: readonly ('top' | 'right' | 'bottom' | 'left')[]
  points: 'down' | 'right' | 'left' | 'up' | null
  dot: boolean
}

const pointing = ['down', 'right', 'left', 'up'] as const

export function penOf(letter: string): Pen {
  const place = placeOf(letter)
  if (place >= 18) return { walls: [], points: pointing[(place - 18) % 4]!, dot: place >= 22 }
  const cell = place % 9
  const [row, column] = [Math.floor(cell / 3), cell % 3]
  const walls = [row > 0 && 'top', column < 2 && 'right', row < 2 && 'bottom', column > 0 && 'left'] as const
  return { walls: walls.filter((wall) => wall !== false), points: null, dot: place >= 9 }
}
