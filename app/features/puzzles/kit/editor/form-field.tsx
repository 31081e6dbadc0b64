import { useContext } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { formField, halfOf } from '#app/features/puzzles/kit/rules/form-fields.ts'
import type { FormField as Declared } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { CountField } from './count-field.tsx'
import { DecoyList } from './decoy-list.tsx'
import type { Decoy } from './decoy-list.tsx'
import { LinesField } from './lines-field.tsx'
import { OnlyPrinted } from './only-printed.ts'
import type { PuzzleForm } from './puzzle-form.ts'
import { TextField } from './text-field.tsx'

interface Given {
  /** Replaces the label that the schema says. */
  label?: string
  /** Replaces the hint that the schema says; null or false for none. */
  hint?: ReactNode
  /** Other fields whose problems are shown here too. */
  also?: readonly string[]
  /** Lines of a long text. */
  rows?: number
  /** A choice offers only these. */
  only?: readonly string[]
  /** A switch that is disabled is shown as off. */
  disabled?: boolean
  /** A number takes the width of its place. */
  wide?: boolean
  className?: string
}

type FormFieldProps<Configuration, Solution, Name extends keyof (Configuration & Solution) & string> = Given & {
  form: PuzzleForm<Configuration, Solution>
  name: Name
  /** If it changes more than the field. */
  onChange?: (value: (Configuration & Solution)[Name]) => void
}

/** A field of a puzzle as its schema declares it: label, limit, hint, required mark, choices and problems. */
export function FormField<Configuration, Solution, Name extends keyof (Configuration & Solution) & string>({
  form,
  name,
  also = [],
  onChange,
  ...given
}: FormFieldProps<Configuration, Solution, Name>) {
  const isOnPaper = useContext(OnlyPrinted)
  const half = halfOf(form.schemas, name)
  const field = formField(form.schemas, name)
  if (!field) throw new Error(`${name} needs a form of its own`)
  const error = [...form.problemsIn(name), ...form.problemsAt(...also)]
  const onScreen = isOnPaper && field.kind !== 'decoys' && field.onScreen
  const isIdle = onScreen === true && error.length === 0
  if (isIdle || form.omitted.includes(name)) return null
  return (
    <DrawnField
      field={field}
      form={form as PuzzleForm<unknown, unknown>}
      name={name}
      value={(form[half] as Record<string, unknown>)[name]}
      error={error}
      onValue={(value) => {
        if (onChange) onChange(value as (Configuration & Solution)[Name])
        else if (half === 'configuration') form.configure({ [name]: value } as Partial<Configuration>)
        else form.solve({ [name]: value } as Partial<Solution>)
      }}
      {...(onScreen === 'hint' && { hint: false })}
      {...given}
    />
  )
}

type DrawnProps = Given & {
  field: Declared
  form: PuzzleForm<unknown, unknown>
  name: string
  value: unknown
  error: string[]
  onValue: (value: unknown) => void
}

function DrawnField({ field, form, name, value, error, onValue, rows, only, disabled, wide, ...given }: DrawnProps) {
  if (field.kind === 'decoys') {
    return (
      <DecoyList
        {...field}
        decoys={value as Decoy[]}
        language={form.language}
        errorsAt={(index) => form.problemsAt(`${name}.${index}`)}
        onChange={onValue}
      />
    )
  }
  const { label, hint, required } = field
  const said = { label: label(), hint: hint?.(), error, ...(required && { required }), ...given }
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          {...said}
          {...(field.optional && { optional: true })}
          value={value as string}
          longest={field.longest}
          language={field.shared ? undefined : form.language}
          rows={rows}
          onChange={onValue}
        />
      )
    case 'lines':
      return (
        <LinesField
          {...said}
          lines={value as string[]}
          lang={field.shared ? undefined : form.language}
          onChange={onValue}
        />
      )
    case 'count':
      return (
        <CountField
          {...said}
          value={value as number}
          from={field.range[0]}
          to={field.range[1]}
          each={field.each}
          wide={wide}
          onChange={onValue}
        />
      )
    case 'choice':
      return <ChoiceField field={field} only={only} {...said} value={value as string} onChange={onValue} />
    case 'yesNo':
      return (
        <Checkbox
          label={said.label}
          hint={said.hint}
          className={said.className}
          checked={value === true && !disabled}
          disabled={disabled}
          onChange={({ target }) => onValue(target.checked)}
        />
      )
  }
}

type ChoiceFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & {
  field: Extract<Declared, { kind: 'choice' }>
  only: Given['only']
  value: string
  onChange: (choice: string) => void
}

function ChoiceField({ field, only, value, onChange, ...said }: ChoiceFieldProps) {
  const { choices, hints } = field
  return (
    <Field {...said} hint={said.hint ?? hints?.[value]?.()}>
      {(control) => (
        <Select value={value} onChange={({ target }) => onChange(target.value)} {...control}>
          {(only ?? Object.keys(choices)).map((each) => (
            <option key={each} value={each}>
              {choices[each]!()}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
