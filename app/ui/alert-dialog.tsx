import { AlertDialog as Radix } from 'radix-ui'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from './button.tsx'
import { BackPresses, DialogFooter, overlayStyles, sheetStyles } from './dialog.tsx'
import { useFocusReturn } from './use-focus-return.ts'

type AlertDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  children: ReactNode
  confirm: ReactNode
  onConfirm: () => void
  tone?: 'danger' | 'accent'
  busy?: boolean
  /** For contents placed side by side. */
  isWide?: boolean
  /** Whether it opened because of a navigation, which may have been Back itself. */
  asksToLeave?: boolean
}

/** The focus starts on Cancel; only a button closes it. The caller closes it once the action is done. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  children,
  confirm,
  onConfirm,
  tone = 'danger',
  busy = false,
  isWide = false,
  asksToLeave = false,
}: AlertDialogProps) {
  const focus = useFocusReturn()
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles}>
          <Radix.Content {...focus} className={`${sheetStyles} p-6 ${isWide ? 'sm:max-w-3xl' : 'sm:max-w-md'}`}>
            <Radix.Title className="text-heading">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="mt-3 grid gap-2 text-muted">{children}</div>
            </Radix.Description>
            {!asksToLeave && <BackPresses button={cancel} />}
            <DialogFooter>
              <Radix.Cancel asChild>
                <Button ref={cancel} disabled={busy}>
                  {m.common_cancel()}
                </Button>
              </Radix.Cancel>
              <Button variant={tone} loading={busy} onClick={onConfirm}>
                {confirm}
              </Button>
            </DialogFooter>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
