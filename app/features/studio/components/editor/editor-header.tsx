import ArrowLeft from 'lucide-react/icons/arrow-left'
import Eye from 'lucide-react/icons/eye'
import Redo2 from 'lucide-react/icons/redo-2'
import Save from 'lucide-react/icons/save'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { StatusBadge } from '#app/features/studio/components/badges.tsx'
import { PlaytestButton } from '#app/features/studio/components/playtest/playtest-button.tsx'
import { VersionsButton } from '#app/features/studio/components/versions/versions-button.tsx'
import { unsavedOf } from '#app/features/studio/saving/save-queue.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Link, useNavigate } from '#app/ui/link.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { useDraft, useEditorPart } from './draft-context.ts'
import { SaveState } from './save-state.tsx'
import { useAllSaved } from './use-all-saved.ts'
import { useSaveNow } from './use-save-now.ts'
import { useUndo } from './use-undo.ts'

/** The bar of the studio: the way back, what is being edited, whether it is saved, and what can be done with all of it. */
export function EditorHeader({ settings }: { settings: ReactNode }) {
  const draft = useDraft()
  const { details } = draft
  const typed = useEditorPart(({ queue }) => unsavedOf(queue, details.id).title)
  return (
    <header className="stage velvet sticky top-0 z-30">
      <div className="mx-auto flex max-w-[110rem] flex-wrap items-center gap-2 px-4 py-2.5 sm:gap-x-4 sm:px-6 bar:grid bar:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto] bar:gap-y-0">
        <Link to="/creator" aria-label={m.studio_back()} className="grid size-11 shrink-0 place-items-center rounded-control bar:row-span-2 text-on-curtain hover:bg-on-curtain/10">
          <ArrowLeft aria-hidden="true" className="size-5.5" />
        </Link>
        <div className="flex min-w-0 flex-1 gap-x-3 gap-y-1 max-sm:flex-col max-sm:items-start sm:items-center bar:col-start-2 bar:row-start-1">
          <h1 className="max-w-full min-w-0 truncate font-display text-lg font-semibold sm:text-xl text-on-curtain">{typeof typed === 'string' && typed.trim() ? typed : details.title}</h1>
          <StatusBadge status={details.status} />
        </div>
        <div className="flex bar:row-span-2">
          <HistoryButtons />
          <VersionsButton />
        </div>
        <div className="flex w-full items-center gap-2 bar:contents">
          <SaveState />
          <div className="ml-auto flex shrink-0 items-center gap-2 bar:row-span-2">
            <PlaytestButton />
            {draft.can.playtest && details.kind === 'online-adventure' && <PreviewButton id={details.id} />}
            <SaveButton />
          </div>
        </div>
        <div className="hidden items-center bar:row-span-2 bar:flex">{settings}</div>
      </div>
      <div aria-hidden="true" className="h-1 bg-brass" />
    </header>
  )
}

function HistoryButtons() {
  const { undo, redo } = useUndo()
  const nothingDone = useEditorPart(({ history }) => history.done.length === 0)
  const nothingUndone = useEditorPart(({ history }) => history.undone.length === 0)
  const buttons = [
    { label: m.studio_undo(), Icon: Undo2, run: undo, off: nothingDone },
    { label: m.studio_redo(), Icon: Redo2, run: redo, off: nothingUndone },
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

/** Saves first, so that what is tried out is what was just made; what could not be saved is seen to first. */
function PreviewButton({ id }: { id: string }) {
  const allSaved = useAllSaved()
  const navigate = useNavigate()
  return (
    <Button asChild size="small">
      <Link
        to={`/play/${id}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          void allSaved(m.studio_preview_refused()).then((saved) => saved && navigate(`/play/${id}`))
        }}
      >
        <Eye aria-hidden="true" className="size-4.5" />
        <span className="max-sm:sr-only">{m.studio_preview()}</span>
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
      {!busy && <Save aria-hidden="true" className="size-4.5 max-sm:hidden" />}
      {busy ? m.studio_saving_button() : m.studio_save()}
    </Button>
  )
}
