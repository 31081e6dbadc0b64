import { expect } from 'vitest'
import type { DraftRole } from '#app/features/drafts/draft.policy.ts'
import { applyCommands } from './apply-command.ts'
import { singlesOf } from './command.schema.ts'
import type { Command } from './command.schema.ts'
import { FakeServer, owner, wired } from './draft.fixtures.ts'
import type { Draft } from './draft.ts'
import { DraftStore } from './log/draft-store.ts'
import { sendable, shownCommands, unsavedOf } from './log/log.ts'
import type { Entry } from './log/log.ts'
import type { PostResult } from './log/post-request.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { arranging, listing, making, removing, textFields } from './stages.fixtures.ts'
import type { Stage } from './stages.fixtures.ts'
import type { Logged } from './take.ts'
import { heldOfThese } from './three-way.ts'
import type { LoadedDraft } from './view.ts'

type Message = { commands: readonly Logged[]; answer: (result: PostResult) => void }
type Timer = { at: number; run: () => void }

const settle = async () => {
  for (let round = 0; round < 8; round++) await Promise.resolve()
}

const unreachable: PostResult = { status: 'unreachable' }
const broken: PostResult = { status: 'failed', error: { code: 'unexpected', params: {} } }

class Browser {
  store: DraftStore
  wire: Message[] = []
  timer: Timer | null = null
  now = 0
  readonly server: FakeServer
  readonly #role: DraftRole

  constructor(server: FakeServer, role: DraftRole) {
    this.server = server
    this.#role = role
    this.store = this.#open(server.load())
  }

  #open(loaded: LoadedDraft): DraftStore {
    const wire: Message[] = []
    this.wire = wire
    const clock = {
      now: () => this.now,
      wake: (run: () => void, ms: number) => {
        const timer = { at: this.now + ms, run }
        this.timer = timer
        return () => {
          if (this.timer === timer) this.timer = null
        }
      },
    }
    return new DraftStore(
      loaded,
      (request) =>
        new Promise((answer) => {
          if (request.intent === 'edit') wire.push({ commands: wired(request.commands) as readonly Logged[], answer })
        }),
      clock,
    )
  }

  /** @throws when what is taken is not its author's to change */
  async send(commands: readonly Logged[]): Promise<PostResult> {
    const before = this.server.draft
    const answer = await this.server.take(commands, this.#role)
    for (const change of beyond(this.#role, before, this.server.draft))
      throw new Error(`${this.#role.name} changed ${change}: ${JSON.stringify(commands)}`)
    return answer
  }

  async pass(ms: number): Promise<void> {
    this.now += ms
    const { timer } = this
    if (timer && timer.at <= this.now) {
      this.timer = null
      timer.run()
    }
    await settle()
  }

  async deliver(how: 'well' | 'not' | 'unanswered' | 'twice' | 'broken'): Promise<Message | undefined> {
    const message = this.wire.shift()
    if (!message) return undefined
    if (how === 'not') message.answer(unreachable)
    else if (how === 'broken') message.answer(broken)
    else {
      const first = await this.send(message.commands)
      const answer = how === 'twice' ? await this.send(message.commands) : first
      message.answer(how === 'unanswered' ? unreachable : answer)
    }
    await settle()
    return message
  }

  async reopen(arrives: boolean): Promise<void> {
    this.store.dispose()
    this.timer = null
    const kept = wired(this.store.getState().log.map(({ id, command, name }) => ({ id, command, name })))
    for (const message of this.wire) if (arrives) await this.send(message.commands)
    this.store = this.#open(this.server.load())
    this.store.restore(kept)
    await settle()
  }
}

/** What differs and is beyond the role, told apart from how commands are judged: row by row, field by field. */
function* beyond({ name, language }: DraftRole, before: Draft, after: Draft): Generator<string> {
  if (name === 'owner' || before === after) return
  for (const [kind, rows] of Object.entries(after.rows)) {
    const old = new Map(before.rows[kind as KindName].map((row) => [row.id, row]))
    if (name !== 'editor' && rows.length !== old.size) yield `how many rows of ${kind} there are`
    for (const row of rows) {
      const was = old.get(row.id)
      if (was === row) continue
      if (name === 'editor' && was?.price !== row.price) yield 'the price'
      if (name !== 'editor' && JSON.stringify(without(was, language)) !== JSON.stringify(without(row, language)))
        yield `${kind} ${row.id}`
    }
  }
}

function without(row: Row | undefined, language: string | null): unknown {
  if (language === null || row === undefined) return row
  const others = (texts: unknown) => ({ ...(texts as object), [language]: null })
  return { ...row, translations: others(row.translations), translatedFrom: others(row.translatedFrom) }
}

const token = /t\d+e/g

function* rowsOf(draft: Draft): Generator<readonly [KindName, Row]> {
  for (const [kind, rows] of Object.entries(draft.rows)) for (const row of rows) yield [kind as KindName, row]
}

function textsIn(draft: Draft): Set<string> {
  const texts = new Set<string>()
  for (const [kind, row] of rowsOf(draft)) {
    const { fr } = row.translations as { fr?: { name?: string } }
    for (const text of [...textFields.get(kind)!.map((key) => row[key]), fr?.name])
      if (typeof text === 'string') for (const each of text.match(token) ?? []) texts.add(each)
  }
  return texts
}

const textsAsked = (store: DraftStore): string[] => {
  const open = store.getState().log.filter(({ status }) => status === 'asked' || status === 'refused')
  return open.length === 0
    ? []
    : (JSON.stringify(open.map((each) => [each.command, each.collisions])).match(token) ?? [])
}

export type Happening = readonly [who: number, what: number, which: number]

export class Browsers {
  readonly server: FakeServer
  readonly browsers: readonly Browser[]
  readonly typed = new Set<string>()
  readonly released = new Set<string>()
  /** The number of edits, and how often both authors had changed the same list. */
  edits = 0
  listsAsked = 0
  readonly #late: (() => Promise<PostResult>)[] = []
  readonly #loads = new Map<Browser, LoadedDraft>()
  #count = 0
  readonly #stage: Stage

  constructor(stage: Stage, roles: readonly DraftRole[] = [owner, owner]) {
    this.#stage = stage
    this.server = new FakeServer(stage.draft)
    this.browsers = roles.map((role) => new Browser(this.server, role))
  }

  #text(): string {
    const text = `t${++this.#count}e`
    this.typed.add(text)
    return text
  }

  #act(browser: Browser, act: (store: DraftStore) => void): void {
    const [before, rows] = [shownIn(browser.store), idsOf(browser.store.draft)]
    const { log } = browser.store.getState()
    act(browser.store)
    const [after, left] = [shownIn(browser.store), new Set(idsOf(browser.store.draft))]
    for (const text of before) if (!after.has(text)) this.released.add(text)
    const gone = new Set(rows.filter((id) => !left.has(id)))
    const isGone = ({ command }: Entry) =>
      gone.size > 0 && singlesOf(command).some((each) => 'id' in each && gone.has(each.id))
    this.#release(log.filter(isGone).map(({ command, collisions }) => [command, collisions]))
  }

  #release(value: unknown): void {
    for (const text of JSON.stringify(value).match(token) ?? []) this.released.add(text)
  }

  #run(browser: Browser, command: Command | null): void {
    if (!command) return
    this.edits += 1
    this.#act(browser, (store) => {
      void store.run(command).then(({ status }) => {
        if (status === 'refused') this.#release(command)
      })
    })
  }

  async happen([who, what, which]: Happening): Promise<void> {
    const browser = this.browsers[who]!
    const { store } = browser
    if (what < 18) this.#type(browser, which)
    else if (what < 32) this.#list(browser, which)
    else if (what < 35) this.#drag(browser, which)
    else if (what < 41) this.#run(browser, making(this.#stage, store.draft, this.#text(), which))
    else if (what < 45) this.#run(browser, removing(this.#stage, store.draft, which))
    else if (what < 48) this.#run(browser, arranging(this.#stage, store.draft, which))
    else if (what < 54) this.#act(browser, () => store.undo())
    else if (what < 56) this.#act(browser, () => store.redo())
    else if (what < 61) this.#decide(browser, which)
    else if (what < 65) await this.#load(browser, which)
    else if (what < 68) await browser.reopen(which % 2 === 0)
    else if (what < 83) await this.#deliver(browser, which)
    else await browser.pass([100, 800, 2_000, 40_000][which % 4]!)
    await settle()
  }

  #type(browser: Browser, which: number): void {
    const rows = [...rowsOf(browser.store.draft)]
    const [kind, row] = rows[which % rows.length]!
    const text = this.#text()
    const own = textFields.get(kind)!
    const fields = 'name' in row ? [...own, 'fr'] : own
    const field = fields[Math.floor(which / 50) % fields.length]!
    const change = field === 'fr' ? { translations: { fr: { name: text } } } : { [field]: text }
    const price = kind === 'details' && which % 3 === 0 ? { price: `${which % 9}.00` } : {}
    const all = which % 7 === 0 && field !== fields[0] ? { ...change, [fields[0]!]: '' } : { ...change, ...price }
    // an unreadable value is not rendered, but it replaces the previous one in its field
    this.#release(heldOfThese(row, all))
    this.edits += 1
    this.#act(browser, (store) => store.edit(row.id, all))
  }

  #list(browser: Browser, which: number): void {
    const changed = listing(this.#stage, browser.store.draft, which)
    if (!changed) return this.#type(browser, which)
    this.edits += 1
    this.#act(browser, (store) => store.edit(changed.row.id, changed.fields))
  }

  #drag(browser: Browser, which: number): void {
    const { kind, to } = this.#stage.dragged
    const some = browser.store.draft.rows[kind].filter((_, at) => (which >> at) & 1)
    this.edits += Number(some.length > 0)
    this.#act(browser, (store) =>
      store.editTogether(Object.fromEntries(some.map(({ id }, at) => [id, to((which + at) % 100, which % 90)]))),
    )
  }

  #decide(browser: Browser, which: number): void {
    const open = browser.store.getState().log.filter(({ status }) => status === 'asked' || status === 'refused')
    const entry = open[which % Math.max(1, open.length)]
    if (!entry) return
    this.#act(browser, (store) => {
      if (entry.status === 'asked')
        store.decide(
          entry.id,
          entry.collisions.filter((_, at) => (which >> at) & 1),
        )
      else if (which % 2 === 0) store.retry(entry.id)
      else store.drop(entry.id)
    })
  }

  async #load(browser: Browser, which: number): Promise<void> {
    const loaded = this.#loads.get(browser) ?? this.server.load()
    this.#loads.delete(browser)
    if (which % 3 === 0) this.#loads.set(browser, this.server.load())
    browser.store.replace(loaded)
    await settle()
  }

  async #deliver(browser: Browser, which: number): Promise<void> {
    const how = (['well', 'well', 'well', 'not', 'unanswered', 'twice', 'broken'] as const)[which % 7]!
    const message = await browser.deliver(how)
    if (message && which % 5 === 0) this.#late.push(() => browser.send(message.commands))
    const late = which % 4 === 0 ? this.#late.shift() : undefined
    await late?.()
  }

  async end(): Promise<void> {
    for (const late of this.#late) await late()
    for (const browser of this.browsers) {
      for (let round = 0; round < 200 && (browser.wire.length > 0 || isUnsent(browser.store)); round++) {
        await browser.pass(40_000)
        await browser.deliver('well')
      }
    }
    for (const { store } of this.browsers) store.replace(this.server.load())
    await settle()
    const asked = this.browsers.flatMap(({ store }) => store.getState().log.flatMap(({ collisions }) => collisions))
    this.listsAsked = asked.filter(({ mine }) => Object.values(mine).some(Array.isArray)).length
  }

  check(): void {
    const held = textsIn(this.server.draft)
    for (const { store, wire } of this.browsers) {
      const { log } = store.getState()
      expect([wire.length, sendable(log)]).toEqual([0, []])
      const loaded = this.server.load().draft
      const kept = applyCommands(loaded, shownCommands(log), { force: true })
      // Comparing JSON is fast; `expect` then shows the difference.
      if (JSON.stringify(store.draft.rows) !== JSON.stringify(kept.rows)) expect(store.draft.rows).toEqual(kept.rows)
      if (log.length === 0 && store.draft.rows !== loaded.rows) expect(store.draft.rows).toEqual(loaded.rows)
      for (const text of JSON.stringify(log).match(token) ?? []) held.add(text)
    }
    const lost = [...this.typed].filter((text) => !held.has(text) && !this.released.has(text))
    expect(lost).toEqual([])
  }
}

const idsOf = (draft: Draft): string[] => [...rowsOf(draft)].map(([, row]) => row.id)

function shownIn(store: DraftStore): Set<string> {
  const { log } = store.getState()
  const unsaved = log.length > 0 ? idsOf(store.draft).map((id) => unsavedOf(log, id)) : []
  return new Set([...textsIn(store.draft), ...textsAsked(store), ...(JSON.stringify(unsaved).match(token) ?? [])])
}

const isUnsent = (store: DraftStore): boolean =>
  store.getState().log.some(({ status }) => status === 'sending') || sendable(store.getState().log).length > 0
