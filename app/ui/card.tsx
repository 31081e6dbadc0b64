import { cva } from 'class-variance-authority'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const cardStyles = cva('relative flex flex-col rounded-card', {
  variants: {
    look: {
      paper: 'border border-line bg-surface text-ink shadow-card',
      night: 'stage lamplit border border-line text-ink shadow-card [--focus-around:var(--page-focus)]',
      well: 'border border-line bg-sunken text-ink',
    },
    /** Lifts on hover; put a link with `cardLinkStyles` inside, whose area and focus ring cover the whole card. */
    interactive: {
      true: 'transition-[translate,box-shadow,border-color] duration-(--motion-steady) hover:-translate-y-1 hover:border-brass hover:shadow-float has-focus-visible:border-brass has-[.card-link:focus-visible]:outline-3 has-[.card-link:focus-visible]:outline-offset-2 has-[.card-link:focus-visible]:outline-[hsl(var(--focus-around,var(--focus)))]',
      false: '',
    },
  },
  defaultVariants: { look: 'paper', interactive: false },
})

export function Card({
  look,
  interactive,
  className,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof cardStyles>) {
  return <div {...props} className={classNames(cardStyles({ look, interactive }), className)} />
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames('flex min-w-0 flex-1 flex-col gap-3 p-5', className)} />
}

export function CardMedia({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={classNames(
        'relative aspect-video overflow-hidden rounded-t-[calc(var(--radius-card)-1px)] border-b border-line bg-sunken text-muted *:[img]:size-full *:[img]:object-cover',
        className,
      )}
    />
  )
}

export function CardTitle({
  as: Heading = 'h3',
  className,
  ...props
}: ComponentProps<'h3'> & { as?: 'h2' | 'h3' | 'h4' }) {
  return <Heading {...props} className={classNames('text-heading', className)} />
}

export function CardText({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={classNames('text-muted', className)} />
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames('mt-auto flex flex-wrap items-center gap-3 pt-2', className)} />
}

export const cardLinkStyles =
  'card-link no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none'
