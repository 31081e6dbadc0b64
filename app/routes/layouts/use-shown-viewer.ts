import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ShellViewer } from '#app/features/shell/viewer.ts'
import { localSignOut } from '#app/shared/local-sign-out.ts'

export function useShownViewer(): ShellViewer {
  const page = useRouteLoaderData('root') as { viewer: ShellViewer } | undefined
  const signedOut = useSyncExternalStore(localSignOut.subscribe, localSignOut.get, () => 'no')
  return signedOut === 'no' ? (page?.viewer ?? null) : null
}
