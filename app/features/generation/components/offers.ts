import { amountOf } from '#app/features/generation/functions.ts'
import type { FunctionName } from '#app/features/generation/functions.ts'
import type { CallsLeft } from '#app/features/generation/money/call-limits.ts'
import { m } from '#app/i18n/generated/messages.js'
import { errorText } from '#app/i18n/error-text.ts'
import { askJson } from '#app/shared/ask-json.ts'
import { isRecord } from '#app/shared/record.ts'

/** What a function of the server currently offers this person. */
export type Offer = { origin: 'model' | 'built-in'; isOn: boolean; left: CallsLeft }

export const isOffer = (value: unknown): value is Omit<Offer, 'isOn'> =>
  isRecord(value) &&
  (value.origin === 'model' || value.origin === 'built-in') &&
  isRecord(value.left) &&
  [value.left.minute, value.left.hour, value.left.day, value.left.budget].every((each) => typeof each === 'number')

/** The shortest limit covers a minute: older data may be wrong. */
const freshMs = 60_000

type Ask = (name: FunctionName) => Promise<unknown>

const askServer: Ask = (name) => askJson(`/api/generate/${name}`)

/** What the server offers, requested once for all buttons of a function and refreshed from time to time. */
export class Offers {
  #known: Partial<Record<FunctionName, Offer>> = {}
  readonly #askedAt = new Map<FunctionName, number>()
  readonly #listeners = new Set<() => void>()
  readonly #ask: Ask
  readonly #now: () => number

  constructor(ask: Ask = askServer, now: () => number = Date.now) {
    this.#ask = ask
    this.#now = now
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  at = (name: FunctionName): Offer | null => this.#known[name] ?? null

  /** Ignores failures: the function itself reports what is wrong. */
  async look(name: FunctionName): Promise<void> {
    const asked = this.#askedAt.get(name)
    if (asked !== undefined && this.#now() - asked < freshMs) return
    this.#askedAt.set(name, this.#now())
    const answer = await this.#ask(name).catch(() => null)
    if (isOffer(answer)) this.tell(name, { ...answer, isOn: !('isOn' in answer) || answer.isOn !== false })
  }

  /** Remaining calls are counted per person, so each answer updates them for all functions. */
  tell(name: FunctionName, { origin, left, isOn }: Offer): void {
    const others = Object.entries(this.#known).map(([each, offer]) => [each, { ...offer, origin, left }])
    this.#known = { ...Object.fromEntries(others), [name]: { origin, left, isOn } }
    for (const listener of this.#listeners) listener()
  }
}

/** Shared by the whole page. */
export const offers = new Offers()

/** What makes the picture and how many more are allowed, or why there can be none. */
export function offerText({ origin, isOn, left }: Offer): string {
  if (!isOn) return errorText('generationOff')
  const by = origin === 'model' ? m.generation_by_model() : m.generation_by_built_in()
  return `${by} ${leftText(origin, left)}`
}

/** The same for functions that write texts. */
export function writingText({ origin, isOn, left: { hour, day, budget } }: Offer): string {
  if (!isOn) return errorText('generationOff')
  const count = Math.min(hour, day, origin === 'model' ? budget : Infinity)
  return `${origin === 'model' ? m.generation_written_by_model() : m.generation_written_by_built_in()} ${m.generation_texts_left({ count })}`
}

function leftText(origin: Offer['origin'], { minute, hour, day, budget }: CallsLeft): string {
  const ofServer = origin === 'model' ? Math.floor(budget / amountOf('generate-cover-image')) : Infinity
  if (day === 0) return m.generation_left_none_day()
  if (ofServer === 0) return errorText('generationBudget')
  if (hour === 0) return m.generation_left_none_hour()
  if (minute === 0) return m.generation_left_none_minute()
  return hour <= Math.min(day, ofServer)
    ? m.generation_left_hour({ count: hour })
    : m.generation_left_day({ count: Math.min(day, ofServer) })
}
