import { apply } from '#app/features/engine/apply.ts'
import type { Applied } from '#app/features/engine/apply.ts'
import type { SentCommand } from '#app/features/engine/command.schema.ts'
import type { RunEvent } from '#app/features/engine/events.ts'
import { findPuzzle } from '#app/features/engine/lookup.ts'
import { isPlaytestCommand } from '#app/features/engine/playtest-command.schema.ts'
import { readState } from '#app/features/engine/read-state.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import { directsPlaytest } from './playtest.policy.ts'
import { violatedConstraint } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { costOfAnswer } from './answer-cost.ts'
import type { Cost } from './answer-cost.ts'
import { actorNames, budgetKeys, hasReallyPlayed, standingOf } from './attempt-budget.ts'
import type { Answerer, Standing } from './attempt-budget.ts'
import { commit, countRefusal } from './commit-move.server.ts'
import { loadEdition, loadSecrets } from './editions.server.ts'
import type { LoadedEdition } from './editions.server.ts'
import { gameOf } from './game-of.ts'
import { guestInGroup } from './group-of-run.server.ts'
import { presentOutcome } from './present-outcome.ts'
import type { CommandOutcome, CommandRefusal } from './present-outcome.ts'
import { refreshPlaytime } from './refresh-playtime.server.ts'
import { clockOf } from './run-clock.ts'
import { selectRunForAnswerOf, selectRunOf } from './run-statements.server.ts'
import type { RunRow } from './run-statements.server.ts'
import type { MoveFollowers, RunUpdate } from './run-update.server.ts'
import { inTurn } from './turn-order.ts'

type CommandInput = {
  runId: string
  commandId: string
  command: SentCommand
  answerer: Answerer
  isAdmin?: boolean
  now?: () => number
}

const mostTries = 10

/** Committed before it is answered; the same `commandId` again gives the first outcome. @throws AppError notFound for
 * strangers, gameStopped, invalidInput for a playtest's command elsewhere, conflict or unavailable after many tries */
export async function submitCommand(input: CommandInput, followers: MoveFollowers): Promise<CommandOutcome> {
  if (!isId(input.runId)) throw new AppError('notFound')
  return inTurn(input.runId, async () => {
    for (let tries = 0; tries < mostTries; tries++) {
      const outcome = await tryCommand(input, followers)
      if (outcome) return outcome
    }
    throw new AppError('conflict', { log: `version lost ${mostTries} times` })
  })
}

async function tryCommand(input: CommandInput, followers: MoveFollowers): Promise<CommandOutcome | undefined> {
  const { row, standing } = await read(input)
  if (!row) throw new AppError('notFound')
  if (isPlaytestCommand(input.command) && !directsPlaytest({ ...input.answerer, isAdmin: input.isAdmin ?? false }, row))
    throw new AppError('invalidInput', { log: 'no playtest of theirs' })
  if (row.isStopped && !row.done) throw new AppError('gameStopped')
  const now = (input.now ?? Date.now)()
  const edition = await loadEdition(row.editionId)
  const state = readState(row.state, row.stateVersion)
  const told = (version: number, after: RunState, events: RunEvent[], refused: CommandRefusal | null): CommandOutcome =>
    presentOutcome(edition, { ...row, version, state: after }, clockOf(row, now), { events, refused })
  if (row.done) {
    followers.moved(row.runId, row.version)
    return told(row.version, state, row.done.events as RunEvent[], null)
  }
  const place = standing?.(now, state)
  if (place && place.waitMs > 0) {
    if (place.countsRefusals !== null) await countRefusal(place.countsRefusals, puzzleOf(input), new Date(now))
    return told(row.version, state, [], { code: 'paused', retryAfterMs: place.waitMs, shared: place.shared })
  }

  const game = gameOf(edition.document, await loadSecrets(row.editionId), row.isPlaytest)
  const applied = apply(
    game,
    state,
    { playerId: row.playerId, language: row.language, here: row.here },
    input.command,
    clockOf(row, now),
  )
  if ('refused' in applied)
    return told(row.version, state, [], {
      code: applied.refused,
      ...(applied.retryAfterMs === undefined ? {} : { retryAfterMs: applied.retryAfterMs }),
    })
  if (applied.events.length === 0) return told(row.version, applied.state, [], null)
  const cost = place ? costOf(input, edition, applied, place, now) : null
  if (!(await keepAndTell(input, followers, row, edition, applied, cost, now))) return undefined
  if (applied.state.ending && !row.isPlaytest) await refreshPlaytime(row.adventureId)
  return told(row.version + 1, applied.state, applied.events, null)
}

async function read({
  runId,
  commandId,
  command,
  answerer,
}: CommandInput): Promise<{ row: RunRow | undefined; standing?: (now: number, state: RunState) => Standing }> {
  // If it is not an id, there is no such puzzle, and the engine will say so
  if (command.type !== 'answer' || !isId(command.puzzleId))
    return { row: await selectRunOf(answerer, runId, commandId) }
  const { puzzleId } = command
  const guest = await guestInGroup(answerer, runId)
  const counted = guest ?? answerer
  const row = await selectRunForAnswerOf(
    counted,
    runId,
    commandId,
    puzzleId,
    actorNames(counted),
    budgetKeys(counted, puzzleId),
  )
  if (!row) return { row }
  return {
    row,
    // An organiser let them in: they are no newcomers
    standing: (now, state) =>
      standingOf(
        counted,
        puzzleId,
        guest ? { ...row, since: 0, hasPlayed: true } : { ...row, hasPlayed: hasReallyPlayed(state, puzzleId) },
        now,
      ),
  }
}

const puzzleOf = ({ command }: CommandInput): string => (command.type === 'answer' ? command.puzzleId : '')

function costOf(input: CommandInput, edition: LoadedEdition, applied: Applied, place: Standing, now: number): Cost {
  const puzzleId = puzzleOf(input)
  const puzzle = findPuzzle(edition.document, puzzleId)
  if (!puzzle) throw new AppError('unexpected', { log: 'an answer was accepted for a puzzle that is none' })
  const judged = {
    puzzleId,
    wrong: applied.events.some((event) => event.type === 'answered_wrong'),
    solved: applied.events.some((event) => event.type === 'puzzle_solved' && event.puzzleId === puzzleId),
    allowedAttempts: puzzle.allowedAttempts,
    afterAttempts: puzzle.afterAttempts,
  }
  return costOfAnswer(place, judged, now)
}

async function keepAndTell(
  input: CommandInput,
  followers: MoveFollowers,
  row: RunRow,
  edition: LoadedEdition,
  applied: Applied,
  cost: Cost | null,
  now: number,
): Promise<boolean> {
  const settle = followers.moveBegins(row.runId)
  let made: RunUpdate | null = null
  try {
    if (!(await keep(input, row, applied, cost, now))) return false
    const version = row.version + 1
    const run = { ...row, version, activeMs: clockOf(row, now).activeMs, seenAt: now }
    made = {
      run,
      languages: null,
      state: applied.state,
      edition,
      entries: [{ seq: version, commandId: input.commandId, by: row.playerId, events: applied.events }],
      from: row.version,
    }
    return true
  } finally {
    settle(made)
  }
}

async function keep(
  input: CommandInput,
  row: RunRow,
  applied: Applied,
  cost: Cost | null,
  now: number,
): Promise<boolean> {
  const { ending } = applied.state
  const move = {
    runId: row.runId,
    version: row.version,
    state: applied.state,
    activeMs: clockOf(row, now).activeMs,
    now: new Date(now),
    status: ending ? ('finished' as const) : ('active' as const),
    score: ending?.score ?? null,
    commandId: input.commandId,
    playerId: row.playerId,
    command: input.command,
    events: applied.events,
  }
  try {
    return await commit(move, cost)
  } catch (error) {
    // Another process took the same command at the same time: reading again finds its outcome. Each partition's
    // constraints have names of their own
    if (violatedConstraint(error)?.startsWith('run_events_')) return false
    throw error
  }
}
