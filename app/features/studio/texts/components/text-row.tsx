import { memo, useId } from 'react'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import { TypedTextarea } from '#app/features/studio/fields/components/typed-text.tsx'
import type { Side, TextLanguages } from '#app/features/studio/draft/words/text-pair.ts'
import type { TextLine } from '#app/features/studio/texts/text-places.ts'
import { RowHere } from '#app/features/studio/live/components/others-context.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldErrors } from '#app/ui/field.tsx'
import { FieldMark } from '#app/ui/field-mark.tsx'
import type { TextEdits } from './use-text-edits.ts'

type TextRowProps = {
  line: TextLine
  of: string
  languages: TextLanguages
  error: string | null
  edits: TextEdits
}

export const TextRow = memo(function TextRow({ line, of, languages, error, edits }: TextRowProps) {
  const id = useId()
  const { mark, origin } = line
  const described = [mark ? `${id}-mark` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
  const field = (side: Side) => (
    <div role="cell" className="relative grid content-start gap-1">
      <span aria-hidden="true" className="text-xs font-semibold text-muted first-letter:uppercase lg:hidden">
        {languageName(languages[side])}
      </span>
      <TypedTextarea
        rows={1}
        lang={languages[side]}
        aria-label={m.texts_field({ of, label: line.label(), language: languageName(languages[side]) })}
        aria-describedby={described}
        aria-invalid={error !== null || undefined}
        data-side={side}
        readOnly={edits.reads(line, side)}
        data-field={`${line.key}.${languages[side]}`}
        data-lines={line.long ? 'many' : 'one'}
        value={line[side]}
        onType={(text) => edits.write(line, side, line.long ? text : text.replaceAll(/\s*\n\s*/g, ' '))}
        aria-required={(side === 'primary' && line.required) || undefined}
        maxLength={line.lines ? undefined : line.longest}
        className={classNames('min-h-11!', edits.reads(line, side) && 'bg-sunken text-muted')}
      />
      <RowHere value={line.row}>
        <FieldMark name={side === 'primary' ? line.path : `${line.path}.${languages.other}`} />
      </RowHere>
    </div>
  )
  return (
    <div
      role="row"
      className="grid gap-2 border-t border-line py-3 lg:grid-cols-[13rem_minmax(0,1fr)_minmax(0,1fr)] lg:gap-4"
    >
      <div role="rowheader" className="flex flex-wrap content-start items-center gap-x-2 gap-y-1 lg:pt-2.5">
        <span className="text-sm font-semibold">{line.label()}</span>
        <span id={`${id}-mark`} className="contents">
          {mark === 'missing' && <Badge tone="warning">{missingText(line)}</Badge>}
          {mark === 'changed' && <Badge tone="info">{m.texts_changed()}</Badge>}
        </span>
      </div>
      {field('primary')}
      {field('other')}
      {origin !== null && (
        <Outgrown
          line={line}
          origin={origin}
          of={of}
          language={languages.primary}
          onConfirm={edits.reads(line, 'other') ? null : () => edits.confirm(line)}
        />
      )}
      {error && (
        <div role="cell" className="lg:col-start-2 lg:col-end-4">
          <FieldErrors id={`${id}-error`} errors={[error]} />
        </div>
      )}
    </div>
  )
})

const missingText = ({ anew, copied }: TextLine): string =>
  anew ? m.texts_anew() : copied ? m.texts_copied() : m.texts_missing()

type OutgrownProps = { line: TextLine; origin: string; of: string; language: string; onConfirm: (() => void) | null }

function Outgrown({ line, origin, of, language, onConfirm }: OutgrownProps) {
  return (
    <div
      role="cell"
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-control bg-info-soft px-3 py-2 text-sm text-info-ink lg:col-start-2 lg:col-end-4"
    >
      <p className="min-w-0 flex-1 basis-48">
        {m.texts_was()}
        <span lang={language} className="block font-semibold whitespace-pre-wrap">
          {origin}
        </span>
      </p>
      {onConfirm && (
        <Button size="small" aria-label={m.texts_right_of({ of, label: line.label() })} onClick={onConfirm}>
          {m.texts_right()}
        </Button>
      )}
    </div>
  )
}
