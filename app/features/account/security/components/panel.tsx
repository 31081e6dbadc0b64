import { useId } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { CredentialField, PasswordField } from '#app/features/account/components/credential-fields.tsx'
import type { FieldState } from '#app/features/account/components/credential-fields.tsx'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
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

export const CurrentPassword = ({ field }: { field: FieldState }) => (
  <PasswordField field={field} label={m.security_current_password()} autoComplete="current-password" />
)

/** `isShort`: six digits only. */
export function CodeField({ field, isShort = false }: { field: FieldState; isShort?: boolean }) {
  return (
    <CredentialField
      field={field}
      label={isShort ? m.security_code_short() : m.security_code()}
      hint={isShort ? m.security_code_short_hint() : m.security_code_hint()}
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
    </CredentialField>
  )
}
