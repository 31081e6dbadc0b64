import type { DialogDrafts } from '#app/features/studio/fields/dialog-drafts.ts'
import type { TypedNotes } from '#app/features/studio/notes/components/notes-context.ts'

const at = (place: string) => ({ dialog: 'note', row: place }) as const

/** What is typed in a note is kept as what is typed in a dialog is. */
export const typedNotes = (drafts: DialogDrafts): TypedNotes => ({
  get(place) {
    const text = drafts.get(at(place))?.changes['text']
    return typeof text === 'string' ? text : null
  },
  keep: (place, text) => drafts.keep(at(place), { isNew: true, id: place, changes: { text }, was: {}, files: [] }),
  drop: (place) => drafts.clear(at(place)),
  subscribe: drafts.subscribe,
})
