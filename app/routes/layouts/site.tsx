import { Outlet, useMatches } from 'react-router'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { AdventureLoading } from '#app/features/library/components/adventure-loading.tsx'
import { SiteLayout } from '#app/features/shell/site-layout.tsx'
import type { Theme } from '#app/ui/theme.ts'
import { useShownViewer } from '#app/routes/layouts/use-shown-viewer.ts'
import { isFramed } from './framed.ts'

/** Part of the root: a layout route would be one more file to fetch before anything works. */
export function Site({ theme }: { theme: Theme }) {
  const viewer = useShownViewer()
  if (!isFramed(useMatches())) return <Outlet />
  return (
    <SiteLayout viewer={viewer} locale={getLocale()} theme={theme}>
      <div className="relative">
        <Outlet />
        <AdventureLoading />
      </div>
    </SiteLayout>
  )
}
