import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { rowName } from './row-name.ts'

type Row = { kind: KindName; rowId: string; rowName: string }

/** What sort of row it is, and its name: now, or then if it is gone. */
export function rowAbout(draft: DraftView, { kind, rowId, rowName: then }: Row): string {
  const label = kindOf(kind).label()
  const name = kind === 'details' || kindOf(kind).single ? '' : rowName(draft, rowId) || then
  return name === '' ? label : m.studio_conflict_line({ label, text: name })
}
