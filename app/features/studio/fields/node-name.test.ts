import { expect, test } from 'vitest'
import { nodeName } from '#app/features/engine/references.schema.ts'
import { nameOfNode } from './node-name.ts'

const named = (...names: string[]) => names.map((nodeId) => ({ nodeId }))

test.each([
  ['Who goes there? Speak, or be gone!', [], 'Who goes there Speak or'],
  ['« L’escalier » ? Non.', [], 'L’escalier Non'],
  ['Good evening.', ['Good evening', 'Good evening 2'], 'Good evening 3'],
  ['… !', [], 'line'],
  ['', ['line'], 'line 2'],
])('a node that says “%s” beside %j is called “%s”', (content, taken, name) => {
  expect(nameOfNode(content, named(...taken), 'en')).toBe(name)
})

test('a name made of the longest words still fits, also as the thousandth of its kind', () => {
  const first = nameOfNode('𝔞'.repeat(500), [], 'fr')
  const all = [first, ...Array.from({ length: 999 }, (_, index) => `${first} ${index + 2}`)]
  for (const name of [first, nameOfNode('𝔞'.repeat(500), named(...all), 'fr')])
    expect([nodeName.safeParse(name).success, name.isWellFormed()]).toEqual([true, true])
})
