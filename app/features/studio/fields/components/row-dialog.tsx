import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { UploadScope, useRunningUploads, useUploads } from '#app/features/media/components/use-uploads.ts'
import { firstUnreadable } from './json-text.ts'
import { UnreadableContext } from './unreadable-texts.ts'
import { RowHere } from '#app/features/studio/live/components/others-context.ts'
import { RowNotes } from '#app/features/studio/notes/components/row-notes.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { FieldErrors } from '#app/ui/field.tsx'
import { onUndoKeys } from '#app/ui/undo-keys.ts'
import { RestoredNotice } from './restored-notice.tsx'
import { reveal } from './reveal.ts'
import { RowFields } from './row-field.tsx'
import type { RowForm } from './use-row-form.ts'

type RowDialogProps = {
  form: RowForm
  title: string
  description?: string | undefined
  submit: string
  disabled?: boolean
  action?: ReactNode
  size?: 'medium' | 'large' | 'wide'
  onClose: () => void
  /** Saving may also lead on to another row. */
  onNext?: (() => void) | undefined
  onReveal?: (field: HTMLElement) => void
  children: ReactNode
}

/** A blank required field or unreadable text prevents submitting and gets the focus. */
export function RowDialog({
  form,
  title,
  description,
  submit,
  disabled = false,
  action,
  size = 'large',
  onClose,
  onNext,
  onReveal,
  children,
}: RowDialogProps) {
  const [refused, setRefused] = useState<string | null>(null)
  const uploads = useUploads()
  const isUploading = useRunningUploads().length > 0 && uploads.runsIn(form.scope)
  const isHeldUp = isUploading || Object.keys(form.unreadable.texts).length > 0
  const toMend = isHeldUp ? refused : null
  const next = useRef<HTMLButtonElement>(null)
  const undoOnKeys = onUndoKeys(form.undo)
  const send = (element: HTMLFormElement, goesOn: boolean) => {
    const field = form.refuseBlank() ? element.querySelector<HTMLElement>('[required]') : firstUnreadable(element)
    setRefused(
      !field?.hasAttribute('data-unreadable')
        ? null
        : field instanceof HTMLTextAreaElement
          ? m.studio_rules_json_mend()
          : m.studio_save_refused_text(),
    )
    if (!field && isUploading) setRefused(m.media_upload_wait())
    else if (field) goTo(field)
    else if (form.unchanged) (goesOn && onNext ? onNext : onClose)()
    else
      void form.submit(goesOn).then(() =>
        requestAnimationFrame(() => {
          const wrong = element.querySelector<HTMLElement>('[aria-invalid="true"]')
          if (wrong) goTo(wrong)
        }),
      )
  }
  const goTo = (field: HTMLElement) => {
    onReveal?.(field)
    reveal(field)
    requestAnimationFrame(() => field.focus())
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !form.busy && form.close()}>
      <DialogContent title={title} {...(description === undefined ? {} : { description })} size={size}>
        <form
          noValidate
          data-about={form.about?.id}
          onKeyDown={(event) => {
            undoOnKeys(event)
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) next.current?.click()
          }}
          onSubmit={(event) => {
            event.preventDefault()
            const { submitter } = event.nativeEvent as SubmitEvent
            if (!form.busy && !disabled) send(event.currentTarget, submitter !== null && submitter === next.current)
          }}
        >
          <div className="grid gap-5">
            {form.restored && <RestoredNotice onStartOver={form.startOver} />}
            <UploadScope value={form.scope}>
              <UnreadableContext value={form.unreadable}>
                <RowHere value={form.about?.id ?? null}>
                  <RowFields value={form}>{children}</RowFields>
                </RowHere>
              </UnreadableContext>
            </UploadScope>
            {form.about && <RowNotes {...form.about} />}
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
            {onNext && (
              <Button ref={next} type="submit" aria-keyshortcuts="Control+Enter" disabled={disabled || form.busy}>
                {m.studio_save_next()}
                <kbd aria-hidden="true" className="text-sm font-normal text-muted pointer-coarse:hidden">
                  {m.studio_save_next_keys()}
                </kbd>
              </Button>
            )}
            <Button type="submit" variant="accent" disabled={disabled} loading={form.busy}>
              {submit}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
