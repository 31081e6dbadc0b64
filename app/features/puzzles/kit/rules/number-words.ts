import type { Locale } from '#app/i18n/locale.ts'

const unitsEn =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tensEn = 'twenty thirty forty fifty sixty seventy eighty ninety'
const unitsFr = 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'
const tensFr = ['vingt', 'trente', 'quarante', 'cinquante', 'soixante']

function belowHundredEn(number: number): string[] {
  const units = unitsEn.split(' ')
  if (number < 20) return [units[number]!]
  const ten = tensEn.split(' ')[Math.floor(number / 10) - 2]!
  return [number % 10 === 0 ? ten : `${ten} ${units[number % 10]!}`]
}

/** Every form in use, without hyphens or accents: ["quatre vingt onze", "nonante et un", "nonante un"]. */
function belowHundredFr(number: number): string[] {
  const units = unitsFr.split(' ')
  if (number < 17) return number === 1 ? ['un', 'une'] : [units[number]!]
  if (number < 20) return [`dix ${units[number - 10]!}`]
  if (number < 70) return joinFr([tensFr[Math.floor(number / 10) - 2]!], number % 10)
  if (number < 80) {
    const sixty = belowHundredFr(number - 60).flatMap((rest) => [
      `soixante ${rest}`,
      ...(number === 71 ? [`soixante et ${rest}`] : []),
    ])
    return [...sixty, ...joinFr(['septante'], number - 70)]
  }
  if (number === 80) return ['quatre vingts', 'quatre vingt', 'huitante', 'octante']
  const eighty = belowHundredFr(number - 80).map((rest) => `quatre vingt ${rest}`)
  return [...eighty, ...joinFr(number < 90 ? ['huitante', 'octante'] : ['nonante'], number % 10)]
}

const endingsEn: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** "twenty first", « vingt et unieme »: without hyphens or accents. @param number from 1 to 1000 */
export function ordinalWords(number: number, language: Locale): string {
  if (number === 1000) return language === 'en' ? 'thousandth' : 'millieme'
  if (language === 'en')
    return (number < 100 ? belowHundredEn(number) : hundredsEn(number).toReversed())[0]!.replace(
      /\w+$/u,
      (last) => endingsEn[last] ?? `${last.replace(/y$/u, 'ie')}th`,
    )
  if (number === 1) return 'premier'
  const words = number < 100 ? belowHundredFr(number) : hundredsFr(number)
  const usual = words.find((each) => each.includes(' et ')) ?? words[0]!
  const stem = usual
    .replace(/e$|(?<=vingt|cent)s$/u, '')
    .replace(/q$/u, 'qu')
    .replace(/f$/u, 'v')
  return `${stem}ieme`
}

const joinFr = (tens: string[], unit: number): string[] =>
  unit === 0
    ? tens
    : tens.flatMap((ten) =>
        belowHundredFr(unit).flatMap((rest) => [`${ten} ${rest}`, ...(unit === 1 ? [`${ten} et ${rest}`] : [])]),
      )

function hundredsEn(number: number): string[] {
  const digit = Math.floor(number / 100)
  const heads = [`${belowHundredEn(digit)[0]!} hundred`, ...(digit === 1 ? ['a hundred', 'hundred'] : [])]
  if (number % 100 === 0) return heads
  return heads.flatMap((head) =>
    belowHundredEn(number % 100).flatMap((rest) => [`${head} ${rest}`, `${head} and ${rest}`]),
  )
}

function hundredsFr(number: number): string[] {
  const digit = Math.floor(number / 100)
  const head = digit === 1 ? 'cent' : `${belowHundredFr(digit)[0]!} cent`
  if (number % 100 === 0) return digit === 1 ? [head] : [`${head}s`, head]
  return belowHundredFr(number % 100).flatMap((rest) => [
    `${head} ${rest}`,
    ...(digit === 1 ? [] : [`${head}s ${rest}`]),
  ])
}

interface Branch {
  number: number | null
  next: Map<string, Branch>
}

const newBranch = (): Branch => ({ number: null, next: new Map() })

function buildTree(language: Locale): Branch {
  const root = newBranch()
  const [small, large] = language === 'en' ? [belowHundredEn, hundredsEn] : [belowHundredFr, hundredsFr]
  for (let number = 0; number < 1000; number++) {
    for (const words of number < 100 ? small(number) : large(number)) grow(root, words.split(' '), number)
  }
  return root
}

function grow(root: Branch, words: readonly string[], number: number): void {
  let branch = root
  for (const word of words) {
    const next = branch.next.get(word) ?? newBranch()
    branch.next.set(word, next)
    branch = next
  }
  branch.number = number
}

const trees = new Map<Locale, Branch>()

function treeOf(language: Locale): Branch {
  const tree = trees.get(language) ?? buildTree(language)
  trees.set(language, tree)
  return tree
}

interface SpokenNumber {
  number: number
  length: number
}

/** The number below 1000 that starts at `words[at]`, the longest reading first ("vingt et un" before "vingt"). */
function readBelowThousand(words: readonly string[], at: number, language: Locale): SpokenNumber | null {
  let found: SpokenNumber | null = null
  let branch = treeOf(language).next.get(words[at]!)
  for (let length = 1; branch; length++) {
    if (branch.number !== null) found = { number: branch.number, length }
    branch = branch.next.get(words[at + length]!)
  }
  return found
}

const hundredWords: Record<Locale, ReadonlySet<string>> = { en: new Set(['hundred']), fr: new Set(['cent', 'cents']) }
const thousandWords: Record<Locale, ReadonlySet<string>> = {
  en: new Set(['thousand']),
  fr: new Set(['mille', 'mil', 'milles']),
}
const joints: Record<Locale, string> = { en: 'and', fr: 'et' }

const scales: Record<Locale, ReadonlyMap<string, number>> = {
  en: new Map(Object.entries({ million: 1e6, millions: 1e6, billion: 1e9, billions: 1e9 })),
  fr: new Map(Object.entries({ million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9 })),
}

/** Takes whole numbers below a thousand billion: "nineteen hundred five", "dix-neuf cent", "two thousand and five", "mil neuf
 * cent". `years`: "nineteen eighty-four" and "nineteen oh five" too. Null where no number begins. */
export function readNumberWords(
  words: readonly string[],
  at: number,
  language: Locale,
  years = false,
): SpokenNumber | null {
  return (
    readMillions(words, at, language) ??
    readThousands(words, at, language) ??
    (years && language === 'en' ? readYear(words, at) : null) ??
    readHundreds(words, at, language)
  )
}

function readMillions(words: readonly string[], at: number, language: Locale): SpokenNumber | null {
  const scaleAt = (place: number) => scales[language].get(words[place] ?? '')
  const one = scaleAt(at) === undefined ? null : { number: 1, length: 0 }
  const head = words[at] === 'a' ? { number: 1, length: 1 } : (one ?? readBelowThousand(words, at, language))
  const scale = head ? scaleAt(at + head.length) : undefined
  if (!head || head.number === 0 || scale === undefined) return null
  const length = head.length + 1
  const joint = language === 'en' && words[at + length] === 'and' ? 1 : 0
  const next = [words, at + length + joint, language] as const
  const rest = readMillions(...next) ?? readThousands(...next) ?? readBelowThousand(...next)
  return rest && rest.number > 0 && rest.number < scale
    ? { number: head.number * scale + rest.number, length: length + joint + rest.length }
    : { number: head.number * scale, length }
}

function readThousands(words: readonly string[], at: number, language: Locale): SpokenNumber | null {
  const isThousand = (word: string | undefined) => word !== undefined && thousandWords[language].has(word)
  const start = isThousand(words[at]) || (words[at] === 'a' && isThousand(words[at + 1]))
  const head = start ? { number: 1, length: words[at] === 'a' ? 1 : 0 } : readBelowThousand(words, at, language)
  if (!head || head.number === 0 || !isThousand(words[at + head.length])) return null
  const thousands = { number: head.number * 1000, length: head.length + 1 }
  const isJoined = words[at + thousands.length] === joints[language]
  const rest = readBelowThousand(words, at + thousands.length + (isJoined ? 1 : 0), language)
  // "mille et une nuits", but "mille et deux" are two numbers
  if (!rest || rest.number === 0 || (isJoined && language === 'fr' && rest.number !== 1)) return thousands
  return { number: thousands.number + rest.number, length: thousands.length + (isJoined ? 1 : 0) + rest.length }
}

const zeroInYear = new Set(['oh', 'o', 'zero'])

function readYear(words: readonly string[], at: number): SpokenNumber | null {
  const century = readBelowThousand(words, at, 'en')
  if (!century || century.number < 10 || century.number > 99) return null
  const zero = zeroInYear.has(words[at + century.length] ?? '') ? 1 : 0
  const rest = readBelowThousand(words, at + century.length + zero, 'en')
  const isRest = rest && (zero === 1 ? rest.number > 0 && rest.number < 10 : rest.number > 9 && rest.number < 100)
  return isRest ? { number: century.number * 100 + rest.number, length: century.length + zero + rest.length } : null
}

function readHundreds(words: readonly string[], at: number, language: Locale): SpokenNumber | null {
  const head = readBelowThousand(words, at, language)
  if (
    !head ||
    head.number < 11 ||
    head.number > 99 ||
    head.number % 10 === 0 ||
    !hundredWords[language].has(words[at + head.length]!)
  )
    return head
  const hundreds = { number: head.number * 100, length: head.length + 1 }
  const joint = language === 'en' && words[at + hundreds.length] === 'and' ? 1 : 0
  const rest = readBelowThousand(words, at + hundreds.length + joint, language)
  if (!rest || rest.number === 0 || rest.number > 99) return hundreds
  return { number: hundreds.number + rest.number, length: hundreds.length + joint + rest.length }
}

const roman = /^(m{0,9})(c[md]|d?c{0,3})(x[cl]|l?x{0,3})(i[xv]|v?i{0,3})$/
const overlined = /^((?:[ivx]\u0305)+)(.*)$/u
const romanValues: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

/** A Roman numeral from 1 to 9999 in lower case, well formed: thousands by M, MMMM too, or by a line above (V̅ is 5000).
 * Null for anything else, and for "dix", the French ten. */
export function readRoman(word: string): number | null {
  const [, above, below] = overlined.exec(word) ?? []
  if (above !== undefined && below !== undefined) {
    const [thousands, rest] = [readRoman(above.replaceAll('\u0305', '')), below === '' ? 0 : readRoman(below)]
    return thousands === null || thousands > 9 || rest === null || rest > 999 ? null : thousands * 1000 + rest
  }
  if (word === '' || word === 'dix' || !roman.test(word)) return null
  const values = [...word].map((letter) => romanValues[letter]!)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}
