import { NavigationProgress } from './navigation-progress.tsx'
import { NetworkNotice } from './network-notice.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useScrollKeeper } from './scroll-keeper.ts'

export function PageServices() {
  useScrollKeeper()
  return (
    <>
      <NavigationProgress />
      <RouteAnnouncer />
      <NetworkNotice />
    </>
  )
}
