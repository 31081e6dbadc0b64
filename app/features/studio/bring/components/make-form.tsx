import type { FormEvent, ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Progress } from '#app/ui/progress.tsx'

type MakeFormProps = {
  /** What the files are. */
  what: string
  /** What is made of them: how many of what. */
  made: readonly (readonly [label: string, count: number])[]
  error: string | null
  /** From 0 to 1 while something is sent; null while nothing is. */
  progress: number | null
  /** Left out while nothing can be made. */
  onMake?: (() => Promise<void>) | undefined
  onClose: () => void
  children?: ReactNode
}

/** Nothing is made before its button is pressed. */
export function MakeForm({ what, made, error, progress, onMake, onClose, children }: MakeFormProps) {
  const isBusy = progress !== null
  const status = !isBusy ? '' : progress < 1 ? m.media_uploading() : m.studio_import_working()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void onMake?.()
  }
  return (
    <form onSubmit={submit} noValidate>
      <div className="grid gap-5">
        {error !== null && (
          <Notice tone="danger" title={m.studio_import_failed()}>
            {error}
          </Notice>
        )}
        <div className="grid gap-2">
          <p>{what}</p>
          <ul className="flex flex-wrap gap-2" aria-label={m.bring_made()}>
            {made.map(([label, count]) => (
              <li key={`${label} ${count}`}>
                <Badge tone="info">{m.bring_count({ count, label })}</Badge>
              </li>
            ))}
          </ul>
        </div>
        {children}
        <p role="status" className={isBusy ? 'text-sm font-medium' : 'sr-only'}>
          {status}
        </p>
        {isBusy && <Progress label={status} {...(progress < 1 ? { value: progress } : {})} />}
      </div>
      <DialogFooter stays>
        <Button onClick={onClose}>{m.common_cancel()}</Button>
        {onMake && (
          <Button type="submit" variant="accent" loading={isBusy} aria-disabled={isBusy}>
            {m.bring_make()}
          </Button>
        )}
      </DialogFooter>
    </form>
  )
}
