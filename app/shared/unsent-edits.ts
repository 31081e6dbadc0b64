import { isRecord } from '#app/shared/record.ts'
/** An editor command that has not been sent: see the studio's log. */
export type UnsentCommand = { id: string; name: string; command: Record<string, unknown> }

/** The unsent commands of one open editor page, in order. `at` in ms since 1970. */
export type UnsentDraft = {
  title: string
  at: number
  /** The language in which the page showed the adventure. */
  writtenIn?: string
  log: readonly UnsentCommand[]
}

/** The account, the adventure, and this opening of its editor: two tabs never write the same entry. */
export type UnsentKey = { user: string; adventure: string; page: string }

export type UnsentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'whodini-unsent'

/** The prefix of a person's stored dialogs: see the studio's DialogDrafts. */
export const dialogDraftsOf = (user: string): string => `studio-dialog:${user}:`

/** What can be undone in this tab's latest editor: see the studio's `keepUndo`. In the storage of the tab. */
export const undoneHere = 'studio-undo'

export const unsentName = ({ user, adventure, page }: UnsentKey): string => [prefix, user, adventure, page].join(':')

/** Stores the unsent commands on this device; an empty log removes it. Full or forbidden storage keeps nothing. */
export function writeUnsent(storage: UnsentStorage | null, key: UnsentKey, draft: UnsentDraft): void {
  try {
    if (draft.log.length === 0) storage?.removeItem(unsentName(key))
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
    // storage that cannot be written has nothing to remove
  }
}

/** Counts each field of a row, each text of a translation, and each row to be created or removed. */
export const countChanges = ({ log }: Pick<UnsentDraft, 'log'>): number =>
  log.reduce((sum, { command }) => sum + countIn(command), 0)

function countIn(command: Record<string, unknown>): number {
  if (Array.isArray(command['commands'])) return Math.max(1, command['commands'].length)
  const { fields } = command
  if (command['op'] !== 'change' || !isRecord(fields)) return 1
  return Object.entries(fields).reduce(
    (sum, [field, value]) => sum + (field === 'translations' ? countTexts(value) : 1),
    0,
  )
}

const countTexts = (translations: unknown): number =>
  isRecord(translations)
    ? Object.values(translations).reduce<number>(
        (sum, fields) => sum + (isRecord(fields) ? Object.keys(fields).length : 0),
        0,
      )
    : 0

export function namesOf(storage: UnsentStorage | null): string[] {
  try {
    return storage ? Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '') : []
  } catch {
    return []
  }
}

const isCommand = (held: unknown): held is UnsentCommand =>
  isRecord(held) && typeof held.id === 'string' && typeof held.name === 'string' && isRecord(held.command)

function readDraft(storage: UnsentStorage | null, name: string): UnsentDraft | null {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(name) ?? 'null')
    if (!isRecord(stored) || typeof stored.title !== 'string' || typeof stored.at !== 'number') return null
    const log = (Array.isArray(stored.log) ? stored.log : []).filter(isCommand)
    if (log.length === 0) return null
    return {
      title: stored.title,
      at: stored.at,
      ...(typeof stored.writtenIn === 'string' ? { writtenIn: stored.writtenIn } : {}),
      log,
    }
  } catch {
    return null
  }
}

/** The storage shared by all tabs of this browser; null on the server and where the browser forbids it. */
export function deviceStorage(): UnsentStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}
