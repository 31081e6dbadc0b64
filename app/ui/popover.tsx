import { Popover as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { floatStyles } from './float-styles.ts'

export const Popover = Radix.Root
export const PopoverTrigger = Radix.Trigger
export const PopoverAnchor = Radix.Anchor

/** A small sheet beside its anchor. Give it an `aria-label`. */
export function PopoverContent({
  className,
  align = 'center',
  sideOffset = 8,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        {...props}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={classNames(floatStyles, 'w-80 max-w-[calc(100vw-1rem)] p-4', className)}
      />
    </Radix.Portal>
  )
}
