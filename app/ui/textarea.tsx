import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyles } from './input.tsx'

/** Grows with its text where the browser supports it; elsewhere it scrolls and can be resized. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...props}
      rows={rows}
      className={classNames(
        controlStyles,
        'field-sizing-content max-h-[32rem] min-h-28 resize-y leading-relaxed',
        className,
      )}
    />
  )
}
