import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { formField } from '#app/features/puzzles/kit/rules/form-fields.ts'
import type { FormField, Halves } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { puzzleTexts } from '#app/features/puzzles/texts/puzzle-texts.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isRecord } from '#app/shared/record.ts'
import { puzzleTypes } from './puzzle-types.ts'

type Half = 'configuration' | 'solution'
type Line = { label: string; text: string }

/** What a half of a puzzle says, in the words of its form. `hasMore`: there is something that its author draws or
 * arranges. @param type undefined when it is not known: the first that has such a half */
export function settingsInWords(
  type: PuzzleType | undefined,
  half: Half,
  value: JsonObject,
): { lines: Line[]; hasMore: boolean } | null {
  const draft = { configuration: {}, solution: {}, [half]: value }
  const of = type ?? puzzleTypes.find(({ read }) => read(draft) !== null)
  if (!of) return null
  const texts = puzzleTexts(of, draft, { configuration: {}, solution: {} })
  const lines: Line[] = []
  let hasMore = false
  for (const [field, said] of Object.entries(value)) {
    const own = texts.filter(({ path }) => path === `${half}.${field}` || path.startsWith(`${half}.${field}.`))
    const declared = formField(of.schemas as Halves, field)
    if (own.length > 0) lines.push(...own.map(({ label, primary }) => ({ label, text: primary })))
    else if (declared) lines.push(...lineOf(declared, said))
    else if (isOwnTexts(said)) lines.push(...said.map(({ from, to }) => ({ label: from, text: to })))
    else hasMore ||= JSON.stringify(said) !== JSON.stringify(of.defaults[half][field])
  }
  return { lines: lines.filter(({ text }) => text !== ''), hasMore }
}

function lineOf(field: FormField, said: unknown): Line[] {
  switch (field.kind) {
    case 'yesNo':
      return [{ label: field.label(), text: said === true ? m.common_yes() : m.common_no() }]
    case 'count':
      return [{ label: field.label(), text: field.each?.(Number(said)) ?? String(said) }]
    case 'choice':
      return [{ label: field.label(), text: field.choices[String(said)]?.() ?? '' }]
    default:
      return []
  }
}

/** What a translation has of its own texts. */
const isOwnTexts = (said: unknown): said is { from: string; to: string }[] =>
  Array.isArray(said) && said.length > 0 && said.every((each) => isRecord(each) && 'from' in each && 'to' in each)
