import { memo, useId } from 'react'
import type { ComponentProps } from 'react'
import { may, mayChangeDetails } from '#app/features/drafts/draft.policy.ts'
import { editorPath } from '#app/features/adventure/kinds.ts'
import { useEditorPart, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { rowPlace } from '#app/features/studio/draft/row-place.ts'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import { RowNotes } from '#app/features/studio/notes/components/row-notes.tsx'
import type { TextLanguages } from '#app/features/studio/draft/words/text-pair.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { TextLine, TextPart, TextPlace } from '#app/features/studio/texts/text-places.ts'
import { m } from '#app/i18n/generated/messages.js'
import { textLinkStyles } from '#app/ui/text-link.tsx'
import { Link, useNavigate } from '#app/ui/link.tsx'
import { TextRow } from './text-row.tsx'
import type { TextEdits } from './use-text-edits.ts'

type TextPlaceProps = {
  place: TextPlace
  languages: TextLanguages
  errorOf: (line: TextLine) => string | null
  edits: TextEdits
}

export const TextPlaceTable = memo(function TextPlaceTable({ place, languages, errorOf, edits }: TextPlaceProps) {
  const id = useId()
  const editor = useEditorPart(({ draft: { details } }) => editorPath(details.kind, details.id))
  const mayEdit = useEditorPart(({ draft }) => may(draft.role, 'edit'))
  const isOwners = useEditorPart(({ draft: { role, details } }) => !mayChangeDetails(role, details.status))
  const rows = (lines: readonly TextLine[], of: string) =>
    lines.map((line) => (
      <TextRow key={line.key} line={line} of={of} languages={languages} error={errorOf(line)} edits={edits} />
    ))
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface px-4 pt-4 pb-1 sm:px-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
        <h3 id={id} className="min-w-0 text-subheading">
          <span className="mr-2 font-text text-sm font-semibold text-muted">{kindOf(place.kind).label()}</span>
          {place.name}
        </h3>
        {mayEdit && (
          <PlaceLink
            to={rowPlace({ entity: place.kind, id: place.id }, editor)}
            aria-label={m.texts_open_named({ name: place.name })}
            className={textLinkStyles}
          >
            {m.texts_open()}
          </PlaceLink>
        )}
      </header>
      {place.kind === 'details' && isOwners && <p className="pb-3 text-muted">{m.people_details_owners()}</p>}
      <div role="table" aria-labelledby={id}>
        <div
          role="row"
          className="sr-only text-sm font-semibold text-muted lg:not-sr-only lg:grid lg:grid-cols-[13rem_minmax(0,1fr)_minmax(0,1fr)] lg:gap-4 lg:pb-2"
        >
          <span role="columnheader">{m.texts_text()}</span>
          <span role="columnheader" className="first-letter:uppercase lg:block">
            {languageName(languages.primary)}
          </span>
          <span role="columnheader" className="first-letter:uppercase lg:block">
            {languageName(languages.other)}
          </span>
        </div>
        {rows(place.lines, place.name)}
        {place.inside.map((part) => (
          <div key={part.id} role="rowgroup" aria-label={nameOfPart(part)}>
            <div role="row" className="border-t border-line pt-3 pb-1">
              <div role="rowheader">
                {mayEdit ? (
                  <PlaceLink
                    to={rowPlace({ entity: part.kind, id: part.id, parentId: place.id }, editor)}
                    className={textLinkStyles}
                  >
                    {nameOfPart(part)}
                  </PlaceLink>
                ) : (
                  nameOfPart(part)
                )}
              </div>
            </div>
            {rows(part.lines, nameOfPart(part))}
          </div>
        ))}
      </div>
      <RowNotes kind={place.kind} id={place.id} name={place.name} className="my-3" />
    </section>
  )
})

export function nameOfPart({ kind, name }: TextPart): string {
  if (kind === 'card') return name
  if (kind === 'layer') return m.texts_layer({ name })
  return kind === 'hotspot'
    ? m.texts_hotspot({ name: name.trim() || m.studio_untitled_hotspot() })
    : m.texts_node({ name })
}

/** Saves first, so that the form there starts from the typed text. */
function PlaceLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & { to: string }) {
  const store = useStore()
  const navigate = useNavigate()
  return (
    <Link
      {...props}
      to={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || store.summary === 'saved') return
        event.preventDefault()
        void store.flush().then(() => navigate(to))
      }}
    />
  )
}
