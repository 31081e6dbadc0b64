import { cva } from 'class-variance-authority'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const badgeStyles = cva(
  // Breaks what people typed anywhere, but is as wide as its text where there is room
  'edged inline-flex w-fit max-w-full min-w-fit items-center gap-1.5 text-xs leading-5 font-semibold wrap-anywhere [&_.lucide]:size-3.5',
  {
    variants: {
      tone: {
        blue: 'bg-badge-blue text-on-badge-blue',
        purple: 'bg-badge-purple text-on-badge-purple',
        amber: 'bg-badge-amber text-on-badge-amber',
        grey: 'bg-badge-grey text-on-badge-grey',
        accent: 'bg-accent-soft text-accent-ink',
        brass: 'bg-brass text-on-brass',
        success: 'bg-success-soft text-success-ink',
        warning: 'bg-warning-soft text-warning-ink',
        danger: 'bg-danger-soft text-danger-ink',
        info: 'bg-info-soft text-info-ink',
      },
      shape: {
        pill: 'rounded-full px-2.5 py-0.5',
        ticket: 'ticket rounded-[3px] px-3 py-0.5 [--bite:0.25rem]',
      },
    },
    defaultVariants: { tone: 'grey', shape: 'pill' },
  },
)

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyles>['tone']>

export function Badge({ tone, shape, className, ...props }: ComponentProps<'span'> & VariantProps<typeof badgeStyles>) {
  return <span {...props} className={classNames(badgeStyles({ tone, shape }), className)} />
}
