import { useMemo, useEffect, useState } from 'react'
import type { ReactNode, MouseEvent } from 'react'
import { useSearchParams, useLocation } from 'react-router'
import { may } from '#app/features/drafts/draft.policy.ts'
import { BringStart } from '#app/features/studio/bring/components/bring-start.tsx'
import { PublishingProvider } from '#app/features/studio/details/components/publishing.tsx'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { PictureLibraryContext } from '#app/features/media/components/picture-library.tsx'
import { UploadsContext } from '#app/features/media/components/use-uploads.ts'
import { DialogDraftsContext, useNewDialogDrafts } from '#app/features/studio/fields/components/use-dialog-draft.ts'
import { PlaytestStart } from '#app/features/studio/playtest/components/playtest-start.tsx'
import { useShownFromPlaytest } from '#app/features/studio/playtest/components/use-shown-from-playtest.ts'
import { othersAtField, OthersAtTab } from '#app/features/studio/live/components/others-at.tsx'
import { OthersContext } from '#app/features/studio/live/components/others-context.ts'
import { useOthers } from '#app/features/studio/live/components/use-others.ts'
import type { Revisions } from '#app/features/studio/live/revisions.ts'
import type { LoadedDraft } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { NotesContext, useNewNotes } from '#app/features/studio/notes/components/notes-context.ts'
import { classNames } from '#app/ui/class-names.ts'
import { HoldsItsData, Link, useNavigate } from '#app/ui/link.tsx'
import { LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'
import { StoreContext, useEditorPart, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { usePlaceKept } from '#app/features/studio/fields/components/use-place-kept.ts'
import { FieldMarkContext } from '#app/ui/field-mark.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'
import { Uploads } from '#app/features/media/uploads.ts'
import { projectPictures } from './project-pictures.ts'
import { useAskedField } from './use-asked-field.ts'
import { ConflictPanels } from './conflict-panels.tsx'
import { CopyAwayStart } from './copy-away-start.tsx'
import { EditorHeader } from './editor-header.tsx'
import { LateWithOthers } from './late-with-others.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { NotesOfTab, OpenNotes } from './notes-at-tabs.tsx'
import { everyTab, pathOf, tabsFor } from './editor-tabs.ts'
import type { PageName, Panels } from './editor-tabs.ts'
import { useNewStore } from './use-new-store.ts'
import { useLateParts } from './use-late-parts.ts'
import { typedNotes } from './typed-notes.ts'
import { useShortcuts } from './use-shortcuts.ts'

type EditorProps = {
  page: PageName
  panels: Panels
  settings: ReactNode
  /** Its reader may no longer read it, or it is gone. */
  isLost: true | undefined
}

export function EditorPage({ loaded, ...props }: EditorProps & { loaded: LoadedDraft }) {
  const uploads = useNewUploads()
  const { store, revisions } = useNewStore(loaded, uploads)
  const others = useOthers(store, loaded.facts.isShared, revisions)
  const { id } = loaded.draft.rows.details[0]!
  const drafts = useNewDialogDrafts(id)
  const typed = useMemo(() => typedNotes(drafts), [drafts])
  const notes = useNewNotes(id, { isShared: loaded.facts.isShared, stamp: others.notes, typed })
  const pictures = useMemo(
    () => ({ read: () => projectPictures(store.draft), keep: (asset: PresentedAsset) => store.know(asset) }),
    [store],
  )
  return (
    <StoreContext value={store}>
      <UploadsContext value={uploads}>
        <DialogDraftsContext value={drafts}>
          <OthersContext value={others.people}>
            <FieldMarkContext value={othersAtField}>
              <HoldsItsData value={true}>
                <PictureLibraryContext value={pictures}>
                  <PlaytestStart>
                    <PublishingProvider>
                      <CopyAwayStart>
                        <NotesContext value={notes}>
                          <BringHere>
                            <Editor {...props} revisions={revisions} />
                          </BringHere>
                        </NotesContext>
                      </CopyAwayStart>
                    </PublishingProvider>
                  </PlaytestStart>
                </PictureLibraryContext>
              </HoldsItsData>
            </FieldMarkContext>
          </OthersContext>
        </DialogDraftsContext>
      </UploadsContext>
    </StoreContext>
  )
}

/** Whoever may not edit gets no files in. */
function BringHere({ children }: { children: ReactNode }) {
  const role = useEditorPart(({ draft }) => draft.role)
  return <BringStart off={!may(role, 'edit')}>{children}</BringStart>
}

type SharedProps = EditorProps & { revisions: Revisions }

function Editor({ page, panels, settings, isLost, revisions }: SharedProps) {
  const kind = useEditorPart(({ draft }) => draft.details.kind)
  const id = useEditorPart(({ draft }) => draft.details.id)
  const [query] = useSearchParams()
  const role = useEditorPart(({ draft }) => draft.role)
  const tabs = tabsFor(kind, role)
  const own = tabs.filter((each) => each.page === page)
  const tab = own.find((each) => each.id === query.get('tab')) ?? own[0]!
  const Panel = panels[tab.id]!
  const leave = useLeaveSaved()
  const panel = usePlaceKept<HTMLDivElement>(query.toString())
  const isShared = useEditorPart(({ draft }) => draft.isShared)
  useShortcuts()
  useAskedField()
  useLateParts(kind, panels)
  const shown = useShownFromPlaytest(id)
  return (
    <div className="flex min-h-dvh flex-col">
      <EditorHeader settings={settings} />
      <main id="main" tabIndex={-1} className="flex-1 pb-16">
        {/* Bar, tabs and panel share one left edge, so that nothing moves between tabs. */}
        <div className="frame-wide">
          <LinkTabs label={m.studio_tabs_label()} className="my-2 sm:my-5">
            {tabs.map((each) => {
              const to = each.page === page ? `?tab=${each.id}` : pathOf(each.page, kind, id, each.id)
              return (
                <LinkTab
                  key={each.id}
                  to={to}
                  active={each === tab}
                  {...(each.page === page ? {} : { onClick: leave(to) })}
                >
                  {each.label()}
                  <OpenNotes tab={each} tabs={tabs} />
                  <OthersAtTab tab={each.id} />
                </LinkTab>
              )
            })}
          </LinkTabs>
          {isShared && <LateWithOthers adventureId={id} tab={tab.id} tabs={everyTab(kind)} revisions={revisions} />}
          <SignedOutNotice />
          {isLost && <LostNotice />}
          <ConflictPanels />
          <div ref={panel} tabIndex={-1} className={classNames('outline-none', tab.isForm && 'max-w-[77rem]')}>
            <NotesOfTab tab={tab.id} />
            <Panel key={`${tab.id} ${shown}`} />
          </div>
        </div>
      </main>
      <footer className="stage velvet flex flex-wrap items-center justify-center gap-x-2 px-4 py-2 bar:hidden">
        {settings}
      </footer>
      <LeaveGuard />
    </div>
  )
}

function SignedOutNotice() {
  const paused = useEditorPart((state) => state.paused)
  const { pathname, search } = useLocation()
  if (!paused) return null
  return (
    <Notice tone="danger" title={m.studio_signed_out_title()} className="mb-5">
      <p>{m.studio_signed_out_text()}</p>
      <Link to={`/auth?next=${encodeURIComponent(pathname + search)}`} className={textLinkStyles}>
        {m.studio_signed_out_sign_in()}
      </Link>
    </Notice>
  )
}

const LostNotice = () => (
  <Notice tone="danger" title={m.studio_no_longer_yours()} className="mb-5">
    <p>{m.studio_lost_text()}</p>
  </Notice>
)

/** For a link to the project's other page, which loads the draft anew: sends waiting changes first. */
function useLeaveSaved() {
  const store = useStore()
  const navigate = useNavigate()
  return (to: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void store.flush().then(() => navigate(to))
  }
}

/** Uploads end with the editor, which asks before the author leaves. */
function useNewUploads(): Uploads {
  const [uploads] = useState(() => new Uploads())
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => uploads.getState().running.length > 0 && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      uploads.stop()
    }
  }, [uploads])
  return uploads
}
