import { kindOf } from '#app/features/rows/kinds/index.ts'
import { rowAbout } from '#app/features/studio/draft/components/row-about.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { studioErrorText } from '#app/features/studio/draft/studio-error-text.ts'
import type { NotesAnswer } from '#app/features/studio/notes/ask-notes.ts'
import type { NoteView } from '#app/features/studio/notes/note-view.ts'
import { errorText } from '#app/i18n/error-text.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { PresentedError } from '#app/shared/app-error.ts'

/** Why nothing came of it. */
export function answerText(answer: Exclude<NotesAnswer, { status: 'listed' }>): string {
  switch (answer.status) {
    case 'unreachable':
      return m.studio_unreachable()
    case 'invalid':
      return studioErrorText(Object.values(answer.fields)[0]?.[0] ?? '')
    case 'failed':
      if (answer.error.code === 'tooLarge') return fullText(answer.error.params)
      if (answer.error.code === 'conflict') return m.notes_answered_since()
      return answer.error.code === 'notFound' ? m.notes_not_found() : errorText(answer.error.code)
  }
}

function fullText({ kind, most }: PresentedError['params']): string {
  return kind === 'letters'
    ? m.notes_too_long_together({ most: formatNumber(Number(most)) })
    : m.notes_full({ most: Number(most) })
}

/** What a note is about, as it is called now, or was when it is gone. */
export function aboutText(draft: DraftView, { kind, rowId, field, rowName: then }: NoteView): string {
  const about = rowAbout(draft, { kind, rowId, rowName: then })
  return field === null ? about : `${about} · ${fieldText(kind, field)}`
}

export const fieldText = (kind: KindName, field: string): string => kindOf(kind).fields[field]?.label() ?? field
