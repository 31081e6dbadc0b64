import { actorNames, budgetKeys, forgottenAfterMs, standingOf } from '#app/features/play/runs/attempt-budget.ts'
import type { Answerer, Standing } from '#app/features/play/runs/attempt-budget.ts'
import { costOfAnswer } from '#app/features/play/runs/answer-cost.ts'
import { commitAnswer, countRefusal } from '#app/features/play/runs/commit-move.server.ts'
import type { Json, Verdict } from '#app/features/puzzles/contract/contract.ts'
import { seedOf } from '#app/features/puzzles/print/print-seed.server.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { draftOf } from '#app/features/locks/lock.queries.server.ts'
import { getPool } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import type { LockPlay, LockReply } from './lock-play.ts'
import { beginPlay, lockPlay, selectPlayedLock, writePlay } from './lock-statements.server.ts'
import type { PlayedLock } from './lock-statements.server.ts'

type Input = { lockId: string; answerer: Answerer; now?: () => number }
type Found = { row: PlayedLock; standing: Standing; now: number }

const mostTries = 10
const mostRemembered = 100

async function find({ lockId, answerer, now: clock = Date.now }: Input): Promise<Found> {
  const asked = {
    puzzleId: lockId,
    guestHash: answerer.guestHash,
    actors: actorNames(answerer),
    budgets: budgetKeys(answerer, lockId),
  }
  const row = isId(lockId) ? await selectPlayedLock(asked) : undefined
  if (!row) throw new AppError('notFound')
  const now = clock()
  // Handed to a class, it is everybody's first: its players are no newcomers to their address
  return { row, now, standing: standingOf(answerer, lockId, { ...row, since: 0, hasPlayed: true }, now) }
}

const stored = (row: PlayedLock) => {
  const { configuration, solution } = draftOf(row)
  return {
    type: row.type,
    configuration: { [row.language]: configuration },
    solution: { [row.language]: solution },
  }
}

function present(lockId: string, { row, standing, now }: Found): LockPlay {
  const type = puzzleType(row.type)
  const { configuration } = draftOf(row)
  const allowed = type.read(draftOf(row))?.allowedAttempts ?? 1
  const counted = row.attempts.find(({ actor }) => actor === standing.actor)
  const wrong = counted && now - counted.updatedAt < forgottenAfterMs ? counted.count : 0
  const { play } = row
  return {
    attemptsLeft: allowed - (wrong % allowed),
    pausedForMs: play?.solved ? 0 : standing.waitMs,
    isShared: standing.shared,
    tried: play?.tried ?? [],
    view: play?.view ?? type.start(type.present(configuration), seedOf(lockId)),
    opened: play?.solved
      ? { text: row.opened, link: row.openedLink, told: puzzleJudge.told(stored(row))[row.language] || null }
      : null,
  }
}

/** Without an answer here, a lock is as it was made. @throws AppError notFound */
export async function readLockPlay(input: Input): Promise<LockPlay> {
  return present(input.lockId, await find(input))
}

/** Judged and counted in one transaction, before anything is told. @throws AppError notFound; conflict after many tries */
export async function answerLock(
  input: Input & { answerer: { guestHash: string }; answer: unknown },
): Promise<Omit<LockReply, 'isNew'>> {
  for (let tries = 0; tries < mostTries; tries++) {
    const reply = await tryAnswer(input)
    if (reply) return reply
  }
  throw new AppError('conflict', { log: `a lock's play changed ${mostTries} times` })
}

async function tryAnswer(
  input: Input & { answerer: { guestHash: string }; answer: unknown },
): Promise<Omit<LockReply, 'isNew'> | undefined> {
  const { lockId, answerer, answer } = input
  const found = await find(input)
  const { row, standing, now } = found
  const unjudged = (refused: LockReply['refused'], feedback: LockReply['feedback'] = null) => ({
    play: present(lockId, found),
    feedback,
    refused,
  })
  if (row.play?.solved) return unjudged(null)
  if (standing.waitMs > 0) {
    if (standing.countsRefusals !== null) await countRefusal(standing.countsRefusals, lockId, new Date(now))
    return unjudged('paused')
  }
  const puzzle = stored(row)
  const context = { language: row.language, progress: row.play?.progress ?? null, seed: seedOf(lockId) }
  const verdict = puzzleJudge.judge(puzzle, answer, context)
  if (verdict.outcome === 'malformed') return unjudged('malformedAnswer')
  const tried = row.play?.tried ?? []
  if (verdict.outcome === 'wrong' && tried.includes(verdict.key)) return unjudged(null, { kind: 'tried', reply: null })
  if (!(await keep(lockId, answerer.guestHash, found, verdict))) return undefined
  return { play: present(lockId, await find(input)), feedback: feedbackOf(verdict, row), refused: null }
}

type Counted = Exclude<Verdict, { outcome: 'malformed' }>

async function keep(lockId: string, guestHash: string, found: Found, verdict: Counted): Promise<boolean> {
  const { row, standing, now } = found
  const place = { lockId, guestHash }
  if (!row.play) await getPool().query(beginPlay(place))
  const tried = row.play?.tried ?? []
  const wrong = verdict.outcome === 'wrong'
  const part = verdict.outcome === 'partial' ? verdict : { progress: row.play?.progress, view: row.play?.view }
  const json = (value: Json | undefined) => JSON.stringify(value ?? null)
  const solved = verdict.outcome === 'solved'
  return commitAnswer({
    locked: lockPlay({ ...place, lockVersion: row.version, version: row.play?.version ?? 1 }),
    write: writePlay({
      ...place,
      tried: JSON.stringify(wrong ? [...tried, verdict.key].slice(-mostRemembered) : tried),
      progress: json(part.progress),
      view: json(part.view),
      solved,
      now: new Date(now),
    }),
    cost: costOfAnswer(
      standing,
      {
        puzzleId: lockId,
        wrong,
        solved,
        allowedAttempts: puzzleType(row.type).read(draftOf(row))?.allowedAttempts ?? 1,
        afterAttempts: 'cooldown',
      },
      now,
    ),
    now: new Date(now),
  })
}

function feedbackOf(verdict: Counted, { language }: PlayedLock): LockReply['feedback'] {
  if (verdict.outcome === 'solved') return null
  const reply = verdict.reply?.[language] ?? null
  if (verdict.outcome === 'wrong') return { kind: 'wrong', reply }
  return { kind: verdict.again ? 'again' : 'partial', reply }
}
