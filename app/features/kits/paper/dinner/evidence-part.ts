import { isAt, phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerClue, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { pictureOf } from '#app/features/kits/paper/paper-words.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { phaseName } from './dinner-words.ts'

/** A sheet for each clue, in the order of the evening; the back says when and to whom it goes, below any text of the
 * back. A host who plays sorts by the backs, so a clue with such a text is wrapped in a sheet that says the same. */
export function evidence(dinner: DinnerDocument, composing: Composing): PaperPart[] {
  const { language, hostPlays } = composing.choice
  const clues = phasesOf(dinner).flatMap((phase) =>
    dinner.clues.filter((clue) => isAt(phase, clue)).map((clue) => ({ clue, phase })),
  )
  if (clues.length === 0) return []
  const sheets = clues.flatMap(({ clue, phase }): JsonObject[] => {
    const back = textOf(clue, 'back', language).trim()
    const whose = { phase: phaseName(dinner, phase, language), holder: holderOf(dinner, clue, language) }
    const isWrapped = hostPlays && back !== ''
    const sheet = {
      kind: 'clue',
      title: textOf(clue, 'title', language),
      look: clue.look,
      content: textOf(clue, 'content', language),
      back,
      picture: pictureOf(composing, clue.imageAssetId),
      alt: textOf(clue, 'altText', language),
      whose: isWrapped ? null : whose,
    }
    // Sheets are sorted with their backs up, so the last sheet comes first
    return isWrapped ? [sheet, { kind: 'wrapper', whose, how: m.paper_dinner_wrap() }] : [sheet]
  })
  const seal = { kind: 'seal', when: m.paper_dinner_sort_clues(), how: m.paper_dinner_sort_how() }
  return [
    {
      id: 'clues',
      title: m.paper_dinner_evidence(),
      reader: hostPlays ? 'sealed' : 'host',
      template: 'dinner-evidence.typ',
      data: {
        words: {
          paper: m.paper_dinner_newspaper(),
          report: m.dinner_look_report(),
          testimony: m.paper_dinner_testimony(),
          ticket: m.dinner_look_ticket(),
        },
      },
      sheets: hostPlays ? [seal, ...sheets] : sheets,
      minutesToCut: sheets.length - clues.length,
    },
  ]
}

function holderOf({ characters }: DinnerDocument, { holder, holderId }: DinnerClue, language: Locale): string {
  const character = characters.find(({ id }) => holder === 'character' && id === holderId)
  if (character) return m.paper_dinner_back_guest({ name: textOf(character, 'name', language) })
  return holder === 'table' ? m.paper_dinner_back_table() : m.paper_dinner_back_host()
}
