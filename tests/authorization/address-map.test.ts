import { expect, test } from 'vitest'
import { routePolicies } from '#app/routes.policy.ts'
import { patternsOfRoutes } from './address-map.ts'
import { expected } from './expected.ts'

test('A1: every address of the route map stands in the table, and nothing else does', () => {
  const patterns = patternsOfRoutes().sort()
  expect(Object.keys(expected).sort()).toEqual(patterns)
  expect(Object.keys(routePolicies).sort()).toEqual(patterns)
})
