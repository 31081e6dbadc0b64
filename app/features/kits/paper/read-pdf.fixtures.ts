import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFPageProxy, TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api'

export type ReadPage = {
  /** In points. */
  width: number
  height: number
  /** Without footers, codes and spaces, so that line and page breaks do not matter. */
  text: string
  /** Footers and codes, likewise without spaces. */
  marks: string
  /** Distance of the outermost word from the edge of the paper; mm. */
  margin: number
  /** The size of most of its words; pt. */
  print: number
  /** Alternative texts of its pictures, as screen readers read them. */
  alts: string[]
  /** Words printed over others. */
  overprinted: string[]
  /** Its runs of text as they are set: the size and the ends in pt, and the name of the font, empty if it was not asked
   * for. `turn`: of the writing, in degrees; `base`: how high its line is on paper turned like it. */
  runs: { text: string; size: number; font: string; left: number; right: number; turn: number; base: number }[]
}

const mm = 72 / 25.4

export const squeezed = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\u00ad\u200b\u2060-]/gu, '')

/** The content as a PDF reader sees it. `readsFonts`: which font each run is in, too, which takes most of the time. */
export async function readPdf(
  bytes: Uint8Array,
  { readsFonts = false } = {},
): Promise<{ pages: ReadPage[]; isTagged: boolean }> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, fontExtraProperties: true })
  const pdf = await loading.promise
  const isTagged = /\/Marked true/u.test(Buffer.from(bytes).toString('latin1'))
  const pages: ReadPage[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    if (readsFonts) await page.getOperatorList()
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const words = items.filter((item): item is TextItem => 'str' in item && item.str.trim() !== '')
    const gaps = words.map(({ transform, width: length }) => {
      const [a = 0, b = 0, , , x = 0, y = 0]: number[] = transform
      const along = length / Math.hypot(a, b)
      const [endX, endY] = [x + a * along, y + b * along]
      return Math.min(x, y, width - x, height - y, endX, endY, width - endX, height - endY) / mm
    })
    const { body, marks } = bodyAndMarks(items)
    pages.push({
      width,
      height,
      text: squeezed(body),
      marks: squeezed(marks),
      margin: gaps.reduce((least, gap) => Math.min(least, gap), 999),
      print: middle(words.map(({ transform }) => sizeOf(transform))),
      alts: altsIn(await page.getStructTree()),
      overprinted: overprintedIn(words),
      runs: words.map((word) => ({
        text: word.str,
        size: sizeOf(word.transform),
        font: fontNameOf(page, word.fontName),
        left: boxOf(word).left,
        right: boxOf(word).right,
        ...lineOf(word),
      })),
    })
  }
  await loading.destroy()
  return { pages, isTagged }
}

function lineOf({ transform }: TextItem): { turn: number; base: number } {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]: number[] = transform
  return { turn: Math.round((Math.atan2(b, a) * 180) / Math.PI), base: (x * c + y * d) / Math.hypot(c, d) }
}

const sizeOf = (transform: readonly unknown[]): number => Math.hypot(Number(transform[2]), Number(transform[3]))

/** Known once the page's operators have been read. */
function fontNameOf(page: PDFPageProxy, id: string): string {
  const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : null
  return typeof font === 'object' && font !== null && 'name' in font ? String(font.name) : ''
}

const middle = (sizes: readonly number[]): number => sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 0

type Node = { role: string; children: readonly unknown[]; alt?: string }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'role' in value && 'children' in value

function altsIn(node: unknown): string[] {
  if (!isNode(node)) return []
  const own = node.role === 'Figure' && node.alt !== undefined ? [node.alt] : []
  return [...own, ...node.children.flatMap(altsIn)]
}

/** What is printed below 8 points, except the code of a sheet, which is only read while sorting. */
export const tooSmall = ({ runs }: ReadPage): string[] => {
  const codes = runs.filter(({ text }) => /^\S{4} \S{4} · [A-Z]?\d+$/u.test(text))
  const isCode = ({ turn, base, size }: ReadPage['runs'][number]) =>
    codes.some((code) => code.turn === turn && Math.abs(code.base - base) < 1 && Math.abs(code.size - size) < 0.1)
  return runs.filter((run) => run.size < 7.95 && !isCode(run)).map(({ text, size }) => `${size.toFixed(1)} ${text}`)
}

type Box = { left: number; right: number; bottom: number; top: number; str: string }

/** The box of the lower half of the letters, however they are rotated. */
function boxOf({ transform, width, str }: TextItem): Box {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]: number[] = transform
  const along = width / Math.hypot(a, b)
  const [xs, ys] = [
    [x, x + a * along, x + c / 2, x + a * along + c / 2],
    [y, y + b * along, y + d / 2, y + b * along + d / 2],
  ]
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys), str }
}

function overprintedIn(words: readonly TextItem[]): string[] {
  const boxes = words.map(boxOf).toSorted((one, other) => one.left - other.left)
  return boxes.flatMap((box, at) => {
    for (let next = at + 1; next < boxes.length && boxes[next]!.left < box.right - 1; next++) {
      const other = boxes[next]!
      const high = Math.min(box.top, other.top) - Math.max(box.bottom, other.bottom)
      if (high > 0.6 * Math.min(box.top - box.bottom, other.top - other.bottom)) return [`${box.str} / ${other.str}`]
    }
    return []
  })
}

/** Separates page furniture (marked as artifacts) from the text. */
function bodyAndMarks(items: readonly (TextItem | TextMarkedContent)[]): { body: string; marks: string } {
  const open: boolean[] = []
  const texts = { body: '', marks: '' }
  for (const item of items) {
    if ('str' in item) {
      texts[open.includes(true) ? 'marks' : 'body'] += item.str
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push('tag' in item && item.tag === 'Artifact')
  }
  return texts
}

/** How many fonts a file names, and how many of them are embedded. */
export function fontsIn(bytes: Uint8Array): { named: number; embedded: number } {
  const text = Buffer.from(bytes).toString('latin1')
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return { named: count(/\/Type\s*\/FontDescriptor\b/gu), embedded: count(/\/FontFile[23]?\b/gu) }
}

/** Colours of letters, lines and areas that are not black, grey or white; pictures without lines are not looked at. */
export function coloursIn(bytes: Uint8Array): string[] {
  const found = new Set<string>()
  for (const { 1: stream = '' } of Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/gu)) {
    const drawn = inflated(Buffer.from(stream, 'latin1'))
    for (const [colour, ...parts] of drawn.matchAll(/(?<=^|\s)([\d.]+) ([\d.]+) ([\d.]+) (?:scn|rg)\b/giu)) {
      const levels = parts.map(Number)
      if (Math.max(...levels) - Math.min(...levels) > 0.08) found.add(colour)
    }
  }
  return [...found]
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}
