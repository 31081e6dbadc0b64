import { AppError } from '#app/shared/app-error.ts'

/** How much one draft may hold: what an edition can, see `edition.schema.ts`. Hotspots are counted by scene, nodes by NPC. */
export const draftLimits = { scenes: 500, hotspots: 500, puzzles: 500, items: 500, npcs: 200, nodes: 500 } as const

/** @throws AppError tooLarge when one more does not fit */
export function requireRoom(kind: keyof typeof draftLimits, count: number): void {
  if (count >= draftLimits[kind]) throw new AppError('tooLarge', { log: `the draft holds ${count} ${kind} already` })
}
