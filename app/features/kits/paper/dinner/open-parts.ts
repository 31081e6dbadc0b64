import { menuOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { coverPicture, pictureOf } from '#app/features/kits/paper/paper-words.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { m } from '#app/i18n/generated/messages.js'
import { guestsOf, personOf } from './dinner-words.ts'

/** One for each person of the roster, or a blank one: only what anybody may know before buying. */
export function invitation(dinner: DinnerDocument, composing: Composing): PaperPart {
  const { choice, details } = composing
  const { story, characters } = dinner
  const { language } = choice
  const cast = characters.map((row) => ({
    name: textOf(row, 'name', language),
    description: textOf(row, 'publicDescription', language),
  }))
  const invited = details.roster.filter(
    ({ person, characterId }) => person !== '' && !details.absentIds.includes(characterId ?? ''),
  )
  const blank = { person: '', characterId: null }
  return {
    id: 'invitation',
    title: m.kits_phase_invitation(),
    reader: 'anyone',
    template: 'dinner-invitation.typ',
    data: {
      over: m.paper_dinner_you_are_invited(),
      picture: pictureOf(composing, coverPicture),
      theme: textOf(story, 'theme', language),
      setting: textOf(story, 'setting', language),
      timePeriod: textOf(story, 'timePeriod', language),
      facts: [
        { what: m.paper_dinner_by(), value: details.host },
        { what: m.paper_dinner_when(), value: details.date },
        { what: m.paper_dinner_where(), value: details.place },
      ],
      dear: m.paper_for(),
      plays: m.paper_dinner_you_play(),
      castTitle: m.paper_dinner_cast(),
      cast,
      invited: (invited.length > 0 ? invited : [blank]).map(({ person, characterId }): JsonObject => {
        const character = characters.find(({ id }) => id === characterId)
        return {
          person,
          character: character
            ? {
                name: textOf(character, 'name', language),
                description: textOf(character, 'publicDescription', language),
              }
            : null,
        }
      }),
    },
    minutesToCut: 0,
  }
}

export const menu = ({ courses, story }: DinnerDocument, { choice: { language } }: Composing): PaperPart => ({
  id: 'menu',
  title: m.paper_dinner_menu(),
  reader: 'anyone',
  template: 'dinner-menu.typ',
  data: {
    over: textOf(story, 'theme', language),
    courses: menuOf(courses).map((course) => ({
      name: textOf(course, 'name', language),
      dish: textOf(course, 'dish', language),
    })),
  },
  minutesToCut: 0,
})

/** Place cards and name tags. */
export function tags(dinner: DinnerDocument, { choice: { language }, details }: Composing): PaperPart {
  const guests = guestsOf(dinner)
  const tag = (row: DinnerCharacter) => ({
    name: textOf(row, 'name', language),
    person: personOf(details.roster, row),
  })
  return {
    id: 'tags',
    title: m.paper_dinner_tags(),
    reader: 'anyone',
    template: 'dinner-tags.typ',
    data: { tags: guests.map(tag) },
    minutesToCut: guests.length,
  }
}

/** Accusation slips and awards. */
export function table(dinner: DinnerDocument, { choice: { language } }: Composing): PaperPart[] {
  const suspects = dinner.characters.filter(({ role }) => role === 'suspect')
  return [
    {
      id: 'accusation',
      title: m.paper_dinner_accusation(),
      reader: 'anyone',
      template: 'dinner-accusation.typ',
      data: {
        slips: guestsOf(dinner).map(() => ''),
        title: m.paper_dinner_i_accuse(),
        suspects: suspects.map((row) => textOf(row, 'name', language)),
        how: m.paper_dinner_how(),
        when: m.paper_dinner_at_what_time(),
        why: m.paper_dinner_why(),
        signed: m.paper_dinner_signed(),
      },
      minutesToCut: Math.ceil(guestsOf(dinner).length / 2),
    },
    {
      id: 'awards',
      title: m.paper_dinner_awards(),
      reader: 'anyone',
      template: 'dinner-awards.typ',
      data: {
        vote: m.paper_dinner_vote(),
        goesTo: m.paper_dinner_goes_to(),
        awards: [
          m.paper_dinner_award_detective(),
          m.paper_dinner_award_costume(),
          m.paper_dinner_award_acting(),
          m.paper_dinner_award_liar(),
        ],
      },
      minutesToCut: 4,
    },
  ]
}
