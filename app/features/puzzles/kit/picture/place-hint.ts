import { m } from '#app/i18n/generated/messages.js'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { locales } from '#app/i18n/locale.ts'
import type { DraftPerLanguage, Json, WorkedHint } from '#app/features/puzzles/contract/contract.ts'
import { z } from '#app/shared/zod.ts'
import type { Outline, Point } from './geometry.ts'
import { centreOf, outlineOf, roundOutline } from './geometry.ts'
import { thingId } from './point.schema.ts'

/** The ids of things that a player's view reports as found. Anything may be sent, so each part is checked. */
const notesSchema = z.strictObject({ found: z.array(thingId.or(z.literal(''))).max(60) })

const knownSchema = z.number().int().min(0)

const quarters = [
  [m.puzzles_picture_top_left, m.puzzles_picture_top_right],
  [m.puzzles_picture_bottom_left, m.puzzles_picture_bottom_right],
] as const

/** The radius of a glow, in percent. */
const glowReach = 14

interface Asked {
  notes: unknown
  known: readonly Json[]
  kind: 'glow' | 'quarter'
  isNeeded?: (at: number, met: ReadonlySet<number>) => boolean
}

interface Place {
  id: string
  outline: Outline
}

/** Hints at the first needed place neither found nor hinted at: its quarter in words, and a glow or the quarter. */
export function placeHint(
  puzzle: DraftPerLanguage<unknown, unknown>,
  places: readonly Place[],
  { notes, known, kind, isNeeded = () => true }: Asked,
): WorkedHint {
  const sent = notesSchema.safeParse(notes ?? { found: [] })
  if (!sent.success) return { outcome: 'malformed' }
  const told = new Set(known.flatMap((each) => knownSchema.safeParse(each).data ?? []))
  const isFound = (id: string) => id !== '' && sent.data.found.includes(id)
  const met = new Set(places.flatMap(({ id }, index) => (told.has(index) || isFound(id) ? [index] : [])))
  const at = places.findIndex((_, index) => !met.has(index) && isNeeded(index, met))
  const place = places[at]
  if (!place) return { outcome: 'complete' }
  const middle = centreOf(place.outline)
  const shown = kind === 'glow' ? glowAbout(middle) : quarterOf(middle)
  return {
    outcome: 'hint',
    text: inEach(puzzle, middle, kind),
    known: at,
    shown: { outline: shown.map(({ x, y }) => ({ x, y })) },
  }
}

const sideOf = (percent: number): 0 | 1 => (percent < 50 ? 0 : 1)

function inEach(puzzle: DraftPerLanguage<unknown, unknown>, { x, y }: Point, kind: 'glow' | 'quarter'): LocalText {
  const where = quarters[sideOf(y)][sideOf(x)]
  const say = (locale: Locale) =>
    kind === 'glow'
      ? m.puzzles_picture_glow({ where: where({}, { locale }) }, { locale })
      : m.puzzles_picture_quarter({ where: where({}, { locale }) }, { locale })
  return Object.fromEntries(locales.flatMap((locale) => (puzzle[locale] ? [[locale, say(locale)]] : [])))
}

/** Off-centre, or the glow would give the answer away; always offset in the same direction for the same place. */
function glowAbout({ x, y }: Point): Point[] {
  const turn = ((x * 7 + y * 13) % 360) * (Math.PI / 180)
  const off = glowReach * 0.55
  return roundOutline({ x: x + Math.cos(turn) * off, y: y + Math.sin(turn) * off }, glowReach)
}

const quarterOf = ({ x, y }: Point): Point[] =>
  outlineOf({ left: 50 * sideOf(x), top: 50 * sideOf(y), width: 50, height: 50 })
