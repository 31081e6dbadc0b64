import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PublishingProvider } from '#app/features/studio/details/components/publishing.tsx'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
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
import { pathOf, tabsOf } from './editor-tabs.ts'
import type { PageName, Panels } from './editor-tabs.ts'
import { useLeaveSaved } from './use-leave-saved.ts'
import { useNewStore } from './use-new-store.ts'
import { useNewUploads } from './use-new-uploads.ts'
import { useLateParts } from './use-late-parts.ts'
import { useAskedField } from '#app/features/studio/fields/components/use-asked-field.ts'
import { usePlaceKept } from '#app/features/studio/fields/components/use-place-kept.ts'
import { useShortcuts } from './use-shortcuts.ts'

type EditorProps = { page: PageName; panels: Panels; settings: ReactNode }

export function EditorPage({ loaded, ...props }: EditorProps & { loaded: LoadedDraft }) {
  const uploads = useNewUploads()
  const store = useNewStore(loaded, uploads)
  const drafts = useNewDialogDrafts(loaded.draft.rows.details[0]!.id)
  const pictures = useMemo(
    () => ({ read: () => projectPictures(store.draft), keep: (asset: PresentedAsset) => store.know(asset) }),
    [store],
  )
  return (
    <StoreContext value={store}>
      <UploadsContext value={uploads}>
        <DialogDraftsContext value={drafts}>
          <HoldsItsData value={true}>
            <PictureLibraryContext value={pictures}>
              <PlaytestStart>
                <PublishingProvider>
                  <Editor {...props} />
                </PublishingProvider>
              </PlaytestStart>
            </PictureLibraryContext>
          </HoldsItsData>
        </DialogDraftsContext>
      </UploadsContext>
    </StoreContext>
  )
}

function Editor({ page, panels, settings }: EditorProps) {
  const kind = useEditorPart(({ draft }) => draft.details.kind)
  const id = useEditorPart(({ draft }) => draft.details.id)
  const [query] = useSearchParams()
  const tabs = tabsOf[kind]
  const own = tabs.filter((each) => each.page === page)
  const tab = own.find((each) => each.id === query.get('tab')) ?? own[0]!
  const Panel = panels[tab.id]!
  const leave = useLeaveSaved()
  const panel = usePlaceKept<HTMLDivElement>(query.toString())
  useShortcuts()
  useAskedField()
  useStrayDrop()
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
                </LinkTab>
              )
            })}
          </LinkTabs>
          <SignedOutNotice />
          <RefusedPanel />
          <ConflictPanels />
          <div ref={panel} tabIndex={-1} className={classNames('outline-none', tab.isForm && 'max-w-[77rem]')}>
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
