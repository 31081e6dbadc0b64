import ArrowLeft from 'lucide-react/icons/arrow-left'
import Eye from 'lucide-react/icons/eye'
import MessageSquare from 'lucide-react/icons/message-square'
import Redo2 from 'lucide-react/icons/redo-2'
import Save from 'lucide-react/icons/save'
import Undo2 from 'lucide-react/icons/undo-2'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import type { ReactNode } from 'react'
import History from 'lucide-react/icons/history'
import { may } from '#app/features/drafts/draft.policy.ts'
import { useRunningUploads } from '#app/features/media/components/use-uploads.ts'
import { useNotes } from '#app/features/studio/notes/components/notes-context.ts'
import { NarrowStatusBadge } from '#app/features/studio/fields/components/badges.tsx'
import { PublishButton } from '#app/features/studio/details/components/publish-button.tsx'
import { PlaytestButton } from '#app/features/studio/playtest/components/playtest-button.tsx'
import { summaryOf, unsavedOf } from '#app/features/studio/draft/log/log.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { latePart } from '#app/ui/late-part.tsx'
import { Link, useNavigate } from '#app/ui/link.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { useDraft, useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import { useAllSaved } from '#app/features/studio/draft/components/use-all-saved.ts'
import { useUndo } from '#app/features/studio/draft/components/use-undo.ts'
import { FailedUploads } from './failed-uploads.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { HeaderRow } from './header-row.tsx'
import { useSaveNow } from './use-save-now.ts'

export const LateVersions = latePart(
  async () => (await import('#app/features/studio/versions/components/versions-dialog.tsx')).VersionsDialog,
  () => null,
)

export const LateDayByDay = latePart(
  async () => (await import('#app/features/studio/changes/components/day-by-day.tsx')).DayByDay,
  () => null,
)

export const LateDifferences = latePart(
  async () => (await import('#app/features/studio/changes/components/version-differences.tsx')).VersionDifferences,
  () => null,
)

export const LateNotes = latePart(
  async () => (await import('#app/features/studio/notes/components/notes-dialog.tsx')).NotesDialog,
  () => null,
)

export function EditorHeader({ settings }: { settings: ReactNode }) {
  const draft = useDraft()
  const { details, role } = draft
  const { undo, redo } = useUndo()
  const nothingDone = useEditorPart(({ history }) => history.done.length === 0)
  const nothingUndone = useEditorPart(({ history }) => history.undone.length === 0)
  const [versions, setVersions] = useState(false)
  const [notes, setNotes] = useState(false)
  const hasNotes = useNotes()?.isUsed === true
  const previewed = details.kind === 'online-adventure' ? `/play/${details.id}` : `/kit/${details.id}`
  const shown = may(role, 'playtest') && previewed
  const preview = usePreview(shown || '')
  const saveNow = useSaveNow()
  return (
    <header className="stage velvet sticky top-0 z-30">
      <div className="mx-auto flex max-w-[110rem] flex-wrap items-center justify-end gap-x-1 px-2 py-1 sm:gap-x-3 sm:px-6 sm:py-2 bar:gap-x-4">
        <Link
          to="/creator"
          aria-label={m.studio_back()}
          className="grid size-11 shrink-0 place-items-center rounded-control text-on-curtain hover:bg-on-curtain/10"
        >
          <ArrowLeft aria-hidden="true" className="size-5.5" />
        </Link>
        <Title />
        <div className="flex shrink-0">
          <HistoryButton label={m.studio_undo()} Icon={Undo2} run={undo} off={nothingDone} />
          <HistoryButton
            label={m.studio_redo()}
            Icon={Redo2}
            run={redo}
            off={nothingUndone}
            className="max-sm:hidden"
          />
          {may(role, 'versions') && (
            <DialogButton label={m.studio_versions()} Icon={History} onOpen={() => setVersions(true)} />
          )}
          {hasNotes && <DialogButton label={m.notes_title()} Icon={MessageSquare} onOpen={() => setNotes(true)} />}
          <PeopleLink to={`/editor/${details.id}/people`} />
        </div>
        <div className="flex shrink-0 items-center gap-1 sm:gap-2">
          <PlaytestButton />
          {shown && <PreviewButton to={shown} preview={preview} />}
          <SaveButton />
          <PublishButton />
          <HeaderMenu
            onSave={() => void saveNow()}
            onVersions={may(role, 'versions') ? () => setVersions(true) : null}
            onNotes={hasNotes ? () => setNotes(true) : null}
            people={`/editor/${details.id}/people`}
            onRedo={nothingUndone ? null : redo}
            onPreview={shown ? preview : null}
          />
        </div>
        <div className="hidden items-center bar:flex">{settings}</div>
      </div>
      <FailedUploads />
      <div aria-hidden="true" className="h-1 bg-brass" />
      {versions && (
        <LateVersions
          onClose={() => setVersions(false)}
          history={<LateDayByDay onLeave={() => setVersions(false)} />}
          compare={(versionId) => <LateDifferences versionId={versionId} onLeave={() => setVersions(false)} />}
        />
      )}
      {notes && <LateNotes onClose={() => setNotes(false)} />}
    </header>
  )
}

/** The title has its own line unless there is plenty of room. */
function Title() {
  const { details } = useDraft()
  const typed = useEditorPart(({ log }) => unsavedOf(log, details.id).title)
  return (
    <div className="@container min-w-0 flex-1 basis-20">
      <div className="group/title grid min-h-13 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-2 gap-y-0.5 @min-[22rem]:grid-cols-[minmax(0,auto)_auto_minmax(0,1fr)] @min-[22rem]:gap-x-3">
        <h1 className="min-w-0 truncate font-display text-[1.0625rem] leading-tight font-semibold text-on-curtain sm:text-xl @max-[22rem]:col-span-2">
          {typeof typed === 'string' && typed.trim() ? typed : details.title}
        </h1>
        <span className="flex max-sm:*:text-xs @max-[22rem]:row-start-2 @max-[22rem]:*:py-0 @max-[22rem]:group-has-data-uploading/title:hidden @max-[22rem]:group-has-data-urgent/title:hidden">
          <NarrowStatusBadge status={details.status} />
        </span>
        <HeaderRow />
      </div>
    </div>
  )
}

type HistoryButtonProps = { label: string; Icon: typeof Undo2; run: () => void; off: boolean; className?: string }

function HistoryButton({ label, Icon, run, off, className }: HistoryButtonProps) {
  return (
    <Tooltip label={label}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        aria-disabled={off}
        onClick={() => !off && run()}
        className={classNames(off && 'opacity-45', className)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </Button>
    </Tooltip>
  )
}

/** Saves first, so that the preview shows the last change. */
function usePreview(to: string): () => void {
  const allSaved = useAllSaved()
  const navigate = useNavigate()
  return () => void allSaved(m.studio_preview_refused()).then((saved) => saved && navigate(to))
}

function PreviewButton({ to, preview }: { to: string; preview: () => void }) {
  return (
    <Button asChild size="small" className="max-bar:size-11 max-bar:p-0 max-sm:hidden">
      <Link
        to={to}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          preview()
        }}
      >
        <Eye aria-hidden="true" className="size-4.5" />
        <span className="max-bar:sr-only">{m.studio_preview()}</span>
      </Link>
    </Button>
  )
}

/** Unobtrusive while everything is saved, and always as wide as its longest text, so that the bar does not move. */
function SaveButton() {
  const saveNow = useSaveNow()
  const [busy, setBusy] = useState(false)
  const isSaved = useEditorPart(({ log, busy: isSending }) => !isSending && summaryOf(log) === 'saved')
  const isUploading = useRunningUploads().length > 0
  const save = async () => {
    setBusy(true)
    await saveNow()
    setBusy(false)
  }
  return (
    <Button
      variant={isSaved && !isUploading ? 'ghost' : 'secondary'}
      size="small"
      aria-busy={busy}
      aria-disabled={busy}
      onClick={() => !busy && void save()}
      className="border border-transparent max-sm:hidden"
    >
      <Save aria-hidden="true" className="size-4.5" />
      <span className="grid *:[grid-area:1/1]">
        <span aria-hidden="true" className={classNames(!busy && 'invisible')}>
          {m.studio_saving_button()}
        </span>
        <span className={classNames(busy && 'opacity-0')}>{m.studio_save()}</span>
      </span>
    </Button>
  )
}

function PeopleLink({ to }: { to: string }) {
  return (
    <Tooltip label={m.people_title()}>
      <Button asChild variant="ghost" size="icon" className="max-sm:hidden">
        <Link to={to} aria-label={m.people_title()}>
          <Users aria-hidden="true" className="size-5" />
        </Link>
      </Button>
    </Tooltip>
  )
}

function DialogButton({ label, Icon, onOpen }: { label: string; Icon: typeof History; onOpen: () => void }) {
  return (
    <Tooltip label={label}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={onOpen}
        className="max-sm:hidden"
      >
        <Icon aria-hidden="true" className="size-5" />
      </Button>
    </Tooltip>
  )
}
