import { useId } from 'react'
import type { ComponentProps } from 'react'
import { longest } from '#app/features/engine/limits.ts'
import { namesUsed } from '#app/features/studio/draft/names-used.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { Input } from '#app/ui/input.tsx'

type FlagInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> & {
  value: string
  onChange: (flag: string) => void
}

export function FlagInput({ value, onChange, ...props }: FlagInputProps) {
  const { flags, counters } = namesUsed(useDraft())
  const id = useId()
  return (
    <>
      <Input
        {...props}
        list={id}
        maxLength={longest.flagName}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
      />
      <datalist id={id}>
        {[...flags, ...counters].map((flag) => (
          <option key={flag} value={flag} />
        ))}
      </datalist>
    </>
  )
}
