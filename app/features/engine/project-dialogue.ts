import { findNpc } from './lookup.ts'
import type { DialogueProjection } from './projection.ts'
import type { DialogueState } from './state.schema.ts'
import type { View } from './view.ts'

export function projectDialogue(
  view: View,
  { npcId, step, text, subtitle, choices, mustChoose }: DialogueState,
): DialogueProjection {
  const npc = findNpc(view.edition, npcId)
  return {
    npcId,
    step,
    speaker: npc ? view.text(npc.name) : '',
    portraitAssetId: npc?.avatarAssetId ?? null,
    text: view.text(text),
    subtitle: view.text(subtitle),
    choices: choices.map((choice) => ({ text: view.text(choice.text), locked: !choice.open })),
    mustChoose,
  }
}
