import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import { useRef } from 'react'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { useBackLayer } from './back-layers.ts'
import { classNames } from './class-names.ts'
import { useFocusReturn } from './use-focus-return.ts'

export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close

type DialogContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  title: ReactNode
  description?: ReactNode
  size?: 'small' | 'medium' | 'large' | 'wide'
}

export function DialogContent({
  title,
  description,
  size = 'medium',
  className,
  children,
  ...props
}: DialogContentProps) {
  const focus = useFocusReturn()
  const cross = useRef<HTMLButtonElement>(null)
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayStyles}>
        <Radix.Content
          {...focus}
          {...props}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames(sheetStyles, sizes[size], className)}
        >
          <div className="grid gap-1.5 border-b border-line px-6 pt-5 pr-16 pb-4">
            <Radix.Title className="text-heading">{title}</Radix.Title>
            {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
          </div>
          <div className="px-6 py-5">{children}</div>
          <BackPresses button={cross} />
          <Radix.Close ref={cross} aria-label={m.common_close()} className={closeStyles}>
            <X aria-hidden="true" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Overlay>
    </Radix.Portal>
  )
}

/** Render it only inside an open layer. */
export function BackPresses({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  useBackLayer(() => button.current?.click())
  return null
}

/** @param stays the row sticks to the bottom edge; its parent must be a plain block, because a grid row would confine
 * it */
export function DialogFooter({ stays = false, className, ...props }: ComponentProps<'div'> & { stays?: boolean }) {
  return (
    <div
      {...props}
      className={classNames(
        'mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end',
        stays && stayingStyles,
        className,
      )}
    />
  )
}

// The overlay has its own padding around the sheet; the row covers it too
const stayingStyles =
  '-mx-6 -mb-5 rounded-b-card border-t border-line bg-surface px-6 py-4 max-sm:flex-row max-sm:flex-wrap-reverse max-sm:gap-y-2 max-sm:py-3 max-sm:*:grow [@media(height>=40rem)]:sticky [@media(height>=40rem)]:bottom-0 [@media(height>=40rem)]:z-20 sm:[@media(height>=40rem)]:-bottom-6'

// The class name is for elements shown above a dialog, which must not cover its buttons
export const overlayStyles =
  'dialog-overlay fixed inset-0 z-40 grid place-items-end overflow-y-auto scroll-pb-28 bg-backdrop/72 data-[state=open]:animate-fade sm:place-items-center sm:p-6'

export const sheetStyles =
  'relative w-full rounded-t-card border border-line border-t-brass bg-surface text-ink shadow-float data-[state=open]:animate-appear sm:rounded-card sm:border-t-4'

const closeStyles =
  'absolute top-3 right-3 grid size-11 place-items-center rounded-control text-muted transition-colors hover:bg-accent-soft hover:text-accent-ink'

/** A sheet whose height changes, between tabs or as content is added, keeps its top edge in place. */
const still = 'sm:self-start'

const sizes = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-xl',
  large: `sm:max-w-4xl ${still}`,
  wide: `sm:max-w-4xl xl:max-w-6xl ${still}`,
}
