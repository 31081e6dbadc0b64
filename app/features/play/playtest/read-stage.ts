import type { Stage, StageField, StageProblem } from '#app/features/engine/stage.schema.ts'
import { stageSchema } from '#app/features/engine/stage.schema.ts'

const fields: ReadonlySet<PropertyKey> = new Set<StageField>([
  'sceneId',
  'items',
  'flags',
  'counters',
  'solved',
  'visited',
  'talk',
])

/** Null if it does not even have the shape of a stage; otherwise the stage, or its problems by field. */
export function readStage(raw: unknown): { stage: Stage } | { problems: StageProblem[] } | null {
  const read = stageSchema.safeParse(raw)
  if (read.success) return { stage: read.data }
  const problems = read.error.issues.flatMap(({ path: [field, place], code }): StageProblem[] => {
    if (field === undefined || !fields.has(field)) return []
    return [
      {
        field: field as StageField,
        place: typeof place === 'number' ? place : null,
        code: code === 'too_big' && place === undefined ? 'tooMany' : 'invalid',
      },
    ]
  })
  return problems.length === read.error.issues.length ? { problems } : null
}
