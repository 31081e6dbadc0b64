import { swapRow } from '#app/features/studio/texts/swap-languages.ts'
import type { Swap } from '#app/features/studio/texts/swap-words.ts'
import { isLocale } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { UnsentDraft, UnsentOrder, UnsentRow } from '#app/shared/unsent-edits.ts'
import type { Changes } from './changes.ts'
import type { EditorState } from './editor-state.ts'
import { isCreate, withRows } from './orders.ts'
import type { Order, OrderRequest } from './orders.ts'
import { rewritten, rewrittenRow } from './rewritten.ts'
import type { PuzzleBelow } from './rewritten.ts'
import type { QueuedRow } from './save-queue.ts'
import { isStoredAlike } from './stored-value.ts'

/** The puzzles of a draft as it is written now. */
type Puzzles = readonly (PuzzleBelow & { id: string })[]

const called = (puzzles: Puzzles, row: string): PuzzleBelow | undefined => puzzles.find(({ id }) => id === row)

type Waiting = Pick<EditorState, 'queue' | 'orders' | 'troubles'>

/**
 * What waits in an editor whose draft is written in another language by now: every text goes on in the language that it was typed in. What
 * was refused because the page did not know is sent anew.
 * @param puzzles as they are written now
 */
export function inLanguage(
  { queue, orders, troubles }: Waiting,
  from: Locale,
  to: Locale,
  puzzles: Puzzles,
): Partial<Waiting> {
  if (from === to) return {}
  const swap = { from, to }
  const isUnheard = (row: string) => {
    const trouble = troubles[row]
    return (
      trouble?.kind === 'refused' && trouble.result.status === 'refused' && trouble.result.reason === 'otherLanguage'
    )
  }
  const rows = Object.entries(queue).map(([row, queued]) => [
    row,
    { ...rewrittenEdit(queued, swap, called(puzzles, row)), ...(isUnheard(row) ? { status: 'dirty' as const } : {}) },
  ])
  return {
    queue: Object.fromEntries(rows),
    orders: orders.map((order) => rewrittenOrder(order, swap, puzzles)),
    troubles: Object.fromEntries(Object.entries(troubles).filter(([row]) => !isUnheard(row))),
  }
}

const rewrittenEdit = (
  { base, sending, pending, theirs, ...row }: QueuedRow,
  swap: Swap,
  puzzle: PuzzleBelow | undefined,
): QueuedRow => ({
  ...row,
  base: rewritten(base, swap, puzzle),
  // what is under way was written in the old language, and is kept as what the answer is about
  sending: sending && rewritten(sending, swap, puzzle),
  pending: rewritten(pending, swap, puzzle),
  ...(theirs ? { theirs: { ...theirs, base: rewritten(theirs.base, swap, puzzle) } } : {}),
})

function rewrittenRequest(request: OrderRequest, swap: Swap): OrderRequest {
  if (request.intent === 'create-puzzle') return swapRow('puzzle', request, swap)
  return isCreate(request) ? (withRows(request, (row) => rewrittenRow(row, swap)) ?? request) : request
}

/** What was changed since it was made. Of a puzzle, the texts of which lie in its halves too, it is the same fields as they go along with it. */
function rewrittenLate(
  { late, request }: Pick<UnsentOrder, 'late' | 'request'>,
  now: OrderRequest,
  swap: Swap,
): Order['late'] {
  if (now.intent !== 'create-puzzle') return mapped(late, (changes) => rewritten(changes, swap))
  const swapped = Object.entries(now).filter(([field, value]) => !isStoredAlike(value, request[field]))
  return mapped(late, (changes) =>
    Object.fromEntries([...Object.entries(now).filter(([field]) => field in changes), ...swapped]),
  )
}

function rewrittenOrder(order: Order, swap: Swap, puzzles: Puzzles): Order {
  const request = rewrittenRequest(order.request, swap)
  return {
    ...order,
    request,
    late: rewrittenLate(order, request, swap),
    dropped: order.dropped.map((edit) => ({
      ...edit,
      base: rewritten(edit.base, swap, called(puzzles, edit.row)),
      changes: rewritten(edit.changes, swap, called(puzzles, edit.row)),
    })),
  }
}

const mapped = <Value>(
  values: Readonly<Record<string, Value>>,
  next: (value: Value, key: string) => Value,
): Record<string, Value> => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, next(value, key)]))

/** The same of what an earlier page kept on the device. @param kept that does not say in which language it was written is taken as it is; @param puzzles as they are written now */
export function unsentInLanguage(
  kept: Pick<UnsentDraft, 'rows' | 'orders' | 'writtenIn'>,
  to: Locale,
  puzzles: Puzzles,
): { rows: UnsentDraft['rows']; orders: readonly UnsentOrder[] } {
  const { rows, orders = [], writtenIn: from } = kept
  if (!isLocale(from) || from === to) return { rows, orders }
  const swap = { from, to }
  const edit = ({ base, changes, ...row }: UnsentRow, id: string): UnsentRow => ({
    ...row,
    ...(base ? { base: rewritten(base, swap, called(puzzles, id)) } : {}),
    changes: rewritten(changes, swap, called(puzzles, id)),
  })
  return {
    rows: mapped(rows, edit),
    orders: orders.map(({ request, late, dropped }) => {
      const now = rewrittenRequest(request as OrderRequest, swap)
      return {
        request: now as Changes,
        late: rewrittenLate({ request, late }, now, swap),
        ...(dropped ? { dropped: mapped(dropped, edit) } : {}),
      }
    }),
  }
}
