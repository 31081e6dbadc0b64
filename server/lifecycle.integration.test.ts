import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startProgram } from '#tests/support/program.ts'
import type { Program } from '#tests/support/program.ts'

let folder: string
let gate: string
let program: Program

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'whodini-lifecycle-'))
  gate = path.join(folder, 'gate')
  program = startProgram('tests/support/stop-slowly.ts', [gate])
  await program.firstLine
})

afterEach(async () => {
  program.process.kill('SIGKILL')
  await program.ended
  rmSync(folder, { recursive: true })
})

function said(word: string): Promise<void> {
  return new Promise((resolve) =>
    program.process.stdout?.on('data', (text: string) => text.includes(word) && resolve()),
  )
}

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s runs the shutdown steps, last registered first',
  async (signal) => {
    const waiting = said('waiting')
    program.process.kill(signal)
    await waiting
    writeFileSync(gate, '')
    const { code, output } = await program.ended
    expect(output).toMatch(/Stopping.*waiting.*requests answered.*database closed.*Stopped/s)
    expect(code).toBe(0)
  },
)

it('a second SIGTERM, as service managers send it, does not cut the stop short', async () => {
  const waiting = said('waiting')
  program.process.kill('SIGTERM')
  await waiting
  program.process.kill('SIGTERM')
  writeFileSync(gate, '')
  expect(await program.ended).toMatchObject({ code: 0, output: expect.stringContaining('database closed') })
})

it('a second Ctrl-C ends the process immediately', async () => {
  const waiting = said('waiting')
  program.process.kill('SIGINT')
  await waiting
  program.process.kill('SIGINT')
  expect(await program.ended).toMatchObject({ code: 1, output: expect.not.stringContaining('requests answered') })
})
