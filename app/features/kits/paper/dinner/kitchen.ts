import type { DinnerCharacter, DinnerCourse, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { pictureOf } from '#app/features/kits/paper/paper-words.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { m } from '#app/i18n/generated/messages.js'
import { propName } from './dinner-words.ts'

/** The purpose of a prop would give away the story, so a host who plays reads only how to make it. */
export function kitchen(
  { characters, courses, props }: DinnerDocument,
  composing: Composing,
  saysWhatFor: boolean,
): JsonObject {
  const { language } = composing.choice
  const nameIn = (rows: readonly (DinnerCharacter | DinnerCourse)[], id: string | null) =>
    rows.flatMap((row) => (row.id === id ? textOf(row, 'name', language) : []))
  return {
    shoppingTitle: m.studio_dinner_shopping(),
    shopping: courses.filter(isCooked).map((course) => ({
      name: [textOf(course, 'name', language), textOf(course, 'dish', language)].filter(Boolean).join(' – '),
      list: textOf(course, 'shoppingList', language)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      notes: textOf(course, 'dietaryNotes', language),
    })),
    propsTitle: m.paper_dinner_props(),
    props: props.map((prop) => ({
      name: [propName(prop, language), ...nameIn(characters, prop.characterId), ...nameIn(courses, prop.courseId)].join(
        ' · ',
      ),
      description: saysWhatFor ? textOf(prop, 'description', language) : '',
      make: textOf(prop, 'howToMake', language),
      picture: pictureOf(composing, prop.imageAssetId),
      alt: textOf(prop, 'name', language),
    })),
  }
}

/** A round without a dish may still need coffee. */
const isCooked = ({ dish, shoppingList, dietaryNotes }: DinnerCourse): boolean =>
  [dish, shoppingList, dietaryNotes].some((text) => text.trim() !== '')
