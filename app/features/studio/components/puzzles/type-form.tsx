import { Suspense, createElement } from 'react'
import type { JsonObject, PuzzleDraft } from '#app/features/puzzles/contract.ts'
import { editorFormOf } from '#app/features/puzzles/registry.editor.ts'
import { findPuzzleType } from '#app/features/puzzles/registry.ts'
import type { ContentLanguages } from '#app/features/studio/components/fields/bilingual-text.tsx'
import { languageName } from '#app/features/studio/components/fields/language-name.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import { Loading } from '#app/ui/skeleton.tsx'

type Halves = PuzzleDraft<JsonObject, JsonObject>

type TypeFormProps = {
  type: string
  languages: ContentLanguages
  value: Halves
  onChange: (value: Halves) => void
  /** Whether to say what is still wrong: not before anything was typed or tried. */
  showProblems: boolean
  /** What the other language has of its own. */
  translation: Record<string, unknown>
  onTranslate: (translation: { configuration: JsonObject; solution: JsonObject }) => void
}

const objectOf = (value: unknown): JsonObject => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {})

/** What of a translated half differs from the primary one, among the fields that the type lets be translated. */
function ownParts(changed: JsonObject, primary: JsonObject, translatable: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(changed).filter(([key, value]) => translatable.includes(key) && JSON.stringify(value) !== JSON.stringify(primary[key])))
}

/** The form of the puzzle's own type, and the same again for the texts and answers of the other language. */
export function TypeForm({ type: id, languages, value, onChange, showProblems, translation, onTranslate }: TypeFormProps) {
  const type = findPuzzleType(id)
  const form = editorFormOf(id)
  if (!type || !form) return <Notice tone="danger">{m.studio_puzzle_type_unknown()}</Notice>
  const { primary, other } = languages
  const inOther: Halves = { configuration: { ...value.configuration, ...objectOf(translation.configuration) }, solution: { ...value.solution, ...objectOf(translation.solution) } }
  const translatable = type.translatable.configuration.length + type.translatable.solution.length > 0
  return (
    <Suspense fallback={<Loading label={m.common_loading()} />}>
      <section aria-label={m.studio_puzzle_settings()} className="grid gap-4">
        <h3 className="text-subheading">{m.studio_puzzle_settings()}</h3>
        {createElement(form, { value, errors: showProblems ? type.findProblems(value) : [], onChange, language: primary })}
      </section>
      {other && translatable && (
        <details className="rounded-control border border-line p-4">
          <summary className="cursor-pointer font-semibold">{m.studio_puzzle_in_language({ language: languageName(other) })}</summary>
          <div className="mt-4">
            {createElement(form, {
              value: inOther,
              errors: showProblems ? type.findProblems(inOther) : [],
              onChange: (changed: Halves) =>
                onTranslate({
                  configuration: ownParts(changed.configuration, value.configuration, type.translatable.configuration),
                  solution: ownParts(changed.solution, value.solution, type.translatable.solution),
                }),
              language: other,
              isTranslation: true,
            })}
          </div>
        </details>
      )}
    </Suspense>
  )
}
