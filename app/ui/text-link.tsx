import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

export const textLinkStyles =
  'rounded-small font-medium text-accent-ink underline decoration-accent/45 decoration-2 underline-offset-4 transition-colors hover:decoration-current'

export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link {...props} className={classNames(textLinkStyles, className)} />
}
