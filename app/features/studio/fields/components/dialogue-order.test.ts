import { expect, test } from 'vitest'
import type { NodeView } from '#app/features/studio/draft/view.ts'
import { isWholeChoice, nodesOf, unreachableNodes } from './dialogue-order.ts'
import { nodeLabel } from '#app/features/adventure/conditions/named.ts'

const node = (nodeId: string, displayOrder: number, more: Partial<NodeView> = {}): NodeView => ({
  id: `row-${nodeId}`,
  npcId: 'butler',
  nodeId,
  nodeType: 'dialogue',
  content: nodeId,
  subtitle: '',
  choices: [],
  conditions: {},
  rewards: {},
  displayOrder,
  translations: {},
  translatedFrom: {},
  ...more,
})
const to = (...ids: string[]) => ({ choices: ids.map((next_node_id) => ({ text: 'On', next_node_id })) })
const waits = { conditions: { type: 'flag_set', flag: 'late' } }

test('the nodes of an NPC come in their own order, without those of others', () => {
  expect(
    nodesOf([node('b', 1), node('x', 0, { npcId: 'cook' }), node('a', 0)], 'butler').map(({ nodeId }) => nodeId),
  ).toEqual(['a', 'b'])
})

test('a conversation starts no later than the first unconditional node, and continues by choices', () => {
  const nodes = [node('late', 0, waits), node('hello', 1, to('bye')), node('lost', 2), node('bye', 3)]
  expect([...unreachableNodes(nodes)]).toEqual(['row-lost'])
})

test('if every node has conditions, any may be first; a cycle ends', () => {
  expect(unreachableNodes([node('a', 0, { ...waits, ...to('b') }), node('b', 1, { ...waits, ...to('a') })]).size).toBe(
    0,
  )
})

test('a choice is complete with a text in any language and an existing node', () => {
  const nodes = [{ nodeId: 'bye' }]
  expect(isWholeChoice({ text: 'Go', next_node_id: 'bye' }, nodes)).toBe(true)
  expect(isWholeChoice({ text: { fr: 'Partir' }, next_node_id: 'bye' }, nodes)).toBe(true)
  expect(isWholeChoice({ text: ' ', next_node_id: 'bye' }, nodes)).toBe(false)
  expect(isWholeChoice({ text: 'Go', next_node_id: 'gone' }, nodes)).toBe(false)
  expect(isWholeChoice({ next_node_id: 'bye' }, nodes)).toBe(false)
})

test('a node is named by its id and the first 30 characters of its text', () => {
  expect(nodeLabel({ nodeId: 'hello', content: 'Good evening.' })).toBe('hello: Good evening.')
  expect(nodeLabel({ nodeId: 'long', content: 'é'.repeat(31) })).toBe(`long: ${'é'.repeat(30)}…`)
})
