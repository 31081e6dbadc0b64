/** One short sentence of what somebody else did. */
export type Remark = {
  id: number
  playerId: string | null
  kind: RemarkKind
  text: string
  /** It happened elsewhere, and the journal has more of it. */ noted?: boolean
}

/** From what is told in any case to what may be left out. */
export type RemarkKind = 'solved' | 'joined' | 'found' | 'chat' | 'sign' | 'moved'

const order: readonly RemarkKind[] = ['solved', 'joined', 'found', 'chat', 'sign', 'moved']

/** What is told of the others: what is in sight, what waits for its turn, and a short memory. */
export type News = {
  shown: readonly Remark[]
  /** Remarks that did not fit beside those shown. */
  more: number
  waiting: readonly Remark[]
  /** When `shown` came up, in ms. */
  since: number
  /** Everything, newest first; a few dozen. */
  lately: readonly Remark[]
}

export const noNews: News = { shown: [], more: 0, waiting: [], since: -Infinity, lately: [] }

/** How long remarks stand before others take their place, and when nobody wants it, in ms. A screen reader has said them by then. */
export const turnMs = 4_000
export const standMs = 7_000

const mostShown = 3
const mostRemembered = 30

/** Adds a remark; it comes up at the next turn, see `turn`. Pure. */
export function tell(news: News, remark: Remark): News {
  // Where somebody is now makes it idle where they were a moment ago
  const stale =
    remark.kind === 'moved'
      ? news.waiting.filter((each) => each.kind !== 'moved' || each.playerId !== remark.playerId)
      : news.waiting
  return { ...news, waiting: [...stale, remark], lately: [remark, ...news.lately].slice(0, mostRemembered) }
}

/**
 * What is shown at `now`. However much a party does, new words come up at most every `turnMs`, three sentences at once and a count of
 * the rest: the weightiest are told, in the order in which they happened. Pure.
 */
export function turn(news: News, now: number): News {
  const age = now - news.since
  if (news.waiting.length > 0 && age >= turnMs) {
    const chosen = news.waiting
      .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.id - b.id)
      .slice(0, mostShown)
      .toSorted((a, b) => a.id - b.id)
    return { ...news, shown: chosen, more: news.waiting.length - chosen.length, waiting: [], since: now }
  }
  return news.shown.length > 0 && age >= standMs ? { ...news, shown: [], more: 0 } : news
}

/** In how many ms `turn` has something to do; null for not before the next remark. */
export function nextTurn(news: News, now: number): number | null {
  const age = now - news.since
  if (news.waiting.length > 0) return Math.max(0, turnMs - age)
  return news.shown.length > 0 ? Math.max(0, standMs - age) : null
}
