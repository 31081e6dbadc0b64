import { isWithinLimits, maxGroupParts } from '#app/features/engine/condition-limits.ts'
import { groupOf, writeForm } from './condition-form.ts'
import type { ConditionGroup, ConditionPart } from './condition-form.ts'

export type PartPath = readonly number[]

export const joins = ['all', 'any', 'none', 'notAll'] as const
export type Join = (typeof joins)[number]

export const joinOf = ({ join, negated }: ConditionGroup): Join =>
  join === 'all' ? (negated ? 'notAll' : 'all') : negated ? 'none' : 'any'

export function partAt(form: ConditionGroup, path: PartPath): ConditionPart | null {
  return path.reduce<ConditionPart | null>(
    (part, index) => (part?.kind === 'group' ? (part.parts[index] ?? null) : null),
    form,
  )
}

function groupAt(form: ConditionGroup, path: PartPath): ConditionGroup | null {
  const part = partAt(form, path)
  return part?.kind === 'group' ? part : null
}

function withParts(
  form: ConditionGroup,
  path: PartPath,
  change: (parts: ConditionPart[]) => ConditionPart[],
): ConditionGroup {
  const [index, ...rest] = path
  const { kind, join, negated, parts } = form
  if (index === undefined) return { kind, join, negated, parts: change(parts) }
  const below = parts[index]
  return below?.kind === 'group'
    ? { kind, join, negated, parts: parts.with(index, withParts(below, rest, change)) }
    : form
}

const splitPath = (path: PartPath): { above: PartPath; index: number } => ({
  above: path.slice(0, -1),
  index: path.at(-1) ?? 0,
})

export function replacePart(form: ConditionGroup, path: PartPath, ...parts: ConditionPart[]): ConditionGroup {
  const { above, index } = splitPath(path)
  return withParts(form, above, (list) => list.toSpliced(index, 1, ...parts))
}

export const addPart = (form: ConditionGroup, path: PartPath, part: ConditionPart): ConditionGroup =>
  withParts(form, path, (parts) => [...parts, part])

const otherJoin = (form: ConditionGroup, path: PartPath): 'all' | 'any' =>
  groupAt(form, path)?.join === 'any' ? 'all' : 'any'

export const addGroup = (form: ConditionGroup, path: PartPath, first: ConditionPart): ConditionGroup =>
  addPart(form, path, groupOf(otherJoin(form, path), [first]))

export function changeJoin(form: ConditionGroup, path: PartPath, to: Join): ConditionGroup {
  const group = groupAt(form, path)
  if (!group) return form
  const next = groupOf(to === 'all' || to === 'notAll' ? 'all' : 'any', group.parts, to === 'none' || to === 'notAll')
  return path.length === 0 ? next : replacePart(form, path, next)
}

export function wrapPart(form: ConditionGroup, path: PartPath): ConditionGroup {
  const part = partAt(form, path)
  return part ? replacePart(form, path, groupOf(otherJoin(form, path.slice(0, -1)), [part])) : form
}

export function unwrapGroup(form: ConditionGroup, path: PartPath): ConditionGroup {
  const group = groupAt(form, path)
  return group && path.length > 0 ? replacePart(form, path, ...group.parts) : form
}

type Moved = { form: ConditionGroup; path: PartPath }

/** Moves it into and out of neighbouring groups. Null at the ends. */
export function movePart(form: ConditionGroup, path: PartPath, by: -1 | 1): Moved | null {
  const part = partAt(form, path)
  const { above, index } = splitPath(path)
  const siblings = groupAt(form, above)?.parts
  if (!part || !siblings || path.length === 0) return null
  const next = siblings[index + by]
  if (!next) return above.length === 0 ? null : moveOut(form, path, part, by)
  if (next.kind !== 'group')
    return {
      form: withParts(form, above, (parts) => parts.with(index, next).with(index + by, part)),
      path: [...above, index + by],
    }
  const into = by < 0 ? next.parts.length : 0
  const taken = withParts(form, [...above, index + by], (parts) => parts.toSpliced(into, 0, part))
  return { form: replacePart(taken, path), path: [...above, by < 0 ? index - 1 : index, into] }
}

function moveOut(form: ConditionGroup, path: PartPath, part: ConditionPart, by: -1 | 1): Moved {
  const { above: group } = splitPath(path)
  const { above, index } = splitPath(group)
  const to = by < 0 ? index : index + 1
  return {
    form: withParts(replacePart(form, path), above, (parts) => parts.toSpliced(to, 0, part)),
    path: [...above, to],
  }
}

export const isPermitted = (form: ConditionGroup): boolean => isWithinLimits(writeForm(form)) && holdsFewEnough(form)

const holdsFewEnough = (part: ConditionPart): boolean =>
  part.kind !== 'group' || (part.parts.length <= maxGroupParts && part.parts.every(holdsFewEnough))
