import { asRecord } from '#app/shared/record.ts'
import { UploadScope, usePlaceOf } from '#app/features/media/components/use-uploads.ts'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { JsonObject, PictureTextField, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { editorFormOf } from '#app/features/puzzles/registry/editor-forms.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import type { AssetView } from '#app/features/studio/draft/view.ts'
import { SuggestAlternativeText } from '#app/features/studio/suggestions/components/suggest-alternative-text.tsx'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { MissingTexts } from './missing-texts.tsx'

type Halves = PuzzleDraft<JsonObject, JsonObject>

type TypeFormProps = {
  type: string
  languages: ContentLanguages
  value: Halves
  onChange: (value: Halves) => void
  showProblems: boolean
  translation: Record<string, unknown>
  image: AssetView | null | undefined
  adventureId: string
  belowSynonyms?: ReactNode
  /** Called when a model wrote what was just changed. */
  onByModel: () => void
  onTranslate: (translation: { configuration: JsonObject; solution: JsonObject }) => void
}

/** Only the fields that the type allows to be translated. */
function ownParts(changed: JsonObject, primary: JsonObject, translatable: readonly string[]): JsonObject {
  return Object.fromEntries(
    Object.entries(changed).filter(
      ([key, value]) => translatable.includes(key) && JSON.stringify(value) !== JSON.stringify(primary[key]),
    ),
  )
}

export function TypeForm({
  type: id,
  languages,
  value,
  onChange,
  showProblems,
  translation,
  image,
  adventureId,
  belowSynonyms,
  onByModel,
  onTranslate,
}: TypeFormProps) {
  const translationScope = usePlaceOf('translation')
  const [query] = useSearchParams()
  const asked = query.get('field') ?? ''
  const settingsOf = (language: Locale) => (asked.startsWith(`settings.${language}.`) ? { 'data-settings': asked } : {})
  const type = findPuzzleType(id)
  const form = editorFormOf(id)
  if (!type || !form) return <Notice tone="danger">{m.studio_puzzle_type_unknown()}</Notice>
  const { primary, other } = languages
  const picture = image?.url ?? null
  // An author who follows a finding sees right away what it is about.
  const problemsOf = (draft: Halves, language: Locale) =>
    type
      .findProblems(draft, picture !== null)
      .filter(({ field }) => showProblems || asked === `settings.${language}.${field}`)
  const belowPictureText =
    (language: Locale) =>
    ({ picture: image, text, longest, onUse }: PictureTextField) => (
      <SuggestAlternativeText
        image={image}
        texts={{ [language]: text }}
        longest={longest}
        onUse={({ [language]: suggested = text }) => {
          onUse(suggested)
          onByModel()
        }}
      />
    )
  const inOther: Halves = {
    configuration: { ...value.configuration, ...(asRecord(translation.configuration) as JsonObject) },
    solution: { ...value.solution, ...(asRecord(translation.solution) as JsonObject) },
  }
  return (
    <>
      <section aria-label={m.studio_puzzle_settings()} {...settingsOf(primary)} className="grid gap-4">
        <h3 className="text-subheading">{m.studio_puzzle_settings()}</h3>
        {createElement(form, {
          value,
          errors: problemsOf(value, primary),
          onChange,
          language: primary,
          picture,
          adventureId,
          belowSynonyms,
          belowPictureText: belowPictureText(primary),
        })}
      </section>
      {other && (
        <MissingTexts
          type={type}
          value={value}
          own={{
            configuration: asRecord(translation.configuration) as JsonObject,
            solution: asRecord(translation.solution) as JsonObject,
          }}
          primary={primary}
          other={other}
        />
      )}
      {other && type.texts(value).length > 0 && (
        <details className="rounded-control border border-line px-4 py-2">
          <FoldSummary>{m.studio_puzzle_in_language({ language: languageName(other) })}</FoldSummary>
          <div className="mt-2 mb-2" {...settingsOf(other)}>
            <UploadScope value={translationScope}>
              {createElement(form, {
                value: inOther,
                errors: problemsOf(inOther, other),
                onChange: (changed: Halves) =>
                  onTranslate({
                    configuration: ownParts(
                      changed.configuration,
                      value.configuration,
                      type.translatable.configuration,
                    ),
                    solution: ownParts(changed.solution, value.solution, type.translatable.solution),
                  }),
                language: other,
                picture,
                adventureId,
                isTranslation: true,
                belowPictureText: belowPictureText(other),
              })}
            </UploadScope>
          </div>
        </details>
      )}
    </>
  )
}
