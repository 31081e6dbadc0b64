import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from './button.tsx'
import { DialogFooter, overlayStyles, sheetStyles } from './dialog.tsx'
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
}

/** The focus starts on Cancel; only a button closes it. The caller closes it when the deed is done. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  children,
  confirm,
  onConfirm,
  tone = 'danger',
  busy = false,
}: AlertDialogProps) {
  const focus = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles}>
          <Radix.Content {...focus} className={`${sheetStyles} p-6 sm:max-w-md`}>
            <Radix.Title className="text-heading">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="mt-3 grid gap-2 text-muted">{children}</div>
            </Radix.Description>
            <DialogFooter>
              <Radix.Cancel asChild>
                <Button disabled={busy}>{m.common_cancel()}</Button>
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
