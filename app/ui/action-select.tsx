import type { ComponentProps } from 'react'
import { Options } from './options.tsx'
import { Select } from './select.tsx'

type ActionSelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'children' | 'acts'> & {
  label: string
  /** Default: the label. */
  name?: string
  of: ComponentProps<typeof Options>['of']
  onChoose: (id: string) => void
}

/** A button with a list: it shows what it does, and choosing does that with the choice. */
export const ActionSelect = ({ label, name = label, of, onChoose, ...select }: ActionSelectProps) => (
  <Select {...select} acts aria-label={name} value="" onChange={({ target: { value } }) => value && onChoose(value)}>
    <option value="">{label}</option>
    <Options of={of} />
  </Select>
)
