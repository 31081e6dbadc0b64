import type { KitDocument } from '#app/features/kits/compile/kit-edition.schema.ts'
import { foreignIn, textIn } from '#app/i18n/local-text.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** `language`: set only if it is not the reader's. */
export type Said = { text: string; language: Locale | undefined }

export type KitContents = ReturnType<typeof presentContents>

/** What anybody may see, in the reader's language. */
export function presentContents(document: KitDocument, pictures: ReadonlyMap<string, string>, locale: Locale) {
  const { primaryLanguage, players, minutes } = document
  const said = (text: LocalText): Said => ({
    text: textIn(text, locale, primaryLanguage),
    language: foreignIn(text, locale, primaryLanguage),
  })
  const common = { players, minutes, theme: said(document.theme) }
  if (document.kind === 'escape-room') {
    const { premise, age, space, prepare, unnamed, contents } = document
    return {
      kind: document.kind,
      ...common,
      premise: said(premise),
      age: said(age),
      space: said(space),
      prepare: prepare.map((prop) => ({ ...prop, name: said(prop.name), substitutes: said(prop.substitutes) })),
      unnamed,
      contents,
    }
  }
  const { setting, timePeriod, recommendedGuests, characters, courses, contents } = document
  return {
    kind: document.kind,
    ...common,
    setting: said(setting),
    timePeriod: said(timePeriod),
    recommendedGuests,
    characters: characters.map(({ portraitAssetId, ...character }) => ({
      ...character,
      name: said(character.name),
      description: said(character.description),
      portrait: pictures.get(portraitAssetId ?? '') ?? null,
    })),
    courses: courses.map((course) => ({
      name: said(course.name),
      dish: said(course.dish),
      dietaryNotes: said(course.dietaryNotes),
    })),
    contents,
  }
}
