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
  words?: AfterWords
}

export type AfterWords = Readonly<
  Record<'title' | 'kept' | 'again' | 'end' | 'endTitle' | 'ends' | 'deleteTitle', () => string>
>

const ofEvening: AfterWords = {
  title: m.evening_host_after,
  kept: m.evening_host_kept,
  again: m.evening_host_again,
  end: m.evening_host_end,
  endTitle: m.evening_host_end_title,
  ends: m.evening_host_end_text,
  deleteTitle: m.evening_host_delete_title,
}

type EndProps = Pick<AfterProps, 'stage' | 'words'> & { variant?: 'primary' }

/** After the last page, and at any time from below. */
export function EndEvening({ stage: { send, isBusy }, variant, words = ofEvening }: EndProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant={variant} onClick={() => setAsked(true)}>
        {words.end()}
      </Button>
      <AlertDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.endTitle()}
        confirm={words.end()}
        busy={isBusy}
        onConfirm={() => void send({ type: 'end' }).then(() => setAsked(false))}
      >
        <p>{words.ends()}</p>
      </AlertDialog>
    </>
  )
}

/** Ending it, deleting it, and having the same people over again. */
export function StageAfter({ stage, words = ofEvening }: AfterProps) {
  const { view, send, isBusy } = stage
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const confirm = async () => {
    if (await send({ deed: 'delete' })) void navigate(view.kit)
    setAsked(false)
  }
  return (
    <Headed title={words.title()}>
      <p className="text-sm text-muted">{words.kept()}</p>
      <TextLink to={view.again} className="w-fit">
        {words.again()}
      </TextLink>
      <div className="flex flex-wrap gap-3">
        {view.status !== 'over' && view.status !== 'invited' && <EndEvening stage={stage} words={words} />}
        <Button onClick={() => setAsked(true)}>{m.evening_host_delete()}</Button>
      </div>
      <AlertDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.deleteTitle()}
        confirm={m.evening_host_delete()}
        busy={isBusy}
        onConfirm={() => void confirm()}
      >
        <p>{m.evening_host_delete_text()}</p>
      </AlertDialog>
    </Headed>
  )
}
