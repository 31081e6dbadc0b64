import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { useRefreshWhenIdle } from '#app/features/account/use-refresh-when-idle.ts'
import type { ShellViewer } from '#app/features/shell/viewer.ts'
import { askSession } from '#app/shared/ask-session.ts'
import { localSignOut } from '#app/shared/local-sign-out.ts'
import { whenIdle } from '#app/shared/when-idle.ts'

export function useShownViewer(): ShellViewer {
  const page = useRouteLoaderData('root') as { viewer: ShellViewer } | undefined
  const signedOut = useSyncExternalStore(localSignOut.subscribe, localSignOut.get, () => 'no')
  const viewer = useNamed(page?.viewer ?? null)
  return signedOut === 'no' ? viewer : null
}

/** A page shared by all readers of a role names nobody, so its reader is looked up when there is time; for staff also
 * what awaits them. */
function useNamed(viewer: ShellViewer): ShellViewer {
  const [named, setNamed] = useState<ShellViewer>(null)
  const refresh = useRefreshWhenIdle()
  const isNamed = viewer !== null && viewer.id !== null
  const isStaff = viewer !== null && viewer.role !== 'user'
  const isAsked = viewer !== null && (!isNamed || isStaff)
  const { pathname } = useLocation()
  // The work awaiting staff is counted with each page
  const page = isStaff ? pathname : ''
  useEffect(() => {
    if (!isAsked) return undefined
    let isOver = false
    const endWaiting = whenIdle(() => {
      void askSession().then((session) => {
        if (isOver || !session) return
        // The page came from the browser's memory: its reader has signed out since
        if (session.userId === null) refresh()
        else setNamed({ id: session.userId, name: session.name, role: 'user', openReports: session.openReports })
      })
    })
    return () => {
      isOver = true
      endWaiting()
    }
  }, [isAsked, page, refresh])
  return isAsked && named ? { ...named, role: viewer.role } : viewer
}
