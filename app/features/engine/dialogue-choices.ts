import type { Clock } from './clock.ts'
import type { SecretNode, SecretNpc } from './edition-secrets.schema.ts'
import { evaluate } from './evaluate-condition.ts'
import type { Role } from '#app/shared/player-roles.ts'
import type { DialogueState, RunState } from './state.schema.ts'

type Choice = SecretNode['choices'][number]

export const findNode = (npc: SecretNpc, nodeId: string): SecretNode | undefined =>
  npc.nodes.find((node) => node.nodeId === nodeId)

export const speaks = (node: SecretNode): boolean => node.type === 'dialogue' || node.type === 'question'

export function isOpen(npc: SecretNpc, choice: Choice, state: RunState, clock: Clock, roles: readonly Role[]): boolean {
  const target = findNode(npc, choice.nextNodeId)
  return target !== undefined && [choice, target].every(({ conditions }) => evaluate(conditions, state, clock, roles))
}

export const firstOpen = (
  npc: SecretNpc,
  node: SecretNode,
  state: RunState,
  clock: Clock,
  roles: readonly Role[],
): Choice | undefined => node.choices.find((choice) => isOpen(npc, choice, state, clock, roles))

/** The choices that a player sees now: closed ones are hidden or locked, as the author wants; none lacks a target. */
export function offeredBy(
  npc: SecretNpc,
  node: SecretNode,
  state: RunState,
  clock: Clock,
  roles: readonly Role[],
): Pick<DialogueState, 'choices' | 'mustChoose'> {
  const choices = node.choices.flatMap((choice, place) => {
    const open = isOpen(npc, choice, state, clock, roles)
    const shown = open || (choice.otherwise === 'locked' && findNode(npc, choice.nextNodeId) !== undefined)
    return shown ? [{ place, text: choice.text, open }] : []
  })
  return { choices, mustChoose: node.type === 'question' && choices.some(({ open }) => open) }
}
