import { describe, expect, it } from 'vitest'
import { findInPasswd } from './account.ts'
import { fitsSocket } from './folders.ts'
import { parsePidFile } from './postmaster.ts'

describe('postmaster.pid', () => {
  it('gives the process, the folder of its socket and its status', () => {
    const text = '4711\n/data/pg\n1763690000\n5432\n/data/pg-socket\n\n  1234567    819201\nready   \n'
    expect(parsePidFile(text)).toEqual({ pid: 4711, socketFolder: '/data/pg-socket', status: 'ready' })
  })

  it('gives what it has when only partly written', () => {
    expect(parsePidFile('4711\n/data/pg\n')).toEqual({ pid: 4711, socketFolder: '', status: '' })
  })

  it.each(['', '\n', 'x\n', '-1\n', '0\n'])('without a process (%j) gives nothing', (text) => {
    expect(parsePidFile(text)).toBeNull()
  })
})

describe('the user that runs the database for root', () => {
  const passwd =
    'root:x:0:0:root:/root:/bin/sh\nnobody:x:65534:65533::/:/usr/sbin/nologin\npostgres:x:101:104::/var/lib/postgresql:/bin/bash\n'

  it('is the first of the names wanted that the machine has', () => {
    expect(findInPasswd(passwd, ['whodini', 'postgres', 'nobody'])).toEqual({ name: 'postgres', uid: 101, gid: 104 })
    expect(findInPasswd(passwd, ['nobody'])).toEqual({ name: 'nobody', uid: 65534, gid: 65533 })
  })

  it('is never root, and nobody when the machine has none of them', () => {
    expect(findInPasswd(passwd, ['root'])).toBeNull()
    expect(findInPasswd(passwd, ['whodini'])).toBeNull()
    expect(findInPasswd('', ['nobody'])).toBeNull()
  })
})

it('the length of a socket’s path is counted in bytes', () => {
  expect(fitsSocket(`/${'a'.repeat(85)}`)).toBe(true)
  expect(fitsSocket(`/${'a'.repeat(86)}`)).toBe(false)
  expect(fitsSocket(`/${'é'.repeat(43)}`)).toBe(false)
})
