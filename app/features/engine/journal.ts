import { locales } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { JournalEntry, RunState } from './state.schema.ts'

const journalLength = 300

export const written = (state: RunState, entry: JournalEntry): RunState => ({
  ...state,
  journal: [...state.journal, entry].slice(-journalLength),
})

type Words = Extract<JournalEntry, { kind: 'said' | 'looked' | 'shut' | 'chose' }>
type Unplaced<Entry> = Entry extends Words ? Omit<Entry, 'at'> : never
type Line = Unplaced<Words>

const sourceOf = (entry: Line) => ('hotspotId' in entry ? entry.hotspotId : entry.npcId)

/** Records a text once, however often it is said: asking ten times must not crowd out the rest. */
export const noted = (state: RunState, entry: Words): RunState =>
  isNoted(state, entry) ? state : written(state, entry)

/** Whether the journal has this text of this source. */
export const isNoted = (state: RunState, entry: Line): boolean =>
  state.journal.some(
    (other) => other.kind === entry.kind && sourceOf(other) === sourceOf(entry) && sameWords(other.text, entry.text),
  )

const sameWords = (one: LocalText, other: LocalText) => locales.every((locale) => one[locale] === other[locale])
