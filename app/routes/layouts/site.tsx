import { Outlet, useRouteLoaderData } from 'react-router'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { AdventureLoading } from '#app/features/library/components/adventure-loading.tsx'
import { SiteLayout } from '#app/features/shell/site-layout.tsx'
import { useShownViewer } from '#app/routes/layouts/use-shown-viewer.ts'
import type { RootData } from '#app/root.tsx'

/** The frame of the site's pages: navigation above, footer below. */
export default function Site() {
  const page = useRouteLoaderData('root') as RootData | undefined
  return (
    <SiteLayout viewer={useShownViewer()} locale={getLocale()} theme={page?.theme ?? 'system'}>
      <div className="relative">
        <Outlet />
        <AdventureLoading />
      </div>
    </SiteLayout>
  )
}
