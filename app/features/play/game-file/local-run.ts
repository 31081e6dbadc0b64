import { languageSchema, localTextSchema } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { apply } from '#app/features/engine/apply.ts'
import type { SentCommand } from '#app/features/engine/command.schema.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import { readState } from '#app/features/engine/read-state.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import type { Game } from '#app/features/engine/turn.ts'
import { puzzleResults } from '#app/features/play/curtain/curtain-call.ts'
import type { CurtainCall } from '#app/features/play/curtain/curtain-call.ts'
import { countEndings } from '#app/features/play/curtain/endings.ts'
import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'
import { beginRun } from '#app/features/play/runs/begin-run.ts'
import { gameOf } from '#app/features/play/runs/game-of.ts'
import { presentOutcome } from '#app/features/play/runs/present-outcome.ts'
import type { CommandOutcome } from '#app/features/play/runs/present-outcome.ts'
import { clockOf } from '#app/features/play/runs/run-clock.ts'
import { presentRun } from '#app/features/play/runs/run.present.ts'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/judge-puzzles.ts'
import { newId } from '#app/shared/ids.ts'
import { z } from '#app/shared/zod.ts'
import type { GameFile } from './game-file.ts'
import { openAnswers } from './hidden-answers.ts'

type World = {
  /** Milliseconds since 1970. */
  now: () => number
  keep: { read: () => string | null; write: (text: string) => void }
  /** Where the page finds one of the game's files. */
  addressOf: (address: string) => string
}

const ending = z.object({
  reason: z.enum(['scene', 'effect', 'all_solved']),
  sceneId: z.string().nullable(),
  title: localTextSchema(20_000),
  text: localTextSchema(20_000),
})

const keptSchema = z.object({
  run: z
    .object({
      runId: z.string(),
      playerId: z.string(),
      language: languageSchema,
      version: z.number().int(),
      state: z.looseObject({ stateVersion: z.number().int() }),
      activeMs: z.number(),
      seenAt: z.number(),
    })
    .nullable(),
  /** Of earlier games. */
  endings: z.array(ending),
})
type Kept = z.infer<typeof keptSchema>
type Run = Omit<NonNullable<Kept['run']>, 'state'> & { state: RunState }

const openedSchema = z.object({
  configuration: z.record(z.string(), z.record(z.string(), z.json())),
  solution: z.record(z.string(), z.record(z.string(), z.json())),
})

export type ShownRun = {
  runId: string
  adventureId: string
  languages: readonly Locale[]
  snapshot: RunSnapshot
  curtain: CurtainCall | null
}

/** The game of one player alone, kept on the device, with the engine in the page: what a server does for others. */
export class LocalRun {
  private readonly document: EditionDocument
  private readonly secrets: EditionSecrets
  private readonly hidden: GameFile['hidden']
  private readonly game: Game
  private readonly edition: Parameters<typeof presentRun>[0]
  private readonly world: World
  private run: Run | null
  private endings: Kept['endings']

  constructor({ document, hidden, media, secrets }: GameFile, world: World) {
    this.document = document
    this.secrets = { ...secrets, puzzles: [...secrets.puzzles] }
    this.hidden = hidden
    this.game = gameOf(document, this.secrets, false)
    this.edition = { document, media: new Map(Object.entries(media)) }
    this.world = world
    const kept = readKept(world.keep.read())
    this.run = kept.run
    this.endings = kept.endings
  }

  /** Null before a game has begun. */
  shown(): ShownRun | null {
    if (!this.run) return null
    const { document } = this
    const snapshot = this.look()
    return {
      runId: this.run.runId,
      adventureId: document.adventureId,
      languages: document.languages,
      snapshot,
      curtain: this.curtain(this.run),
    }
  }

  begin(wanted: Locale): void {
    this.rememberEnding()
    const playerId = newId()
    const { state, language } = beginRun(this.game, { playerId, wanted, command: { type: 'join' } })
    this.keep({ runId: newId(), playerId, language, version: 1, state, activeMs: 0, seenAt: this.world.now() })
  }

  /** What was played is over, and its ending stays known. */
  forget(): void {
    this.rememberEnding()
    this.keep(null)
  }

  look(): RunSnapshot {
    const run = this.seen()
    return this.inPage(presentRun(this.edition, this.standing(run), this.clock(run)))
  }

  present(): { version: number } {
    return { version: this.seen().version }
  }

  chooseLanguage(language: Locale): RunSnapshot {
    if (this.document.languages.includes(language)) this.keep({ ...this.seen(), language })
    return this.look()
  }

  async send(command: SentCommand): Promise<CommandOutcome> {
    if (command.type === 'answer') await this.openIfRight(command.puzzleId, command.answer)
    const run = this.seen()
    const { playerId, language } = run
    const actor = { playerId, language, here: [playerId] }
    const applied = apply(this.game, run.state, actor, command, this.clock(run))
    if ('refused' in applied) {
      const { refused: code, ...wait } = applied
      return this.outcome(run, { events: [], refused: { code, ...wait } })
    }
    const { state, events } = applied
    const after = { ...run, state, version: run.version + (events.length > 0 ? 1 : 0) }
    this.keep(after)
    return this.outcome(after, { events, refused: null })
  }

  /** Of one who plays alone. */
  party(): PartySnapshot {
    const { playerId } = this.seen()
    return {
      asOf: this.world.now(),
      you: playerId,
      members: [{ playerId, name: '', isHost: true, isHere: true, portrait: null }],
      mostPlayers: 1,
      isPlaytest: false,
      mayInvite: false,
      isStuck: false,
      invitation: null,
      chat: { enabled: false, hidesNumbers: false, messages: [] },
    }
  }

  private clock = (run: Run) => clockOf({ ...run, status: 'active' }, this.world.now())

  private standing = (run: Run) => ({
    ...run,
    title: '',
    translations: {},
    primaryLanguage: this.document.primaryLanguage,
  })

  private keep(run: Run | null): void {
    this.run = run
    this.world.keep.write(JSON.stringify({ run, endings: this.endings }))
  }

  private rememberEnding(): void {
    const ending = this.run?.state.ending
    if (ending) this.endings = [ending, ...this.endings]
  }

  /** Whoever asks plays: the clock goes on. */
  private seen(): Run {
    if (!this.run) throw new Error('no game has begun')
    const run = { ...this.run, activeMs: this.clock(this.run).activeMs, seenAt: this.world.now() }
    this.keep(run)
    return run
  }

  private curtain(run: Run): CurtainCall | null {
    const { document, secrets, endings } = this
    const { state, language } = run
    if (!state.ending) return null
    const told = { present: state.ending, seen: endings, language, playsOf: () => 0 }
    return {
      activeMs: this.clock(run).activeMs,
      penaltyMs: state.penaltyMs,
      ...puzzleResults(document, state, language, new Map()),
      endings: countEndings({ document, secrets }, told),
      players: [],
      mayPlayAgain: true,
      mayShare: false,
    }
  }

  /** The right answer to a puzzle with hidden answers lets the judge work as for any other. */
  private async openIfRight(puzzleId: string, answer: unknown): Promise<void> {
    const { puzzles } = this.secrets
    const at = puzzles.findIndex(({ id }) => id === puzzleId)
    const [puzzle, secret] = [this.hidden[puzzleId], puzzles[at]]
    if (!puzzle || !secret) return
    const opened = await openAnswers(puzzle, puzzleJudge.given(secret, answer, this.seen().language))
    if (opened !== null) puzzles[at] = { ...secret, ...openedSchema.parse(opened) }
  }

  private outcome(run: Run, told: Parameters<typeof presentOutcome>[3]): CommandOutcome {
    return this.inPage(presentOutcome(this.edition, this.standing(run), this.clock(run), told))
  }

  private inPage<Shown extends RunSnapshot>(shown: Shown): Shown {
    const { puzzle } = shown.view
    const told =
      puzzle && Object.hasOwn(this.hidden, puzzle.id)
        ? { ...shown, view: { ...shown.view, puzzle: { ...puzzle, hidesAnswer: true } } }
        : shown
    return withAddresses(told, this.world.addressOf) as Shown
  }
}

/** Another version of the file may have kept it, or nothing readable: then a game begins anew. */
function readKept(text: string | null): { run: Run | null; endings: Kept['endings'] } {
  try {
    const { run, endings } = keptSchema.parse(JSON.parse(text ?? 'null'))
    return { run: run && { ...run, state: readState(run.state, run.state.stateVersion) }, endings }
  } catch {
    return { run: null, endings: [] }
  }
}

/** A site's address is never a whole text of an author. */
function withAddresses(value: unknown, addressOf: World['addressOf']): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? addressOf(value) : value
  if (Array.isArray(value)) return value.map((each) => withAddresses(each, addressOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withAddresses(each, addressOf)]))
}
