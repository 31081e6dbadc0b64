import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PRODUCT_VARIABLES, testEnvironment } from './environment.mjs'

it('tests see none of the variables that the product reads', () => {
  const source = readFileSync('app/platform/env.server.ts', 'utf8')
  const read = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name)
  expect(read).toContain('DATABASE_URL')
  expect(PRODUCT_VARIABLES).toEqual(expect.arrayContaining(read))
})

it('tests see the database and the browser chosen for them, not the product’s', () => {
  const environment = {
    DATABASE_URL: 'postgres://production',
    TEST_DATABASE_URL: 'postgres://test',
    CHROMIUM_PATH: '/chromium',
    PATH: '/bin',
  }
  expect(testEnvironment(environment)).toEqual({
    TEST_DATABASE_URL: 'postgres://test',
    CHROMIUM_PATH: '/chromium',
    PATH: '/bin',
  })
})
