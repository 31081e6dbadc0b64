import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { ChangeView } from '#app/features/studio/changes/change-view.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isLocale } from '#app/i18n/locale.ts'
import { conflictFields } from './conflict-fields.ts'
import type { ConflictField } from './conflict-fields.ts'

/** `fr:name` as a command writes it. */
export function asChanges(values: ChangeView['before']): Changes {
  const changes: Changes = {}
  for (const [key, value] of Object.entries(values)) {
    const [language, name] = key.split(':') as [string, string | undefined]
    if (name === undefined) changes[key] = value
    else {
      const languages = (changes['translations'] ??= {}) as Record<string, Changes>
      // A text that was not translated yet
      languages[language] = { ...languages[language], [name]: value ?? '' }
    }
  }
  return changes
}

export function labelOfField(kind: ChangeView['kind'], key: string): string {
  const { fields } = kindOf(kind)
  const labelOf = (name: string) => (Object.hasOwn(fields, name) ? fields[name]!.label() : name)
  const [language, name] = key.split(':') as [string, string | undefined]
  if (name === undefined) return labelOf(key)
  return m.studio_in_language({
    label: labelOf(name),
    language: isLocale(language) ? languageName(language) : language,
  })
}

/** Only these; what is not kept is null. */
export const valuesOf = (values: ChangeView['before'], keys: readonly string[]): ChangeView['before'] =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? null]))

/** Each kept field in words: `theirs` before, `mine` after. */
export const comparedFields = (
  { kind, rowId: row, before, after }: ChangeView,
  draft: DraftView,
): (ConflictField & { key: string })[] =>
  Object.keys(before).flatMap((key) => {
    const of = (values: ChangeView['before']) => asChanges(valuesOf(values, [key]))
    return conflictFields({ kind, row, draft }, [{ mine: of(after), theirs: of(before) }], {}).map((field) => ({
      ...field,
      key,
    }))
  })
