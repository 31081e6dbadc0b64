import { useLocation, useNavigation } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useNetworkAway } from '#app/ui/use-network-away.ts'

const labels = [
  { path: /^\/adventure\/[^/]+$/, text: m.adventure_loading },
  { path: /^\/play\/[^/]+$/, text: m.lobby_loading },
]

/** Covers the old page after 300 ms. The old page stays below, so that a failed load loses nothing. */
export function AdventureLoading() {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const isAway = useNetworkAway()
  const coming =
    navigation.state === 'loading' ? labels.find(({ path }) => path.test(navigation.location.pathname)) : undefined
  // The same page reloading (after a rating, in another language) stays visible, as does any page without a network
  if (!coming || isAway || navigation.location?.pathname === pathname) return null
  return (
    <div className="absolute pointer-events-none inset-0 z-20 animate-late overflow-clip bg-canvas">
      <div className="frame sticky top-24 grid gap-6 py-6">
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner className="text-2xl text-accent-ink" />
          {coming.text()}
        </p>
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="grid content-start gap-6">
            <Skeleton className="aspect-video rounded-card" />
            <Skeleton className="h-12 w-3/4" />
          </div>
          <Skeleton className="h-80 rounded-card" />
        </div>
      </div>
    </div>
  )
}
