import { menuOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { pictureOf } from '#app/features/kits/paper/paper-words.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import { m } from '#app/i18n/generated/messages.js'
import { awardNames } from './award-names.ts'
import { castOf, guestsOf, personOf } from './dinner-words.ts'
import { detectivesOf } from './invited.ts'

/** With the cast on its back. */
export const menu = (dinner: DinnerDocument, { choice: { language } }: Composing): PaperPart => ({
  id: 'menu',
  title: m.dinner_look_menu(),
  reader: 'anyone',
  template: 'dinner-menu.typ',
  data: {
    over: textOf(dinner.story, 'theme', language),
    courses: menuOf(dinner.courses).map((course) => ({
      name: textOf(course, 'name', language),
      dish: textOf(course, 'dish', language),
    })),
    castTitle: m.paper_dinner_cast(),
    cast: castOf(dinner, language),
  },
  minutesToCut: 0,
})

/** Name tags, with what everybody knows of the guest on their backs, and tent cards. */
export function tags(dinner: DinnerDocument, composing: Composing): PaperPart {
  const { choice, details } = composing
  const { language } = choice
  const guests = guestsOf(dinner).map((row) => ({
    name: textOf(row, 'name', language),
    person: personOf(details.roster, row),
    about: textOf(row, 'publicDescription', language),
    portrait: pictureOf(composing, row.portraitAssetId),
  }))
  const detectives = detectivesOf(details).map((person) => ({
    name: m.paper_dinner_detective(),
    person,
    about: m.paper_dinner_detective_about(),
    portrait: null,
  }))
  const all = [...guests, ...detectives]
  return {
    id: 'tags',
    title: m.paper_dinner_tags(),
    reader: 'anyone',
    template: 'dinner-tags.typ',
    data: { tags: all },
    minutesToCut: Math.ceil(all.length / 2),
  }
}

/** Accusation slips and awards. */
export function table(dinner: DinnerDocument, { choice: { language }, details }: Composing): PaperPart[] {
  const suspects = dinner.characters.filter(({ role }) => role === 'suspect')
  const slips = details.slips ?? guestsOf(dinner).length + detectivesOf(details).length
  return [
    {
      id: 'accusation',
      title: m.paper_dinner_accusation(),
      reader: 'anyone',
      template: 'dinner-accusation.typ',
      data: {
        slips: Array.from({ length: slips }, () => ''),
        title: m.paper_dinner_i_accuse(),
        suspects: suspects.map((row) => textOf(row, 'name', language)),
        how: m.paper_dinner_how(),
        when: m.paper_dinner_at_what_time(),
        why: m.paper_dinner_why(),
        signed: m.paper_dinner_signed(),
      },
      minutesToCut: Math.ceil(slips / 4),
    },
    {
      id: 'awards',
      title: m.paper_dinner_awards(),
      reader: 'anyone',
      template: 'dinner-awards.typ',
      data: {
        vote: m.paper_dinner_vote(),
        goesTo: m.paper_dinner_goes_to(),
        awards: Object.entries(awardNames).map(([sign, name]) => ({ sign, title: name() })),
      },
      minutesToCut: 2,
    },
  ]
}
