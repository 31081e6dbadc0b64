import { isGuest } from '#app/features/kits/documents/dinner.ts'
import { dinnerStory } from '#app/features/rows/kinds/dinner-story.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { written } from '#app/features/kits/paper/dinner/guest-texts.ts'
import { momentsOf, proofOf } from '#app/features/kits/paper/dinner/solution-part.ts'
import { awards } from './evening.ts'
import type { Award, EveningGuest, RevealStep } from './evening.ts'
import { inStory, shownSteps, suspectsOf } from './evening-state.ts'
import type { RevealView } from './evening-views.ts'
import { nameOf, personAs, portraitOf, presentGuests } from './view-parts.ts'
import type { Looking } from './view-parts.ts'

/** The steps that are shown, and nothing of the others. */
export const revealView = (looking: Looking): RevealView[] =>
  shownSteps(looking.document, looking.state).map((step) => views[step](looking))

const views: Record<RevealStep, (looking: Looking) => RevealView> = {
  votes: (looking) => {
    const { document, state } = looking
    const voters = presentGuests(state)
    const votersFor = (id: string) => voters.filter(({ accusation }) => accusation?.characterId === id)
    return {
      step: 'votes',
      votes: suspectsOf(document, state)
        .map((row) => ({
          name: nameOf(looking, row),
          portrait: portraitOf(looking, row),
          people: votersFor(row.id).map(({ person }) => person),
          reasons: votersFor(row.id).flatMap(({ person, accusation }) => {
            const why = accusation?.why.trim() ?? ''
            return why === '' ? [] : { person, why }
          }),
        }))
        .filter((vote) => vote.people.length > 0)
        .toSorted((a, b) => b.people.length - a.people.length),
      silent: voters.flatMap(({ accusation, person }) => (accusation === null ? person : [])),
    }
  },
  culprit: (looking) => {
    const { document, state } = looking
    const { culpritId } = document.story
    const row = document.characters.find(({ id }) => id === culpritId)
    const isRight = ({ accusation }: EveningGuest) => accusation !== null && accusation.characterId === culpritId
    return {
      step: 'culprit',
      name: row ? nameOf(looking, row) : '',
      person: row ? personAs(looking, row) : '',
      portrait: row ? portraitOf(looking, row) : null,
      found: presentGuests(state).flatMap((each) => (isRight(each) ? each.person : [])),
    }
  },
  how: ({ document: { story }, language }) => ({
    step: 'how',
    lines: written(
      (['murderMethod', 'solution'] as const).map((field) => ({
        what: dinnerStory.fields[field].label(),
        text: textOf(story, field, language),
      })),
    ),
  }),
  timeline: ({ document, state, language }) => {
    const dinner = { ...document, characters: inStory(document, state) }
    return { step: 'timeline', moments: momentsOf(dinner, language) }
  },
  secrets: (looking) => ({
    step: 'secrets',
    people: inStory(looking.document, looking.state)
      .filter(isGuest)
      .map((row) => ({
        name: nameOf(looking, row),
        person: personAs(looking, row),
        secret: textOf(row, 'secret', looking.language),
      }))
      .filter(({ secret }) => secret !== ''),
  }),
  proof: (looking) => {
    const { document, state, language } = looking
    return { step: 'proof', suspects: proofOf({ ...document, characters: inStory(document, state) }, language) }
  },
  awards: ({ state }) => ({
    step: 'awards',
    awards: awards.map((award) => ({ award, people: winnersOf(state.guests, award) })),
  }),
}

/** Everybody with the most votes; nobody without any. */
function winnersOf(guests: readonly EveningGuest[], award: Award): string[] {
  const votes = guests.map(({ id }) => guests.filter((each) => each.awards[award] === id).length)
  const most = Math.max(...votes)
  return most === 0 ? [] : guests.flatMap(({ person }, at) => (votes[at] === most ? person : []))
}
