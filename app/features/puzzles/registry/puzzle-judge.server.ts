import type { Locale } from '#app/i18n/locale.ts'
import { locales } from '#app/i18n/locale.ts'
import { judged, puzzleJudge } from './judge-puzzles.ts'
import type { StoredPuzzle } from './judge-puzzles.ts'
import { puzzleTypes } from './puzzle-types.ts'

export { puzzleJudge }

/** These components are loaded on demand; only their names count here. */
const later = import.meta.glob([
  '../types/*/player/player-view.tsx',
  '../types/*/editor/editor-form.tsx',
  '../types/*/rules/least-size.ts',
])
const required = ['check.server.ts', 'player/player-view.tsx', 'editor/editor-form.tsx', 'rules/least-size.ts']

/** Components that listed types lack, folders that `types/index.ts` omits. `puzzle-prints.server.ts` checks prints. */
export function missingFaces(ids: readonly string[], files: readonly string[]): string[] {
  const lacking = ids.flatMap((id) =>
    required.filter((face) => !files.includes(`../types/${id}/${face}`)).map((face) => `types/${id} has no ${face}`),
  )
  const folders = new Set(files.map((file) => file.split('/')[2]!))
  const unknown = [...folders]
    .filter((folder) => !ids.includes(folder))
    .map((folder) => `types/${folder} is not in types/index.ts`)
  return [...lacking, ...unknown]
}

const missing = missingFaces(
  puzzleTypes.map((type) => type.id),
  [...judged, ...Object.keys(later)],
)
if (missing.length > 0) throw new Error(`Puzzle types are incomplete: ${missing.join('; ')}`)

/** An edition with such a puzzle could not be finished. */
export function languagesWithoutSolution(puzzle: StoredPuzzle): Locale[] {
  const answers = puzzleJudge.reveal(puzzle, 0)
  return locales.filter((language) => {
    if (!puzzle.solution[language]) return false
    const answer = answers[language]
    return (
      answer === undefined ||
      puzzleJudge.judge(puzzle, answer, { language, progress: null, seed: 0 }).outcome !== 'solved'
    )
  })
}
