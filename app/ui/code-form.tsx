import { Button } from './button.tsx'
import { CodeInput } from './code-input.tsx'
import { Field } from './field.tsx'
import { Form } from './link.tsx'

type CodeFormProps = {
  action: string
  label: string
  hint: string
  /** Something typed that is no code of ours; null before anything was typed. */
  typed: string | null
  wrong: string
  maxLength: number
  submit: string
  className: string
}

/** Leads to the page of the code that somebody types; works without scripts. */
export const CodeForm = ({ action, label, hint, typed, wrong, maxLength, submit, className }: CodeFormProps) => (
  <Form method="get" action={action} className="grid gap-5">
    <Field label={label} hint={hint} error={typed === null ? null : wrong} required>
      {(control) => (
        <CodeInput {...control} name="code" defaultValue={typed ?? ''} maxLength={maxLength} className={className} />
      )}
    </Field>
    <Button type="submit" variant="primary" size="large" className="w-full">
      {submit}
    </Button>
  </Form>
)
