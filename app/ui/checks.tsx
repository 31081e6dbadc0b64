import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'

type ChecksProps = {
  of: readonly { id: string; name: ReactNode }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  className?: string
}

/** Some of several, kept in the order in which they were chosen. */
export const Checks = ({ of, chosen, onChange, className }: ChecksProps) => (
  <div className={className}>
    {of.map(({ id, name }) => (
      <Checkbox
        key={id}
        label={name}
        checked={chosen.includes(id)}
        onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
      />
    ))}
  </div>
)
