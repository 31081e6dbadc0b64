import { materials } from './materials.ts'

export type Attributes = Record<string, string | number | undefined>

export interface Point {
  x: number
  y: number
}

const round = (value: number): string => String(Math.round(value * 10) / 10)

/** Rounds to a tenth of a pixel to keep files small: d`M${x} ${y}`. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1]
    return text + (typeof value === 'number' ? round(value) : (value ?? '')) + part
  })
}

/** Undefined attributes are left out. */
export function el(tag: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')
  const inside = children.join('')
  return inside === '' ? `<${tag}${written}/>` : `<${tag}${written}>${inside}</${tag}>`
}

export const group = (attributes: Attributes, ...children: string[]): string => el('g', attributes, ...children)

export const path = (shape: string, fill: string, attributes: Attributes = {}): string =>
  el('path', { d: shape, fill, ...attributes })

export const line = (shape: string, stroke: string, width: number, attributes: Attributes = {}): string =>
  el('path', {
    d: shape,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  })

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attributes: Attributes = {},
): string => el('rect', { x, y, width, height, fill, ...attributes })

export const circle = (x: number, y: number, r: number, fill: string, attributes: Attributes = {}): string =>
  el('circle', { cx: x, cy: y, r, fill, ...attributes })

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  attributes: Attributes = {},
): string => el('ellipse', { cx: x, cy: y, rx, ry, fill, ...attributes })

export const polygon = (points: Point[], fill: string, attributes: Attributes = {}): string =>
  el('path', { d: outline(points), fill, ...attributes })

export const outline = (points: Point[]): string =>
  `${points.map((point, index) => d`${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('')}Z`

/** Degrees; about the drawing's own origin. */
export function place(
  x: number,
  y: number,
  options: { scale?: number; scaleX?: number; turn?: number },
  ...children: string[]
): string {
  const turn = options.turn ? d` rotate(${options.turn})` : ''
  const size = options.scale ?? 1
  const sizeX = (options.scaleX ?? 1) * size
  const scale =
    size === 1 && sizeX === 1 ? '' : ` scale(${Math.round(sizeX * 1000) / 1000} ${Math.round(size * 1000) / 1000})`
  return group({ transform: d`translate(${x} ${y})${turn}${scale}` }, ...children)
}

let lastId = 0

function freshId(stem: string): string {
  lastId += 1
  return `${stem}${lastId}`
}

export function clipTo(shape: string, ...children: string[]): string {
  const id = freshId('c')
  return el('clipPath', { id }, el('path', { d: shape })) + group({ 'clip-path': `url(#${id})` }, ...children)
}

function collectMaterials(content: string): string {
  const wanted = new Map<string, string>()
  const visit = (text: string): void => {
    for (const match of text.matchAll(/url\(#([A-Za-z-]+)\)|href="#([A-Za-z-]+)"/g)) {
      const name = match[1] ?? match[2] ?? ''
      const definition = materials.get(name)
      if (definition === undefined || wanted.has(name)) continue
      wanted.set(name, definition)
      visit(definition)
    }
  }
  visit(content)
  return [...wanted.values()].join('')
}

/** Ids start from one, so that the same picture gives the same bytes. */
export function picture(width: number, height: number, draw: () => string): string {
  lastId = 0
  const content = draw()
  const body = el('defs', {}, collectMaterials(content)) + content
  return `${el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height }, body)}\n`
}
