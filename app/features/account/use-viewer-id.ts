import { useRouteLoaderData } from 'react-router'

/** Who reads this page, by the root's data; null for a visitor. */
export function useViewerId(): string | null {
  const page = useRouteLoaderData('root') as { viewer: { id: string } | null } | undefined
  return page?.viewer?.id ?? null
}
