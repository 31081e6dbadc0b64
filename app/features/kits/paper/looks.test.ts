import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { layOut, leastReadable } from '#app/features/kits/documents/look-places.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { saidIn } from '#app/i18n/said-in.ts'
import { fontFolders } from '#app/platform/typesetting/fonts.ts'
import { papers } from '#app/shared/papers.ts'
import type { PaperLook } from '#app/shared/paper-looks.ts'
import { paperLooks } from '#app/shared/paper-looks.ts'
import { composingWith } from './composing.fixtures.ts'
import { kitJob } from './kit-job.server.ts'
import { lookWords } from './look-words.ts'
import { onSheets } from './printed-things.ts'
import { readPdf, squeezed, tooSmall } from './read-pdf.fixtures.ts'

const picture = { path: '/pictures/0.jpg', width: 640, height: 360 }
let bytes: Buffer
let compiler: NodeCompiler

beforeAll(async () => {
  bytes = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
  compiler = NodeCompiler.create({
    workspace: join(process.cwd(), 'app/features'),
    fontArgs: [{ fontPaths: fontFolders() }],
  })
})

const sentences: Record<Locale, string> = {
  en: 'At five past six I went out to hear the choir, and left the door of the jury’s room open behind me. ',
  fr: 'À six heures cinq, j’ai quitté la pièce pour écouter la chorale, et laissé la porte du jury ouverte. ',
}
const textOf = (language: Locale, length: number) =>
  Array.from({ length: 40 }, (_, at) => `${at + 1}. ${sentences[language]}${at % 4 === 3 ? '\n\n' : ''}`)
    .join('')
    .slice(0, length)
    .trim()

/** A sheet for each text in a look, with another of the kind where two share one. */
function set(look: PaperLook, language: Locale, texts: readonly string[], isLarge = false) {
  const shown = look === 'map' || look === 'photograph' ? picture : null
  const things = texts.map((content, at) => ({
    title: `The door ${at}`,
    look,
    content,
    back: '',
    picture: shown,
    alt: 'A door',
    mark: { phase: 'Soup', holder: 'for Ada' },
    isAlone: false,
  }))
  const sheets = things.flatMap((thing) => onSheets([thing, { ...thing, title: 'Another' }], isLarge).slice(0, 1))
  const composing = composingWith({ choice: { language, isLarge, paper: papers[locales.indexOf(language)]! } })
  const part = {
    id: 'clues',
    title: 'Clues',
    reader: 'host' as const,
    template: 'dinner-evidence.typ',
    data: saidIn(language, () => ({ words: lookWords() })),
    sheets: sheets.map((each) => ({ kind: 'clues', things: each })),
    minutesToCut: 0,
  }
  const here = [{ id: 'clues', only: null }]
  const job = kitJob({ ...composing, parts: [part], here, files: [{ picture, bytes }] })
  for (const file of job.pictures) compiler.mapShadow(join(job.root, file.path), Buffer.from(file.bytes))
  const { result } = compiler.compile({
    mainFilePath: join(job.root, job.template),
    inputs: { data: job.data },
    resetRead: true,
  })
  if (!result) throw new Error(look)
  const prints: number[] = compiler.query(result, { selector: '<print>', field: 'value' })
  return { pdf: () => compiler.pdf(result), svg: () => compiler.plainSvg(result), prints }
}

describe.each(paperLooks)('the look %s', (look) => {
  test.each([
    { language: 'en', isLarge: false },
    { language: 'fr', isLarge: false },
    { language: 'fr', isLarge: true },
  ] as const)(
    'holds 20, 400 and 3,400 characters in the language $language, in large print: $isLarge',
    async ({ language, isLarge }) => {
      const texts = [20, 400, 3400].map((length) => textOf(language, length))
      const { pdf, prints } = set(look, language, texts, isLarge)
      const { pages } = await readPdf(pdf())
      const text = pages.map((page) => page.text.toLowerCase()).join('')
      for (const each of texts) expect(text).toContain(squeezed(each).toLowerCase())
      expect(pages.flatMap(({ margin }, at) => (margin < 8 ? [at + 1] : []))).toEqual([])
      expect(pages.flatMap(({ overprinted }) => overprinted)).toEqual([])
      expect(pages.flatMap(tooSmall)).toEqual([])
      const hasPicture = look === 'map' || look === 'photograph'
      const expected = Math.min(...texts.map((content) => layOut({ look, content, hasPicture }, { isLarge }).print))
      expect(expected).toBeGreaterThanOrEqual(leastReadable)
      expect(Math.min(...prints)).toBeGreaterThanOrEqual(leastReadable)
    },
    60_000,
  )

  test('is printed as large as the checker says, or larger', () => {
    const hasPicture = look === 'map' || look === 'photograph'
    const wrong = [600, 2000].flatMap((length) => {
      const content = textOf('fr', length)
      const { print } = layOut({ look, content, hasPicture })
      const { prints } = set(look, 'fr', [content])
      return Math.min(...prints) < Math.min(print, 12) * 0.9
        ? [`${length}: ${Math.min(...prints)} instead of ${print}`]
        : []
    })
    expect(wrong).toEqual([])
  })

  test('breaks words of 60 and 300 letters', async () => {
    const words = [60, 300].map((length) => 'Rindfleischetikettierungsgesetz'.repeat(10).slice(0, length))
    const { pdf } = set(look, 'en', [words.join(' ')])
    const { pages } = await readPdf(pdf())
    const text = pages
      .map((page) => page.text)
      .join('')
      .toLowerCase()
    for (const word of words) expect(text).toContain(word.toLowerCase())
    expect(pages.flatMap(({ margin }, at) => (margin < 8 ? [at + 1] : []))).toEqual([])
  })
})

test('every look is drawn by a design of its own', () => {
  const drawn = paperLooks.map((look) => set(look, 'en', ['Meet me on the quay.']).svg())
  expect(new Set(drawn).size).toBe(paperLooks.length)
})

const shaped: { look: PaperLook; content: string; says: string; fonts: Record<string, RegExp> }[] = [
  {
    look: 'letter',
    says: 'under a letterhead is typed and signed by hand',
    content: 'ACME MINERALS, Perth\n3 June\n\nDear E.,\nwe shall pay.\nYours truly,\nThe board',
    fonts: { 'we shall pay.': /SpecialElite/u, board: /^(?!.*SpecialElite)/u },
  },
  {
    look: 'letter',
    says: 'without one is by hand',
    content: '3 June\n\nDear E.,\nwe shall pay.\nYours truly,\nThe board',
    fonts: { shall: /^(?!.*SpecialElite)/u, board: /^(?!.*SpecialElite)/u },
  },
]

test.each(shaped)('a $look $says', async ({ look, content, fonts }) => {
  const { pages } = await readPdf(set(look, 'en', [content]).pdf(), { readsFonts: true })
  const runs = pages.flatMap((page) => page.runs)
  for (const [words, font] of Object.entries(fonts)) {
    const found = runs.filter(({ text }) => text.includes(words))
    expect(found.length).toBeGreaterThan(0)
    for (const run of found) expect(run.font).toMatch(font)
  }
})

test.each([
  { figures: ['24.00', '1.15', '66.75'], isRight: true },
  { figures: ['−22.4', '−41.2', '−9.0'], isRight: true },
  { figures: ['2.1 bar', '2.0', '11.9'], isRight: false },
])('a column of a ledger stands to the right if it is figures alone: $figures', async ({ figures, isRight }) => {
  const content = figures.map((figure, at) => `The entry of line ${at}   ${figure}`).join('\n')
  const { pages } = await readPdf(set('ledger', 'en', [content]).pdf())
  const found = pages[0]!.runs.filter(({ text }) => /^−?\d+\.\d+$/u.test(text.trim()))
  expect(found.length).toBeGreaterThanOrEqual(figures.length)
  const spread = (ends: number[]) => Math.max(...ends) - Math.min(...ends)
  const [lefts, rights] = [spread(found.map(({ left }) => left)), spread(found.map(({ right }) => right))]
  expect(isRight ? rights : lefts).toBeLessThan(2)
  expect(isRight ? lefts : rights).toBeGreaterThan(2)
})

test(
  'figures of a newspaper stay in one column, and heads stand in the middle of theirs',
  { timeout: 30_000 },
  async () => {
    const figures = '−41.2   −39.8   −44.0   −43.6   −40.1   −38.7   −45.3'
    const wrong: string[] = []
    for (const length of [200, 320, 440, 560]) {
      const content = `THE NIGHT\n${textOf('en', length)}\n\nCOLD\n${textOf('en', 120)}\n${figures}\n${textOf('en', 200)}`
      const { pages } = await readPdf(set('newspaper', 'en', [content]).pdf())
      const runs = pages[0]!.runs
      const cold = runs.find(({ text }) => text === 'COLD')!
      const rows = runs.filter(({ text }) => /^[\s−\d.]+$/u.test(text) && text.includes('.'))
      if (Math.max(...rows.map(({ left }) => left)) - Math.min(...rows.map(({ left }) => left)) > 250)
        wrong.push(`row ${length}`)
      const column = runs.filter(
        ({ left, right }) => left > cold.left - 80 && right < cold.right + 80 && right - left > 100,
      )
      const middle = (Math.min(...column.map(({ left }) => left)) + Math.max(...column.map(({ right }) => right))) / 2
      if (Math.abs((cold.left + cold.right) / 2 - middle) > 8) wrong.push(`head ${length}`)
    }
    expect(wrong).toEqual([])
  },
)

test.each([
  { content: 'Name: Ida\nDate: ____', name: 'the door 0', issuer: '' },
  { content: 'Lost objects\nName: Ida\nDate:', name: 'lostobjects', issuer: '' },
  { content: 'TRAMWAYS\nLost objects\nName: Ida\nDate: ……', name: 'lostobjects', issuer: 'tramways' },
])('a form has its name in print and its entries by hand: $content', async ({ content, name, issuer }) => {
  const { pages } = await readPdf(set('form', 'en', [content]).pdf(), { readsFonts: true })
  const page = pages[0]!
  expect(page.text.toLowerCase()).toContain(`${issuer}${squeezed(name)}`)
  expect(page.text).toMatch(/Name:Ida.*Date:(?![_.…])/u)
  expect(page.runs.find(({ text }) => text === 'Ida')?.font).toMatch(/Mynerve/u)
  expect(page.runs.find(({ text }) => text === 'Name:')?.font).toMatch(/Figtree/u)
})

test.each([
  ['Pie: 2.50', 'Pie:', '2.50'],
  ['Pie  2.50', 'Pie', '2.50'],
  ['TOTAL 31', 'TOTAL', '31'],
])('on a receipt the amount stands on the line of what it is for, apart from it: %s', async (line, what, amount) => {
  const { pages } = await readPdf(set('receipt', 'en', [`FONTAINE\nServed by hand\n${line}`]).pdf())
  const { runs } = pages[0]!
  const baseOf = (words: string) => runs.find(({ text }) => text === words)!.base
  expect(baseOf(amount)).toBeCloseTo(baseOf(what), 1)
})

test.each([24, 27, 30])('each of %i lines of a statement has its number', async (count) => {
  const content = Array.from({ length: count }, (_, at) => `Line ${at + 1}.`).join('\n')
  const { pages } = await readPdf(set('testimony', 'en', [content]).pdf())
  const numbers = pages[0]!.runs.filter(({ text }) => /^\d+$/u.test(text)).map(({ text }) => Number(text))
  expect(Math.max(...numbers)).toBeGreaterThanOrEqual(count)
})

/** The font of the first words of a letter. */
async function handOf(content: string): Promise<string> {
  const { pages } = await readPdf(set('letter', 'en', [content]).pdf(), { readsFonts: true })
  return pages[0]?.runs.find(({ text }) => text.startsWith('Come'))?.font.replace(/^[A-Z]+\+/u, '') ?? ''
}

test.each([
  ['two people', 'Come at six.\nBellavance', 'Come at once.\nB. Prudhomme', false],
  ['the same person twice', 'Come at six.\nIda', 'Come at once, and alone.\nIda.', true],
  ['the same person with and without a place', 'Come at six.\nIda', 'Come home.\nIda, Line 3', true],
  ['a person and an office', 'Come at six.\nIda', 'OFFICE OF WEIGHTS\n1 October\n\nCome at six.\nIda', false],
])('letters of %s', async (_, one, other, isSame) => {
  const hands = [await handOf(one), await handOf(other)]
  expect(hands).not.toContain('')
  expect(hands[0] === hands[1]).toBe(isSame)
})

test.each([
  ['ticket', '(In red: “No!”)', 'No!'],
  ['poster', '(In pencil: 8. Anybody may.)', '8. Anybody may.'],
  ['letter', '(Stamped: received 17:25)', 'received 17:25'],
  ['report', '(D’une autre main : « Faux. »)', 'Faux.'],
  ['ticket', '(In the mayor’s hand: “240!”)', 'In the mayor’s hand:240!'],
  ['ticket', '(scratched with a pin: “I count.”)', 'I count.'],
  ['report', '(torn off)', '(torn off)'],
] as const)('what was added to a %s is printed as what it is: %s', async (look, note, printed) => {
  const { pages } = await readPdf(set(look, 'en', [`THE OFFICE\nDate: 5 May\n\n${note}`]).pdf())
  expect(pages[0]?.text.toLowerCase()).toContain(squeezed(`5 May${printed}`).toLowerCase())
})

test.each(paperLooks)('of a sheet for a single %s, what is small takes half', (look) => {
  const hasPicture = look === 'map' || look === 'photograph'
  const thing = { title: 'A thing', look, content: 'Line 7', back: '', alt: '', mark: null, isAlone: false }
  const [sheet] = onSheets([{ ...thing, picture: hasPicture ? picture : null }], false)
  expect(sheet?.[0]?.isHalf).toBe(['ticket', 'season', 'pawn', 'receipt'].includes(look))
})
