import { deduce } from '#app/features/kits/deduction/deduce.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import { m } from '#app/i18n/generated/messages.js'
import { guestsOf } from './dinner-words.ts'

/** Who, how and why, and the timeline of the crime to show at the reveal. */
export const solution = (dinner: DinnerDocument, { choice: { language } }: Composing): PaperPart => {
  const { story, guide, characters, clues, moments } = dinner
  const culprit = characters.find(({ id }) => id === story.culpritId)
  const clueTitles = (ids: readonly string[]) =>
    clues
      .filter(({ id }) => ids.includes(id))
      .map((clue) => textOf(clue, 'title', language))
      .join(', ')
  const names = (ids: readonly string[]) =>
    characters.filter(({ id }) => ids.includes(id)).map((row) => textOf(row, 'name', language))
  const suspects = deduce(dinner).at(-1)?.suspects ?? []
  return {
    id: 'solution',
    title: m.paper_dinner_solution(),
    reader: 'sealed',
    template: 'dinner-solution.typ',
    data: {
      when: m.paper_dinner_open_after_vote(),
      how: m.paper_room_seal_how(),
      culpritTitle: m.paper_dinner_it_was(),
      culprit: culprit ? textOf(culprit, 'name', language) : '',
      method: textOf(story, 'murderMethod', language),
      solution: textOf(story, 'solution', language),
      readTitle: m.paper_dinner_read_aloud(),
      read: textOf(guide, 'revealScript', language),
      proofTitle: m.paper_dinner_proof(),
      proof: suspects.flatMap(({ characterId, aspects }) => {
        const row = characters.find(({ id }) => id === characterId)
        const cleared = clueTitles(Object.values(aspects).flatMap(({ clears }) => clears))
        if (!row) return []
        return [{ name: textOf(row, 'name', language), cleared: cleared || m.paper_dinner_never_cleared() }]
      }),
      secretsTitle: m.paper_dinner_all_secrets(),
      secrets: guestsOf(dinner).map((row) => ({
        name: textOf(row, 'name', language),
        secret: textOf(row, 'secret', language),
      })),
      timelineTitle: m.paper_dinner_timeline(),
      seen: m.paper_dinner_seen_by(),
      moments: moments.map((moment) => ({
        time: textOf(moment, 'time', language),
        place: textOf(moment, 'place', language),
        happened: textOf(moment, 'happened', language),
        actors: names(moment.actorIds),
        witnesses: names(moment.witnessIds),
      })),
    },
    minutesToCut: 1,
  }
}
