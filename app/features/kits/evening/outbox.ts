import { isRecord } from '#app/shared/record.ts'
import { whenOver } from '#app/shared/stream-beat.ts'
import type { CommandAnswer, GuestCommand, Refusal } from './evening.ts'

/** `sentAs`: the version in which the evening has it; null: it does not have it yet. */
type Waiting = { command: GuestCommand; sentAs: number | null }

export type OutboxState = {
  /** What the evening does not show yet, by what it sets: of two commands that set the same the later one counts. */
  waiting: Readonly<Record<string, Waiting>>
  refused: Readonly<Record<string, Refusal | 'failed'>>
  /** It is tried again by and by. */
  isAway: boolean
}

type Outside = {
  send: (command: GuestCommand) => Promise<CommandAnswer>
  /** Whether what `send` threw may go well later. */
  mayWait: (error: unknown) => boolean
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  /** Of the guest on this device. */
  name: string
  after?: (ms: number, call: () => void) => () => void
}

/** Words are sent when somebody rests, and not with every letter. */
const restMs = 800
const againAfterMs = 4_000

/** What a command sets. */
function slotOf(command: GuestCommand): string {
  if (command.type === 'show') return `show ${command.clueId}`
  if (command.type === 'hand') return `hand ${command.clueId} ${command.toId}`
  return command.type === 'award' ? `award ${command.award}` : command.type
}

/** What a guest does, kept on the device until the server has it. */
export class Outbox {
  #state: OutboxState
  #isSending = false
  #seen = 0
  #callOff = () => {}
  readonly #outside: Outside
  readonly #listeners = new Set<() => void>()

  constructor(outside: Outside) {
    this.#outside = outside
    this.#state = { waiting: readWaiting(outside), refused: {}, isAway: false }
  }

  readonly get = (): OutboxState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly put = (command: GuestCommand): void => {
    const slot = slotOf(command)
    const { [slot]: _, ...refused } = this.#state.refused
    this.#set({ waiting: { ...this.#state.waiting, [slot]: { command, sentAs: null } }, refused })
    this.#store()
    this.flush(command.type === 'notes' ? restMs : 0)
  }

  /** What that version of the evening shows is no longer kept. */
  readonly seen = (version: number): void => {
    this.#seen = version
    const waiting = Object.entries(this.#state.waiting).filter(([, { sentAs }]) => sentAs === null || sentAs > version)
    if (waiting.length < Object.keys(this.#state.waiting).length) this.#set({ waiting: Object.fromEntries(waiting) })
  }

  readonly flush = (afterMs = 0): void => {
    this.#callOff()
    this.#callOff = (this.#outside.after ?? whenOver)(afterMs, () => void this.#send())
  }

  readonly rest = (): void => this.#callOff()

  async #send(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    try {
      for (let next = this.#next(); next; next = this.#next()) await this.#sendOne(...next)
      if (this.#state.isAway) this.#set({ isAway: false })
    } catch {
      this.#set({ isAway: true })
      this.flush(againAfterMs)
    } finally {
      this.#isSending = false
    }
  }

  #next(): [string, Waiting] | undefined {
    const { waiting, refused } = this.#state
    return Object.entries(waiting).find(([slot, { sentAs }]) => sentAs === null && refused[slot] === undefined)
  }

  /** @throws what may go well later */
  async #sendOne(slot: string, sent: Waiting): Promise<void> {
    const answer = await this.#outside.send(sent.command).catch((error: unknown) => {
      if (this.#outside.mayWait(error)) throw error
      return { refused: 'failed' as const }
    })
    // Something else was typed meanwhile
    if (this.#state.waiting[slot] !== sent) return
    const { [slot]: _, ...others } = this.#state.waiting
    if ('refused' in answer) {
      const refused = { ...this.#state.refused, [slot]: answer.refused }
      // What nobody has read is written down only here
      this.#set({ waiting: answer.refused === 'failed' ? this.#state.waiting : others, refused })
    } else if (answer.version <= this.#seen) this.#set({ waiting: others })
    else this.#set({ waiting: { ...others, [slot]: { ...sent, sentAs: answer.version } } })
    this.#store()
  }

  #set(changed: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...changed }
    for (const listener of this.#listeners) listener()
  }

  #store(): void {
    const { storage, name } = this.#outside
    const unsent = Object.values(this.#state.waiting).flatMap(({ command, sentAs }) =>
      sentAs === null ? [command] : [],
    )
    try {
      if (unsent.length === 0) storage?.removeItem(name)
      else storage?.setItem(name, JSON.stringify(unsent))
    } catch {
      // The page itself still has it
    }
  }
}

function readWaiting({ storage, name }: Outside): OutboxState['waiting'] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(name) ?? '[]')
    const commands = (Array.isArray(stored) ? stored : []).filter(isCommand)
    return Object.fromEntries(commands.map((command) => [slotOf(command), { command, sentAs: null }]))
  } catch {
    return {}
  }
}

/** The server reads it as strictly as anything else. */
const isCommand = (stored: unknown): stored is GuestCommand => isRecord(stored) && typeof stored['type'] === 'string'
