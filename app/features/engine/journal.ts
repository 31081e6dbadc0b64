import type { JournalEntry, RunState } from './state.schema.ts'

const journalLength = 300

/** The state with one more entry in the party's journal, which keeps the last 300. */
export const written = (state: RunState, entry: JournalEntry): RunState => ({ ...state, journal: [...state.journal, entry].slice(-journalLength) })
