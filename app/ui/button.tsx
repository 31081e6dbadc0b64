import { cva } from 'class-variance-authority'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Slot } from './slot.tsx'
import { Spinner } from './spinner.tsx'

/** The classes alone, for an element that cannot be wrapped. */
export const buttonStyles = cva(
  'relative inline-flex max-w-full items-center justify-center gap-2 rounded-control font-semibold leading-tight text-center wrap-break-word no-underline transition-[background-color,border-color,color,translate,filter] select-none active:translate-y-px disabled:active:translate-y-0 aria-busy:cursor-progress',
  {
    variants: {
      variant: {
        primary: 'edged bg-brass bg-(image:--gradient-brass) text-on-brass shadow-brass hover:brightness-106 pressable',
        accent: 'edged bg-accent text-on-accent shadow-low hover:bg-accent-strong pressable',
        secondary:
          'border border-line-strong bg-raised text-ink shadow-low hover:border-accent hover:bg-accent-soft pressable',
        ghost: 'edged text-ink hover:bg-accent-soft hover:text-accent-ink disabled:bg-transparent disabled:text-muted',
        danger: 'edged bg-danger text-on-danger shadow-low hover:brightness-110 pressable',
        link: 'min-h-0! rounded-small p-0! text-accent-ink underline decoration-accent/45 decoration-2 underline-offset-4 hover:decoration-current disabled:text-muted disabled:no-underline',
      },
      size: {
        small: 'min-h-9 max-sm:min-h-11 pointer-coarse:min-h-11 px-3 py-1.5 text-sm',
        medium: 'min-h-11 px-5 py-2.5 text-base',
        large: 'min-h-13 px-7 py-3 text-lg',
        icon: 'size-11',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'medium' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyles> & {
    /** Refuses presses. With `aria-disabled` the button keeps the focus, and the caller must ignore presses. */
    loading?: boolean
    /** Gives its look to its one child, usually a link. */
    asChild?: boolean
  }

/** `primary` once a page, `accent` once a form or dialog. An `icon` button needs an `aria-label`. */
export function Button({
  variant,
  size,
  loading = false,
  asChild = false,
  className,
  disabled,
  children,
  type = 'button',
  ...props
}: ButtonProps) {
  const look = classNames(buttonStyles({ variant, size }), className)
  if (asChild) {
    return (
      <Slot {...props} className={look}>
        {children}
      </Slot>
    )
  }
  return (
    <button
      {...props}
      type={type}
      className={look}
      disabled={disabled || (loading && !props['aria-disabled'])}
      aria-busy={loading || undefined}
    >
      {loading && <Spinner />}
      {children}
    </button>
  )
}
