import { useNavigation, useLocation, useNavigationType } from 'react-router'
import { useEffect, useLayoutEffect } from 'react'
import { NetworkNotice } from './network-notice.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { createScrollMemory } from './scroll-memory.ts'

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

function NavigationProgress() {
  const idle = useNavigation().state === 'idle'
  if (idle) return null
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-[3px] origin-left animate-approach bg-brass opacity-0"
    />
  )
}

const memory = createScrollMemory()

/** React Router's ScrollRestoration also scrolls up on a new query and needs an inline script. */
function useScrollKeeper(): void {
  const location = useLocation()
  const type = useNavigationType()
  useBrowserLayoutEffect(() => memory.arrive(location, type), [location, type])
  useEffect(() => memory.start(), [])
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Per document: React may mount twice, and an error page may replace everything. */
const counted: { path: string | null } = { path: null }

/** The server counts documents as it sends them; client navigations are reported to it. */
function useCountedView(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const isDocument = counted.path === null
    if (counted.path === pathname) return
    counted.path = pathname
    if (isDocument) return
    const view = { path: pathname, language: document.documentElement.lang }
    navigator.sendBeacon('/api/views', JSON.stringify(view))
  }, [pathname])
}
