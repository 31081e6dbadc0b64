import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Input } from './input.tsx'

/** For codes copied from paper or a message character by character: no autocorrection or completion. */
export function CodeInput({ className, ...props }: ComponentProps<typeof Input>) {
  return (
    <Input
      {...props}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      className={classNames('font-mono uppercase', className)}
    />
  )
}
