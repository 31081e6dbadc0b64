import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** Running text made of plain headings, paragraphs and lists: guides, agreements, help. */
export function Prose({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames('prose', className)} />
}
