import { isAt, phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerClue, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { pictureOf } from '#app/features/kits/paper/paper-words.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import { m } from '#app/i18n/generated/messages.js'
import { phaseName } from './dinner-words.ts'

/** A sheet for each clue, in the order of the evening; its back says when and to whom it goes, under what is
 * written there. A host who plays sorts by the backs, and finds that at the foot of the front. */
export function evidence(dinner: DinnerDocument, composing: Composing): PaperPart[] {
  const { language, hostPlays } = composing.choice
  const holder = ({ holder: kind, holderId }: DinnerClue): string => {
    const character = dinner.characters.find(({ id }) => kind === 'character' && id === holderId)
    if (character) return m.paper_dinner_back_guest({ name: textOf(character, 'name', language) })
    return kind === 'table' ? m.paper_dinner_back_table() : m.paper_dinner_back_host()
  }
  const clues = phasesOf(dinner).flatMap((phase) =>
    dinner.clues
      .filter((clue) => isAt(phase, clue))
      .map((clue) => ({
        title: textOf(clue, 'title', language),
        look: clue.look,
        content: textOf(clue, 'content', language),
        back: hostPlays ? '' : textOf(clue, 'back', language),
        below: hostPlays ? textOf(clue, 'back', language) : '',
        picture: pictureOf(composing, clue.imageAssetId),
        alt: textOf(clue, 'altText', language),
        phase: phaseName(dinner, phase, language),
        holder: holder(clue),
      })),
  )
  if (clues.length === 0) return []
  return [
    {
      id: 'clues',
      title: m.paper_dinner_evidence(),
      reader: hostPlays ? 'sealed' : 'host',
      template: 'dinner-evidence.typ',
      data: {
        seal: hostPlays ? { when: m.paper_dinner_sort_clues(), how: m.paper_room_seal_how() } : null,
        words: {
          back: m.studio_dinner_back(),
          paper: m.paper_dinner_newspaper(),
          report: m.paper_dinner_report(),
          testimony: m.paper_dinner_testimony(),
          ticket: m.paper_dinner_ticket(),
        },
        clues,
      },
      minutesToCut: clues.length,
    },
  ]
}
