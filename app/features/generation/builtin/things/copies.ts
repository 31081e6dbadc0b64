import { use } from '#app/features/generation/scenery/materials.ts'
import type { TintName } from '#app/features/generation/scenery/tints.ts'
import { group, place } from '#app/features/generation/scenery/svg.ts'
import { handsOf, note } from '#app/features/generation/builtin/asked.ts'
import type { Noted } from '#app/features/generation/builtin/asked.ts'
import { colours } from '#app/features/generation/understanding/attributes.ts'
import type { Colour } from '#app/features/generation/understanding/attributes.ts'
import { hasDial, standing, thing } from './things.ts'
import type { ThingName } from './things.ts'
import { drawingIn, isPile } from './variants.ts'

/** One of the things that the words ask for. */
export interface Copy {
  name: ThingName
  mention: Noted
  /** Index among the clocks of the picture. */
  dial: number
}

export const mostCopies = 24
const severalCopies = 3

/** Repeats a thing as often as the words want it, within reason. */
export function copiesOf(name: ThingName, mention: Noted): Copy[] {
  const { count } = mention
  const wanted = count?.value === 'several' ? (isPile(name) ? 1 : severalCopies) : (count?.value ?? 1)
  return Array.from({ length: Math.min(mostCopies, wanted) }, () => ({ name, mention, dial: 0 }))
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const tintNames = Object.fromEntries(colours.map((name) => [name, `tint${capital(name)}`])) as Record<Colour, TintName>

/** The colour to use; another one if the words deny a colour. */
export const tintOf = ({ colour }: Noted): TintName | null => {
  if (!colour) return null
  return tintNames[colour.not ? (colour.value === 'grey' ? 'blue' : 'grey') : colour.value]
}

export function tinted(mention: Noted, drawn: string): string {
  const tint = tintOf(mention)
  if (tint) note(mention, { colour: true })
  return tint ? group({ filter: use(tint) }, drawn) : drawn
}

function drawCopy({ name, mention, dial }: Copy): string {
  const { count, words } = mention
  const isCounted = count ? count.value !== 'several' : /^(?:card|carte|coin|écu|doublon|doubloon)$/iu.test(words)
  const { draw, shows } = drawingIn(
    name,
    mention.states.map(({ value }) => value),
    isCounted,
  )
  note(mention, { copies: 1, isEnough: isPile(name) })
  for (const state of shows) note(mention, { state })
  return tinted(mention, draw(hasDial(name) ? handsOf(dial) : null))
}

/** A copy that the words ask for, or just a thing that belongs in the place. */
export type Standing = Copy | ThingName

export const nameOf = (each: Standing): ThingName => (typeof each === 'string' ? each : each.name)

/** x, y is its centre. */
export const showThing = (each: Standing, x: number, y: number, height: number, turn = 0): string =>
  typeof each === 'string'
    ? thing(each, x, y, height, turn)
    : place(x, y, { scale: height / 100, turn }, drawCopy(each))

/** x, y is the middle of its foot. */
export const showStanding = (each: Standing, x: number, y: number, height: number): string =>
  typeof each === 'string' ? standing(each, x, y, height) : showThing(each, x, y - height * 0.5, height)

/** Arranged side by side and stacked in a box centred on x, y, as large as they fit. */
export function cluster(list: readonly Standing[], x: number, y: number, size: number): string {
  const columns = list.length < 4 ? list.length : Math.ceil(Math.sqrt(list.length))
  const rows = Math.ceil(list.length / Math.max(1, columns))
  const step = size / Math.max(columns, rows)
  return group(
    {},
    ...list.map((each, index) => {
      const row = Math.floor(index / columns)
      const inRow = Math.min(columns, list.length - row * columns)
      const at = (index % columns) - (inRow - 1) / 2
      return showThing(each, x + at * step, y + (row - (rows - 1) / 2) * step, step * (list.length > 1 ? 0.92 : 1))
    }),
  )
}
