import { languagesWithoutSolution } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { lockTemplateOf } from '#app/features/puzzles/registry/lock-templates.server.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { JsonObject, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { withoutBlankDecoys } from '#app/features/rows/read-puzzle.ts'
import { isStorableJson } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'
import type { LockForm } from './lock.schema.ts'

/** Nobody uploads files for a lock: they are the site's own. */
const isOwnFile = (address: string): boolean => /^\/(illustrations|sounds)\/[\w-]+\.\w+$/u.test(address)

const halves = z.strictObject({
  configuration: z.record(z.string(), z.json()),
  solution: z.record(z.string(), z.json()),
})

type Checked = { draft: PuzzleDraft<JsonObject, JsonObject>; typeVersion: number } | { problem: string }

/** The puzzle that a form sends, as it is stored; without one, its type's template. */
export function checkLock({ type, language, draft }: Pick<LockForm, 'type' | 'language' | 'draft'>): Checked {
  const kind = findPuzzleType(type)
  if (!kind) return { problem: 'invalidInput' }
  const sent = draft === undefined ? lockTemplateOf(kind, language).draft : parsed(draft)
  const read = sent && kind.read(sent)
  if (!read) return { problem: 'lock_unfinished' }
  const { solution: tidied } = withoutBlankDecoys(read.solution, {})
  const { configuration, solution } = kind.settle({ configuration: read.configuration, solution: tidied })
  if (!kind.filesIn(configuration).every(isOwnFile)) return { problem: 'invalidInput' }
  const found = kind.findProblems({ configuration, solution }, false)
  const isUnfinished =
    found.some(({ severity }) => severity === 'error') ||
    languagesWithoutSolution({
      type,
      configuration: { [language]: configuration },
      solution: { [language]: solution },
    }).length > 0
  return isUnfinished
    ? { problem: 'lock_unfinished' }
    : { draft: { configuration, solution }, typeVersion: kind.version }
}

function parsed(text: string): PuzzleDraft<JsonObject, JsonObject> | null {
  try {
    const json: unknown = JSON.parse(text)
    const read = halves.safeParse(json)
    return read.success && isStorableJson(json) ? read.data : null
  } catch {
    return null
  }
}
