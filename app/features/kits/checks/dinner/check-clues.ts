import { isSuspect } from '#app/features/kits/deduction/deduce.ts'
import { aspects, phaseOf } from '#app/features/kits/documents/dinner.ts'
import { needsPicture } from '#app/features/kits/documents/look-places.ts'
import type { DinnerClue, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { isBlankText } from '#app/features/kits/documents/words.ts'
import type { DinnerCheck, DinnerFinding } from './dinner-finding.ts'
import { atClue, found, unless } from './dinner-finding.ts'
import { repeated } from './repeated.ts'

/** Checks each clue by itself: is it complete, and can it reach the table? */
export const checkClues: DinnerCheck = ({ document }) => [
  ...document.clues.flatMap((clue) => [
    ...checkWords(clue),
    ...checkHolder(clue, document),
    ...checkRelease(clue, document),
    ...checkMeaning(clue, document),
  ]),
  ...repeated(
    document.clues.filter(({ title }) => !isBlankText(title)),
    ({ title }) => title,
  ).map((clue) => found('duplicate_title', atClue(clue, 'title'), { name: clue.title })),
]

function checkWords(clue: DinnerClue): DinnerFinding[] {
  const params = { name: clue.title }
  const hasPicture = clue.imageAssetId !== null
  return [
    ...unless(!isBlankText(clue.title), 'clue_without_title', atClue(clue, 'title'), params),
    ...unless(hasPicture || !isBlankText(clue.content), 'clue_without_text', atClue(clue, 'content'), params),
    ...unless(hasPicture || !needsPicture.has(clue.look), 'clue_without_picture', atClue(clue, 'imageAssetId'), params),
    ...unless(!hasPicture || !isBlankText(clue.altText), 'clue_picture_without_alt', atClue(clue, 'altText'), params),
  ]
}

function checkHolder(clue: DinnerClue, { characters }: DinnerDocument): DinnerFinding[] {
  if (clue.holder !== 'character') return []
  const holder = characters.find(({ id }) => id === clue.holderId)
  const params = { name: clue.title, holder: holder?.name ?? '' }
  if (!holder) return [found('clue_without_holder', atClue(clue, 'holderId'), params)]
  return unless(holder.role !== 'victim', 'clue_held_by_victim', atClue(clue, 'holderId'), params)
}

function checkRelease(clue: DinnerClue, document: DinnerDocument): DinnerFinding[] {
  const params = { name: clue.title }
  // without courses, the missing courses are the finding
  if (document.courses.length === 0) return []
  if (!phaseOf(document, clue)) return [found('clue_never_released', atClue(clue, 'phase'), params)]
  return unless(
    clue.phase !== 'reveal' || clue.meanings.length === 0,
    'clue_after_accusation',
    atClue(clue, 'phase'),
    params,
  )
}

function checkMeaning(clue: DinnerClue, { characters }: DinnerDocument): DinnerFinding[] {
  const place = atClue(clue, 'meanings')
  const about = characters.filter(({ id }) => clue.meanings.some(({ characterId }) => characterId === id))
  const says = (characterId: string, bearing: string) =>
    aspects.filter((aspect) =>
      clue.meanings.some(
        (each) => each.characterId === characterId && each.aspect === aspect && each.bearing === bearing,
      ),
    )
  return [
    ...unless(about.length > 0 || clue.revealsSecretOfId !== null, 'clue_says_nothing', place, { name: clue.title }),
    ...about
      .filter((character) => !isSuspect(character))
      .map(({ name }) => found('clue_about_no_suspect', place, { name: clue.title, character: name })),
    ...about.flatMap(({ id, name }) =>
      says(id, 'clears')
        .filter((aspect) => says(id, 'burdens').includes(aspect))
        .map((aspect) => found('clue_contradicts_itself', place, { name: clue.title, character: name, aspect })),
    ),
  ]
}
