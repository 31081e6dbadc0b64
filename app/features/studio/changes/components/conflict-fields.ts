import { accessibilityTagText, categoryText, contentWarningText } from '#app/features/adventure/catalogue-text.ts'
import { chosenTags, styleFields } from '#app/features/rows/style-tags.ts'
import { rowName } from '#app/features/studio/draft/components/row-name.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { mergeChanges } from '#app/features/rows/changes.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { heldOfThese } from '#app/features/studio/draft/three-way.ts'
import type { Field, KindName } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { Collision } from '#app/features/studio/draft/three-way.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { isLocale } from '#app/i18n/locale.ts'
import { isId } from '#app/shared/ids.ts'
import { fileOf, outline, puzzleHalf, valueInWords } from './conflict-values.ts'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'

export type ConflictField = {
  label: string
  mine: string
  theirs: string
  pictures?: {
    mine: string | null
    theirs: string | null
  }
}

function fieldOf(kind: KindName, field: string): Field | undefined {
  const { fields } = kindOf(kind)
  return Object.hasOwn(fields, field) ? fields[field] : undefined
}

const labelOf = (kind: KindName, field: string): string => fieldOf(kind, field)?.label() ?? field

/** Where a value stands. `row`: its id. */
type At = { kind: KindName; row: string; draft: DraftView }

function textOf({ kind, row, draft }: At, field: string, value: unknown): string {
  if (field === 'variantSeed')
    return typeof value === 'number' ? m.studio_variant_number({ number: value }) : m.studio_variant_each()
  if (value === null || value === undefined) return ''
  const declared = declaredText(fieldOf(kind, field), value, draft)
  if (declared !== undefined) return declared
  if (typeof value === 'boolean') return value ? m.common_yes() : m.common_no()
  if (typeof value === 'number') return String(Math.round(value * 10) / 10)
  if (typeof value === 'string') return isId(value) ? rowName(draft, value) : plainOrTags(field, value)
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return value.map((each) => itemText(field, each, draft)).join(fieldOf(kind, field)?.texts ? '\n' : ', ')
  return (
    (kind === 'puzzle' ? puzzleHalf(field, value, row, draft) : null) ??
    valueInWords(field, value, draft) ??
    outline(value)
  )
}

/** The value as its kind presents it: a file, a choice or the name of a row. */
function declaredText(declared: Field | undefined, value: unknown, draft: DraftView): string | undefined {
  if (declared?.file === 'picture') return fileOf(draft, value) ? '' : m.studio_conflict_picture()
  if (declared?.file) return declared.label()
  if (typeof value !== 'string') return undefined
  if (declared?.names) return rowName(draft, value)
  return declared?.choices?.[value]?.()
}

function plainOrTags(field: string, value: string): string {
  if (field === 'category') return categoryText(value)
  const style = styleFields.find((each) => each === field)
  if (style === undefined) return value
  return chosenTags(style, value)
    .map((tag) => tag[getLocale()])
    .join(', ')
}

function itemText(field: string, item: string, draft: DraftView): string {
  if (isId(item)) return rowName(draft, item)
  if (field === 'accessibilityTags') return accessibilityTagText(item)
  if (field === 'contentWarnings') return contentWarningText(item)
  return field === 'languages' && isLocale(item) ? languageName(item) : item
}

type Fields = Record<string, unknown>
type Line = { label: string; text: string; /** The picture's address. */ picture?: string | null | undefined }

const pictureIn = (lines: readonly Line[]): string | null => lines.find(({ picture }) => picture)?.picture ?? null

/** Each translation is a separate decision. @param unsaved typed text, which may conflict as well */
export const conflictFields = (at: At, asked: readonly Collision[], unsaved: Changes): ConflictField[] =>
  asked.map((collision) => {
    const mine = linesOf(at, heldOfThese(mergeChanges(collision.mine, unsaved), collision.mine))
    const theirs = linesOf(at, collision.theirs)
    const pictures = { mine: pictureIn(mine), theirs: pictureIn(theirs) }
    return {
      label: theirs.map(({ label }) => label).join(', '),
      mine: textOfLines(mine, theirs.length),
      theirs: textOfLines(theirs, theirs.length),
      ...(pictures.mine || pictures.theirs ? { pictures } : {}),
    }
  })

const textOfLines = (lines: readonly Line[], decided: number): string =>
  decided === 1
    ? (lines[0]?.text ?? '')
    : lines
        .map(({ label, text }) => m.studio_conflict_line({ label, text: text || m.studio_conflict_empty() }))
        .join('\n')

function linesOf(at: At, fields: Fields): Line[] {
  const { kind, draft } = at
  return Object.entries(fields).flatMap(([field, value]): Line[] => {
    if (field !== 'translations')
      return [
        {
          label: labelOf(kind, field),
          text: textOf(at, field, value),
          picture: fieldOf(kind, field)?.file ? (fileOf(draft, value)?.url ?? null) : undefined,
        },
      ]
    return Object.entries(value as Record<string, Fields>).flatMap(([language, texts]) =>
      Object.entries(texts).map(([each, text]) => ({
        label: m.studio_in_language({
          label: labelOf(kind, each),
          language: isLocale(language) ? languageName(language) : language,
        }),
        text: textOf(at, each, text),
      })),
    )
  })
}
