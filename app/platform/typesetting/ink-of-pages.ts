/** Begins each page of the SVG in which all are stacked, with its width and height. */
const paper =
  /\n {4}<path class="typst-shape" fill="#ffffff" fill-rule="nonzero" d="M 0 0v ([\d.]+) h ([\d.]+) v [-\d.]+ Z "\/>/u
const symbols = /<symbol id="([^"]+)"[^>]*>\s*<path d="([^"]*)"/gu
const glyphs = /<use xlink:href="#([^"]+)"[^>]*? fill="(#[0-9a-f]{6})/gu
const texts = /\n( *)<g class="typst-text"[\s\S]*?\n\1<\/g>/gu

/** Points for each pixel of what is no text: enough to see how dark a page is. */
const pointsPerPixel = 8

/** No drawing may be higher than 32,767 pixels. */
const pagesAtOnce = 100

/** How much of each page is covered with ink, from 0 to 1, darker colours counting more. Letters, which are most of a
 * kit, are reckoned from their outlines: drawing tens of thousands of them takes seconds. */
export async function inksOf(svg: string): Promise<number[]> {
  const [stack = '', outlines = ''] = svg.split('<defs id="glyph">')
  const areas = new Map(Array.from(outlines.matchAll(symbols), ([, id = '', path = '']) => [id, areaOf(path)]))
  const [head = '', ...pieces] = stack.split(paper)
  const shared = outlines.slice(outlines.indexOf('</defs>') + '</defs>'.length).replace('</svg>', '')
  const pages = pieces.flatMap((height, at) =>
    at % 3 === 0 ? [{ height: Number(height), width: Number(pieces[at + 1]), body: pieces[at + 2]! }] : [],
  )
  const shapes: number[] = []
  let top = 0
  for (let from = 0; from < pages.length; from += pagesAtOnce) {
    const those = pages.slice(from, from + pagesAtOnce)
    shapes.push(...(await shapesOn(those, { top, head, shared })))
    top += heightOf(those)
  }
  return pages.map(({ height, width, body }, at) => {
    const letters = Array.from(body.matchAll(glyphs)).reduce(
      (sum, [, id = '', colour = '']) => sum + (areas.get(id) ?? 0) * darknessOf(colour),
      0,
    )
    return Math.min(1, (letters + shapes[at]!) / (width * height))
  })
}

type Page = { height: number; width: number; body: string }
type Around = { top: number; head: string; shared: string }

const heightOf = (pages: readonly Page[]): number => pages.reduce((sum, { height }) => sum + height, 0)

/** What is no text, in square points of black on each page. Many are drawn at once: one by one, each would be read
 * together with what all pages share. */
async function shapesOn(pages: readonly Page[], { top, head, shared }: Around): Promise<number[]> {
  const width = Math.max(0, ...pages.map((page) => page.width))
  const height = heightOf(pages)
  const bodies = pages.map(({ body }) => body.replaceAll(texts, '')).join('')
  if (!/<(?:path|image) /u.test(bodies)) return pages.map(() => 0)
  const size = `viewBox="0 ${top} ${width} ${height}" width="${width / pointsPerPixel}" height="${height / pointsPerPixel}"`
  const open = head.replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/u, size)
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(Buffer.from(`${open}${bodies}${shared}</svg>`), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const area = (width * height) / (info.width * info.height)
  let above = 0
  return pages.map((page) => {
    const from = Math.round((above / height) * info.height)
    above += page.height
    const to = Math.round((above / height) * info.height)
    const lights = data.subarray(from * info.width, to * info.width)
    return (lights.reduce((sum, light) => sum + 255 - light, 0) / 255) * area
  })
}

/** The area within a glyph's outline, whose curves are taken for lines to where they end. */
function areaOf(path: string): number {
  let [x, y, startX, startY, twice] = [0, 0, 0, 0, 0]
  const to = (nextX: number, nextY: number) => {
    twice += x * nextY - nextX * y
    ;[x, y] = [nextX, nextY]
  }
  for (const [, command = '', words = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/gu)) {
    const numbers = words
      .trim()
      .split(/[\s,]+/u)
      .map(Number)
    const last = numbers.at(-1) ?? 0
    if (command === 'M') [x, y] = [startX, startY] = [numbers[0] ?? 0, last]
    else if (command === 'm') [x, y] = [startX, startY] = [x + (numbers[0] ?? 0), y + last]
    else if (command === 'h') to(x + last, y)
    else if (command === 'v') to(x, y + last)
    else if (command === 'Z') to(startX, startY)
    else to(x + (numbers.at(-2) ?? 0), y + last)
  }
  return Math.abs(twice) / 2
}

const darknessOf = (colour: string): number =>
  1 - (0.3 * byteOf(colour, 1) + 0.59 * byteOf(colour, 3) + 0.11 * byteOf(colour, 5)) / 255

const byteOf = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
