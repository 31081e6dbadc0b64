import type { DinnerDocument, DinnerMoment } from '#app/features/kits/documents/dinner.ts'

export type Presence = 'acts' | 'sees'

function presence({ actorIds, witnessIds }: DinnerMoment, id: string): Presence | null {
  if (actorIds.includes(id)) return 'acts'
  return witnessIds.includes(id) ? 'sees' : null
}

/** For each character who was present at any moment, in the order of the cast: their part in each moment. */
export const lanesOf = ({ characters, moments }: Pick<DinnerDocument, 'characters' | 'moments'>) =>
  characters
    .map((character) => ({ character, at: moments.map((moment) => presence(moment, character.id)) }))
    .filter(({ at }) => at.some((each) => each !== null))

export type Lane = ReturnType<typeof lanesOf>[number]

/** The range of lanes that a moment spans, from the top; null when nobody was there. */
export function reachOf(lanes: readonly Lane[], moment: number): { from: number; to: number } | null {
  const there = lanes.flatMap(({ at }, lane) => (at[moment] ? [lane] : []))
  return there.length === 0 ? null : { from: there[0]!, to: there.at(-1)! }
}
