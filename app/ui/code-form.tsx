import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Form } from './link.tsx'
import { classNames } from './class-names.ts'
import { Input } from './input.tsx'

type CodeFormProps = {
  action: string
  label: string
  hint: string
  /** Something typed that is no code of ours; null before anything was typed. */
  typed: string | null
  wrong: string
  submit: string
  className: string
}

/** More than any code has, with whatever stands between its signs. */
export const longestTypedCode = 60

/** Leads to the page of the code that somebody types; works without scripts. */
export const CodeForm = ({ action, label, hint, typed, wrong, submit, className }: CodeFormProps) => (
  <Form method="get" action={action} className="grid gap-5">
    <Field label={label} hint={hint} error={typed === null ? null : wrong} required>
      {(control) => <CodeInput {...control} name="code" defaultValue={typed ?? ''} className={className} />}
    </Field>
    <Button type="submit" variant="primary" size="large" className="w-full">
      {submit}
    </Button>
  </Form>
)

/** For codes copied from paper or a message character by character: no autocorrection or completion. */
function CodeInput({ className, ...props }: ComponentProps<typeof Input>) {
  return (
    <Input
      {...props}
      maxLength={longestTypedCode}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      className={classNames('font-mono uppercase', className)}
    />
  )
}
