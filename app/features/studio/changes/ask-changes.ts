import type { ChangesResult } from './change-view.ts'

/** Null when the server was not reached or refused. @param query with its question mark */
export async function askChanges(adventureId: string, query = ''): Promise<ChangesResult | null> {
  try {
    const response = await fetch(`/api/projects/${adventureId}/changes${query}`, {
      headers: { Accept: 'application/json' },
      redirect: 'error',
    })
    return response.ok ? ((await response.json()) as ChangesResult) : null
  } catch {
    return null
  }
}
