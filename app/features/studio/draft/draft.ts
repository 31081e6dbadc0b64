import type { Locale } from '#app/i18n/locale.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'

/** Rows and files by id. The server may hold only the part that a command needs. */
export type Draft = {
  rows: Readonly<Record<KindName, readonly Row[]>>
  files: Readonly<Record<string, PresentedAsset>>
}

export const noRows = Object.fromEntries(kindNames.map((kind) => [kind, []])) as Record<KindName, never[]>

const indexes = new WeakMap<readonly Row[], ReadonlyMap<string, Row>>()

/** Cached by list: lists are never mutated. */
export function byId(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const known = indexes.get(rows)
  if (known) return known
  const index = new Map(rows.map((row) => [row.id, row]))
  indexes.set(rows, index)
  return index
}

export function findRow(draft: Draft, id: string): { kind: KindName; row: Row } | undefined {
  for (const [kind, rows] of Object.entries(draft.rows) as [KindName, readonly Row[]][]) {
    const row = byId(rows).get(id)
    if (row) return { kind, row }
  }
  return undefined
}

export const languageOf = ({ rows }: Draft): Locale => rows.details[0]!.primaryLanguage as Locale
