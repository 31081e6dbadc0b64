import type { Clock } from './clock.ts'
import type { SecretNode, SecretNpc } from './edition-secrets.schema.ts'
import { evaluate } from './evaluate-condition.ts'
import type { DialogueState, RunState } from './state.schema.ts'

type Choice = SecretNode['choices'][number]

export const findNode = (npc: SecretNpc, nodeId: string): SecretNode | undefined =>
  npc.nodes.find((node) => node.nodeId === nodeId)

export const speaks = (node: SecretNode): boolean => node.type === 'dialogue' || node.type === 'question'

export function isOpen(npc: SecretNpc, choice: Choice, state: RunState, clock: Clock): boolean {
  const target = findNode(npc, choice.nextNodeId)
  return target !== undefined && evaluate(choice.conditions, state, clock) && evaluate(target.conditions, state, clock)
}

export const firstOpen = (npc: SecretNpc, node: SecretNode, state: RunState, clock: Clock): Choice | undefined =>
  node.choices.find((choice) => isOpen(npc, choice, state, clock))

/** The choices that a player sees now: closed ones are hidden or locked, as the author wants; none lacks a target. */
export function offeredBy(
  npc: SecretNpc,
  node: SecretNode,
  state: RunState,
  clock: Clock,
): Pick<DialogueState, 'choices' | 'mustChoose'> {
  const choices = node.choices.flatMap((choice, place) => {
    const open = isOpen(npc, choice, state, clock)
    const shown = open || (choice.otherwise === 'locked' && findNode(npc, choice.nextNodeId) !== undefined)
    return shown ? [{ place, text: choice.text, open }] : []
  })
  return { choices, mustChoose: node.type === 'question' && choices.some(({ open }) => open) }
}
