import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Form } from '#app/ui/link.tsx'

/** Characters of a search. */
export const mostWords = 200

/** Searches a list of the back office, by its address. */
export function FindForm({
  action,
  label,
  hint,
  words,
  children,
}: {
  action: string
  label: string
  hint: string
  words: string
  /** Hidden fields for the list's other parameters. */
  children?: ReactNode
}) {
  return (
    <Form
      method="get"
      action={action}
      role="search"
      className="grid items-end gap-4 sm:grid-cols-[minmax(0,32rem)_auto] sm:justify-start"
    >
      {children}
      <Field label={label} hint={hint}>
        {(control) => <Input {...control} type="search" name="q" defaultValue={words} maxLength={mostWords} />}
      </Field>
      <Button type="submit" variant="accent">
        {m.admin_find()}
      </Button>
    </Form>
  )
}
