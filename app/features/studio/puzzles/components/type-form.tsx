import { createElement } from 'react'
import type { JsonObject, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { editorFormOf } from '#app/features/puzzles/registry/editor-forms.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import type { AssetView } from '#app/features/studio/draft/view.ts'
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
  onTranslate: (translation: { configuration: JsonObject; solution: JsonObject }) => void
}

const objectOf = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}

/** Only fields that the type lets be translated. */
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
  onTranslate,
}: TypeFormProps) {
  const type = findPuzzleType(id)
  const form = editorFormOf(id)
  if (!type || !form) return <Notice tone="danger">{m.studio_puzzle_type_unknown()}</Notice>
  const { primary, other } = languages
  const picture = image?.url ?? null
  const inOther: Halves = {
    configuration: { ...value.configuration, ...objectOf(translation.configuration) },
    solution: { ...value.solution, ...objectOf(translation.solution) },
  }
  return (
    <>
      <section aria-label={m.studio_puzzle_settings()} className="grid gap-4">
        <h3 className="text-subheading">{m.studio_puzzle_settings()}</h3>
        {createElement(form, {
          value,
          errors: showProblems ? type.findProblems(value, picture !== null) : [],
          onChange,
          language: primary,
          picture,
          adventureId,
        })}
      </section>
      {other && (
        <MissingTexts
          type={type}
          value={value}
          own={{ configuration: objectOf(translation.configuration), solution: objectOf(translation.solution) }}
          primary={primary}
          other={other}
        />
      )}
      {other && type.texts(value).length > 0 && (
        <details className="rounded-control border border-line px-4 py-2">
          <FoldSummary>{m.studio_puzzle_in_language({ language: languageName(other) })}</FoldSummary>
          <div className="mt-2 mb-2">
            {createElement(form, {
              value: inOther,
              errors: showProblems ? type.findProblems(inOther, picture !== null) : [],
              onChange: (changed: Halves) =>
                onTranslate({
                  configuration: ownParts(changed.configuration, value.configuration, type.translatable.configuration),
                  solution: ownParts(changed.solution, value.solution, type.translatable.solution),
                }),
              language: other,
              picture,
              adventureId,
              isTranslation: true,
            })}
          </div>
        </details>
      )}
    </>
  )
}
