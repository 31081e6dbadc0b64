import type { Locale } from '#app/i18n/locale.ts'
import { isBlank } from '#app/i18n/local-text.ts'
import type { EditionNpc } from '#app/features/engine/edition.schema.ts'
import { secretChoiceSchema } from '#app/features/engine/edition-secrets.schema.ts'
import type { SecretNpc } from '#app/features/engine/edition-secrets.schema.ts'
import type { DraftNode, DraftNpc } from './draft.server.ts'
import { asRecord } from '#app/shared/record.ts'
import { readCondition } from './read-condition.ts'
import { readEffects } from './read-effects.ts'
import { readWords, localTextOf } from './words.ts'

type Node = SecretNpc['nodes'][number]
type Choice = Node['choices'][number]

/** A choice as stored in `choices`: `{ text, next_node_id, conditions?, locked? }`; null if it is incomplete. */
export function readChoice(choice: unknown, primary: Locale): Choice | null {
  const { text, next_node_id: nextNodeId, conditions, locked } = asRecord(choice)
  const read = secretChoiceSchema.safeParse({
    text: readWords(text, primary),
    nextNodeId,
    conditions: conditions ?? {},
    otherwise: locked === true ? 'locked' : 'hidden',
  })
  return read.success && !isBlank(read.data.text) ? read.data : null
}

function compileNode(row: DraftNode, languages: readonly Locale[]): Node | null {
  const [primary] = languages
  const conditions = readCondition(row.conditions)
  const rewards = readEffects(row.rewards, primary!)
  if (!conditions || !rewards) return null
  return {
    nodeId: row.nodeId,
    type: row.nodeType,
    content: localTextOf(row, 'content', languages),
    subtitle: localTextOf(row, 'subtitle', languages),
    conditions,
    choices: row.choices.map((choice) => readChoice(choice, primary!)).filter((choice) => choice !== null),
    rewards,
  }
}

export function compileNpc(
  row: DraftNpc,
  nodes: readonly DraftNode[],
  languages: readonly Locale[],
): { npc: EditionNpc; secret: SecretNpc } {
  const own = nodes.filter((node) => node.npcId === row.id).toSorted((a, b) => a.displayOrder - b.displayOrder)
  return {
    npc: {
      id: row.id,
      name: localTextOf(row, 'name', languages),
      description: localTextOf(row, 'description', languages),
      avatarAssetId: row.avatarAssetId,
    },
    secret: { id: row.id, nodes: own.map((node) => compileNode(node, languages)).filter((node) => node !== null) },
  }
}
