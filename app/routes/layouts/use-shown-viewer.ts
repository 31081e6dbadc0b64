import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ShellViewer } from '#app/features/shell/viewer.ts'
import { localSignOut } from '#app/shared/local-sign-out.ts'

/** The reader that the frame shows: nobody once they signed out here, also while the server could not be told. */
export function useShownViewer(): ShellViewer {
  const page = useRouteLoaderData('root') as { viewer: ShellViewer } | undefined
  const signedOut = useSyncExternalStore(localSignOut.subscribe, localSignOut.get, () => 'no')
  return signedOut === 'no' ? (page?.viewer ?? null) : null
}
