import type { RunEvent } from '#app/features/engine/events.ts'
import type { LocalText } from '#app/i18n/local-text.ts'

/** One row of a game's moves. */
export type RecordedMove = { seq: number; at: Date; events: readonly RunEvent[] }

export type Recorded = {
  runId: string
  adventureId: string
  title: LocalText
  puzzles: readonly { id: string; name: LocalText }[]
  /** Of the actor: a keyed hash. */
  account: string
  site: string
  grade: { scoreGiven: number; scoreMaximum: number } | null
  activeMs: number
}

type Verb = 'launched' | 'answered' | 'completed'
type Told = { verb: Verb; object: { id: string; type: string; name: LocalText }; result?: object }

const activity = 'http://adlnet.gov/expapi/activities/'

/** What the moves say to a record store, with ids that are the same each time. No name, no answer, no place.
 * @param idOf from the run, the move and the number within it */
export function statementsOf(
  game: Recorded,
  moves: readonly RecordedMove[],
  idOf: (...parts: (string | number)[]) => string,
) {
  return moves.flatMap(({ seq, at, events }) =>
    toldBy(game, seq, events).map(({ verb, object: { id, type, name }, result }, place) => ({
      id: idOf(game.runId, seq, place),
      actor: { objectType: 'Agent', account: { homePage: game.site, name: game.account } },
      verb: { id: `http://adlnet.gov/expapi/verbs/${verb}`, display: { en: verb } },
      object: { objectType: 'Activity', id, definition: { type: activity + type, name } },
      ...(result && { result }),
      context: { registration: game.runId },
      timestamp: at.toISOString(),
    })),
  )
}

function toldBy(game: Recorded, seq: number, events: readonly RunEvent[]): Told[] {
  const page = `${game.site}/adventure/${game.adventureId}`
  const whole = { id: page, type: 'simulation', name: game.title }
  const launched: Told[] = seq === 1 ? [{ verb: 'launched', object: whole }] : []
  return launched.concat(
    events.flatMap((event): Told[] => {
      if (event.type === 'finished') return [{ verb: 'completed', object: whole, result: resultOf(game) }]
      const isRight = event.type === 'puzzle_solved' && !event.revealed
      if (event.type !== 'answered_wrong' && !isRight) return []
      const puzzle = game.puzzles.find(({ id }) => id === event.puzzleId)
      const object = { id: `${page}#${event.puzzleId}`, type: 'question', name: puzzle?.name ?? {} }
      return [{ verb: 'answered', object, result: { success: isRight } }]
    }),
  )
}

const resultOf = ({ grade, activeMs }: Recorded) => ({
  completion: true,
  duration: `PT${Math.round(activeMs / 1000)}S`,
  ...(grade && {
    score: { raw: grade.scoreGiven, min: 0, max: grade.scoreMaximum, scaled: grade.scoreGiven / grade.scoreMaximum },
  }),
})
