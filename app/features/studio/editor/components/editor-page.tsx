import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PublishingProvider } from '#app/features/studio/details/components/publishing.tsx'
import { PictureLibraryContext } from '#app/features/media/components/picture-library.tsx'
import { projectPictures } from '#app/features/studio/fields/components/project-pictures.ts'
import { UploadsContext } from '#app/features/media/components/use-uploads.ts'
import { DialogDraftsContext, useNewDialogDrafts } from '#app/features/studio/fields/components/use-dialog-draft.ts'
import { PlaytestStart } from '#app/features/studio/playtest/components/playtest-start.tsx'
import { useShownFromPlaytest } from '#app/features/studio/playtest/components/use-shown-from-playtest.ts'
import type { LoadedDraft } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { HoldsItsData } from '#app/ui/link.tsx'
import { LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'
import { ConflictPanels } from './conflict-panels.tsx'
import { StoreContext, useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import { EditorHeader } from './editor-header.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { RefusedPanel } from './refused-panel.tsx'
import { SignedOutNotice } from './signed-out-notice.tsx'
import { useStrayDrop } from '#app/ui/use-stray-drop.ts'
import { tabsOf } from './editor-tabs.tsx'
import { useNewStore } from './use-new-store.ts'
import { useNewUploads } from './use-new-uploads.ts'
import { useLateParts } from './use-late-parts.ts'
import { useAskedField } from '#app/features/studio/fields/components/use-asked-field.ts'
import { usePlaceKept } from '#app/features/studio/fields/components/use-place-kept.ts'
import { useShortcuts } from './use-shortcuts.ts'

export function EditorPage({ loaded, settings }: { loaded: LoadedDraft; settings: ReactNode }) {
  const uploads = useNewUploads()
  const store = useNewStore(loaded, uploads)
  const drafts = useNewDialogDrafts(loaded.draft.rows.details[0]!.id)
  const pictures = useCallback(() => projectPictures(store.draft), [store])
  return (
    <StoreContext value={store}>
      <UploadsContext value={uploads}>
        <DialogDraftsContext value={drafts}>
          <HoldsItsData value={true}>
            <PictureLibraryContext value={pictures}>
              <PlaytestStart>
                <PublishingProvider>
                  <Editor settings={settings} />
                </PublishingProvider>
              </PlaytestStart>
            </PictureLibraryContext>
          </HoldsItsData>
        </DialogDraftsContext>
      </UploadsContext>
    </StoreContext>
  )
}

function Editor({ settings }: { settings: ReactNode }) {
  const kind = useEditorPart(({ draft }) => draft.details.kind)
  const id = useEditorPart(({ draft }) => draft.details.id)
  const [query] = useSearchParams()
  const tabs = tabsOf(kind)
  const tab = tabs.find((each) => each.id === query.get('tab')) ?? tabs[0]!
  const panel = usePlaceKept<HTMLDivElement>(query.toString())
  useShortcuts()
  useAskedField()
  useStrayDrop()
  useLateParts()
  const shown = useShownFromPlaytest(id)
  return (
    <div className="flex min-h-dvh flex-col">
      <EditorHeader settings={settings} />
      <main id="main" tabIndex={-1} className="flex-1 pb-16">
        {/* Bar, tabs and panel begin at one edge, so that nothing moves between tabs. */}
        <div className="frame-wide">
          <LinkTabs label={m.studio_tabs_label()} className="my-2 sm:my-5">
            {tabs.map(({ id, label }) => (
              <LinkTab key={id} to={`?tab=${id}`} active={id === tab.id}>
                {label()}
              </LinkTab>
            ))}
          </LinkTabs>
          <SignedOutNotice />
          <RefusedPanel />
          <ConflictPanels />
          <div ref={panel} tabIndex={-1} className={classNames('outline-none', tab.isForm && 'max-w-[77rem]')}>
            <tab.Panel key={`${tab.id} ${shown}`} />
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
