import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { DraftView } from '#app/features/studio/draft-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'
import { ConflictPanels } from './conflict-panels.tsx'
import { SaverContext, useEditor, useNewSaver } from './draft-context.ts'
import { EditorHeader } from './editor-header.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { SignedOutNotice } from './signed-out-notice.tsx'
import { tabsOf } from './editor-tabs.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** The editor of one adventure in a frame of its own. `settings`: language and theme, which belong to the site. */
export function EditorPage({ loaded, settings }: { loaded: DraftView; settings: ReactNode }) {
  const saver = useNewSaver(loaded)
  return (
    <SaverContext value={saver}>
      <Editor settings={settings} />
    </SaverContext>
  )
}

function Editor({ settings }: { settings: ReactNode }) {
  const { draft } = useEditor()
  const [query] = useSearchParams()
  const tabs = tabsOf(draft.details.kind)
  const tab = tabs.find((each) => each.id === query.get('tab')) ?? tabs[0]!
  useShortcuts()
  return (
    <div className="flex min-h-dvh flex-col">
      <EditorHeader settings={settings} />
      <main id="main" tabIndex={-1} className={`flex-1 pb-16 ${tab.wide ? 'mx-auto w-full max-w-[110rem] px-4 sm:px-6' : 'frame'}`}>
        <LinkTabs label={m.studio_tabs_label()} className="my-5">
          {tabs.map(({ id, label }) => (
            <LinkTab key={id} to={`?tab=${id}`} active={id === tab.id}>
              {label()}
            </LinkTab>
          ))}
        </LinkTabs>
        <SignedOutNotice />
        <ConflictPanels />
        <tab.Panel key={tab.id} />
      </main>
      <footer className="stage velvet flex justify-center px-4 py-2 lg:hidden">{settings}</footer>
      <LeaveGuard />
    </div>
  )
}
