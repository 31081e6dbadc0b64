import { useId } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { PasswordInput } from '#app/features/account/components/password-input.tsx'
import { firstError } from '#app/features/account/use-credentials-form.ts'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card>
      <section aria-labelledby={id}>
        <CardBody className="gap-5 p-5 sm:p-7">
          <CardTitle as="h2" id={id}>
            {title}
          </CardTitle>
          {children}
        </CardBody>
      </section>
    </Card>
  )
}

/** Of a field as Conform tells of it. */
export type FieldState = {
  id: string
  errorId: string
  name: string
  errors?: string[] | undefined
}

export function CurrentPassword({ field, label }: { field: FieldState; label?: string }) {
  return (
    <Field
      label={label ?? m.security_current_password()}
      id={field.id}
      errorId={field.errorId}
      error={firstError(field.errors)}
      required
    >
      {(control) => <PasswordInput {...control} name={field.name} autoComplete="current-password" />}
    </Field>
  )
}

/** `isShort`: six digits only. */
export function CodeField({ field, isShort = false }: { field: FieldState; isShort?: boolean }) {
  return (
    <Field
      label={isShort ? m.security_code_short() : m.security_code()}
      hint={isShort ? m.security_code_short_hint() : m.security_code_hint()}
      id={field.id}
      errorId={field.errorId}
      error={firstError(field.errors)}
      required
    >
      {(control) => (
        <Input
          {...control}
          name={field.name}
          inputMode={isShort ? 'numeric' : undefined}
          autoComplete="one-time-code"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          className="max-w-60 font-mono tracking-widest"
        />
      )}
    </Field>
  )
}
