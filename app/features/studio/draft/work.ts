import type { Kind as AdventureKind } from '#app/features/rows/catalogue.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { byId } from './draft.ts'
import type { Draft } from './draft.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'

/** Created: `before` is null; removed: `after` is null. */
export type Touched = { kind: KindName; id: string; before: Row | null; after: Row | null }

export class Work {
  readonly draft: Draft
  readonly #lists = new Map<KindName, Map<string, Row>>()
  readonly #befores = new Map<string, { kind: KindName; before: Row | null }>()

  constructor(draft: Draft) {
    this.draft = draft
  }

  get primary(): Locale {
    return (this.draft.rows.details[0]?.primaryLanguage ?? 'en') as Locale
  }

  get adventureKind(): AdventureKind {
    return this.draft.rows.details[0]!.kind as AdventureKind
  }

  get(kind: KindName, id: string): Row | undefined {
    return this.#read(kind).get(id)
  }

  list(kind: KindName, parent?: string | null): Row[] {
    const { parent: within, place } = kindOf(kind)
    const all = [...this.#read(kind).values()]
    const rows = within && parent ? all.filter((row) => row[within.field] === parent) : all
    return place ? rows.toSorted((a, b) => Number(a[place]) - Number(b[place])) : rows
  }

  put(kind: KindName, row: Row): void {
    this.#note(kind, row.id)
    this.#written(kind).set(row.id, row)
  }

  remove(kind: KindName, id: string): void {
    this.#note(kind, id)
    this.#written(kind).delete(id)
  }

  touched(): Touched[] {
    const all = [...this.#befores].map(([id, { kind, before }]) => ({
      kind,
      id,
      before,
      after: this.get(kind, id) ?? null,
    }))
    return all.filter(({ before, after }) => before !== after)
  }

  finish(): Draft {
    if (this.#lists.size === 0) return this.draft
    const rows = { ...this.draft.rows }
    for (const [kind, list] of this.#lists) {
      const { compare } = kindOf(kind)
      rows[kind] = compare ? [...list.values()].toSorted(compare) : [...list.values()]
    }
    return { ...this.draft, rows }
  }

  #read(kind: KindName): ReadonlyMap<string, Row> {
    return this.#lists.get(kind) ?? byId(this.draft.rows[kind])
  }

  #written(kind: KindName): Map<string, Row> {
    const list = this.#lists.get(kind) ?? new Map(byId(this.draft.rows[kind]))
    this.#lists.set(kind, list)
    return list
  }

  #note(kind: KindName, id: string): void {
    if (!this.#befores.has(id)) this.#befores.set(id, { kind, before: this.get(kind, id) ?? null })
  }
}

export const rowsIn = (work: Work, kind: KindName, ids: readonly string[]): { kind: KindName; row: Row }[] =>
  ids.flatMap((id) => {
    const row = work.get(kind, id)
    if (!row) return []
    const inside = childKinds(kind).flatMap((child) =>
      rowsIn(
        work,
        child,
        work.list(child, id).map((each) => each.id),
      ),
    )
    return [{ kind, row }, ...inside]
  })

export const childKinds = (kind: KindName): KindName[] => kindNames.filter((name) => kindOf(name).parent?.kind === kind)
export const linkingKinds: readonly KindName[] = kindNames.filter((name) => kindOf(name).link)
