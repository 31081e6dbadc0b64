/** Begins each page of the SVG in which all are stacked, with its width and height. */
const paper =
  /\n {4}<path class="typst-shape" fill="#ffffff" fill-rule="nonzero" d="M 0 0v ([\d.]+) h ([\d.]+) v [-\d.]+ Z "\/>/u
const symbols = /<symbol id="([^"]+)"[^>]*>\s*<path d="([^"]*)"/gu
const glyphs = /<use xlink:href="#([^"]+)"[^>]*? fill="(#[0-9a-f]{6})/gu
const texts = /\n( *)<g class="typst-text"[\s\S]*?\n\1<\/g>/gu

/** Points for each pixel of what is no text: enough to see how dark a page is. */
const pointsPerPixel = 8

/** How much of each page is covered with ink, from 0 to 1, darker colours counting more. Letters, which are most of a
 * kit, are reckoned from their outlines: drawing tens of thousands of them takes seconds. */
export async function inksOf(svg: string): Promise<number[]> {
  const [stack = '', outlines = ''] = svg.split('<defs id="glyph">')
  const areas = new Map(Array.from(outlines.matchAll(symbols), ([, id = '', path = '']) => [id, areaOf(path)]))
  const [head = '', ...pieces] = stack.split(paper)
  const shared = outlines.slice(outlines.indexOf('</defs>') + '</defs>'.length).replace('</svg>', '')
  const inks: number[] = []
  let top = 0
  for (let at = 0; at < pieces.length; at += 3) {
    const [height, width, body] = [Number(pieces[at]), Number(pieces[at + 1]), pieces[at + 2]!]
    const letters = Array.from(body.matchAll(glyphs)).reduce(
      (sum, [, id = '', colour = '']) => sum + (areas.get(id) ?? 0) * darknessOf(colour),
      0,
    )
    const size = `viewBox="0 ${top} ${width} ${height}" width="${width / pointsPerPixel}"`
    const open = head.replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/u, size)
    const shapes = await drawn(`${open}${body.replaceAll(texts, '')}${shared}</svg>`)
    inks.push(Math.min(1, letters / (width * height) + shapes))
    top += height
  }
  return inks
}

/** Of a page without its text, drawn small. */
async function drawn(svg: string): Promise<number> {
  if (!/<(?:path|image) /u.test(svg.slice(0, svg.lastIndexOf('<defs')))) return 0
  const { default: sharp } = await import('sharp')
  const lights = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).greyscale().raw().toBuffer()
  return lights.reduce((sum, light) => sum + 255 - light, 0) / 255 / lights.length
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
