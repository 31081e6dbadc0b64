import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import { languagesOf, localTextOf } from '#app/features/adventure/words.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Compiled } from './compiled.ts'
import type { Step } from './search/moment.ts'

export interface WalkStep {
  type: Step['type']
  name: string
  other: string
  minutes: number
}

/** @param language of the names; the draft's primary one where they are not translated */
export function walkSteps(
  draft: AdventureDraft,
  compiled: Compiled,
  steps: readonly Step[],
  language: Locale = draft.adventure.primaryLanguage,
): WalkStep[] {
  const languages = languagesOf(draft.adventure)
  const named = (row: Parameters<typeof localTextOf<'name'>>[0]) =>
    textIn(localTextOf(row, 'name', languages), language, draft.adventure.primaryLanguage)
  const names = new Map(
    [...draft.scenes, ...draft.hotspots, ...draft.puzzles, ...draft.items, ...draft.npcs].map((row) => [
      row.id,
      named(row),
    ]),
  )
  const name = (id: string) => names.get(id) ?? ''
  const said = (npcId: string, nodeId: string, place: number): string => {
    const npc = compiled.secrets.npcs.find(({ id }) => id === npcId)
    const choice = npc?.nodes.find((node) => node.nodeId === nodeId)?.choices[place]
    return choice ? textIn(choice.text, language, draft.adventure.primaryLanguage) : ''
  }
  return steps.flatMap((step): WalkStep[] => {
    const line = (first: string, other = '', minutes = 0): WalkStep[] => [
      { type: step.type, name: first, other, minutes },
    ]
    switch (step.type) {
      case 'go':
      case 'travel':
        return line(name(step.sceneId))
      case 'take':
      case 'use':
        return line(name(step.itemId))
      case 'talk':
        return line(name(step.npcId))
      case 'choose':
        return line(said(step.npcId, step.nodeId, step.place))
      case 'open':
      case 'solve':
      case 'answer_wrong':
      case 'take_hint':
        return line(name(step.puzzleId))
      case 'press':
        return line(name(step.hotspotId))
      case 'use_on':
        return line(name(step.itemId), name(step.hotspotId))
      case 'combine':
        return line(name(step.itemId), name(step.otherItemId))
      case 'wait':
        return line('', '', step.minutes)
      case 'leave':
        // leaving is implied by the next step, so it needs no line
        return []
    }
  })
}
