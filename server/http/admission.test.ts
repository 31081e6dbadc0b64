import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createAdmission } from './admission.ts'

const aResponse = () => {
  const response = Object.assign(new EventEmitter(), { writeHead: () => response })
  return response as unknown as ServerResponse
}

test('an address has so many requests under way, until their answers begin or their clients leave', () => {
  const admits = createAdmission(2)
  const [answered, left] = [aResponse(), aResponse()]
  expect([admits('a', answered), admits('a', left), admits('a', aResponse())]).toEqual([true, true, false])
  expect(admits('b', aResponse())).toBe(true)
  answered.writeHead(200)
  answered.emit('close')
  expect([admits('a', aResponse()), admits('a', aResponse())]).toEqual([true, false])
  left.emit('close')
  expect([admits('a', aResponse()), admits('a', aResponse())]).toEqual([true, false])
})
