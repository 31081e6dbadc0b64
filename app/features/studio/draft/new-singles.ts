import type { Kind as AdventureKind } from '#app/features/rows/catalogue.ts'
import { newId } from '#app/shared/ids.ts'
import { defaultsOf, kindNames } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { Touched } from './work.ts'

/** The rows that every adventure of a kind has from the start, apart from its details. */
export const newSingles = (kind: AdventureKind): Touched[] =>
  kindNames
    .filter((name) => name !== 'details' && kindOf(name).single && kindOf(name).adventures.includes(kind))
    .map((name) => {
      const id = newId()
      const row = { ...defaultsOf(kindOf(name)), id, translations: {}, translatedFrom: {} }
      return { kind: name, id, before: null, after: row }
    })
