import { NavigationProgress } from './navigation-progress.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useScrollKeeper } from './scroll-keeper.ts'

/** What every frame needs besides its looks (site, studio, player): scroll position, focus and announcement of a new page, progress of a load. */
export function PageServices() {
  useScrollKeeper()
  return (
    <>
      <NavigationProgress />
      <RouteAnnouncer />
    </>
  )
}
