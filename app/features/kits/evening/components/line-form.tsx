import type { ComponentProps } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

type TypedLineProps = Omit<ComponentProps<typeof Field>, 'children'> & {
  value: string
  /** How long it may be. */
  most: number
  onType: (value: string) => void
}

/** A line that the host types. */
export const TypedLine = ({ value, most, onType, ...field }: TypedLineProps) => (
  <Field {...field}>
    {(control) => (
      <Input
        {...control}
        value={value}
        maxLength={most}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
      />
    )}
  </Field>
)

type LineFormProps = TypedLineProps & { isBusy: boolean; isSame: boolean; onSave: () => void }

/** A line with a button beside it that saves it. */
export const LineForm = ({ isBusy, isSame, onSave, ...line }: LineFormProps) => (
  <form
    className="flex flex-wrap items-end gap-3"
    onSubmit={(event) => {
      event.preventDefault()
      onSave()
    }}
  >
    <TypedLine {...line} className="min-w-0 flex-1 basis-48" />
    <Button type="submit" loading={isBusy} disabled={isSame}>
      {m.common_save()}
    </Button>
  </form>
)
