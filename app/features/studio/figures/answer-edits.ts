import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { PuzzleRow } from '#app/features/rows/kinds/puzzle.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { isRecord } from '#app/shared/record.ts'

type Puzzle = Pick<PuzzleRow, 'type' | 'configuration' | 'solution' | 'translations'>
type Half = 'configuration' | 'solution'

const listIn = (half: unknown, field: string): readonly unknown[] | null =>
  isRecord(half) && Array.isArray(half[field]) ? half[field] : null

const halfIn = ({ translations }: Puzzle, language: Locale, half: Half): unknown => translations[language]?.[half]

/** A translation with a list of its own gets the new text in it; one without uses the primary language's list. */
const hasOwnList = (puzzle: Puzzle, language: Locale, half: Half, field: string): boolean =>
  listIn(halfIn(puzzle, language, half), field) !== null

function withList(
  puzzle: Puzzle,
  language: Locale | null,
  half: Half,
  field: string,
  list: readonly unknown[],
): Changes {
  if (language === null) return { [half]: { ...puzzle[half], [field]: list } }
  const texts = puzzle.translations[language] ?? {}
  const before = halfIn(puzzle, language, half)
  return { translations: { [language]: { ...texts, [half]: { ...(isRecord(before) ? before : {}), [field]: list } } } }
}

const isSame = (a: unknown, b: string): boolean => typeof a === 'string' && a.trim().toLowerCase() === b.toLowerCase()

/** Whether the draft by now accepts a text or replies to it. */
export function answerStanding(puzzle: Puzzle, language: Locale, text: string): 'accepted' | 'replied' | null {
  const typed = findPuzzleType(puzzle.type)?.typed
  if (!typed) return null
  const { half, field } = typed.accepted
  const lists = (of: Half, name: string) => [listIn(puzzle[of], name), listIn(halfIn(puzzle, language, of), name)]
  if (lists(half, field).some((list) => list?.some((each) => isSame(each, text)))) return 'accepted'
  const isReply = (decoy: unknown) => isRecord(decoy) && isSame(decoy[typed.decoy], text)
  return lists('solution', 'decoys').some((list) => list?.some(isReply)) ? 'replied' : null
}

/** Adds a right answer, in the language in which it was typed. Null when there is no room. */
export function acceptToo(puzzle: Puzzle, language: Locale, text: string): Changes | null {
  const type = findPuzzleType(puzzle.type)
  if (!type?.typed) return null
  const { half, field } = type.typed.accepted
  const own = hasOwnList(puzzle, language, half, field)
  const list = listIn(own ? halfIn(puzzle, language, half) : puzzle[half], field) ?? []
  return fitting(puzzle, withList(puzzle, own ? language : null, half, field, [...list, text]))
}

/** Adds a reply to a wrong answer. Decoys of all languages correspond by index, so each list gets it. */
export function replyToo(puzzle: Puzzle, text: string, reply: string): Changes | null {
  const typed = findPuzzleType(puzzle.type)?.typed
  if (!typed) return null
  const decoy = { [typed.decoy]: text, reply }
  const more = (half: unknown) => [...(listIn(half, 'decoys') ?? []), decoy]
  const translated = Object.keys(puzzle.translations).filter((language) =>
    hasOwnList(puzzle, language as Locale, 'solution', 'decoys'),
  ) as Locale[]
  return fitting(
    puzzle,
    translated.reduce<Changes>(
      (changes, language) => {
        const { translations } = withList(
          puzzle,
          language,
          'solution',
          'decoys',
          more(halfIn(puzzle, language, 'solution')),
        )
        return { ...changes, translations: { ...(changes['translations'] as object), ...(translations as object) } }
      },
      withList(puzzle, null, 'solution', 'decoys', more(puzzle.solution)),
    ),
  )
}

/** The type's own schemas limit the number and length. */
function fitting(puzzle: Puzzle, changes: Changes): Changes | null {
  const type = findPuzzleType(puzzle.type)
  const texts = isRecord(changes['translations']) ? Object.values(changes['translations']) : []
  const halves = [{}, ...texts].map((own) => ({
    configuration: { ...puzzle.configuration, ...part(changes, 'configuration'), ...part(own, 'configuration') },
    solution: { ...puzzle.solution, ...part(changes, 'solution'), ...part(own, 'solution') },
  }))
  return halves.every((draft) => type?.read(draft)) ? changes : null
}

const part = (of: unknown, half: Half): object => (isRecord(of) && isRecord(of[half]) ? of[half] : {})
