import { m } from '#app/i18n/generated/messages.js'
import type { Json, JsonObject } from '#app/features/puzzles/contract/contract.ts'
import type { Checked, Draft } from './grid.ts'

const fieldsOf = (value: Json): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

export function readChecked(progress: Json): Checked | null {
  const { used, last, wrong } = fieldsOf(progress)
  return typeof used === 'number' && typeof last === 'string' && typeof wrong === 'number'
    ? { used, last, wrong }
    : null
}

/** What the party sees after a check: how many places are wrong, but not which. */
export const checkView = ({ configuration }: Pick<Draft, 'configuration'>, { used, wrong }: Checked): JsonObject => ({
  checksLeft: configuration.checks - used,
  wrong,
})

export function readCheckView(view: Json): { left: number; wrong: number } | null {
  const { checksLeft, wrong } = fieldsOf(view)
  return typeof checksLeft === 'number' && typeof wrong === 'number' ? { left: checksLeft, wrong } : null
}

export const checkedText = (wrong: number): string =>
  wrong === 0 ? m.logic_grid_checked_right() : m.logic_grid_checked({ count: wrong })
