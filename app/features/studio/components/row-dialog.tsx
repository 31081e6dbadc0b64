import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { firstUnreadable } from '#app/features/studio/components/conditions/json-text.ts'
import { UnreadableContext } from '#app/features/studio/components/conditions/unreadable-texts.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { FieldErrors } from '#app/ui/field.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import type { RowForm } from './use-row-form.ts'

type RowDialogProps = {
  form: RowForm
  title: string
  /** Stands below the title. */
  description?: string | undefined
  /** What the row is called, should somebody else have saved it first. */
  name: string
  /** What the button says that writes it. */
  submit: string
  /** Whether there is too little yet to be sent. */
  disabled?: boolean
  /** Stands before Cancel. */
  action?: ReactNode
  size?: 'medium' | 'large' | 'wide'
  onClose: () => void
  /** Shows a field that needs to be filled or mended, before it gets the focus. */
  onReveal?: (field: HTMLElement) => void
  children: ReactNode
}

/**
 * The frame of a dialog that makes a row or changes one. A blank required field or JSON that cannot be read gets the focus instead of being
 * sent, and JSON is told of beside the button too; what came back from an earlier time, or collides with somebody else's save, stands above the fields. What collides is decided
 * before anything is sent.
 */
export function RowDialog({
  form,
  title,
  description,
  name,
  submit,
  disabled = false,
  action,
  size = 'large',
  onClose,
  onReveal,
  children,
}: RowDialogProps) {
  const question = useRef<HTMLElement>(null)
  const [refused, setRefused] = useState<string | null>(null)
  // gone as soon as it is mended or taken back
  const toMend = Object.keys(form.unreadable.texts).length > 0 ? refused : null
  const send = (element: HTMLFormElement) => {
    if (form.conflict) return question.current?.focus()
    const field = form.refuseBlank() ? element.querySelector<HTMLElement>('[required]') : firstUnreadable(element)
    setRefused(
      !field?.hasAttribute('data-unreadable')
        ? null
        : field instanceof HTMLTextAreaElement
          ? m.studio_rules_json_mend()
          : m.studio_save_refused_text(),
    )
    if (field) {
      onReveal?.(field)
      requestAnimationFrame(() => field.focus())
    } else if (form.unchanged) onClose()
    else void form.submit()
  }
  const isAsked = form.conflict !== null
  useEffect(() => {
    if (!isAsked) return
    // it comes above the fields, and who has pressed the button stands below them
    question.current?.focus({ preventScroll: true })
    question.current?.scrollIntoView({ block: 'start' })
  }, [isAsked])
  return (
    <Dialog open onOpenChange={(open) => !open && !form.busy && onClose()}>
      <DialogContent title={title} {...(description === undefined ? {} : { description })} size={size}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!form.busy && !disabled) send(event.currentTarget)
          }}
        >
          <div className="grid gap-5">
            {form.restored && <RestoredNotice onStartOver={form.startOver} />}
            {form.conflict && (
              <ConflictPanel ref={question} name={name} fields={form.conflict.fields} onDecide={form.conflict.decide} />
            )}
            <UnreadableContext value={form.unreadable}>{children}</UnreadableContext>
          </div>
          <DialogFooter stays>
            {action}
            {toMend && (
              <div role="alert" className="flex min-w-0 items-center max-sm:order-last sm:flex-1 sm:justify-end">
                <FieldErrors id="to-mend" errors={[toMend]} />
              </div>
            )}
            <Button onClick={form.cancel} disabled={form.busy}>
              {m.common_cancel()}
            </Button>
            <Button type="submit" variant="accent" disabled={disabled} loading={form.busy}>
              {submit}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
