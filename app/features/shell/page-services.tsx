import { NavigationProgress } from './navigation-progress.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useScrollKeeper } from './scroll-keeper.ts'

/** Once for the whole document, whatever frame a page has: scroll position, focus and announcement of a new page, progress of a load. */
export function PageServices() {
  useScrollKeeper()
  return (
    <>
      <NavigationProgress />
      <RouteAnnouncer />
    </>
  )
}
