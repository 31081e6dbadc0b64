import { and, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { presentAsset } from '#app/features/media/asset.present.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { isId } from '#app/shared/ids.ts'
import { assets } from '#database/schema/assets.ts'
import type { adventures } from '#database/schema/adventures.ts'
import type { Single } from './command.schema.ts'
import { noRows } from './draft.ts'
import type { Draft } from './draft.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { filesOf, finders, linkColumnsOf, rowOf, tables } from './tables.server.ts'
import type { TableKind } from './tables.server.ts'
import { childKinds, linkingKinds } from './work.ts'

type Wanted = { all: boolean; ids: Set<string>; parents: Set<string> }

class Wants {
  readonly kinds = new Map<TableKind, Wanted>()
  readonly targets = new Set<string>()
  readonly files = new Set<string>()

  of(kind: KindName): Wanted {
    const known = this.kinds.get(kind as TableKind) ?? { all: false, ids: new Set(), parents: new Set() }
    this.kinds.set(kind as TableKind, known)
    return known
  }

  note(command: Single): void {
    if (command.kind === 'details' && command.op !== 'change') return
    const kind = kindOf(command.kind)
    if (command.op === 'change' || command.op === 'create') this.#fields(command)
    if (command.op === 'remove') this.#removal(command.kind, command.ids)
    if (command.op === 'arrange') this.#siblings(command.kind, command.parent)
    if (command.op === 'create') {
      this.of(command.kind).ids.add(command.id)
      if (kind.parent && command.parent) this.of(kind.parent.kind).ids.add(command.parent)
      this.#siblings(command.kind, command.parent)
    }
  }

  #siblings(kind: KindName, parent: string | null): void {
    if (kindOf(kind).parent === null) this.of(kind).all = true
    else if (parent) this.of(kind).parents.add(parent)
  }

  #fields({ kind: name, id, fields, ...command }: Extract<Single, { op: 'change' | 'create' }>): void {
    const kind = kindOf(name)
    if (name !== 'details') this.of(name).ids.add(id)
    for (const [field, { file }] of Object.entries(kind.fields))
      if (file && typeof fields[field] === 'string' && isId(fields[field])) this.files.add(fields[field])
    for (const [field, others] of Object.entries(kind.wide ?? {}))
      if (field in fields && others === 'siblings') this.of(name).all = true
      else if (field in fields) this.#children(name, id)
    const target = kind.link && fields[kind.link.field]
    if (!kind.link || typeof target !== 'string' || !isId(target)) return
    const was = 'was' in command ? command.was : {}
    const leads = kind.link.kindOf({ ...was, ...fields, id } as Row)
    for (const to of leads && kind.link.kinds.includes(leads) ? [leads] : kind.link.kinds) this.of(to).ids.add(target)
  }

  #removal(kind: KindName, ids: readonly string[]): void {
    for (const id of ids) {
      this.of(kind).ids.add(id)
      this.#children(kind, id)
    }
    if (kindOf(kind).removed) this.of(kind).all = true
    const linking = linkingKinds.filter((each) => kindOf(each).link!.kinds.includes(kind))
    for (const each of linking) {
      this.of(each)
      for (const id of ids) this.targets.add(id)
    }
  }

  #children(kind: KindName, id: string): void {
    for (const child of childKinds(kind)) this.of(child).parents.add(id)
  }
}

/** Loads the named rows with their children, the rows that link to them, and all their files. */
export async function loadRows(
  tx: Transaction,
  root: typeof adventures.$inferSelect,
  commands: readonly Single[],
): Promise<Draft> {
  const wants = new Wants()
  for (const command of commands) wants.note(command)
  const rows: Record<KindName, Row[]> = { ...noRows, details: [rowOf('details', root)] }
  const files = await filesWith(tx, root.id, wants.files)
  for (const kind of kindNames) {
    const wanted = kind === 'details' ? undefined : wants.kinds.get(kind)
    if (kind === 'details' || !wanted) continue
    const stored = await finders[kind](tx, root.id, conditionOf(kind, wanted, wants.targets))
    rows[kind] = stored.map((row) => rowOf(kind, row))
    for (const file of stored.flatMap(filesOf)) files[file.id] = file
  }
  return { rows, files }
}

function conditionOf(kind: TableKind, { all, ids, parents }: Wanted, targets: ReadonlySet<string>): SQL | undefined {
  if (all) return undefined
  const { parent } = kindOf(kind)
  const columns: Record<string, AnyPgColumn> = getTableColumns(tables[kind])
  return or(
    inArray(columns['id']!, [...ids]),
    ...(parent ? [inArray(columns[parent.field]!, [...parents])] : []),
    ...(targets.size > 0 ? linkColumnsOf(kind).map((name) => inArray(columns[name]!, [...targets])) : []),
  )
}

async function filesWith(
  tx: Transaction,
  adventureId: string,
  ids: ReadonlySet<string>,
): Promise<Record<string, Draft['files'][string]>> {
  if (ids.size === 0) return {}
  const found = await tx
    .select()
    .from(assets)
    .where(and(eq(assets.adventureId, adventureId), inArray(assets.id, [...ids])))
  return Object.fromEntries(found.map((asset) => [asset.id, presentAsset(asset)]))
}
