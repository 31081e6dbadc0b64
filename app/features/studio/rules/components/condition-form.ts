import { isWithinLimits } from '#app/features/engine/condition.schema.ts'

type Json = Record<string, unknown>

export const partKinds = [
  'puzzle_solved',
  'has_item',
  'scene_visited',
  'node_seen',
  'flag_set',
  'flag_compared',
  'attempts',
  'hints_used',
  'minutes_elapsed',
] as const
export type PartKind = (typeof partKinds)[number]

export const comparisons = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte'] as const
export type Comparison = (typeof comparisons)[number]

export type ConditionLeaf = { kind: PartKind; fields: Json; negated: boolean }

/** `negated` inverts the group; `bare`: a `not` around a single part, kept as written. */
export type ConditionGroup = {
  kind: 'group'
  join: 'all' | 'any'
  negated: boolean
  bare?: true
  parts: ConditionPart[]
}

export type ConditionPart = ConditionLeaf | ConditionGroup | { kind: 'other'; raw: Json }

const shapes: Record<PartKind, Record<string, 'string' | 'number' | 'number?' | 'string?' | 'comparison' | 'any'>> = {
  puzzle_solved: { puzzleId: 'string' },
  has_item: { itemId: 'string', count: 'number?' },
  scene_visited: { sceneId: 'string' },
  node_seen: { npcId: 'string', nodeId: 'string' },
  flag_set: { flag: 'string' },
  flag_compared: { flag: 'string', compare: 'comparison', value: 'any' },
  attempts: { puzzleId: 'string', atLeast: 'number' },
  hints_used: { puzzleId: 'string?', atLeast: 'number' },
  minutes_elapsed: { atLeast: 'number' },
}

const blanks: Record<PartKind, Json> = {
  puzzle_solved: { puzzleId: '' },
  has_item: { itemId: '' },
  scene_visited: { sceneId: '' },
  node_seen: { npcId: '', nodeId: '' },
  flag_set: { flag: '' },
  flag_compared: { flag: '', compare: 'gte', value: 1 },
  attempts: { puzzleId: '', atLeast: 3 },
  hints_used: { atLeast: 1 },
  minutes_elapsed: { atLeast: 10 },
}

export const newPart = (kind: PartKind): ConditionLeaf => ({
  kind,
  fields: { type: kind, ...blanks[kind] },
  negated: false,
})

export const groupOf = (join: 'all' | 'any', parts: ConditionPart[], negated = false): ConditionGroup => ({
  kind: 'group',
  join,
  negated,
  parts,
})

const isPartKind = (value: unknown): value is PartKind => partKinds.some((kind) => kind === value)
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function fits(value: unknown, shape: string): boolean {
  if (shape === 'any') return ['string', 'number', 'boolean'].includes(typeof value)
  if (shape === 'comparison') return comparisons.some((each) => each === value)
  return shape.endsWith('?') ? value === undefined || typeof value === shape.slice(0, -1) : typeof value === shape
}

function readLeaf(raw: Json, negated: boolean): ConditionLeaf | null {
  if (!isPartKind(raw.type) || !Object.entries(shapes[raw.type]).every(([key, shape]) => fits(raw[key], shape)))
    return null
  // An unset flag equals nothing and is not less than anything, so no comparison is the contrary of another.
  return negated && raw.type === 'flag_compared' ? null : { kind: raw.type, fields: raw, negated }
}

const hasOnlyParts = (raw: Json): boolean => Object.keys(raw).length === 2 && 'of' in raw

function readGroup(raw: Json): ConditionGroup | null {
  if (!hasOnlyParts(raw)) return null
  if (raw.type === 'all' || raw.type === 'any')
    return Array.isArray(raw.of) && raw.of.every(isJson) ? groupOf(raw.type, raw.of.map(readPart)) : null
  if (raw.type !== 'not' || !isJson(raw.of) || readLeaf(raw.of, true)) return null
  const turned = readGroup(raw.of)
  return turned && !turned.negated
    ? { ...turned, negated: true }
    : { ...groupOf('any', [readPart(raw.of)], true), bare: true }
}

function readPart(raw: Json): ConditionPart {
  const negated = raw.type === 'not' && hasOnlyParts(raw) && isJson(raw.of) ? readLeaf(raw.of, true) : null
  return negated ?? readLeaf(raw, false) ?? readGroup(raw) ?? { kind: 'other', raw }
}

const isGroupType = (type: unknown): boolean => type === 'all' || type === 'any' || type === 'not'

/** Null for no condition, or past a limit. */
export function readForm(raw: Json): ConditionGroup | null {
  if (!isWithinLimits(raw)) return null
  if (Object.keys(raw).length === 0) return groupOf('all', [])
  const part = readPart(raw)
  if (part.kind === 'group') return part
  return part.kind === 'other' && (typeof raw.type !== 'string' || isGroupType(raw.type))
    ? null
    : groupOf('all', [part])
}

function writePart(part: ConditionPart): Json {
  if (part.kind === 'other') return part.raw
  if (part.kind !== 'group') return part.negated ? { type: 'not', of: part.fields } : part.fields
  const { join, parts, negated, bare } = part
  if (negated && bare && join === 'any' && parts.length === 1) return { type: 'not', of: writePart(parts[0]!) }
  const group = { type: join, of: parts.map(writePart) }
  return negated ? { type: 'not', of: group } : group
}

export function writeForm(form: ConditionGroup): Json {
  const [only, ...others] = form.parts
  if (!only) return {}
  const alone =
    form.join === 'all' &&
    !form.negated &&
    others.length === 0 &&
    only.kind !== 'group' &&
    !(only.kind === 'other' && isGroupType(only.raw.type))
  return writePart(alone ? only : form)
}

export function readFlagValue(typed: string): string | number | boolean {
  if (typed === 'true' || typed === 'false') return typed === 'true'
  const number = Number(typed)
  return typed !== '' && Number.isFinite(number) && String(number) === typed ? number : typed
}
