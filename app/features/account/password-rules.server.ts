import { commonPasswords } from './common-passwords.server.ts'

export type PasswordProblem = 'account_password_common' | 'account_password_own_word' | 'account_password_email'

/** Characters that must remain beside a known word. */
const leastRest = 6

const ownWords = [
  'whodini',
  'escaperooms',
  'escaperoom',
  'escapegames',
  'escapegame',
  'jeudevasion',
  'jeudevasions',
  'evasion',
  'escape',
  'adventures',
  'adventure',
  'aventures',
  'aventure',
  'mysterydinners',
  'mysterydinner',
  'mysteries',
  'mystery',
  'mysteres',
  'mystere',
  'souper',
  'dinner',
  'puzzles',
  'puzzle',
  'enigmes',
  'enigme',
  'creatorstudio',
  'creator',
  'studio',
]

/** Compares in lower case, without accents, with digits read as letters (`p4$$w0rd`); the schema checks length. */
export function findPasswordProblem(password: string, email: string): PasswordProblem | undefined {
  const plain = fold(password)
  const spellings = [plain, withoutFigures(plain)]
  if (spellings.some((text) => isBuiltOn(text, namesOf(email)))) return 'account_password_email'
  if (spellings.some((text) => isBuiltOn(text, ownWords))) return 'account_password_own_word'
  return isCommon(plain) ? 'account_password_common' : undefined
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

const figures: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
}

const withoutFigures = (text: string): string => text.replace(/[@483610!$57+2]/g, (sign) => figures[sign] ?? sign)

const lettersAndDigits = (text: string): string => text.replace(/[^\p{Letter}\p{Number}]/gu, '')

function namesOf(email: string): string[] {
  const address = fold(email)
  const local = address.slice(0, Math.max(0, address.lastIndexOf('@')))
  const forms = [address, local, local.split('+')[0] ?? ''].map(lettersAndDigits)
  return [...new Set(forms)].filter((name) => name.length >= 3).sort((a, b) => b.length - a.length)
}

function isBuiltOn(text: string, words: readonly string[]): boolean {
  const whole = lettersAndDigits(text)
  let rest = whole
  for (const word of words) rest = rest.replaceAll(word, '')
  return rest !== whole && rest.length < leastRest
}

function isCommon(plain: string): boolean {
  return (
    commonPasswords.has(plain) || isRepetition(plain) || isDate(plain) || isWalk(plain) || isStemWithTrimmings(plain)
  )
}

/** `aaaaaa`, `ababab`, `passpass`, `xyxyyx`. */
const isRepetition = (text: string): boolean =>
  /^(.{1,4})\1+$/u.test(text) || /^(.{3,12})\1$/u.test(text) || new Set(text).size <= 2

/** Six or eight digits as a date: 31121999, 1999-12-31, 12/31/99. */
function isDate(text: string): boolean {
  const parts = /^(\d{2})[-/. ]?(\d{2})[-/. ]?(\d{2}|(?:19|20)\d{2})$/.exec(text)
  if (parts && isDayAndMonth(parts[1]!, parts[2]!)) return true
  const yearFirst = /^(?:(?:19|20)?\d{2})[-/. ]?(\d{2})[-/. ]?(\d{2})$/.exec(text)
  return yearFirst !== null && isDayAndMonth(yearFirst[1]!, yearFirst[2]!)
}

function isDayAndMonth(one: string, other: string): boolean {
  const [low, high] = [Number(one), Number(other)].sort((a, b) => a - b) as [number, number]
  return low >= 1 && low <= 12 && high <= 31
}

const tracks = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'yxcvbnm',
  '!@#$%^&*()',
  '!"/$%?&*()',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  '8ik',
  '9ol',
  '741',
  '852',
  '963',
  '147',
  '258',
  '369',
  '159',
  '357',
  '13579',
  '24680',
].flatMap((track) => [track, [...track].reverse().join('')])

/** Runs of three or more characters from the tracks, or doubled ones: `qweasd123`, `112233`. */
function isWalk(text: string): boolean {
  const reachable = [true]
  for (let end = 1; end <= text.length; end++) {
    reachable[end] = false
    for (let start = 0; start <= end - 2 && !reachable[end]; start++)
      reachable[end] = reachable[start]! && isStep(text.slice(start, end))
  }
  return reachable[text.length]!
}

const isStep = (piece: string): boolean =>
  new Set(piece).size === 1 || (piece.length >= 3 && tracks.some((track) => track.includes(piece)))

/** A stem with up to four digits and two punctuation marks: `Sophie1998!`. */
function isStemWithTrimmings(text: string): boolean {
  const bare = text.replace(/^[^\p{Letter}\p{Number}]{1,2}|[^\p{Letter}\p{Number}]{1,2}$/gu, '')
  const cores = [
    text,
    bare,
    bare.replace(/\d{1,4}$/, ''),
    bare.replace(/^\d{1,4}/, ''),
    bare.replace(/[-_. ]?\d{1,4}$/, ''),
  ]
  return cores.some((core) =>
    [core, withoutFigures(core), lettersAndDigits(core)].some((form) => commonPasswords.has(form)),
  )
}
