import { isSignLock, lockOf } from './locks.ts'
import type { Colour, LockSettings } from './locks.ts'

const colourSigns: Record<Colour, string> = {
  red: '🔴',
  orange: '🟠',
  yellow: '🟡',
  green: '🟢',
  blue: '🔵',
  purple: '🟣',
  white: '⚪',
  black: '⚫',
}
const straight = ['↑', '→', '↓', '←'] as const
const round = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const
export type Arrow = (typeof round)[number]

export const colourOf = (sign: string): Colour | undefined =>
  (Object.keys(colourSigns) as Colour[]).find((colour) => colourSigns[colour] === sign)
export const isArrow = (sign: string): sign is Arrow => round.some((arrow) => arrow === sign)

/** Drops invisible characters: spaces, and marks that choose between two looks of the same sign. */
export const plainSigns = (text: string): string =>
  text.normalize('NFC').replace(/[\s\uFE0E\uFE0F\u200B\u2060\uFEFF]/gu, '')

/** The signs that a lock has a key for, in the order of its keys; null for a lock of digits or letters. */
export function signsOf(settings: LockSettings): readonly string[] | null {
  const lock = lockOf(settings)
  if (!isSignLock(lock)) return null
  if (lock === 'colours') return (settings.colours ?? []).map((colour) => colourSigns[colour])
  if (lock === 'directions') return settings.diagonals ? round : straight
  return (settings.signs ?? []).map(({ sign }) => plainSigns(sign)).filter((sign) => sign !== '')
}

const placeholders = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫'

/** What stands for a picture in a code: the number of its key if no other sign has it, otherwise the next free one. */
export function placeholderFor(index: number, signs: readonly { sign: string }[]): string {
  const free = [...placeholders].filter((each) => signs.every(({ sign }) => plainSigns(sign) !== each))
  return free.find((each) => each === [...placeholders][index]) ?? free[0] ?? ''
}

/** Takes the longest sign first if one starts with another; anything else becomes a sign with `known` false. */
export function readSigns(text: string, signs: readonly string[]): { sign: string; known: boolean }[] {
  const plain = plainSigns(text)
  const longestFirst = signs.toSorted((one, other) => other.length - one.length)
  const read: { sign: string; known: boolean }[] = []
  for (let at = 0; at < plain.length;) {
    const sign = longestFirst.find((each) => plain.startsWith(each, at))
    const taken = sign ?? String.fromCodePoint(plain.codePointAt(at)!)
    read.push({ sign: taken, known: sign !== undefined })
    at += taken.length
  }
  return read
}

export const blank = ' '

/** The sign on each of `count` rings, `blank` for none. */
export function signsOnRings(code: string, signs: readonly string[], count: number): string[] {
  const longestFirst = signs.toSorted((one, other) => other.length - one.length)
  const read: string[] = []
  for (let at = 0; at < code.length && read.length < count;) {
    const sign = longestFirst.find((each) => code.startsWith(each, at))
    read.push(sign ?? blank)
    at += sign?.length ?? String.fromCodePoint(code.codePointAt(at)!).length
  }
  return [...read, ...Array<string>(count - read.length).fill(blank)]
}

export const knownSigns = (text: string, signs: readonly string[]): string[] =>
  readSigns(text, signs).flatMap(({ sign, known }) => (known ? [sign] : []))
