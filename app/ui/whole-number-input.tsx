import type { ComponentProps } from 'react'
import { Input } from './input.tsx'

/** Takes as many characters as the largest number has. */
export const WholeNumberInput = ({ most, ...props }: ComponentProps<typeof Input> & { most: number }) => (
  <Input inputMode="numeric" maxLength={String(most).length} {...props} />
)
