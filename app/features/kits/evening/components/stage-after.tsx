import { useState } from 'react'
import type { HostView } from '#app/features/kits/evening/evening-views.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { useNavigate } from '#app/ui/link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headed } from '#app/ui/headed.tsx'

type AfterProps = {
  stage: {
    view: Pick<HostView, 'kit' | 'again' | 'status'>
    send: (body: { type: 'end' } | { deed: 'delete' }) => Promise<boolean>
    isBusy: boolean
  }
  /** Until when everything is kept. */
  kept: string
}

/** Ending it, deleting it, and having the same people over again. */
export function StageAfter({ stage: { view, send, isBusy }, kept }: AfterProps) {
  const [asked, setAsked] = useState<'end' | 'delete' | null>(null)
  const navigate = useNavigate()
  const confirm = async () => {
    const isDone = await send(asked === 'end' ? { type: 'end' } : { deed: 'delete' })
    if (isDone && asked === 'delete') void navigate(view.kit)
    setAsked(null)
  }
  const isEnd = asked === 'end'
  return (
    <Headed title={m.evening_host_after()}>
      <p className="text-sm text-muted">{kept}</p>
      <TextLink to={view.again} className="w-fit">
        {m.evening_host_again()}
      </TextLink>
      <div className="flex flex-wrap gap-3">
        {view.status !== 'over' && view.status !== 'invited' && (
          <Button onClick={() => setAsked('end')}>{m.evening_host_end()}</Button>
        )}
        <Button onClick={() => setAsked('delete')}>{m.evening_host_delete()}</Button>
      </div>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={isEnd ? m.evening_host_end_title() : m.evening_host_delete_title()}
        confirm={isEnd ? m.evening_host_end() : m.evening_host_delete()}
        busy={isBusy}
        onConfirm={() => void confirm()}
      >
        <p>{isEnd ? m.evening_host_end_text() : m.evening_host_delete_text()}</p>
      </AlertDialog>
    </Headed>
  )
}
