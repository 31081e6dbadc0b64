import { isAt, phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerClue, DinnerDocument, Phase } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { lookWords } from '#app/features/kits/paper/look-words.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { pictureOf } from '#app/features/kits/paper/paper-words.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import { onSheets } from '#app/features/kits/paper/printed-things.ts'
import type { Thing } from '#app/features/kits/paper/printed-things.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { phaseName } from './dinner-words.ts'

/** Clues in the order of the evening, two that are small enough on the halves of one sheet. The back says when and to
 * whom each goes, below any text of the back. A host who plays sorts by the backs, so a clue with such a text is wrapped
 * in a sheet that says the same. */
export function evidence(dinner: DinnerDocument, composing: Composing): PaperPart[] {
  const { isLarge, hostPlays } = composing.choice
  const sheets = phasesOf(dinner).flatMap((phase) => {
    const clues = dinner.clues
      .filter((clue) => isAt(phase, clue))
      .map((clue) => thingOf(dinner, clue, phase, composing))
    return onSheets(clues, isLarge).flatMap((things): JsonObject[] => {
      const [first] = things
      if (!hostPlays || !first || first.back === '' || things.length > 1) return [{ kind: 'clues', things }]
      // Sheets are sorted with their backs up, so the last sheet comes first
      return [
        { kind: 'clues', things: [{ ...first, mark: null }] },
        { kind: 'wrapper', mark: first.mark, how: m.paper_dinner_wrap() },
      ]
    })
  })
  if (sheets.length === 0) return []
  const seal = { kind: 'seal', when: m.paper_dinner_sort_clues(), how: m.paper_dinner_sort_how() }
  return [
    {
      id: 'clues',
      title: m.studio_kit_tab_clues(),
      reader: hostPlays ? 'sealed' : 'host',
      template: 'dinner-evidence.typ',
      data: { words: lookWords() },
      sheets: hostPlays ? [seal, ...sheets] : sheets,
      minutesToCut: sheets.filter(
        ({ kind, things }) => kind === 'wrapper' || (Array.isArray(things) && things.length > 1),
      ).length,
    },
  ]
}

function thingOf(dinner: DinnerDocument, clue: DinnerClue, phase: Phase, composing: Composing): Thing {
  const { language, hostPlays } = composing.choice
  const back = textOf(clue, 'back', language).trim()
  return {
    title: textOf(clue, 'title', language),
    look: clue.look,
    content: textOf(clue, 'content', language),
    back,
    picture: pictureOf(composing, clue.imageAssetId),
    alt: textOf(clue, 'altText', language),
    mark: { phase: phaseName(dinner, phase, language), holder: holderOf(dinner, clue, language) },
    isAlone: hostPlays && back !== '',
  }
}

function holderOf({ characters }: DinnerDocument, { holder, holderId }: DinnerClue, language: Locale): string {
  const character = characters.find(({ id }) => holder === 'character' && id === holderId)
  if (character) return m.paper_dinner_back_guest({ name: textOf(character, 'name', language) })
  return holder === 'table' ? m.paper_dinner_back_table() : m.paper_dinner_back_host()
}
