import type { ErrorCode } from '#app/shared/app-error.ts'
import type { Figures, FiguresAnswer } from './figures-view.ts'

/** @param edition 0 for the newest */
export async function askForFigures(
  adventureId: string,
  edition: number,
): Promise<{ figures: Figures } | { code: ErrorCode }> {
  try {
    const response = await fetch(`/api/projects/${adventureId}/figures${edition ? `?edition=${edition}` : ''}`, {
      headers: { Accept: 'application/json' },
      redirect: 'error',
    })
    const body = (await response.json()) as FiguresAnswer
    if (response.ok && 'totals' in body) return { figures: body }
    return { code: 'error' in body ? body.error.code : 'unexpected' }
  } catch {
    return { code: 'unavailable' }
  }
}
