import { longestCode } from './limits.ts'
import { knownSigns, plainSigns } from './signs.ts'

export interface NamedSign {
  sign: string
  name: string
  /** Of the picture that is shown instead of the sign. */
  url?: string | undefined
}

/** Pasted text may be anything; a code in words is no longer than this. */
const longestPasted = 2000

const onDigits: Record<string, string> = {
  '↖': '7',
  '↑': '8',
  '↗': '9',
  '←': '4',
  '→': '6',
  '↙': '1',
  '↓': '2',
  '↘': '3',
}

const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)

/** One plain character for each, so that positions in the text stay the same. */
const folded = (text: string): string[] =>
  [...text.normalize('NFC')].map((character) => [...character.normalize('NFD').toLowerCase()][0] ?? character)

/** Reads a sign as itself, by its name, by a first letter that no other has, or by its key's position from 1. */
export function typedSigns(text: string, signs: readonly NamedSign[], most: number | null): string[] {
  const characters = [
    ...text
      .slice(0, longestPasted)
      .normalize('NFC')
      .replace(/[\uFE0E\uFE0F]/gu, ''),
  ]
  const plain = folded(characters.join(''))
  const keys = signs.map(({ sign, name }, index) => ({
    sign,
    taken: [...sign].length,
    name: folded(name),
    digit: onDigits[sign] ?? String(index + 1),
  }))
  const bySign = keys.toSorted((one, other) => other.taken - one.taken)
  const byName = keys
    .filter(({ name }) => name.length > 1)
    .toSorted((one, other) => other.name.length - one.name.length)
  const meant: string[] = []
  for (let at = 0; at < characters.length;) {
    const startsAWord = !isLetter(plain[at - 1])
    const endsAt = (length: number) => !isLetter(plain[at + length])
    const sign = bySign.find((key) => characters.slice(at, at + key.taken).join('') === key.sign)
    const named = sign
      ? undefined
      : byName.find(
          ({ name }) =>
            startsAWord && endsAt(name.length) && name.every((letter, place) => plain[at + place] === letter),
        )
    const found = sign ?? named ?? (startsAWord && endsAt(1) ? onlyOne(keys, plain[at]!) : undefined)
    if (found) meant.push(found.sign)
    at += sign?.taken ?? named?.name.length ?? 1
  }
  return fitting(meant, most)
}

function onlyOne<Key extends { name: readonly string[]; digit: string }>(
  keys: readonly Key[],
  typed: string,
): Key | undefined {
  const byDigit = keys.find(({ digit }) => digit === typed)
  // of "left" and "left up" the letter means the first
  const begun = keys.filter(({ name }) => name[0] === typed && !name.includes(' '))
  return byDigit ?? (begun.length === 1 ? begun[0] : undefined)
}

export function fitting(signs: readonly string[], most: number | null): string[] {
  const kept = signs.slice(0, most ?? longestCode)
  while (kept.join('').length > longestCode) kept.pop()
  return kept
}

/** Reads only newly typed text as signs: a code of an older lock stays until its author enters another. */
export const retyped = (before: readonly string[], codes: readonly string[], signs: readonly NamedSign[]): string[] =>
  codes.map((code) => (before.includes(code) ? code : typedSigns(code, signs, null).join('')))

export const pictureOf = (signs: readonly NamedSign[], wanted: string): string | undefined =>
  signs.find(({ sign }) => sign === wanted)?.url

export const namesOf = (code: string, signs: readonly NamedSign[]): string[] =>
  knownSigns(
    code,
    signs.map(({ sign }) => plainSigns(sign)),
  ).map((sign) => signs.find((each) => plainSigns(each.sign) === sign)?.name ?? sign)
