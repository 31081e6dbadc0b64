import { useState } from 'react'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

interface NumberListFieldProps {
  label: string
  hint: string
  unreadable: string
  numbers: readonly number[]
  most: number
  highest: number
  onChange: (numbers: number[]) => void
}

/** At most `most` numbers up to `highest`, separated by commas; null for anything else. */
export function readNumberList(text: string, most: number, highest: number): number[] | null {
  const parts = text.split(',').map((part) => part.trim())
  // a trailing comma means that the next number will follow
  if (parts.at(-1) === '') parts.pop()
  return parts.length <= most && parts.every((part) => /^\d{1,5}$/u.test(part) && Number(part) <= highest)
    ? parts.map(Number)
    : null
}

const sameNumbers = (one: readonly number[] | null, other: readonly number[]) =>
  one !== null && one.length === other.length && one.every((number, index) => number === other[index])

export function NumberListField({ label, hint, unreadable, numbers, most, highest, onChange }: NumberListFieldProps) {
  const [text, setText] = useState(numbers.join(', '))
  const [given, setGiven] = useState(numbers)
  // changed from elsewhere, on the board for instance: then the list replaces what is in the field
  if (!sameNumbers(given, numbers)) {
    setGiven(numbers)
    setText(numbers.join(', '))
  }
  const read = readNumberList(text, most, highest)
  return (
    <Field label={label} hint={hint} error={read === null ? unreadable : null}>
      {(control) => (
        <Input
          value={text}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-md font-mono"
          onChange={(event) => {
            setText(event.target.value)
            const typed = readNumberList(event.target.value, most, highest)
            if (typed === null) return
            setGiven(typed)
            onChange(typed)
          }}
          {...control}
        />
      )}
    </Field>
  )
}
