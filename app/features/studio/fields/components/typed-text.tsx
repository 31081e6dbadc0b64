import { useState } from 'react'
import type { ComponentProps } from 'react'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

type TypedProps = {
  value: string
  onType: (text: string) => void
  /** Whether a value is what was typed, in the form that a save gives it. */
  isSame?: (value: string, typed: string) => boolean
}

const withoutSpaces = (text: string) => text.replaceAll(/\s+/gu, '').normalize()
const sameText = (value: string, typed: string) => withoutSpaces(value) === withoutSpaces(typed)

type Typed = { text: string; over: string }

/** Pure. Typed text stays exactly as typed, until somebody else changes the field's value. */
export const shownText = (typed: Typed | null, value: string, isSame = sameText): string =>
  typed && (value === typed.over || isSame(value, typed.text)) ? typed.text : value

/** Keeps the text as typed while focused, since a save may return it trimmed. */
function useTyped({ value, onType, isSame }: TypedProps) {
  const [typed, setTyped] = useState<Typed | null>(null)
  return {
    value: shownText(typed, value, isSame),
    onChange: (event: { target: { value: string } }) => {
      setTyped({ text: event.target.value, over: value })
      onType(event.target.value)
    },
    onBlur: () => setTyped(null),
  }
}

export function TypedInput({
  value,
  onType,
  isSame,
  ...props
}: Omit<ComponentProps<'input'>, 'value' | 'onChange'> & TypedProps) {
  return <Input {...props} {...useTyped({ value, onType, ...(isSame && { isSame }) })} />
}

export function TypedTextarea({
  value,
  onType,
  isSame,
  ...props
}: Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & TypedProps) {
  return <Textarea {...props} {...useTyped({ value, onType, ...(isSame && { isSame }) })} />
}
