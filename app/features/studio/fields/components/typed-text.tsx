import { useState } from 'react'
import type { ComponentProps } from 'react'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

type TypedProps = { value: string; onType: (text: string) => void }

/** Keeps the typed form while focused: a save may answer with a trimmed text. */
function useTyped({ value, onType }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return {
    value: typed ?? value,
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value)
      onType(event.target.value)
    },
    onBlur: () => setTyped(null),
  }
}

export function TypedInput({
  value,
  onType,
  ...props
}: Omit<ComponentProps<'input'>, 'value' | 'onChange'> & TypedProps) {
  return <Input {...props} {...useTyped({ value, onType })} />
}

export function TypedTextarea({
  value,
  onType,
  ...props
}: Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & TypedProps) {
  return <Textarea {...props} {...useTyped({ value, onType })} />
}
