import { cancelGuests } from '#app/features/kits/deduction/cancel-guests.ts'
import type { Evening } from '#app/features/kits/deduction/cancel-guests.ts'
import { candidates, deduce, isSuspect, releasedInTime, standings } from '#app/features/kits/deduction/deduce.ts'
import type { PhaseStanding, Standing } from '#app/features/kits/deduction/deduce.ts'
import { seatingsOf } from '#app/features/kits/deduction/seatings.ts'
import { aspects } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { isBlankText } from '#app/features/kits/documents/words.ts'
import { phaseParams } from './check-cards.ts'
import type { DinnerCheck, DinnerFinding, DinnerPlace } from './dinner-finding.ts'
import { atClue, found, unless } from './dinner-finding.ts'

/** At least this many suspects can still be the culprit until the last course begins. */
const openUntilLate = 3
/** Number of aspects in which an innocent suspect has to look guilty. */
const framedIn = 2

/** Checks that the culprit can be deduced at the right time, for every possible seating. */
export const checkFairness: DinnerCheck = ({ document }) => {
  const culprit = document.characters.find(({ id }) => id === document.story.culpritId)
  if (!culprit || !isSuspect(culprit) || culprit.isOptional || document.courses.length === 0) return []
  return [...checkTables(document, culprit), ...checkLeads(document, culprit)]
}

/** A problem of several seatings is reported for the fullest. */
function checkTables(document: DinnerDocument, culprit: DinnerCharacter): DinnerFinding[] {
  const findings = new Map<string, DinnerFinding>()
  for (const absent of seatingsOf(document)) {
    const evening = cancelGuests(document, absent)
    const names = document.characters.filter(({ id }) => absent.includes(id)).map(({ name }) => name)
    for (const each of checkTable(evening, culprit)) {
      const key = JSON.stringify([each.code, each.where])
      if (!findings.has(key)) findings.set(key, { ...each, params: { ...each.params, absent: names.join(', ') } })
    }
  }
  return [...findings.values()]
}

const checkTable = (evening: Evening, culprit: DinnerCharacter): DinnerFinding[] => {
  const { document } = evening
  const phases = deduce(document)
  return [
    ...checkAccusation(document, phases, culprit),
    ...checkEarly(document, phases),
    ...checkSingleClues(document, culprit),
    ...checkSuspicion(document, phases, culprit),
    ...checkSecrets(evening),
  ]
}

const character = ({ id }: DinnerCharacter, field: string): DinnerPlace => ({ entity: 'character', id, field })

function checkAccusation(document: DinnerDocument, phases: readonly PhaseStanding[], culprit: DinnerCharacter) {
  const end = phases.find(({ phase }) => phase.name === 'accusation')
  return (end?.suspects ?? []).flatMap(({ characterId, couldBe, aspects: cells }) => {
    const suspect = document.characters.find(({ id }) => id === characterId)!
    if (suspect.id !== culprit.id)
      return unless(!couldBe, 'suspect_never_cleared', character(suspect, 'clues'), { name: suspect.name })
    const clearing = new Set(aspects.flatMap((aspect) => cells[aspect].clears))
    return document.clues
      .filter(({ id }) => clearing.has(id))
      .map((each) => found('culprit_cleared', atClue(each, 'meanings'), { name: each.title, culprit: culprit.name }))
  })
}

function checkEarly(document: DinnerDocument, phases: readonly PhaseStanding[]): DinnerFinding[] {
  const last = document.courses.at(-1)!
  const before = phases.findIndex(({ phase }) => phase.name === 'course' && phase.courseId === last.id)
  const early = phases.slice(0, before).find(({ suspects }) => candidates(suspects).length < openUntilLate)
  if (!early) return []
  const left = candidates(early.suspects)
  const telling = early.released.findLast(({ meanings }) =>
    meanings.some(({ characterId, bearing }) => bearing === 'clears' && !left.includes(characterId)),
  )
  // Too few suspects from the start are no clue's fault
  const place: DinnerPlace = telling
    ? atClue(telling, 'meanings')
    : { entity: 'dinnerStory', id: document.story.id, field: 'characters' }
  const names = document.characters.filter(({ id }) => left.includes(id)).map(({ name }) => name)
  return [
    found('solved_too_early', place, {
      name: telling?.title ?? '',
      ...phaseParams([early.phase], document),
      count: left.length,
      left: names.join(', '),
      fewest: openUntilLate,
    }),
  ]
}

/** No single clue may be enough, by whom it clears or by what it says against the culprit. */
const checkSingleClues = (document: DinnerDocument, culprit: DinnerCharacter): DinnerFinding[] =>
  releasedInTime(document).flatMap((each) => {
    const alone = standings(document, [each])
    const proved = alone.filter(({ aspects: cells }) => burdenedIn(cells) === aspects.length)
    const gives = proved.length === 1 && proved[0]?.characterId === culprit.id
    return [
      ...unless(candidates(alone).length >= 2, 'single_clue_solves', atClue(each, 'meanings'), { name: each.title }),
      ...unless(!gives, 'single_clue_proves', atClue(each, 'meanings'), { name: each.title, culprit: culprit.name }),
    ]
  })

const burdenedIn = (cells: Standing['aspects']): number =>
  aspects.filter((aspect) => cells[aspect].burdens.length > 0).length

/** If nothing points to anybody else, the first clue against the culprit is enough to accuse. */
function checkSuspicion(document: DinnerDocument, phases: readonly PhaseStanding[], culprit: DinnerCharacter) {
  const suspects = phases.find(({ phase }) => phase.name === 'accusation')?.suspects ?? []
  const burdened = suspects.filter(({ aspects: cells }) => burdenedIn(cells) > 0)
  const stands = burdened.length === 1 && burdened[0]?.characterId === culprit.id
  return unless(!stands, 'only_culprit_burdened', character(culprit, 'clues'), { name: culprit.name })
}

/** A secret comes out by a released clue, by another guest's card or by the letter that replaces one. */
function checkSecrets({ document, letters }: Evening): DinnerFinding[] {
  const released = releasedInTime(document)
  return document.characters
    .filter((suspect) => isSuspect(suspect) && !isBlankText(suspect.secret))
    .flatMap((suspect) => {
      const isOut =
        released.some(({ revealsSecretOfId }) => revealsSecretOfId === suspect.id) ||
        [...document.cards, ...letters].some(
          ({ characterId, revealsSecretOfId, reveal, phase }) =>
            phase !== 'reveal' &&
            revealsSecretOfId === suspect.id &&
            characterId !== suspect.id &&
            !isBlankText(reveal),
        )
      return unless(isOut, 'secret_never_revealed', character(suspect, 'secret'), { name: suspect.name })
    })
}

/** Weaknesses of the mystery, with everybody present; the false trail must not depend on an optional guest. */
function checkLeads(document: DinnerDocument, culprit: DinnerCharacter): DinnerFinding[] {
  const released = releasedInTime(document)
  const suspects = standings(document, released)
  const burdens = (id: string) => {
    const suspect = suspects.find(({ characterId }) => characterId === id)
    return suspect ? burdenedIn(suspect.aspects) : 0
  }
  const innocents = document.characters.filter((each) => isSuspect(each) && each.id !== culprit.id)
  const isOneOfMany = innocents.some(({ id }) => burdens(id) > 0) || burdens(culprit.id) === 0
  const story = { entity: 'dinnerStory', id: document.story.id, field: 'clues' } as const
  return [
    ...unless(
      !isOneOfMany || innocents.some(({ id, isOptional }) => !isOptional && burdens(id) >= framedIn),
      'nobody_framed',
      story,
      { name: '' },
    ),
    ...unless(burdens(culprit.id) > 0, 'culprit_never_burdened', character(culprit, 'clues'), { name: culprit.name }),
    ...innocents.flatMap((innocent) => {
      const clearing = released.filter(({ meanings }) =>
        meanings.some(({ characterId, bearing }) => characterId === innocent.id && bearing === 'clears'),
      )
      const [only] = clearing
      return clearing.length === 1 && only
        ? [found('cleared_once', atClue(only, 'meanings'), { name: innocent.name, clue: only.title })]
        : []
    }),
  ]
}
