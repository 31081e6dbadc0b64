import { aspect, bearing } from '#app/features/rows/kinds/dinner-clue.ts'
import type { ClueMeaning, DinnerClue, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { m } from '#app/i18n/generated/messages.js'

export const aspectText = aspect.choices
export const bearingText = bearing.choices

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
