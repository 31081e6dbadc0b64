import type { RequiredField } from '#app/features/rows/required-fields.ts'
import type { PresentedError } from '#app/shared/app-error.ts'

/** `automatic`: per cause. */
export const versionLimits = { named: 50, automatic: 20 } as const
export const longestVersionName = 100

type CountedPart = 'scenes' | 'puzzles' | 'items' | 'npcs' | 'characters' | 'courses' | 'clues' | 'props'

export type VersionView = {
  id: string
  cause: 'named' | 'published' | 'before_restore' | 'before_language'
  name: string
  /** Counts only editions that players got. */
  editionNumber: number | null
  /** ISO 8601. */
  keptAt: string
  /** Only parts that its kind of adventure has. */
  counts: Partial<Record<CountedPart, number>>
  /** Parts (rows and details) that differ from the draft. */
  differences: number
}

export type VersionRefusal =
  | { reason: 'tooMany'; limit: number }
  | { reason: 'unreadable' }
  | { reason: 'missingFields'; missing: RequiredField[] }
  | { reason: 'priceTooLow' }

export type VersionsResult =
  | { status: 'listed'; versions: VersionView[] }
  | { status: 'restored' }
  | ({ status: 'refused' } & VersionRefusal)
  | { status: 'invalid'; fields: Record<string, string[]> }
  /** `conflict`: saved since its author saw it. */
  | { status: 'failed'; error: PresentedError }
