/* A drawing as lines, for printers that should save ink: each shape is white with a thin edge, so that what lies in front
 * still hides what lies behind. Small dark shapes stay black, middling dark ones are hatched, glows are left out. */

type Size = { width: number; height: number }
type Attributes = ReadonlyMap<string, string>

/** What the groups around a shape make of it. */
type Around = { scale: number; opacity: number; isHidden: boolean }

const ink = '#111'
const paper = '#fff'
const faint = '#999'

const attributesIn = (text: string): Attributes =>
  new Map([...text.matchAll(/\s([\w:-]+)="([^"]*)"/gu)].map(([, name, value]) => [name!, value!]))

const numberIn = (attributes: Attributes, name: string, otherwise = 0): number =>
  Number(attributes.get(name) ?? otherwise)

const written = (tag: string, attributes: Iterable<readonly [string, string | number]>): string =>
  `<${tag}${[...attributes].map(([name, value]) => ` ${name}="${value}"`).join('')}/>`

/** How far apart the ends of a path are, by walking its points. */
function sizeOfPath(shape: string): Size {
  let [x, y] = [0, 0]
  const [xs, ys]: [number[], number[]] = [[], []]
  const go = (toX: number, toY: number) => {
    xs.push(toX)
    ys.push(toY)
  }
  const steps: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, Q: 4, S: 4, C: 6, A: 7, H: 1, V: 1 }
  for (const [, letter = '', rest = ''] of shape.matchAll(/([a-z])([^a-z]*)/giu)) {
    const kind = letter.toUpperCase()
    const step = steps[kind]
    if (step === undefined) continue
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/gu) ?? []).map(Number)
    for (let at = 0; at + step <= values.length; at += step) {
      const [fromX, fromY] = letter === kind ? [0, 0] : [x, y]
      const points = values.slice(at, at + step)
      if (kind === 'H') go((x = fromX + points[0]!), y)
      else if (kind === 'V') go(x, (y = fromY + points[0]!))
      else
        for (let place = kind === 'A' ? 5 : 0; place < step; place += 2)
          go(fromX + points[place]!, fromY + points[place + 1]!)
      ;[x, y] = [xs.at(-1)!, ys.at(-1)!]
    }
  }
  const across = (values: readonly number[]) =>
    values.reduce((most, value) => Math.max(most, value), -Infinity) -
    values.reduce((least, value) => Math.min(least, value), Infinity)
  return xs.length === 0 ? { width: 0, height: 0 } : { width: across(xs), height: across(ys) }
}

function sizeOfShape(tag: string, attributes: Attributes): Size {
  if (tag === 'rect') return { width: numberIn(attributes, 'width'), height: numberIn(attributes, 'height') }
  if (tag === 'path') return sizeOfPath(attributes.get('d') ?? '')
  const [across, down] = tag === 'circle' ? ['r', 'r'] : ['rx', 'ry']
  return { width: 2 * numberIn(attributes, across!), height: 2 * numberIn(attributes, down!) }
}

function scaleIn(transform = ''): number {
  let scale = 1
  for (const [, name, values = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/gu)) {
    const [a = 1, b = a, c = 0, d = 1] = values.split(/[\s,]+/u).map(Number)
    if (name === 'scale') scale *= Math.sqrt(Math.abs(a * b))
    if (name === 'matrix') scale *= Math.sqrt(Math.abs(a * d - b * c))
  }
  return scale
}

/** From 0, black, to 1; of a gradient the mean of its stops. */
function lightnessIn(definitions: string): (paint: string) => number {
  const ofColour = (colour: string): number => {
    const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/iu.exec(colour) ?? []
    const digits = short ? [...short].map((digit) => digit + digit).join('') : long
    if (digits === undefined) return colour === 'black' ? 0 : colour === 'white' ? 1 : 0.7
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    return 0.3 * red + 0.59 * green + 0.11 * blue
  }
  return (paint) => {
    const id = /^url\(#([\w-]+)\)$/u.exec(paint)?.[1]
    if (id === undefined) return ofColour(paint)
    const [definition = ''] = new RegExp(`id="${id}"[^]*?</`, 'u').exec(definitions) ?? []
    const whole = definitions.slice(definitions.indexOf(definition)).split(/<\/(?:linear|radial)Gradient>/u)[0] ?? ''
    const stops = [...whole.matchAll(/stop-color="([^"]+)"/gu)].map(([, colour]) => ofColour(colour!))
    return stops.length === 0 ? 0.7 : stops.reduce((sum, each) => sum + each, 0) / stops.length
  }
}

const hatchings = [
  { id: 'wide-hatch', every: 7, turn: 38 },
  { id: 'close-hatch', every: 4.4, turn: 52 },
]

const hatching = (pen: number): string =>
  hatchings
    .map(({ id, every, turn }) => {
      const side = round(pen * every)
      const line = `<path d="M0 ${round(side / 2)}H${side}" stroke="${ink}" stroke-width="${round(pen * 0.42)}"/>`
      const place = `width="${side}" height="${side}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"`
      return `<pattern id="${id}" ${place}><rect width="${side}" height="${side}" fill="${paper}"/>${line}</pattern>`
    })
    .join('')

const round = (value: number): number => Math.round(value * 100) / 100

/** What a line replaces: the look of a shape. */
const looks = ['fill', 'stroke', 'stroke-width', 'opacity', 'fill-opacity', 'stroke-opacity', 'style', 'filter']

/** @param width of the line, as that of the result in pens */
function lineOf(light: number, opacity: number, width: number): { stroke: string; width: number } {
  const usual = Math.max(0.5, Math.min(width, 1.6))
  if (light > 0.93) return { stroke: paper, width: usual }
  // What was faint, such as the squares of ruled paper, stays faint
  return 1 - (1 - light) * opacity > 0.6 ? { stroke: faint, width: 0.4 } : { stroke: ink, width: usual }
}

/** @param svg as `picture` wrote it */
export function lineArt(svg: string): string {
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/u.exec(svg) ?? []).map(Number)
  const pen = Math.max(width, height) / 420
  const definitions = /<defs>[^]*?<\/defs>/u.exec(svg)?.[0] ?? ''
  const clips = [...svg.matchAll(/<clipPath[^]*?<\/clipPath>/gu)].map(([clip]) => clip).join('')
  const body = svg.replace(/<defs>[^]*?<\/defs>|<defs\/>/u, '').replaceAll(/<clipPath[^]*?<\/clipPath>/gu, '')
  const lightness = lightnessIn(definitions)
  const around: Around[] = [{ scale: 1, opacity: 1, isHidden: false }]

  const shape = (tag: string, attributes: Attributes): string => {
    const { scale: outer, opacity: under, isHidden } = around.at(-1)!
    const scale = outer * scaleIn(attributes.get('transform'))
    const fill = attributes.get('fill') ?? 'black'
    const opacity = under * numberIn(attributes, 'opacity', 1) * numberIn(attributes, 'fill-opacity', 1)
    if (isHidden || /mix-blend/u.test(attributes.get('style') ?? '')) return ''
    const kept = [...attributes].filter(([name]) => !looks.includes(name))
    const inUnits = (length: number) => round(length / scale)
    const stroked = (stroke: string, wide: number, more: readonly (readonly [string, string])[] = kept) =>
      written(tag, [...more, ['fill', 'none'], ['stroke', stroke], ['stroke-width', inUnits(wide)]])
    if (fill === 'none') {
      const wide = numberIn(attributes, 'stroke-width', 1) * scale
      if (opacity < 0.35) return ''
      // A thick line is a band: its edges are drawn
      const band = kept.filter(([name]) => name !== 'stroke-dasharray')
      if (wide > pen * 3.2) return stroked(ink, wide, band) + stroked(paper, wide - pen * 1.6, band)
      const line = lineOf(lightness(attributes.get('stroke') ?? 'none'), opacity, wide / pen)
      return stroked(line.stroke, line.width * pen)
    }
    if (opacity < 0.7) return ''
    const size = sizeOfShape(tag, attributes)
    const [across, down] = [(size.width * scale) / width, (size.height * scale) / height]
    const light = lightness(fill)
    const isSmall = Math.max(across, down) < 0.09 && across * down < 0.003
    if (light < 0.35 && isSmall) return written(tag, [...kept, ['fill', ink]])
    // A hatching is drawn in the units of what it fills
    const isHatched = across * down <= 0.12 && light < 0.52 && scale > 0.66 && scale < 1.5
    return written(tag, [
      ...kept.filter(([name]) => name !== 'stroke-linejoin'),
      ['fill', isHatched ? `url(#${hatchings[light < 0.3 ? 1 : 0]!.id})` : paper],
      ['stroke', ink],
      ['stroke-width', inUnits(pen * (across * down < 0.00035 ? 0.45 : 0.8))],
      ['stroke-linejoin', 'round'],
    ])
  }

  return body.replaceAll(
    /<(\/?)(svg|g|path|rect|circle|ellipse)((?:\s[\w:-]+="[^"]*")*)\s*(\/?)>/gu,
    (all, isEnd: string, tag: string, text: string, isEmpty: string) => {
      const ground = `<defs>${hatching(pen)}${clips}</defs><rect width="${width}" height="${height}" fill="${paper}"/>`
      if (tag === 'svg') return isEnd ? all : all + ground
      if (isEnd) {
        if (tag === 'g') around.pop()
        return tag === 'g' ? all : ''
      }
      const attributes = attributesIn(text)
      if (tag !== 'g') return shape(tag, attributes)
      const up = around.at(-1)!
      if (!isEmpty)
        around.push({
          scale: up.scale * scaleIn(attributes.get('transform')),
          opacity: up.opacity * numberIn(attributes, 'opacity', 1),
          isHidden: up.isHidden || /mix-blend/u.test(attributes.get('style') ?? ''),
        })
      const kept = [...attributes].filter(([name]) => !['filter', 'opacity', 'style'].includes(name))
      return `<g${kept.map(([name, value]) => ` ${name}="${value}"`).join('')}${isEmpty}>`
    },
  )
}
