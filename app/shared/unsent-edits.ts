export type UnsentRow = { version: number; base?: Record<string, unknown>; changes: Record<string, unknown> }

export type UnsentOrder = {
  request: Record<string, unknown>
  late: Record<string, Record<string, unknown>>
  dropped?: Record<string, UnsentRow>
}

/** What one page of an editor holds that is not sent: edits by row, and what is to be made or removed, in order. `at` in ms since 1970. */
export type UnsentDraft = {
  title: string
  at: number
  writtenIn?: string
  rows: Record<string, UnsentRow>
  orders?: readonly UnsentOrder[]
}

/** Whose, of which adventure, and which opening of its editor: two tabs never write the same entry. */
export type UnsentKey = { user: string; adventure: string; page: string }

export type UnsentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'whodini-unsent'

export const unsentName = ({ user, adventure, page }: UnsentKey): string => [prefix, user, adventure, page].join(':')

/** Keeps what is unsent on this device; nothing unsent is forgotten. A full or forbidden storage keeps nothing. */
export function writeUnsent(storage: UnsentStorage | null, key: UnsentKey, draft: UnsentDraft): void {
  try {
    if (Object.keys(draft.rows).length === 0 && !draft.orders?.length) storage?.removeItem(unsentName(key))
    else storage?.setItem(unsentName(key), JSON.stringify(draft))
  } catch {
    // the page itself still holds it
  }
}

export function listUnsent(storage: UnsentStorage | null, user: string): (UnsentKey & UnsentDraft)[] {
  const found: (UnsentKey & UnsentDraft)[] = []
  for (const name of namesOf(storage)) {
    const [kind, owner, adventure, page] = name.split(':')
    if (kind !== prefix || owner !== user || !adventure || !page) continue
    const draft = readDraft(storage, name)
    if (draft) found.push({ user, adventure, page, ...draft })
  }
  return found.toSorted((a, b) => a.at - b.at)
}

export function removeUnsent(storage: UnsentStorage | null, key: UnsentKey): void {
  try {
    storage?.removeItem(unsentName(key))
  } catch {
    // a storage that cannot be written has nothing to forget
  }
}

export function countChanges({ rows, orders = [] }: Pick<UnsentDraft, 'rows' | 'orders'>): number {
  return (
    orders.length +
    Object.values(rows).reduce(
      (sum, { changes }) =>
        sum +
        Object.entries(changes).reduce(
          (fields, [field, value]) => fields + (field === 'translations' ? countTexts(value) : 1),
          0,
        ),
      0,
    )
  )
}

const countTexts = (translations: unknown): number =>
  isRecord(translations)
    ? Object.values(translations).reduce<number>(
        (sum, fields) => sum + (isRecord(fields) ? Object.keys(fields).length : 0),
        0,
      )
    : 0

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function namesOf(storage: UnsentStorage | null): string[] {
  try {
    return storage ? Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '') : []
  } catch {
    return []
  }
}

const readRows = (stored: Record<string, unknown>): Record<string, UnsentRow> =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([row, held]): [string, UnsentRow][] =>
      isRecord(held) && typeof held.version === 'number' && isRecord(held.changes)
        ? [[row, { version: held.version, ...(isRecord(held.base) ? { base: held.base } : {}), changes: held.changes }]]
        : [],
    ),
  )

function readDraft(storage: UnsentStorage | null, name: string): UnsentDraft | null {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(name) ?? 'null')
    if (
      !isRecord(stored) ||
      typeof stored.title !== 'string' ||
      typeof stored.at !== 'number' ||
      !isRecord(stored.rows)
    )
      return null
    const rows = readRows(stored.rows)
    const orders = (Array.isArray(stored.orders) ? stored.orders : []).flatMap((held: unknown): UnsentOrder[] =>
      isRecord(held) && isRecord(held.request) && isRecord(held.late) && Object.values(held.late).every(isRecord)
        ? [
            {
              request: held.request,
              late: held.late as UnsentOrder['late'],
              ...(isRecord(held.dropped) ? { dropped: readRows(held.dropped) } : {}),
            },
          ]
        : [],
    )
    if (Object.keys(rows).length === 0 && orders.length === 0) return null
    return {
      title: stored.title,
      at: stored.at,
      ...(typeof stored.writtenIn === 'string' ? { writtenIn: stored.writtenIn } : {}),
      rows,
      ...(orders.length > 0 ? { orders } : {}),
    }
  } catch {
    return null
  }
}

/** The storage that all tabs of this browser share; null on the server and where the browser forbids it. */
export function deviceStorage(): UnsentStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}
