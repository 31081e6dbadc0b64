import type { Aspect, Bearing, ClueMeaning, DinnerClue, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { m } from '#app/i18n/generated/messages.js'

export const aspectText: Readonly<Record<Aspect, () => string>> = {
  means: m.dinner_aspect_means,
  motive: m.dinner_aspect_motive,
  opportunity: m.dinner_aspect_opportunity,
}

export const bearingText: Readonly<Record<Bearing, () => string>> = {
  burdens: m.dinner_bearing_burdens,
  clears: m.dinner_bearing_clears,
}

type Cast = Pick<DinnerDocument, 'characters'>

export const nameOf = ({ characters }: Cast, id: string | null): string =>
  characters.find((each) => each.id === id)?.name ?? ''

export const meaningText = ({ characterId, aspect, bearing }: ClueMeaning, cast: Cast): string =>
  m.dinner_meaning({
    bearing: bearingText[bearing](),
    name: nameOf(cast, characterId),
    aspect: aspectText[aspect](),
  })

export function holderText({ holder, holderId }: Pick<DinnerClue, 'holder' | 'holderId'>, cast: Cast): string {
  if (holder === 'host') return m.dinner_holder_host()
  if (holder === 'table') return m.dinner_holder_table()
  return nameOf(cast, holderId) || m.dinner_holder_nobody()
}
