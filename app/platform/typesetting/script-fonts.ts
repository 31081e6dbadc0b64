/** Fonts for scripts that the faces of the pages lack: a few letters of Noto's files, cut out for one print. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { convert } from 'fontverter'
import { Blob as FontBlob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { lettersIn } from '#app/shared/printed-letters.ts'

/** `blob` has the family under a name of its own, since Typst takes one file of a family. */
export type ScriptFont = { family: string; blob: Buffer }

type Slice = {
  family: string
  file: string
  ranges: (readonly [number, number])[]
  isVariable: boolean
  isAlphabet: boolean
}

const { resolve } = createRequire(import.meta.url)
const folderOf = (name: string): string => dirname(resolve(`${name}/package.json`))

const alphabets = [
  '@fontsource-variable/noto-sans',
  '@fontsource-variable/noto-sans-hebrew',
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource-variable/noto-sans-devanagari',
  '@fontsource-variable/noto-sans-thai',
  '@fontsource/noto-sans-canadian-aboriginal',
]
const [chinese, japanese, taiwanese, korean] = ['sc', 'jp', 'tc', 'kr'].map(
  (place) => `@fontsource-variable/noto-sans-${place}`,
) as [string, string, string, string]

export const scriptPackages = [...alphabets, chinese, japanese, taiwanese, korean]

/** The slices of a package, with the letters that each is said to have. */
export function slicesOf(name: string): Slice[] {
  const folder = folderOf(name)
  const { family } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as { family: string }
  const files = new Set(readdirSync(join(folder, 'files')))
  const stated = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const isAlphabet = alphabets.includes(name)
  return Object.entries(stated).flatMap(([slice, ranges]) => {
    const start = `${name.split('/')[1]}-${slice.replaceAll(/[[\]]/gu, '')}`
    const [variable, plain] = [`${start}-wght-normal.woff2`, `${start}-400-normal.woff2`]
    const file = [variable, plain].find((each) => files.has(each))
    return file === undefined
      ? []
      : [
          {
            family,
            file: join(folder, 'files', file),
            ranges: rangesOf(ranges),
            isVariable: file === variable,
            isAlphabet,
          },
        ]
  })
}

const rangesOf = (stated: string) =>
  stated.split(',').map((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((number) => Number.parseInt(number, 16))
    return [first, last] as const
  })

const known = new Map<string, ReadonlySet<number>>()

/** The letters that a font file really has: what slices are said to have overlaps. */
export async function lettersOf(file: string): Promise<ReadonlySet<number>> {
  const letters = known.get(file) ?? new Set(new Face(new FontBlob(await plainFont(file))).collectUnicodes())
  known.set(file, letters)
  return letters
}

async function plainFont(file: string): Promise<ArrayBuffer> {
  const font = await convert(readFileSync(file), 'truetype')
  return font.buffer.slice(font.byteOffset, font.byteOffset + font.byteLength) as ArrayBuffer
}

/** @param faces files of the faces that need no help @returns nothing when they have every letter of the text */
export async function scriptFonts(text: string, faces: readonly string[]): Promise<ScriptFont[]> {
  const own = await Promise.all(faces.map(lettersOf))
  const wanted = lettersIn(text)
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((letter) => own.every((letters) => !letters.has(letter)))
  if (wanted.length === 0) return []
  // Chinese and Japanese names share letters, which each draws its own way
  const han = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? [japanese, chinese, taiwanese]
    : [chinese, japanese, taiwanese]
  const slices = [...alphabets, ...han, korean].flatMap(slicesOf)
  const taken = new Map<Slice, number[]>()
  for (const letter of wanted) {
    const slice = await sliceWith(letter, slices)
    if (slice) taken.set(slice, [...(taken.get(slice) ?? []), letter])
  }
  return Promise.all([...taken].map(([slice, letters], at) => cutOut(slice, letters, at)))
}

async function sliceWith(letter: number, slices: readonly Slice[]): Promise<Slice | undefined> {
  for (const slice of slices) {
    const isStated = slice.ranges.some(([first, last]) => letter >= first && letter <= last)
    if (isStated && (await lettersOf(slice.file)).has(letter)) return slice
  }
  return undefined
}

/** Joiners shape what stands beside them. */
const around = ' -\u200c\u200d'

/** Of an alphabet all its letters: shaping may ask for others than those that were written. */
async function cutOut({ family, file, isVariable, isAlphabet }: Slice, letters: readonly number[], at: number) {
  const kept = String.fromCodePoint(...(isAlphabet ? await lettersOf(file) : letters))
  const font = await subsetFont(readFileSync(file), kept + around, {
    targetFormat: 'truetype',
    ...(isVariable && { variationAxes: { wght: 500 } }),
  })
  const own = `W${at}${family.replaceAll(' ', '')}${'x'.repeat(family.length)}`.slice(0, family.length)
  return { family: own, blob: renamed(font, family, own) }
}

/** @param to as long as `from`, so that nothing else in the file moves */
function renamed(font: Buffer, from: string, to: string): Buffer {
  const wide = (text: string) => Buffer.from(text, 'utf16le').swap16()
  for (const [old, own] of [
    [wide(from), wide(to)],
    [Buffer.from(from), Buffer.from(to)],
  ] as const)
    for (let place = font.indexOf(old); place !== -1; place = font.indexOf(old, place + 1)) own.copy(font, place)
  return font
}
