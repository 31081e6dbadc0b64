import Check from 'lucide-react/icons/check'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { floatStyles } from './float-styles.ts'

export const DropdownMenu = Radix.Root
export const DropdownMenuTrigger = Radix.Trigger

export function DropdownMenuContent({
  className,
  align = 'end',
  sideOffset = 6,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        {...props}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={classNames(floatStyles, 'min-w-48 p-1.5', className)}
      />
    </Radix.Portal>
  )
}

export function DropdownMenuItem({
  tone = 'plain',
  className,
  ...props
}: ComponentProps<typeof Radix.Item> & { tone?: 'plain' | 'danger' }) {
  return (
    <Radix.Item
      {...props}
      className={classNames(
        itemStyles,
        tone === 'danger' && 'text-danger-ink data-highlighted:bg-danger-soft data-highlighted:text-danger-ink',
        className,
      )}
    />
  )
}

export function DropdownMenuCheckboxItem({ className, children, ...props }: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem {...props} className={classNames(itemStyles, className)}>
      <span aria-hidden="true" className="grid size-4.5 place-items-center">
        <Radix.ItemIndicator>
          <Check />
        </Radix.ItemIndicator>
      </span>
      {children}
    </Radix.CheckboxItem>
  )
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator {...props} className={classNames('my-1.5 h-px bg-line', className)} />
}

export function DropdownMenuShortcut({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      {...props}
      className={classNames('ml-auto pl-6 font-text text-sm text-muted pointer-coarse:hidden', className)}
    />
  )
}

const itemStyles =
  'flex min-h-10 cursor-default items-center gap-2.5 rounded-small px-3 text-[0.9375rem] outline-none select-none data-disabled:opacity-50 data-highlighted:bg-accent-soft data-highlighted:text-accent-ink pointer-coarse:min-h-11 [&_.lucide]:size-4.5'
