import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { rowKinds } from '#app/features/rows/kinds/index.ts'
import type { Field as Declared, KindName } from '#app/features/rows/row-kind.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { viewsIn } from '#app/features/studio/draft/view.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Checks } from '#app/ui/checks.tsx'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { FieldMark } from '#app/ui/field-mark.tsx'
import { Input } from '#app/ui/input.tsx'
import { Options } from '#app/ui/options.tsx'
import { Select } from '#app/ui/select.tsx'
import { BilingualText } from './bilingual-text.tsx'
import { contentLanguages, translating } from './content-languages.ts'
import { CountInput } from './count-input.tsx'
import { rowTexts } from './row-texts.ts'
import type { RowForm } from './use-row-form.ts'

/** The form of a row; a form that edits in place has no files. */
export type FieldForm = Pick<RowForm, 'values' | 'set' | 'errorsAt'> & Partial<Pick<RowForm, 'fileAt' | 'setFile'>>

const FormContext = createContext<FieldForm | null>(null)

/** Provides the form of one row to the fields inside. */
export const RowFields = FormContext.Provider

export function useForm(): FieldForm {
  const form = useContext(FormContext)
  if (!form) throw new Error('there is no form around this field')
  return form
}

export type FieldName<Name extends KindName> = keyof (typeof rowKinds)[Name]['fields'] & string

type RowFieldProps<Name extends KindName> = {
  kind: Name
  name: FieldName<Name>
  /** Replaces the label that the kind declares. */
  label?: string
  hint?: string | undefined
  optional?: boolean
  /** Marked as required, though the row can be saved without it. */
  required?: boolean
  /** Number of lines of a long text; 1: a single-line field. */
  rows?: number
  /** For a reference: the text for none chosen, or for nothing to choose from. */
  none?: string
  /** For references: the rows that can be chosen; others only while they are. */
  among?: (id: string) => boolean
  /** Another way to get a picture. */
  generate?: ReactNode
  /** Of a picture: shown small. */
  isSmall?: boolean
  /** For a text: errors shown while typing, in place of those from saving. */
  error?: readonly string[] | undefined
  translationError?: readonly string[] | undefined
  className?: string
}

type Said = Omit<RowFieldProps<KindName>, 'kind' | 'name' | 'label'> & {
  name: string
  label: string
  declared: Declared
}

/** One field of a row as its kind declares it: label, limit, hint, required mark and both languages. */
export function RowField<Name extends KindName>({ kind, name, ...given }: RowFieldProps<Name>) {
  const declared = kindOf(kind).fields[name]!
  const said: Said = {
    hint: declared.hint?.(),
    optional: declared.optional ?? false,
    ...given,
    name,
    label: given.label ?? declared.label(),
    declared,
  }
  if (declared.text) return <TextField {...said} />
  if (declared.longest) return <NoteField {...said} />
  if (declared.range && typeof declared.start === 'number') return <NumberField {...said} />
  if (declared.choices) return <ChoiceField {...said} />
  if (declared.picture) return <PictureField {...said} />
  if (declared.names) return declared.start === null ? <ReferenceField {...said} /> : <ReferencesField {...said} />
  if (typeof declared.start === 'boolean') return <YesNoField {...said} />
  throw new Error(`${kind}.${said.name} needs a form of its own`)
}

function TextField({ declared: { text }, name, label, hint, optional, required, rows, ...errors }: Said) {
  const form = useForm()
  const texts = rowTexts(form, contentLanguages(useDraft().details))(name)
  const lines = rows ?? (text!.long ? 3 : undefined)
  return (
    <BilingualText
      {...texts}
      label={label}
      hint={hint}
      max={text!.longest}
      required={required ?? text!.required ?? false}
      optional={optional ?? false}
      {...(lines === undefined || lines === 1 ? {} : { rows: lines })}
      error={errors.error ?? texts.error}
      translationError={errors.translationError ?? texts.translationError}
    />
  )
}

/** A text that is not translated; one without a default is required. */
function NoteField({ declared: { longest, start }, name, label, hint, optional, className }: Said) {
  const { values, set, errorsAt } = useForm()
  return (
    <Field
      label={label}
      name={name}
      hint={hint}
      required={start === undefined}
      optional={optional ?? false}
      error={errorsAt(name)}
      className={className}
    >
      {(control) => (
        <Input
          {...control}
          value={String(values[name] ?? '')}
          maxLength={longest}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Field>
  )
}

function NumberField({ declared: { range }, name, label, hint, className }: Said) {
  const { values, set, errorsAt } = useForm()
  const [min, max] = range!
  return (
    <Field label={label} name={name} hint={hint} error={errorsAt(name)} className={className ?? 'max-w-80'}>
      {(control) => (
        <CountInput
          {...control}
          value={Number(values[name])}
          onChange={(count) => set({ [name]: count })}
          min={min}
          max={max}
        />
      )}
    </Field>
  )
}

type Named = { id: string; name: string }

/** The choices of a field as options. */
export const choicesIn = (choices: NonNullable<Declared['choices']>): Named[] =>
  Object.entries(choices).map(([id, text]) => ({ id, name: text() }))

function ChoiceField({ declared: { choices, hints, start }, name, label, hint, none, className }: Said) {
  const { values, set, errorsAt } = useForm()
  const about = hints?.[String(values[name])]?.() ?? hint
  return (
    <Field label={label} name={name} hint={about} error={errorsAt(name)} className={className}>
      {(control) => (
        <Select
          value={String(values[name] ?? '')}
          onChange={({ target }) => set({ [name]: target.value || null })}
          {...control}
        >
          {start === null && <option value="">{none ?? m.studio_choose()}</option>}
          <Options of={choicesIn(choices!)} />
        </Select>
      )}
    </Field>
  )
}

function YesNoField({ name, label, hint, className }: Said) {
  const { values, set } = useForm()
  return (
    <div data-field={name} className={className}>
      <Checkbox
        label={label}
        {...(hint ? { hint } : {})}
        checked={values[name] === true}
        onChange={({ target }) => set({ [name]: target.checked })}
      />
      <FieldMark name={name} />
    </div>
  )
}

function PictureField({ declared: { picture, inWords }, name, label, hint, generate, isSmall, className }: Said) {
  const { fileAt, setFile, errorsAt } = useForm()
  const { details } = useDraft()
  const unsay = useUnsay()
  return (
    <div data-field={name} className={className ?? 'max-w-96'}>
      <ImageUpload
        label={label}
        hint={hint}
        adventureId={details.id}
        {...picture!}
        value={fileAt?.(name) ?? null}
        error={errorsAt(name)?.[0] ?? null}
        onUploaded={(asset) => setFile?.(name, asset)}
        onRemoved={() => {
          setFile?.(name, null)
          unsay(inWords)
        }}
        generate={generate}
        isSmall={isSmall ?? false}
      />
      <FieldMark name={name} />
    </div>
  )
}

/** What a file shows or sounds like goes with it. */
export function useUnsay(): (field: string | undefined) => void {
  const { set } = useForm()
  const { other } = contentLanguages(useDraft().details)
  return (field) => field !== undefined && set({ [field]: '', ...translating(other, field, '') })
}

function rowsOf(kind: KindName, draft: DraftView): Named[] {
  const { nameField = '' } = kindOf(kind)
  return viewsIn(draft, kind).map((row) => ({ id: row.id, name: String(row[nameField]) }))
}

/** A reference to a removed row shows as none. */
function ReferenceField({ declared: { names }, name, label, hint, none, among, className }: Said) {
  const { values, set, errorsAt } = useForm()
  const draft = useDraft()
  const rows = names!.kinds.flatMap((kind) => rowsOf(kind, draft))
  const chosen = rows.find(({ id }) => id === values[name])
  const offered = among ? rows.filter(({ id }) => among(id) || id === chosen?.id) : rows
  return (
    <Field label={label} name={name} hint={hint} error={errorsAt(name)} className={className}>
      {(control) => (
        <Select value={chosen?.id ?? ''} onChange={({ target }) => set({ [name]: target.value || null })} {...control}>
          <option value="">{none ?? m.studio_choose()}</option>
          <Options of={offered} />
        </Select>
      )}
    </Field>
  )
}

/** Several rows from some lists. References to removed rows are kept, so that undoing the removal brings them back. */
function ReferencesField({ declared: { names }, name, label, hint, none, among }: Said) {
  const { values, set, errorsAt } = useForm()
  const draft = useDraft()
  const chosen = (values[name] ?? []) as string[]
  const isOffered = ({ id }: Named) => id !== values['id'] && (chosen.includes(id) || (among?.(id) ?? true))
  const groups = names!.kinds
    .map((kind) => ({ kind, rows: rowsOf(kind, draft).filter(isOffered) }))
    .filter(({ rows }) => rows.length > 0)
  const list = (rows: readonly Named[]) => (
    <Checks
      of={rows}
      chosen={chosen}
      onChange={(ids) => set({ [name]: ids })}
      className="grid gap-x-5 sm:grid-cols-2 lg:grid-cols-3"
    />
  )
  return (
    <FieldGroup legend={label} hint={groups.length > 0 ? hint : none} name={name} error={errorsAt(name)}>
      {names!.kinds.length === 1
        ? list(groups[0]?.rows ?? [])
        : groups.length > 0 && (
            <div className="grid max-h-112 gap-3 overflow-y-auto rounded-control border border-line bg-sunken px-4 py-3">
              {groups.map(({ kind, rows }) => (
                <div key={kind} role="group" aria-label={kindOf(kind).several?.()}>
                  <p aria-hidden="true" className="text-sm font-semibold text-muted">
                    {kindOf(kind).several?.()}
                  </p>
                  {list(rows)}
                </div>
              ))}
            </div>
          )}
    </FieldGroup>
  )
}
