import ArrowLeft from 'lucide-react/icons/arrow-left'
import Eye from 'lucide-react/icons/eye'
import Redo2 from 'lucide-react/icons/redo-2'
import Save from 'lucide-react/icons/save'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { StatusBadge } from '#app/features/studio/components/badges.tsx'
import { unsavedOf } from '#app/features/studio/saving/save-queue.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { useEditor, useSaver } from './draft-context.ts'
import { SaveState } from './save-state.tsx'
import { useSaveNow } from './use-save-now.ts'

/** The bar of the studio: the way back, what is being edited, whether it is saved, and what can be done with all of it. */
export function EditorHeader({ settings }: { settings: ReactNode }) {
  const { draft, queue } = useEditor()
  const { details } = draft
  const typed = unsavedOf(queue, details.id).title
  return (
    <header className="stage velvet sticky top-0 z-30">
      <div className="mx-auto flex max-w-[110rem] flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 sm:px-6">
        <Link to="/creator" aria-label={m.studio_back()} className="grid size-11 shrink-0 place-items-center rounded-control text-on-curtain hover:bg-on-curtain/10">
          <ArrowLeft aria-hidden="true" className="size-5.5" />
        </Link>
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 truncate font-display text-xl font-semibold text-on-curtain">{typeof typed === 'string' && typed.trim() ? typed : details.title}</h1>
          <StatusBadge status={details.status} />
        </div>
        <HistoryButtons />
        <div className="flex w-full items-center gap-2 sm:w-auto">
          <SaveState />
          <div className="ml-auto flex shrink-0 items-center gap-2">
            {draft.can.playtest && details.kind === 'online-adventure' && <PreviewButton id={details.id} />}
            <SaveButton />
          </div>
        </div>
        <div className="hidden items-center lg:flex">{settings}</div>
      </div>
      <div aria-hidden="true" className="h-1 bg-brass" />
    </header>
  )
}

function HistoryButtons() {
  const saver = useSaver()
  const { history } = useEditor()
  const buttons = [
    { label: m.studio_undo(), Icon: Undo2, run: () => saver.undo(), off: history.done.length === 0 },
    { label: m.studio_redo(), Icon: Redo2, run: () => saver.redo(), off: history.undone.length === 0 },
  ]
  return (
    <div className="flex">
      {buttons.map(({ label, Icon, run, off }) => (
        <Tooltip key={label} label={label}>
          <Button variant="ghost" size="icon" aria-label={label} aria-disabled={off} onClick={() => !off && run()} className={off ? 'opacity-45' : ''}>
            <Icon aria-hidden="true" className="size-5" />
          </Button>
        </Tooltip>
      ))}
    </div>
  )
}

/** Saves first, so that what is tried out is what was just made. */
function PreviewButton({ id }: { id: string }) {
  const saver = useSaver()
  const navigate = useNavigate()
  return (
    <Button asChild size="small">
      <Link
        to={`/play/${id}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          void saver.flush().then(() => navigate(`/play/${id}`))
        }}
      >
        <Eye aria-hidden="true" className="size-4.5" />
        {m.studio_preview()}
      </Link>
    </Button>
  )
}

function SaveButton() {
  const saveNow = useSaveNow()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await saveNow()
    setBusy(false)
  }
  return (
    <Button variant="primary" size="small" loading={busy} onClick={() => void save()}>
      {!busy && <Save aria-hidden="true" className="size-4.5" />}
      {busy ? m.studio_saving_button() : m.studio_save()}
    </Button>
  )
}
