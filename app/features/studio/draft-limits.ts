import { AppError } from '#app/shared/app-error.ts'

/** How much one draft may hold: what an edition can, see `edition.schema.ts`. Hotspots are counted by scene, nodes by NPC. */
export const draftLimits = { scenes: 500, hotspots: 500, puzzles: 500, items: 500, npcs: 200, nodes: 500 } as const

export type DraftRowKind = keyof typeof draftLimits

/**
 * @param count how many there are
 * @param adding how many are to come
 * @throws AppError tooLarge when they do not fit; it says the kind, the limit, how many there are and how many were to come
 */
export function requireRoom(kind: DraftRowKind, count: number, adding = 1): void {
  const most = draftLimits[kind]
  if (count + adding > most)
    throw new AppError('tooLarge', {
      params: { kind, most, count, adding },
      log: `the draft holds ${count} ${kind} already`,
    })
}
