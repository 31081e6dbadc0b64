import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useViewerId } from '#app/features/account/use-viewer-id.ts'
import { useUploads } from '#app/features/media/components/use-uploads.ts'
import { DialogDrafts, dialogInLanguage } from '#app/features/studio/fields/dialog-drafts.ts'
import type { DialogDraft, DialogPlace } from '#app/features/studio/fields/dialog-drafts.ts'
import { withStep } from '#app/features/studio/fields/dialog-steps.ts'
import type { DialogStep } from '#app/features/studio/fields/dialog-steps.ts'
import type { PuzzleBelow } from '#app/features/studio/draft/words/rewritten.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'

export const DialogDraftsContext = createContext<DialogDrafts | null>(null)

/** They belong to the account that opened the editor, even after another one signs in. */
export function useNewDialogDrafts(adventure: string): DialogDrafts {
  const viewer = useViewerId()
  const [drafts] = useState(() => new DialogDrafts({ user: viewer ?? 'nobody', adventure }))
  useEffect(() => drafts.open(), [drafts])
  return drafts
}

export function useDialogDrafts(): DialogDrafts {
  const drafts = useContext(DialogDraftsContext)
  if (!drafts) throw new Error('there is nothing around that keeps dialogs')
  return drafts
}

/** @param find what to ask of the drafts: returns a boolean or string, to avoid rerendering */
export function useDialogDraftsPart<Part extends boolean | string>(find: (drafts: DialogDrafts) => Part): Part {
  const drafts = useDialogDrafts()
  return useSyncExternalStore(
    drafts.subscribe,
    () => find(drafts),
    () => find(noDrafts),
  )
}

/** As the server draws a page: parts of it may come to life when drafts are known already. */
const noDrafts = new DialogDrafts({ user: 'nobody', adventure: '' }, null)

const emptyDraft = (isNew: boolean): DialogDraft => ({ isNew, id: newId(), changes: {}, was: {}, files: [] })

type DialogDraftOptions = DialogPlace & {
  isNew: boolean
  writtenIn?: Locale
  puzzle?: PuzzleBelow | undefined
  onClose: () => void
  onReopen: () => void
}

/** Keeps typed values on the device. `close` leaves them there, `discard` drops them; a toast after either can
 * reopen. */
export function useDialogDraft({ dialog, row, isNew, writtenIn, puzzle, onClose, onReopen }: DialogDraftOptions) {
  const drafts = useDialogDrafts()
  const uploads = useUploads()
  const place = useMemo((): DialogPlace => ({ dialog, row }), [dialog, row])
  const scope = `${dialog}:${row}`
  const [fresh, setFresh] = useState(() => emptyDraft(isNew))
  const read = () => drafts.get(place)
  const kept = useSyncExternalStore(drafts.subscribe, read, read)
  const restored = useDialogDraftsPart((all) => all.isRestored(place))
  const inLanguage = useCallback(
    (draft: DialogDraft) =>
      writtenIn && dialog !== 'project' ? dialogInLanguage(dialog, draft, writtenIn, puzzle) : draft,
    [dialog, writtenIn, puzzle],
  )
  const held = kept ?? fresh
  const draft = useMemo(() => inLanguage(held), [inLanguage, held])
  const steps = useRef<readonly DialogStep[]>([])
  const keep = (next: (draft: DialogDraft) => DialogDraft) => {
    const before = inLanguage(drafts.get(place) ?? fresh)
    const after = next(before)
    steps.current = withStep(steps.current, before, after, Date.now())
    drafts.keep(place, after)
  }
  const undo = () => {
    const last = steps.current.at(-1)
    steps.current = steps.current.slice(0, -1)
    if (last) drafts.keep(place, last.before)
  }
  const isDirty = kept !== null
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  useEffect(() => () => drafts.leave(place), [drafts, place])

  const clear = useCallback(() => drafts.clear(place), [drafts, place])
  const startOver = () => {
    clear()
    steps.current = []
    uploads.stop(scope)
    setFresh(emptyDraft(isNew))
  }
  const close = () => {
    onClose()
    if (!isDirty && !uploads.runsIn(scope)) return
    const action = { label: m.studio_draft_reopen(), onClick: onReopen }
    void notify({ title: m.studio_draft_kept(), description: m.studio_draft_kept_text(), action })
  }
  const discard = () => {
    clear()
    uploads.stop(scope)
    onClose()
    if (!isDirty) return
    const undo = () => {
      drafts.keep(place, draft)
      drafts.leave(place)
      onReopen()
    }
    void notify({ title: m.studio_draft_discarded(), action: { label: m.studio_undo(), onClick: undo } })
  }
  return { draft, keep, undo, restored, startOver, discard, close, clear, scope }
}
