import type { DraftView } from '#app/features/studio/draft/view.ts'
import type { Log } from '#app/features/studio/draft/log/log.ts'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import { contentLanguages, otherLanguage } from '#app/features/studio/fields/components/content-languages.ts'
import { nameOfPart } from '#app/features/studio/texts/components/text-place.tsx'
import { TextReader } from '#app/features/studio/texts/text-places.ts'
import type { TextLine } from '#app/features/studio/texts/text-places.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { keyOf } from './compare-proof.ts'
import { baseOf } from './proof-document.ts'
import type { ProofDocument } from './proof-document.ts'
import { textHash } from './text-hash.ts'
import type { ProofText } from './write-docx.ts'

type State = { draft: DraftView; log: Log }

/** Every text of the draft, unsaved ones included. */
export function placesOf({ draft, log }: State) {
  const { primaryLanguage: primary } = draft.details
  return new TextReader().read(draft, log, { primary, other: otherLanguage(primary) })
}

export const adventureMark = (id: string): string => textHash(id)

export function composeProof(state: State): {
  document: Pick<ProofDocument, 'adventure' | 'languages'>
  text: ProofText
} {
  const { details } = state.draft
  const { primary, other } = contentLanguages(details)
  const languages: Locale[] = other ? [primary, other] : [primary]
  const rowsOf = (lines: readonly TextLine[]) =>
    lines
      .filter(({ primary: own, other: along }) => own.trim() !== '' || (other !== null && along.trim() !== ''))
      .map((line) => {
        const texts = languages.map((language) => (language === primary ? line.primary : line.other))
        return { key: keyOf(line), bases: texts.map(baseOf), texts, label: line.label() }
      })
  const parts = placesOf(state).flatMap(({ kind, name, lines, inside }): ProofText['parts'] => {
    const within = inside.map((part) => ({ level: 2 as const, heading: nameOfPart(part), rows: rowsOf(part.lines) }))
    const filled = within.filter(({ rows }) => rows.length > 0)
    const rows = rowsOf(lines)
    if (rows.length === 0 && filled.length === 0) return []
    return [{ level: 1, heading: m.proofs_place({ kind: kindOf(kind).label(), name }), rows }, ...filled]
  })
  return {
    document: { adventure: adventureMark(details.id), languages },
    text: {
      title: m.proofs_document_title({ title: details.title }),
      intro: [m.proofs_document_how(), m.proofs_document_comments()],
      headings: { text: m.texts_text(), languages: languages.map(languageName) },
      parts,
    },
  }
}
