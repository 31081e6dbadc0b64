export type Remark = {
  id: number
  playerId: string | null
  kind: RemarkKind
  text: string
  noted?: boolean
}

export type RemarkKind = 'solved' | 'joined' | 'found' | 'chat' | 'sign' | 'moved'

const order: readonly RemarkKind[] = ['solved', 'joined', 'found', 'chat', 'sign', 'moved']

export type News = {
  shown: readonly Remark[]
  more: number
  waiting: readonly Remark[]
  /** ms */
  since: number
  lately: readonly Remark[]
}

export const noNews: News = { shown: [], more: 0, waiting: [], since: -Infinity, lately: [] }

/** ms; a screen reader has read them out by then. */
export const turnMs = 4_000
export const standMs = 7_000

const mostShown = 3
const mostRemembered = 30

export function tell(news: News, remark: Remark): News {
  // A player's newer move makes the one still waiting pointless
  const stale =
    remark.kind === 'moved'
      ? news.waiting.filter((each) => each.kind !== 'moved' || each.playerId !== remark.playerId)
      : news.waiting
  return { ...news, waiting: [...stale, remark], lately: [remark, ...news.lately].slice(0, mostRemembered) }
}

/** Pure. New words at most every `turnMs`: the three most important and a count of the rest, in their order. */
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

export function nextTurn(news: News, now: number): number | null {
  const age = now - news.since
  if (news.waiting.length > 0) return Math.max(0, turnMs - age)
  return news.shown.length > 0 ? Math.max(0, standMs - age) : null
}
