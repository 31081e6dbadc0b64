import { conditionTexts } from '#app/features/adventure/conditions/index.ts'
import type { Choice } from '#app/features/adventure/conditions/kind.ts'
import { isWithinLimits } from '#app/features/engine/condition-limits.ts'
import { comparisons } from '#app/features/engine/conditions/flag-compared.ts'
import { leafTypes } from '#app/features/engine/conditions/index.ts'
import type { LeafType } from '#app/features/engine/conditions/index.ts'

type Json = Record<string, unknown>

export type ConditionLeaf = { kind: LeafType; fields: Json; negated: boolean }

/** `negated` inverts the group; `bare`: a `not` around a single part, kept as written. */
export type ConditionGroup = {
  kind: 'group'
  join: 'all' | 'any'
  negated: boolean
  bare?: true
  parts: ConditionPart[]
}

export type ConditionPart = ConditionLeaf | ConditionGroup | { kind: 'other'; raw: Json }

/** The initial fields of a new line for a choice. */
const blanks: Record<Choice['as'], (choice: Choice) => Json> = {
  row: (choice) => (choice.as === 'row' && !choice.any ? { [choice.field]: '' } : {}),
  option: (choice) => (choice.as === 'option' ? { [choice.field]: Object.keys(choice.options)[0] } : {}),
  count: (choice) => (choice.as === 'count' && choice.begins !== undefined ? { [choice.field]: choice.begins } : {}),
  flag: () => ({ flag: '' }),
  node: () => ({ npcId: '', nodeId: '' }),
  comparison: () => ({ compare: 'gte', value: 1 }),
}

const isText = (value: unknown): boolean => typeof value === 'string'

/** Whether the form can show the stored value. */
function fits(choice: Choice, raw: Json): boolean {
  switch (choice.as) {
    case 'row':
      return isText(raw[choice.field]) || (choice.any !== undefined && raw[choice.field] === undefined)
    case 'option':
      return isText(raw[choice.field]) && Object.hasOwn(choice.options, String(raw[choice.field]))
    case 'count': {
      const count = raw[choice.field]
      return typeof count === 'number' || (choice.begins === undefined && count === undefined)
    }
    case 'flag':
      return isText(raw['flag'])
    case 'node':
      return isText(raw['npcId']) && isText(raw['nodeId'])
    case 'comparison':
      return (
        comparisons.some((each) => each === raw['compare']) &&
        ['string', 'number', 'boolean'].includes(typeof raw['value'])
      )
  }
}

export const newPart = (kind: LeafType): ConditionLeaf => ({
  kind,
  fields: Object.assign({ type: kind }, ...conditionTexts[kind].choices.map((each) => blanks[each.as](each))) as Json,
  negated: false,
})

export const groupOf = (join: 'all' | 'any', parts: ConditionPart[], negated = false): ConditionGroup => ({
  kind: 'group',
  join,
  negated,
  parts,
})

const isLeafType = (value: unknown): value is LeafType => leafTypes.some((type) => type === value)
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function readLeaf(raw: Json, negated: boolean): ConditionLeaf | null {
  if (!isLeafType(raw['type'])) return null
  const { choices, holds } = conditionTexts[raw['type']]
  if ((negated && !holds) || !choices.every((choice) => fits(choice, raw))) return null
  return { kind: raw['type'], fields: raw, negated }
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
