import { isGuest, phaseText } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter, DinnerDocument, DinnerProp, Phase } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { Locale } from '#app/i18n/locale.ts'

export const phaseName = ({ courses }: DinnerDocument, phase: Phase, language: Locale): string =>
  phaseText(phase, courses, (course) => textOf(course, 'name', language))

export const propName = (prop: DinnerProp, language: Locale): string =>
  `${prop.quantity > 1 ? `${prop.quantity} × ` : ''}${textOf(prop, 'name', language)}`

/** Everybody in the story, with what all know of them. */
export const castOf = ({ characters }: DinnerDocument, language: Locale) =>
  characters.map((row) => ({
    name: textOf(row, 'name', language),
    description: textOf(row, 'publicDescription', language),
  }))

export const guestsOf = ({ characters }: DinnerDocument): DinnerCharacter[] => characters.filter(isGuest)

/** The name of the person who plays a character tonight; empty until the host has entered it. */
export const personOf = (
  roster: readonly { characterId: string | null; person: string }[],
  { id }: Pick<DinnerCharacter, 'id'>,
): string => roster.find(({ characterId }) => characterId === id)?.person ?? ''
