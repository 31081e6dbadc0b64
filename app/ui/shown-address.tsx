import type { ComponentProps } from 'react'
import { Input } from './input.tsx'

/** An address to copy: pressing it selects all of it. */
export const ShownAddress = (props: ComponentProps<typeof Input> & { value: string }) => (
  <Input {...props} readOnly translate="no" onFocus={(event) => event.target.select()} />
)
