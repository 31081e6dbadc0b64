import { isSuspect } from '#app/features/kits/deduction/deduce.ts'
import { isGuest, mostOptionalGuests } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter } from '#app/features/kits/documents/dinner.ts'
import { isBlankText } from '#app/features/kits/documents/words.ts'
import type { DinnerCheck, DinnerFinding } from './dinner-finding.ts'
import { found, unless } from './dinner-finding.ts'
import { repeated } from './repeated.ts'

/** Checks the characters, and whether the dinner can be played with each number of guests. */
export const checkCast: DinnerCheck = (subject) => {
  const { characters } = subject.document
  const named = characters.filter(({ name }) => !isBlankText(name))
  return [
    ...checkTable(subject),
    ...checkCulprit(subject),
    ...characters.flatMap(checkCharacter),
    ...repeated(named, ({ name }) => name).map(({ id, name }) =>
      found('duplicate_name', { entity: 'character', id, field: 'name' }, { name }),
    ),
  ]
}

const checkTable: DinnerCheck = ({ document }) => {
  const { characters, guests, story } = document
  const all = characters.filter(isGuest)
  const optional = all.filter(({ isOptional }) => isOptional).length
  const required = all.length - optional
  const players = { entity: 'dinnerStory', id: story.id, field: 'recommendedPlayers' } as const
  const counts = { name: '', ...guests, required, optional, guests: all.length }
  return [
    ...unless(
      characters.some(({ role }) => role === 'victim'),
      'no_victim',
      { entity: 'dinnerStory', id: story.id, field: 'characters' },
      { name: '' },
    ),
    ...unless(all.length >= guests.most, 'too_few_guests', players, counts),
    ...unless(required <= guests.fewest, 'too_many_required', players, counts),
    ...unless(optional <= mostOptionalGuests, 'too_many_optional', players, { ...counts, most: mostOptionalGuests }),
  ]
}

const checkCulprit: DinnerCheck = ({ document }) => {
  const { characters, story } = document
  const place = { entity: 'dinnerStory', id: story.id, field: 'culpritId' } as const
  const culprit = characters.find(({ id }) => id === story.culpritId)
  if (!culprit) return [found('no_culprit', place, { name: '' })]
  const params = { name: culprit.name }
  if (!isSuspect(culprit)) return [found('culprit_not_suspect', place, params)]
  return unless(
    !culprit.isOptional,
    'culprit_optional',
    { ...place, entity: 'character', id: culprit.id, field: 'isOptional' },
    params,
  )
}

function checkCharacter(character: DinnerCharacter): DinnerFinding[] {
  const { id, name, role } = character
  const at = (field: string) => ({ entity: 'character' as const, id, field })
  const params = { name }
  const plays = isGuest(character)
  const suspect = isSuspect(character)
  return [
    ...unless(!isBlankText(name), 'character_without_name', at('name'), params),
    ...unless(
      role === 'host' || !isBlankText(character.publicDescription),
      'character_without_description',
      at('publicDescription'),
      params,
    ),
    ...unless(!plays || !isBlankText(character.background), 'guest_without_background', at('background'), params),
    ...unless(!plays || !isBlankText(character.costumeIdeas), 'no_costume', at('costumeIdeas'), params),
    ...unless(!suspect || !isBlankText(character.motive), 'suspect_without_motive', at('motive'), params),
    ...unless(!suspect || !isBlankText(character.secret), 'suspect_without_secret', at('secret'), params),
  ]
}
