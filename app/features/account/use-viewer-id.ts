import { useRouteLoaderData } from 'react-router'

export function useViewerId(): string | null {
  const page = useRouteLoaderData('root') as { viewer: { id: string | null } | null } | undefined
  return page?.viewer?.id ?? null
}
