import { deduce } from '#app/features/kits/deduction/deduce.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { guestsOf } from './dinner-words.ts'

/** Who, how and why, and the timeline of the crime to show at the reveal. */
export const solution = (dinner: DinnerDocument, { choice: { language } }: Composing): PaperPart => {
  const { story, guide } = dinner
  return {
    id: 'solution',
    title: m.paper_dinner_solution(),
    reader: 'sealed',
    template: 'dinner-solution.typ',
    data: {
      when: m.paper_dinner_open_after_vote(),
      how: m.paper_room_seal_how(),
      culpritTitle: m.paper_dinner_it_was(),
      culprit: culpritOf(dinner, language),
      method: textOf(story, 'murderMethod', language),
      solution: textOf(story, 'solution', language),
      readTitle: m.paper_dinner_read_aloud(),
      read: textOf(guide, 'revealScript', language),
      proofTitle: m.paper_dinner_proof(),
      proof: proofOf(dinner, language),
      secretsTitle: m.paper_dinner_all_secrets(),
      secrets: guestsOf(dinner).map((row) => ({
        name: textOf(row, 'name', language),
        secret: textOf(row, 'secret', language),
      })),
      timelineTitle: m.paper_dinner_timeline(),
      seen: m.paper_dinner_seen_by(),
      moments: momentsOf(dinner, language),
    },
    minutesToCut: 1,
  }
}

function culpritOf({ story, characters }: DinnerDocument, language: Locale): string {
  const culprit = characters.find(({ id }) => id === story.culpritId)
  return culprit ? textOf(culprit, 'name', language) : ''
}

/** The clues that clear each suspect. */
export function proofOf(dinner: DinnerDocument, language: Locale): { name: string; cleared: string }[] {
  const titles = (ids: readonly string[]) =>
    dinner.clues
      .filter(({ id }) => ids.includes(id))
      .map((clue) => textOf(clue, 'title', language))
      .join(', ')
  const suspects = deduce(dinner).at(-1)?.suspects ?? []
  return suspects.flatMap(({ characterId, aspects }) => {
    const row = dinner.characters.find(({ id }) => id === characterId)
    const cleared = titles(Object.values(aspects).flatMap(({ clears }) => clears))
    return row ? [{ name: textOf(row, 'name', language), cleared: cleared || m.paper_dinner_never_cleared() }] : []
  })
}

/** What really happened, and who was there. */
export function momentsOf({ moments, characters }: DinnerDocument, language: Locale) {
  const names = (ids: readonly string[]) =>
    characters.filter(({ id }) => ids.includes(id)).map((row) => textOf(row, 'name', language))
  return moments.map((moment) => ({
    time: textOf(moment, 'time', language),
    place: textOf(moment, 'place', language),
    happened: textOf(moment, 'happened', language),
    actors: names(moment.actorIds),
    witnesses: names(moment.witnessIds),
  }))
}
