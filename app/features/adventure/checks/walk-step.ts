import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import type { Compiled } from './compiled.ts'
import type { Step } from './search/moment.ts'

export interface WalkStep {
  type: Step['type']
  name: string
  other: string
  minutes: number
}

export function walkSteps(draft: AdventureDraft, compiled: Compiled, steps: readonly Step[]): WalkStep[] {
  const names = new Map(
    [...draft.scenes, ...draft.hotspots, ...draft.puzzles, ...draft.items, ...draft.npcs].map(({ id, name }) => [
      id,
      name,
    ]),
  )
  const name = (id: string) => names.get(id) ?? ''
  const said = (npcId: string, nodeId: string, place: number): string => {
    const npc = compiled.secrets.npcs.find(({ id }) => id === npcId)
    const choice = npc?.nodes.find((node) => node.nodeId === nodeId)?.choices[place]
    return choice?.text[draft.adventure.primaryLanguage] ?? ''
  }
  return steps.flatMap((step): WalkStep[] => {
    const named = (first: string, other = '', minutes = 0): WalkStep[] => [
      { type: step.type, name: first, other, minutes },
    ]
    switch (step.type) {
      case 'go':
      case 'travel':
        return named(name(step.sceneId))
      case 'take':
      case 'use':
        return named(name(step.itemId))
      case 'talk':
        return named(name(step.npcId))
      case 'choose':
        return named(said(step.npcId, step.nodeId, step.place))
      case 'open':
      case 'solve':
      case 'answer_wrong':
      case 'take_hint':
        return named(name(step.puzzleId))
      case 'press':
        return named(name(step.hotspotId))
      case 'use_on':
        return named(name(step.itemId), name(step.hotspotId))
      case 'combine':
        return named(name(step.itemId), name(step.otherItemId))
      case 'wait':
        return named('', '', step.minutes)
      case 'leave':
        // leaving is implied by the next step, so it needs no line
        return []
    }
  })
}
