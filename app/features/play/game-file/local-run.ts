import { languageSchema, localTextSchema } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { apply } from '#app/features/engine/apply.ts'
import type { SentCommand } from '#app/features/engine/command.schema.ts'
import { readState } from '#app/features/engine/read-state.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
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

const hiddenSchema = z.object({
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
export function createLocalRun({ document, hidden, media, secrets: given }: GameFile, world: World) {
  const secrets = { ...given, puzzles: [...given.puzzles] }
  const game = gameOf(document, secrets, false)
  const edition = { document, media: new Map(Object.entries(media)) }
  const kept = readKept(world.keep.read())
  let { run, endings } = kept

  const clock = (of: Run) => clockOf({ ...of, status: 'active' }, world.now())
  const standing = (of: Run) => ({ ...of, title: '', translations: {}, primaryLanguage: document.primaryLanguage })
  function here<Shown extends RunSnapshot>(shown: Shown): Shown {
    const { puzzle } = shown.view
    const told =
      puzzle && Object.hasOwn(hidden, puzzle.id)
        ? { ...shown, view: { ...shown.view, puzzle: { ...puzzle, hidesAnswer: true } } }
        : shown
    return withAddresses(told, world.addressOf) as Shown
  }

  function keep(next: Run | null): void {
    run = next
    world.keep.write(JSON.stringify({ run, endings }))
  }

  /** Whoever asks plays: the clock goes on. */
  function seen(): Run {
    if (!run) throw new Error('no game has begun')
    keep({ ...run, activeMs: clock(run).activeMs, seenAt: world.now() })
    return run
  }

  function look(): RunSnapshot {
    const now = seen()
    return here(presentRun(edition, standing(now), clock(now)))
  }

  async function openIfRight(puzzleId: string, answer: unknown, language: Locale): Promise<void> {
    const puzzle = hidden[puzzleId]
    const at = secrets.puzzles.findIndex(({ id }) => id === puzzleId)
    const secret = secrets.puzzles[at]
    if (!puzzle || !secret) return
    const opened = await openAnswers(puzzle, puzzleJudge.given(secret, answer, language))
    if (opened !== null) secrets.puzzles[at] = { ...secret, ...hiddenSchema.parse(opened) }
  }

  return {
    /** Null before a game has begun. */
    shown(): ShownRun | null {
      if (!run) return null
      const { runId, state, language } = run
      const snapshot = look()
      return {
        runId,
        adventureId: document.adventureId,
        languages: document.languages,
        snapshot,
        curtain: state.ending && {
          activeMs: clock(run).activeMs,
          penaltyMs: state.penaltyMs,
          ...puzzleResults(document, state, language, new Map()),
          endings: countEndings(
            { document, secrets },
            { present: state.ending, seen: endings, language, playsOf: () => 0 },
          ),
          players: [],
          mayPlayAgain: true,
          mayShare: false,
        },
      }
    },
    begin(wanted: Locale): void {
      const playerId = newId()
      const { state, language } = beginRun(game, { playerId, wanted, command: { type: 'join' } })
      const begun = { runId: newId(), playerId, language, version: 1, state, activeMs: 0, seenAt: world.now() }
      if (run?.state.ending) endings = [run.state.ending, ...endings]
      keep(begun)
    },
    /** What was played is over, and its ending stays known. */
    forget(): void {
      if (run?.state.ending) endings = [run.state.ending, ...endings]
      keep(null)
    },
    look,
    present: (): { version: number } => ({ version: seen().version }),
    chooseLanguage(language: Locale): RunSnapshot {
      if (document.languages.includes(language)) keep({ ...seen(), language })
      return look()
    },
    async send(command: SentCommand): Promise<CommandOutcome> {
      if (command.type === 'answer') await openIfRight(command.puzzleId, command.answer, seen().language)
      const now = seen()
      const { playerId, language } = now
      const applied = apply(game, now.state, { playerId, language, here: [playerId] }, command, clock(now))
      if ('refused' in applied) {
        const { refused: code, ...wait } = applied
        return here(presentOutcome(edition, standing(now), clock(now), { events: [], refused: { code, ...wait } }))
      }
      const { state, events } = applied
      keep({ ...now, state, version: now.version + (events.length > 0 ? 1 : 0) })
      return here(presentOutcome(edition, standing(seen()), clock(now), { events, refused: null }))
    },
    /** Of one who plays alone. */
    party(): PartySnapshot {
      const { playerId } = seen()
      return {
        asOf: world.now(),
        you: playerId,
        members: [{ playerId, name: '', isHost: true, isHere: true, portrait: null }],
        mostPlayers: 1,
        isPlaytest: false,
        mayInvite: false,
        isStuck: false,
        invitation: null,
        chat: { enabled: false, hidesNumbers: false, messages: [] },
      }
    },
  }
}

export type LocalRun = ReturnType<typeof createLocalRun>

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
