import { expect, test } from 'vitest'
import { routePolicies } from '#app/routes.policy.ts'
import { patternsOfRoutes } from './address-map.ts'
import { expected } from './expected.ts'

test('A1: the table has every address of the route map, and nothing else', () => {
  const patterns = patternsOfRoutes().sort()
  expect(Object.keys(expected).sort()).toEqual(patterns)
  expect(Object.keys(routePolicies).sort()).toEqual(patterns)
})
