import { mostHints } from '#app/features/engine/hint-level.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { puzzle } from '#app/features/rows/kinds/puzzle.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { isVisible } from '#app/shared/visible-text.ts'
import { plain } from './table-columns.ts'
import type { Cells, LeftReason, TableColumn } from './table-columns.ts'

type Halves = { configuration: JsonObject; solution: JsonObject }
type Asked = { question: string; answers: string[] }

/** How a type holds a question and its answers; the first is taken unless a cell names another. */
export const askedAs: Readonly<Record<string, (asked: Asked) => Halves & { description?: string }>> = {
  riddle: ({ question, answers }) => ({
    configuration: { riddleText: question },
    solution: { correctAnswers: answers },
  }),
  code_entry: ({ question, answers: [code = '', ...alternatives] }) => ({
    description: question,
    configuration: { codeType: codeTypeOf(code) },
    solution: { correctCode: code, alternatives },
  }),
}

const codeTypeOf = (code: string): string =>
  /^[\d\s.-]+$/.test(code) ? 'numeric' : /^[\p{L}\s'-]+$/u.test(code) ? 'alphabetic' : 'alphanumeric'

export type Note = (name: string, reason: LeftReason, text: string, choices?: string[]) => void

/** Null when the question or its answers do not fit. Several answers stand on lines of their own, or between `|` or `;`. */
export function puzzleOf(
  cells: Cells,
  others: readonly { language: Locale; cells: Cells }[],
  note: Note,
): Changes | null {
  const type = typeOf(cells('type'), note)
  const own = wordsIn(type.id, cells, note)
  if (!own) return null
  const { made: _made, given, ...fields } = own
  const names = hintsIn(cells, note)
  const translations = others.flatMap(({ language, cells: there }) => {
    const [hasQuestion, hasAnswer] = [there('question') !== '', there('answer') !== '']
    const words = hasQuestion || hasAnswer ? wordsIn(type.id, there, note) : null
    const spoken = hintsIn(there, note)
    const hints = spoken.length > 0 ? { hints: names.map((name) => (spoken.includes(name) ? there(name) : '')) } : {}
    // A puzzle that has a name of its own is not called by its question in the other language
    const called = words ? words.given : givenName(there, note)
    const name = called ?? (given === null && hasQuestion ? words?.name : undefined)
    const texts = {
      ...(name === undefined ? {} : { name }),
      ...(words ? translated(type, words, hasQuestion, hasAnswer) : {}),
      ...hints,
    }
    return Object.keys(texts).length > 0 ? [[language, texts] as const] : []
  })
  const hints = names.map((name) => cells(name))
  return { ...fields, type: type.id, hints, translations: Object.fromEntries(translations) }
}

function typeOf(text: string, note: Note): PuzzleType {
  const [first = '', ...more] = Object.keys(askedAs)
  const named = [first, ...more].find((id) => {
    if (text === '') return true
    const label = findPuzzleType(id)!.label as TableColumn['label']
    const names = [id, ...locales.map((locale) => label({}, { locale }))]
    return names.some((name) => plain(name) === plain(text) || plain(id).startsWith(plain(text)))
  })
  const choices = Object.keys(askedAs).map((id) => findPuzzleType(id)!.label())
  if (!named) note('type', 'unread', text, choices)
  return findPuzzleType(named ?? first)!
}

function wordsIn(type: string, cells: Cells, note: Note) {
  const question = cells('question')
  const answers = cells('answer')
    .split(/[|;\n]/)
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '')
  const found = findPuzzleType(type)!
  const { description = '', ...made } = askedAs[type]!({ question, answers })
  const fits = (half: Partial<Halves>) => found.read({ configuration: {}, solution: {}, ...half }) !== null
  if (!fits({ configuration: made.configuration }) || !fitsField('description', description))
    note('question', 'tooLong', question)
  else if (!fits({ solution: made.solution })) note('answer', 'tooLong', cells('answer'))
  else {
    const given = givenName(cells, note)
    return { name: given ?? nameOf(question), given, description, made, ...settled(found, made) }
  }
  return null
}

/** Null without one that fits. */
function givenName(cells: Cells, note: Note): string | null {
  const name = cells('name')
  const isNamed = isVisible(name) && fitsField('name', name)
  if (name !== '' && !isNamed) note('name', 'tooLong', name)
  return isNamed ? name : null
}

const fitsField = (field: 'name' | 'description' | 'hints', value: unknown): boolean =>
  puzzle.fields[field].schema.safeParse(value).success

const hintNames = Array.from({ length: mostHints }, (_, at) => `hint ${at + 1}`)

/** The columns of the hints that a row has in its own language. */
const hintsIn = (cells: Cells, note: Note): string[] =>
  hintNames.filter((name) => {
    const isShort = fitsField('hints', [cells(name)])
    if (!isShort) note(name, 'tooLong', cells(name))
    return isShort && cells(name) !== ''
  })

const settled = (type: PuzzleType, made: Halves): Halves =>
  type.settle({
    configuration: { ...type.defaults.configuration, ...made.configuration },
    solution: { ...type.defaults.solution, ...made.solution },
  })

type Words = NonNullable<ReturnType<typeof wordsIn>>

/** Only what the cells say, and what follows from it. */
function translated(type: PuzzleType, words: Words, hasQuestion: boolean, hasAnswer: boolean): Changes {
  const isSaid = { configuration: hasQuestion, solution: hasAnswer }
  const only = (half: 'configuration' | 'solution') =>
    Object.fromEntries(
      Object.entries(words[half]).filter(
        ([key]) =>
          type.translatable[half].includes(key) &&
          ((isSaid[half] && key in words.made[half]) || (hasAnswer && type.following.includes(key))),
      ),
    )
  const configuration = only('configuration')
  return {
    ...(hasQuestion ? { description: words.description } : {}),
    ...(Object.keys(configuration).length > 0 ? { configuration } : {}),
    ...(hasAnswer ? { solution: only('solution') } : {}),
  }
}

const longestName = 60

function nameOf(text: string): string {
  const [line = ''] = text.split('\n')
  if (line.length <= longestName) return line.trim()
  const space = line.lastIndexOf(' ', longestName)
  return `${line
    .slice(0, space > longestName / 2 ? space : longestName)
    .trim()
    .toWellFormed()}…`
}
