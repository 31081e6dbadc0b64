import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export function Prose({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames('prose', className)} />
}
