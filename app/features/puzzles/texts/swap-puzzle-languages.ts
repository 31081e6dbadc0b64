import type { Json, JsonObject, PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { isNothing, members, pathOf, puzzleTexts } from './puzzle-texts.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'

type Halves = PuzzleDraft<JsonObject, JsonObject>
type Swapped = { draft: Halves; own: Halves }

/** What the translation lacks is missing in the new translation. @param type null for one that no longer exists */
export function swapPuzzleLanguages(type: PuzzleType | null, draft: Halves, own: Halves): Swapped {
  const texts = type?.texts(draft) ?? []
  const apart = texts.filter(({ at }) => at.kind === 'name' || at.kind === 'own')
  const configuration = swapFields('configuration', draft, own, texts, apart)
  const solution = swapFields('solution', draft, own, texts, apart)
  const swapped = {
    draft: { configuration: configuration.draft, solution: solution.draft },
    own: { configuration: configuration.own, solution: solution.own },
  }
  return type ? apart.reduce((now, text) => swapText(type, now, text), swapped) : swapped
}

function swapFields(
  half: keyof Halves,
  draft: Halves,
  own: Halves,
  texts: readonly PuzzleText[],
  apart: readonly PuzzleText[],
) {
  const next = { draft: { ...draft[half] }, own: { ...own[half] } }
  for (const [field, value] of Object.entries(own[half])) {
    if (apart.some((text) => text.half === half && text.field === field)) continue
    const before = draft[half][field]
    delete next.own[field]
    if (isNothing(value)) continue
    const inMembers = texts.some((text) => text.half === half && text.field === field && text.at.kind === 'member')
    next.draft[field] = inMembers ? wholeList(before, value) : value
    if (!isNothing(before)) next.own[field] = before!
  }
  return next
}

function wholeList(before: Json | undefined, own: Json): Json {
  const translated = members(own)
  const list = members(before).map(
    (member, index) =>
      (typeof member['id'] === 'string' ? translated.find(({ id }) => id === member['id']) : translated[index]) ??
      member,
  )
  return translated.length > list.length && !translated.some(({ id }) => typeof id === 'string')
    ? [...list, ...translated.slice(list.length)]
    : list
}

function swapText(type: PuzzleType, { draft, own }: Swapped, text: PuzzleText): Swapped {
  const path = [text.half, pathOf(text)].join('.')
  const pairIn = (at: Swapped) => puzzleTexts(type, at.draft, at.own).find((pair) => pair.path === path)
  const before = pairIn({ draft, own })
  if (!before || before.other.trim() === '') return { draft, own }
  const written = before.inPrimary(before.other)
  const after = pairIn(written)
  return after ? { draft: written.draft, own: after.inOther(before.primary) } : { draft, own }
}
