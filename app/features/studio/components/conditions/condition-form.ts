import { conditionSchema } from '#app/features/engine/condition.schema.ts'

export const partKinds = ['puzzle_solved', 'scene_visited', 'flag_set'] as const
export type PartKind = (typeof partKinds)[number]

/** One line of the form: "the puzzle … is (not) solved". `subject`: the id of the puzzle or scene, or the flag's name; empty while not chosen. */
export type ConditionPart = { kind: PartKind; subject: string; negated: boolean }

export type ConditionForm = { join: 'all' | 'any'; parts: ConditionPart[] }

type Json = Record<string, unknown>

const subjectKeys = { puzzle_solved: 'puzzleId', scene_visited: 'sceneId', flag_set: 'flag' } as const

const isPartKind = (value: unknown): value is PartKind => partKinds.some((kind) => kind === value)
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function readPart(raw: unknown): ConditionPart | null {
  if (!isJson(raw)) return null
  if (raw.type === 'not') {
    const part = readPart(raw.of)
    return part && !part.negated ? { ...part, negated: true } : null
  }
  if (!isPartKind(raw.type)) return null
  const key = subjectKeys[raw.type]
  const subject = raw[key]
  const whole = typeof subject === 'string' && Object.keys(raw).every((each) => each === 'type' || each === key)
  return whole ? { kind: raw.type, subject, negated: false } : null
}

/** A stored condition as the form shows it; null when it says more than the form can. */
export function readForm(raw: Json): ConditionForm | null {
  if (Object.keys(raw).length === 0) return { join: 'all', parts: [] }
  if (raw.type !== 'all' && raw.type !== 'any') {
    const part = readPart(raw)
    return part && { join: 'all', parts: [part] }
  }
  const parts = Array.isArray(raw.of) ? raw.of.map(readPart) : []
  return Array.isArray(raw.of) && parts.every((part) => part !== null) ? { join: raw.type, parts } : null
}

const writePart = ({ kind, subject, negated }: ConditionPart): Json => {
  const leaf = { type: kind, [subjectKeys[kind]]: subject }
  return negated ? { type: 'not', of: leaf } : leaf
}

/** The form in the grammar of conditions; no line at all is `{}`, which always holds. */
export function writeForm({ join, parts }: ConditionForm): Json {
  if (parts.length === 0) return {}
  return parts.length === 1 && join === 'all' ? writePart(parts[0]!) : { type: join, of: parts.map(writePart) }
}

/** Whether the engine can read a condition: what it cannot stays in the draft and keeps it from being published. */
export const isReadable = (raw: Json): boolean => conditionSchema.safeParse(raw).success

