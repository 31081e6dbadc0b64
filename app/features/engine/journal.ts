import { locales } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { RunEvent } from './events.ts'
import { mostPins } from './limits.ts'
import { own } from './state-lookup.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { roles } from '#app/shared/player-roles.ts'
import { isFor } from './roles.ts'
import type { JournalEntry, RunState } from './state.schema.ts'

const journalLength = 300

export function written(state: RunState, entry: JournalEntry): RunState {
  const journal = [...state.journal, entry]
  const gone = Math.max(0, journal.length - journalLength)
  if (gone === 0) return { ...state, journal }
  const moved = (places: number[]) => places.flatMap((place) => (place < gone ? [] : [place - gone]))
  const pins = Object.fromEntries(Object.entries(state.pins).map(([playerId, places]) => [playerId, moved(places)]))
  return { ...state, journal: journal.slice(gone), pins }
}

/** The last one pinned is the last. */
export function pin(state: RunState, { playerId, place, pinned }: Extract<RunEvent, { type: 'pinned' }>): RunState {
  const others = (own(state.pins, playerId) ?? []).filter((other) => other !== place)
  const places = pinned ? [...others, place].slice(-mostPins) : others
  return { ...state, pins: { ...state.pins, [playerId]: places } }
}

type Words = Extract<JournalEntry, { kind: 'said' | 'looked' | 'shut' | 'chose' }>
type Unplaced<Entry> = Entry extends Words ? Omit<Entry, 'at'> : never
type Line = Unplaced<Words>

const sourceOf = (entry: Line) => ('hotspotId' in entry ? entry.hotspotId : entry.npcId)

/** Records a text once, however often it is said: asking ten times must not crowd out the rest. */
export const noted = (state: RunState, entry: Words): RunState =>
  isNoted(state, entry) ? noticed(state, entry) : written(state, entry)

/** Opens a text that is recorded to the roles that hear it now. */
export const noticed = (state: RunState, entry: Words): RunState => ({
  ...state,
  journal: state.journal.map((other) => {
    if (!('for' in other) || !other.for || !isSame(other, entry)) return other
    const { for: before, ...open } = other
    const audience = eitherOf(before, entry.for)
    return audience.length === roles.length ? open : { ...open, for: audience }
  }),
})

/** Who may know of one of two; undefined is everybody. */
export const eitherOf = (one: readonly Role[], other: readonly Role[] = roles): Role[] =>
  roles.filter((role) => one.includes(role) || other.includes(role))

/** The roles that may know of an event, if not everybody may. */
export const heardBy = (event: RunEvent): { for?: Role[] } => (event.for ? { for: event.for } : {})

/** Whether the journal has this text of this source, for somebody with these roles. */
export const isNoted = (state: RunState, entry: Line, own: readonly Role[] = roles): boolean =>
  state.journal.some((other) => isSame(other, entry) && (!('for' in other) || isFor(other.for, own)))

const isSame = (other: JournalEntry, entry: Line) =>
  other.kind === entry.kind && sourceOf(other) === sourceOf(entry) && sameWords(other.text, entry.text)

const sameWords = (one: LocalText, other: LocalText) => locales.every((locale) => one[locale] === other[locale])
