import { useRouteLoaderData } from 'react-router'

/** A page shared by all readers of a role names nobody, but its frame shows whether the reader is signed in. */
export function useIsMember(): boolean {
  const page = useRouteLoaderData('root') as { viewer: object | null } | undefined
  return (page?.viewer ?? null) !== null
}
