import type { ClockTime } from '#app/features/generation/understanding/clock-times.ts'
import { isSmall } from '#app/features/generation/understanding/attributes.ts'
import type { State } from '#app/features/generation/understanding/attributes.ts'
import { nothingUnderstood } from '#app/features/generation/understanding/understood.ts'
import type { Mention, Sense, Understood } from '#app/features/generation/understanding/understood.ts'

/** Whatever it can be drawn as: that is known higher up. */
export type Noted = Mention<Sense>

/* What the words ask for while one picture is drawn. Like the ids of `svg.ts`, for one picture at a time. */

interface Shown {
  copies: number
  colour: boolean
  states: Set<State>
  /** Always enough, however many are drawn. */
  isEnough: boolean
}

let reading = nothingUnderstood<Sense>()
let shown = new Map<Noted, Shown>()
let told = new Set<number>()
let keptOut = new Set<string>()

/** Things that one word may mean: whoever names one, or wants none of it, is not shown the other by chance. */
const alike = [
  ['clock', 'pocketWatch'],
  ['book', 'openBook'],
  ['flower', 'rose'],
]

/** @returns the drawing, and in the author's words what it does not show */
export function drawAsked<Reading extends Understood<Sense>>(
  asked: Reading,
  ignored: (words: string) => boolean,
  draw: (reading: Reading) => string,
): { svg: string; notDrawn: string[] } {
  reading = asked
  shown = new Map()
  told = new Set()
  keptOut = new Set(
    asked.mentions.flatMap(({ senses }) =>
      senses.flatMap(({ kind, name }) => (kind === 'thing' || kind === 'furnishing' ? [name] : [])),
    ),
  )
  for (const names of alike) if (names.some((name) => keptOut.has(name))) for (const name of names) keptOut.add(name)
  const svg = draw(asked)
  return { svg, notDrawn: missing().filter((words) => !ignored(words)) }
}

/** Whether the words name it: it is drawn where they want it or not at all, and never added by chance. */
export const isKeptOut = (name: string): boolean => keptOut.has(name)

/** Whether the words do not want it, or only a given number of it. */
export const isRuledOut = (name: string): boolean =>
  reading.mentions.some(
    ({ absent, count, senses }) =>
      (absent || typeof count?.value === 'number') &&
      senses.some((sense) => sense.name === name && (sense.kind === 'thing' || sense.kind === 'furnishing')),
  )

/** “A train station without trains” has a word for them twice. */
export const isAbsent = (name: string): boolean =>
  reading.mentions.some(({ absent, senses }) => absent && senses.some((sense) => sense.name === name))

/** Marks what the place shows anyway. */
export function leaveToPlace(mention: Noted, name: string): void {
  if (isAbsent(name)) return
  keptOut.delete(name)
  note(mention, { copies: 1, isEnough: name === 'star' })
}

/** The hands of the clock with this index in the picture; null for none. */
export function handsOf(index: number): ClockTime | null {
  const { times, hands } = reading
  if (!hands) return null
  const time = times.length < 2 ? times[0] : times[index]
  if (times.length > 0 && !time?.value) return null
  if (time) told.add(time.at)
  return time?.value ?? { hour: 10, minute: 10 }
}

export function note(
  mention: Noted,
  more: { copies?: number; colour?: boolean; state?: State; isEnough?: boolean },
): void {
  const known = shown.get(mention) ?? { copies: 0, colour: false, states: new Set<State>(), isEnough: false }
  if (more.state) known.states.add(more.state)
  shown.set(mention, {
    ...known,
    copies: known.copies + (more.copies ?? 0),
    colour: known.colour || more.colour === true,
    isEnough: known.isEnough || more.isEnough === true,
  })
}

export const noteColour = (at: number): void => void told.add(at)

type Missing = { at: number; words: string }

const hasCount = ({ count }: Noted, { copies, isEnough }: Shown): boolean =>
  count === null ? true : count.value === 'several' ? copies > 1 || isEnough : copies === count.value

function missingOf(mention: Noted): Missing[] {
  const { at, words, count, colour, states } = mention
  const found = shown.get(mention)
  // Pronouns
  if (!found && (isSmall(mention.words, 'en') || isSmall(mention.words, 'fr'))) return []
  const about = [
    ...(colour && !colour.not && !found?.colour ? [colour] : []),
    ...states.filter(({ value }) => !found?.states.has(value)),
  ]
  if (found && hasCount(mention, found)) return about
  return [...(count?.words ? [count] : []), { at, words }, ...about]
}

function missing(): string[] {
  const daytimes = reading.mentions.filter((mention) => shown.has(mention)).map(({ at }) => at)
  const list: Missing[] = [
    ...reading.unknown,
    ...reading.times.filter(({ at }) => !told.has(at) && !daytimes.includes(at)),
    ...reading.colours.filter(({ at }) => !told.has(at)),
    ...reading.mentions.filter(({ absent }) => !absent).flatMap(missingOf),
  ]
  const inOrder = list.toSorted((a, b) => a.at - b.at)
  const phrases: { words: string; end: number }[] = []
  for (const { at, words } of inOrder) {
    const last = phrases.at(-1)
    if (last && last.end === at && !reading.breaks.has(at)) last.words += ` ${words}`
    else if (!last || last.end <= at) phrases.push({ words, end: at })
    phrases.at(-1)!.end = at + words.split(/[\s-]/u).length
  }
  const seen = new Set<string>()
  return phrases
    .map(({ words }) => words)
    .filter((words) => !seen.has(words.toLowerCase()) && seen.add(words.toLowerCase()))
}
