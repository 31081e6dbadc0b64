import { useRouteLoaderData } from 'react-router'

/** A page that all readers of a role get names nobody, but its frame is that of somebody who is signed in. */
export function useIsMember(): boolean {
  const page = useRouteLoaderData('root') as { viewer: object | null } | undefined
  return (page?.viewer ?? null) !== null
}
