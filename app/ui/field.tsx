import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from './class-names.ts'
import { FieldMark } from './field-mark.tsx'

/** The props that the field's control needs; spread them last. */
export type ControlProps = {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** Texts, not codes. Anything but an empty list marks the control as invalid. */
  error?: string | readonly string[] | null | undefined
  required?: boolean
  optional?: boolean
  /** Set when a form library names its controls; generated otherwise. */
  id?: string
  errorId?: string
  /** The field's name in an address (`?field=`). */
  name?: string | undefined
  className?: string
  children: (control: ControlProps) => ReactNode
}

export function Field({
  label,
  hint,
  error,
  required,
  optional = false,
  id,
  errorId,
  name,
  className,
  children,
}: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const errors = errorList(error)
  const hintId = `${controlId}-hint`
  const messageId = errorId ?? `${controlId}-error`
  const described = [hint ? hintId : '', errors.length > 0 ? messageId : ''].filter(Boolean).join(' ')
  return (
    <div data-field={name} className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={controlId} className="font-semibold">
        {label}
        {optional && <span className="ml-1.5 font-normal text-muted">{m.ui_optional()}</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        required,
        'aria-invalid': errors.length > 0 || undefined,
        'aria-describedby': described || undefined,
      })}
      <FieldErrors id={messageId} errors={errors} />
      <FieldMark name={name} />
    </div>
  )
}

export function FieldRow({ className, children }: { className: string; children: ReactNode }) {
  return <div className={classNames('field-row', className)}>{children}</div>
}

export function FieldGroup({
  legend,
  hint,
  error,
  name,
  className,
  children,
}: {
  legend: ReactNode
  hint?: ReactNode
  error?: FieldProps['error']
  name?: FieldProps['name']
  className?: string
  children: ReactNode
}) {
  const id = useId()
  const errors = errorList(error)
  const described = [hint ? `${id}-hint` : '', errors.length > 0 ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <fieldset
      data-field={name}
      aria-describedby={described || undefined}
      className={classNames('grid min-w-0 content-start gap-2', className)}
    >
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      <FieldErrors id={`${id}-error`} errors={errors} />
      <FieldMark name={name} />
    </fieldset>
  )
}

export function FieldErrors({ id, errors }: { id: string; errors: readonly string[] }) {
  if (errors.length === 0) return null
  return (
    <div id={id} data-errors="" className="flex gap-2 text-sm font-medium text-danger-ink">
      <CircleAlert aria-hidden="true" className="mt-px size-4.5" />
      <div>
        {errors.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  )
}

const errorList = (error: FieldProps['error']): readonly string[] => {
  if (!error) return []
  return typeof error === 'string' ? [error] : error
}
