import { locales } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { RunEvent } from './events.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { roles } from '#app/shared/player-roles.ts'
import type { JournalEntry, RunState } from './state.schema.ts'

const journalLength = 300

export const written = (state: RunState, entry: JournalEntry): RunState => ({
  ...state,
  journal: [...state.journal, entry].slice(-journalLength),
})

type Words = Extract<JournalEntry, { kind: 'said' | 'looked' | 'chose' }>

const sourceOf = (entry: Words) => `${entry.kind} ${entry.kind === 'looked' ? entry.hotspotId : entry.npcId}`

/** Records a text once, however often it is said: asking ten times must not crowd out the rest. */
export const noted = (state: RunState, entry: Words): RunState =>
  state.journal.some((other) => isSame(other, entry)) ? noticed(state, entry) : written(state, entry)

/** Opens a text that is recorded to the roles that hear it now. */
export const noticed = (state: RunState, entry: Words): RunState => ({
  ...state,
  journal: state.journal.map((other) => {
    if (!('for' in other) || !other.for || !isSame(other, entry)) return other
    const { for: before, ...open } = other
    const audience = roles.filter((role) => before.includes(role) || (entry.for ?? roles).includes(role))
    return audience.length === roles.length ? open : { ...open, for: audience }
  }),
})

/** The roles that may know of an event, if not everybody may. */
export const heardBy = (event: RunEvent): { for?: Role[] } => (event.for ? { for: event.for } : {})

const isSame = (other: JournalEntry, entry: Words) =>
  other.kind === entry.kind && sourceOf(other) === sourceOf(entry) && sameWords(other.text, entry.text)

const sameWords = (one: LocalText, other: LocalText) => locales.every((locale) => one[locale] === other[locale])
