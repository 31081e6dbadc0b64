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

/** Every usage, without hyphens or accents: ["quatre vingt onze", "nonante et un", "nonante un"]. */
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

/** The number below 1000 that begins at `words[at]`, the longest reading first ("vingt et un" before "vingt"). */
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

/** Takes numbers below 10 000, beyond 999 only hundreds: "twelve hundred". Null where no number begins. */
export function readNumberWords(words: readonly string[], at: number, language: Locale): SpokenNumber | null {
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

const roman = /^(c[md]|d?c{0,3})(x[cl]|l?x{0,3})(i[xv]|v?i{0,3})$/
const romanValues: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

/** A Roman numeral from 1 to 999 in lower case, well formed; null for anything else, and for "dix", the French ten. */
export function readRoman(word: string): number | null {
  if (word === '' || word === 'dix' || !roman.test(word)) return null
  const values = [...word].map((letter) => romanValues[letter]!)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}
