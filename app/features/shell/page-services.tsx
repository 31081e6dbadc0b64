import { NavigationProgress } from './navigation-progress.tsx'
import { NetworkNotice } from './network-notice.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useScrollKeeper } from './scroll-keeper.ts'
import { useCountedView } from './use-counted-view.ts'

export function PageServices() {
  useScrollKeeper()
  useCountedView()
  return (
    <>
      <NavigationProgress />
      <RouteAnnouncer />
      <NetworkNotice />
    </>
  )
}
