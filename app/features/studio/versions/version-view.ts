import type { RequiredField } from '#app/features/studio/draft-view.ts'
import type { PresentedError } from '#app/shared/app-error.ts'

/** How many versions a draft has at most: under names of their author's, and kept by themselves for each of the other causes. */
export const versionLimits = { named: 50, automatic: 20 } as const

/** A version as the list shows it. */
export type VersionView = {
  id: string
  /** All but `named` are kept by themselves, and the oldest of each go. */
  cause: 'named' | 'published' | 'before_restore' | 'before_language'
  /** The author's words; of `before_restore` the name of what was restored. */
  name: string
  /** The edition that was published, or whose version was restored, numbered among those that players got. */
  editionNumber: number | null
  /** ISO 8601. */
  keptAt: string
  counts: { scenes: number; puzzles: number; items: number; npcs: number }
  /** In how many parts (rows, and the details) it is not what the draft is now; 0 for the draft itself. */
  differences: number
}

/** Why something cannot be done with a version, although the request was a good one. Nothing was changed. */
export type VersionRefusal =
  | { reason: 'tooMany'; limit: number }
  /** What was kept cannot be read any more. */
  | { reason: 'unreadable' }
  /** The adventure is listed, and the version lacks what listed ones must have. */
  | { reason: 'missingFields'; missing: RequiredField[] }
  | { reason: 'priceTooLow' }

/** What `/api/projects/:id/versions` answers. */
export type VersionsResult =
  /** All of them, the newest first. */
  | { status: 'listed'; versions: VersionView[] }
  | { status: 'restored' }
  | ({ status: 'refused' } & VersionRefusal)
  /** Message keys of the area `studio_errors` by the path of the field. */
  | { status: 'invalid'; fields: Record<string, string[]> }
  /** `conflict`: the draft was saved since its author saw it. */
  | { status: 'failed'; error: PresentedError }
