import { expect, test } from 'vitest'
import { platformSchema } from './platform.schema.ts'

const settings = {
  name: 'Moodle',
  issuer: 'https://moodle.example.org',
  clientId: 'abc',
  deploymentIds: '1 2 1',
  authUrl: 'https://moodle.example.org/auth',
  tokenUrl: 'https://moodle.example.org/token',
  keysUrl: 'https://moodle.example.org/keys',
}

test.each([
  ['https://moodle.example.org/keys', true],
  ['http://127.0.0.1:8080/keys', true],
  ['http://moodle.example.org/keys', false],
  ['http://10.0.0.1/keys', false],
  ['ftp://moodle.example.org/keys', false],
  ['https://somebody:secret@moodle.example.org/keys', false],
  ['moodle.example.org', false],
])('the address %s may be typed: %j', (keysUrl, mayBe) => {
  const read = platformSchema.safeParse({ ...settings, keysUrl })
  expect(read.success || read.error.issues.map(({ path, message }) => [path[0], message])).toEqual(
    mayBe || [['keysUrl', 'address']],
  )
})

test('deployments are typed in one field, each once', () => {
  expect(platformSchema.parse(settings).deploymentIds).toEqual(['1', '2'])
})
