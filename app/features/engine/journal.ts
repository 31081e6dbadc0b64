import { locales } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { JournalEntry, RunState } from './state.schema.ts'

const journalLength = 300

export const written = (state: RunState, entry: JournalEntry): RunState => ({
  ...state,
  journal: [...state.journal, entry].slice(-journalLength),
})

type Words = Extract<JournalEntry, { kind: 'said' | 'looked' | 'chose' }>

const sourceOf = (entry: Words) => `${entry.kind} ${entry.kind === 'looked' ? entry.hotspotId : entry.npcId}`

/** Records a text once, however often it is said: asking ten times must not crowd out the rest. */
export function noted(state: RunState, entry: Words): RunState {
  const isThere = state.journal.some(
    (other) => other.kind === entry.kind && sourceOf(other) === sourceOf(entry) && sameWords(other.text, entry.text),
  )
  return isThere ? state : written(state, entry)
}

const sameWords = (one: LocalText, other: LocalText) => locales.every((locale) => one[locale] === other[locale])
