import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/judge-puzzles.ts'
import type { GameFile } from './game-file.ts'
import { hideAnswers } from './hidden-answers.ts'

/** Of each puzzle that allows it, the answers become something that only one of them opens. */
export async function withoutAnswers(secrets: EditionSecrets): Promise<Pick<GameFile, 'secrets' | 'hidden'>> {
  const hidden: GameFile['hidden'] = {}
  const puzzles: EditionSecrets['puzzles'] = []
  for (const puzzle of secrets.puzzles) {
    const { configuration, solution } = puzzle
    const hide = puzzleJudge.hide(puzzle)
    if (hide) hidden[puzzle.id] = await hideAnswers(hide.accepted, { configuration, solution })
    puzzles.push(hide ? { ...puzzle, ...hide.puzzle } : puzzle)
  }
  return { secrets: { ...secrets, puzzles }, hidden }
}

/** How many answers that would hide: each takes a part of a second. */
export const countHideable = ({ puzzles }: EditionSecrets): number =>
  puzzles.reduce((sum, puzzle) => sum + (puzzleJudge.hide(puzzle)?.accepted.length ?? 0), 0)
