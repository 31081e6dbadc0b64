import { isRecord } from '#app/shared/record.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { holdPage, livingPages } from '#app/features/studio/draft/log/page-lock.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { rewritten, rewrittenRow } from '#app/features/studio/draft/words/rewritten.ts'
import type { PuzzleBelow } from '#app/features/studio/draft/words/rewritten.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { newId } from '#app/shared/ids.ts'
import { deviceStorage, dialogDraftsOf, namesOf } from '#app/shared/unsent-edits.ts'
import type { UnsentStorage } from '#app/shared/unsent-edits.ts'
import { z } from '#app/shared/zod.ts'

/** Which dialog of which row; `row` begins with "new" for a row not created yet. */
export type DialogPlace = { dialog: KindName | 'project'; row: string }

/** `note`: what is typed in a form of notes, which is kept alike. */
type KeptPlace = DialogPlace | { dialog: 'note'; row: string }

export type DialogDraft = {
  isNew: boolean
  /** Fixed id of a new row, so that sending it again creates no second one. */
  id: string
  changes: Changes
  was: Changes
  /** Stored files that no row refers to yet. */
  files: readonly PresentedAsset[]
  unreadable?: Record<string, string> | undefined
  writtenIn?: Locale | undefined
  /** Its author accepted a text by a model. */
  byModel?: true | undefined
}

const fileSchema = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
})

const draftSchema = z.object({
  isNew: z.boolean(),
  id: z.string(),
  changes: z.record(z.string(), z.unknown()),
  was: z.record(z.string(), z.unknown()),
  files: z.array(fileSchema),
  unreadable: z.record(z.string(), z.string()).optional(),
  writtenIn: z.enum(locales).optional().catch(undefined),
  byModel: z.literal(true).optional(),
})
const storedSchema = z.object({ at: z.number(), draft: draftSchema })

export function dialogInLanguage(kind: KindName, draft: DialogDraft, to: Locale, puzzle?: PuzzleBelow): DialogDraft {
  const from = draft.writtenIn ?? typedIn(draft.changes, to)
  if (from === to) return draft.writtenIn === to ? draft : { ...draft, writtenIn: to }
  const swap = { from, to }
  const inSwap = draft.isNew ? rewrittenRow : rewritten
  const changes = inSwap(kind, draft.changes, swap, puzzle)
  return { ...draft, changes, was: rewritten(kind, draft.was, swap, puzzle), writtenIn: to }
}

/** A translation into the present primary language means that the other one was primary when it was typed. */
const typedIn = ({ translations }: Changes, now: Locale): Locale =>
  isRecord(translations) && now in translations ? (locales.find((locale) => locale !== now) ?? now) : now

const isEmptyDraft = ({ changes, unreadable = {} }: DialogDraft): boolean =>
  Object.keys(changes).length === 0 && Object.keys(unreadable).length === 0

type Held = { draft: DialogDraft; isRestored: boolean }

type StoredDraft = { name: string; place: string; page: string; at: number; draft: DialogDraft }

const placeOf = ({ dialog, row }: KeptPlace): string => `${dialog}:${row}`

/** What is typed in the dialogs of one editor, kept on the device until saved or discarded. Of what closed pages left,
 * the newest draft of each dialog is restored. */
export class DialogDrafts {
  readonly #owner: string
  readonly #storage: UnsentStorage | null
  readonly #page = newId()
  readonly #listeners = new Set<() => void>()
  #held: ReadonlyMap<string, Held> = new Map()

  constructor(owner: { user: string; adventure: string }, storage: UnsentStorage | null = deviceStorage()) {
    this.#owner = `${dialogDraftsOf(owner.user)}${owner.adventure}:`
    this.#storage = storage
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get(place: KeptPlace): DialogDraft | null {
    return this.#held.get(placeOf(place))?.draft ?? null
  }

  /** Whether it was typed before the dialog was last opened. */
  isRestored(place: DialogPlace): boolean {
    return this.#held.get(placeOf(place))?.isRestored ?? false
  }

  get isEmpty(): boolean {
    return this.#held.size === 0
  }

  hasRow(row: string): boolean {
    return [...this.#held.keys()].some((place) => place.endsWith(`:${row}`))
  }

  hasNew(dialog: DialogPlace['dialog']): boolean {
    return [...this.#held.keys()].some((place) => place.startsWith(`${dialog}:new`))
  }

  keep(place: KeptPlace, draft: DialogDraft): void {
    const name = placeOf(place)
    if (isEmptyDraft(draft)) return this.clear(place)
    this.#hold(name, { draft, isRestored: this.#held.get(name)?.isRestored ?? false })
    this.#write(name, draft)
  }

  clear(place: KeptPlace): void {
    const name = placeOf(place)
    this.#hold(name, null)
    try {
      this.#storage?.removeItem(this.#nameOf(name))
    } catch {}
  }

  /** The dialog has closed; its contents are kept for the next opening. */
  leave(place: DialogPlace): void {
    const held = this.#held.get(placeOf(place))
    if (held) this.#hold(placeOf(place), { ...held, isRestored: true })
  }

  /** Holds this page's lock, and takes over drafts of closed pages. @returns a function that ends it */
  open(): () => void {
    const release = holdPage(this.#page)
    const takeOver = () => void livingPages().then((living) => this.takeOver(living))
    const onVisible = () => document.visibilityState === 'visible' && takeOver()
    // Another tab signed out and discarded the drafts.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const gone = [...this.#held.keys()].find((place) => this.#nameOf(place) === key)
      if (gone !== undefined && newValue === null) this.#hold(gone, null)
    }
    takeOver()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('storage', onStorage)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('storage', onStorage)
      release()
    }
  }

  takeOver(living: ReadonlySet<string>): void {
    const left = this.#stored().filter(({ page }) => page !== this.#page && !living.has(page))
    for (const { name, place, draft } of left.toSorted((a, b) => b.at - a.at)) {
      if (this.#held.has(place)) continue
      this.#hold(place, { draft, isRestored: true })
      if (!this.#write(place, draft)) continue
      this.#storage?.removeItem(name)
    }
  }

  #stored(): StoredDraft[] {
    return namesOf(this.#storage).flatMap((name) => {
      if (!name.startsWith(this.#owner)) return []
      const [page = '', ...place] = name.slice(this.#owner.length).split(':')
      try {
        const stored = storedSchema.safeParse(JSON.parse(this.#storage?.getItem(name) ?? 'null'))
        if (!stored.success || isEmptyDraft(stored.data.draft)) return []
        return [{ name, place: place.join(':'), page, ...stored.data }]
      } catch {
        return []
      }
    })
  }

  #nameOf = (place: string): string => `${this.#owner}${this.#page}:${place}`

  #write(place: string, draft: DialogDraft): boolean {
    try {
      this.#storage?.setItem(this.#nameOf(place), JSON.stringify({ at: Date.now(), draft }))
      return true
    } catch {
      // The page still keeps it in memory.
      return false
    }
  }

  #hold(place: string, held: Held | null): void {
    const all = new Map(this.#held)
    if (held) all.set(place, held)
    else all.delete(place)
    this.#held = all
    for (const listener of this.#listeners) listener()
  }
}
