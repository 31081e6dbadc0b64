import { readChoice } from '#app/features/adventure/compile-npc.server.ts'
import { readWords } from '#app/features/adventure/words.ts'
import { isBlank } from '#app/i18n/local-text.ts'
import { asRecord } from '#app/shared/record.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'

export const checkDialogue: Check = ({ draft }) =>
  draft.nodes.flatMap((row) => {
    const steps = new Set(draft.nodes.filter((other) => other.npcId === row.npcId).map((other) => other.nodeId))
    const { primaryLanguage } = draft.adventure
    return row.choices.flatMap((raw, at) => {
      const choice = readChoice(raw, primaryLanguage)
      if (choice !== null && steps.has(choice.nextNodeId)) return []
      const text = readWords(asRecord(raw)['text'], primaryLanguage)
      const why = text && isBlank(text) ? 'choice_without_text' : 'choice_leads_nowhere'
      const where = { entity: 'node', id: row.id, parentId: row.npcId, field: `choices.${at}` } as const
      return [finding('dialogue_incomplete', where, { name: row.nodeId, position: at + 1, why })]
    })
  })
