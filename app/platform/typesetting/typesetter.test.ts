import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { headBytes, kindOfFile } from '#app/shared/file-kind.ts'
import type { TypesetJob } from './messages.ts'
import { Typesetter } from './typesetter.server.ts'

// Unit tests share loaded modules: one loaded earlier would miss the mock
vi.hoisted(() => vi.resetModules())
vi.mock('node:child_process', { spy: true })

let root: string
const open: Typesetter[] = []

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'typesetter-'))
  writeFileSync(
    join(root, 'page.typ'),
    '#set text(font: ("Figtree", "Fraunces"))\n#let data = json(bytes(sys.inputs.data))\n#data.text',
  )
  writeFileSync(join(root, 'two.typ'), 'one #pagebreak() two')
  writeFileSync(
    join(root, 'inks.typ'),
    `#set page(width: 200pt, height: 100pt, margin: 0pt)
    #place(rect(width: 100%, height: 50%, fill: black))#[#metadata((id: "half", pages: 1)) <counted>]
    #pagebreak()#rect(width: 50%, height: 100%, fill: rgb("#808080"))#pagebreak()
    #text(size: 10pt, "Words of ink. " * 10)`,
  )
  writeFileSync(
    join(root, 'endless.typ'),
    '#for a in range(9000) { for b in range(9000) { for c in range(9000) { let d = a * b * c } } }',
  )
  writeFileSync(join(root, 'greedy.typ'), '#let a = range(20000000).map(n => str(n) + "x")\n#a.len()')
  writeFileSync(
    join(root, 'keeping.typ'),
    '#let data = json(bytes(sys.inputs.data))\n#for n in range(50000) { let kept = label(data.text + str(n)) }\nkept',
  )
  writeFileSync(join(root, 'refusing.typ'), '#panic("too_long")')
  writeFileSync(join(root, 'broken.typ'), '#nothing-of-this-name')
  writeFileSync(join(root, 'outside.typ'), '#read("/../../../../../../etc/hostname")')
})

afterAll(async () => {
  await Promise.all(open.map((each) => each.close()))
  rmSync(root, { recursive: true })
})

function make(settings: ConstructorParameters<typeof Typesetter>[0] = {}): Typesetter {
  const typesetter = new Typesetter(settings)
  open.push(typesetter)
  return typesetter
}

const lastProcess = () => vi.mocked(fork).mock.results.at(-1)!.value as ChildProcess

const job =
  (template: string, text = 'Bonjour') =>
  (): Promise<TypesetJob> =>
    Promise.resolve({ root, template, data: JSON.stringify({ text }), pictures: [] })

test('it sets a page, counts two, and draws the first', async () => {
  const typesetter = make()
  const one = await typesetter.typeset(job('page.typ'), 'ada')
  expect(one).toMatchObject({ outcome: 'set', pages: 1 })
  if (one.outcome === 'set') expect(Buffer.from(one.pdf).subarray(0, 5).toString()).toBe('%PDF-')
  const drawn = await typesetter.typeset(async () => ({ ...(await job('page.typ')()), withPng: true }), 'ada')
  expect(drawn).toMatchObject({ outcome: 'set', picture: null })
  if (drawn.outcome === 'set') expect(kindOfFile(drawn.png!.subarray(0, headBytes))).toBe('png')
  const two = await typesetter.typeset(async () => ({ ...(await job('two.typ')()), withPicture: true }), 'ada')
  expect(two).toMatchObject({ outcome: 'set', pages: 2 })
  // With a sheet of paper per page, all in the same place, the first page would be hidden
  if (two.outcome === 'set') expect(two.picture?.match(/fill="#ffffff"/gu)).toHaveLength(1)
})

test('it says what a template counted, and how much of each page is covered with ink', async () => {
  const counted = async () => ({ ...(await job('inks.typ')()), counted: '<counted>' })
  const set = await make().typeset(counted, 'ada')
  if (set.outcome !== 'set') throw new Error(set.outcome)
  expect([set.counted, set.pages, set.pdf.length]).toEqual([[{ id: 'half', pages: 1 }], 3, 0])
  const [half, grey, words] = set.inks
  expect(half).toBeCloseTo(0.5, 1)
  expect(grey).toBeCloseTo(0.25, 1)
  expect(words).toBeGreaterThan(0.02)
  expect(words).toBeLessThan(0.12)
})

test('a font of the machine is not used', async () => {
  writeFileSync(join(root, 'host.typ'), '#set text(font: "DejaVu Sans", fallback: false)\nBonjour')
  const set = await make().typeset(job('host.typ'), 'ada')
  if (set.outcome !== 'set') throw new Error(set.outcome)
  expect(Buffer.from(set.pdf).toString('latin1')).not.toContain('FontDescriptor')
})

test('text is text, whatever it would mean in a template', async () => {
  const text =
    '#panic("x") #read("/etc/passwd") $x^2$ *b* _i_ @key `raw` <label> \\ ] } // /* #{ = heading\n- list\u0000'
  expect(await make().typeset(job('page.typ', text), 'ada')).toMatchObject({ outcome: 'set', pages: 1 })
})

test('a template says why it refuses, a broken one fails, and none reads outside its folder', async () => {
  const typesetter = make()
  expect(await typesetter.typeset(job('refusing.typ'), 'ada')).toEqual({ outcome: 'refused', why: 'too_long' })
  expect(await typesetter.typeset(job('broken.typ'), 'ada')).toEqual({ outcome: 'failed' })
  expect(await typesetter.typeset(job('outside.typ'), 'ada')).toEqual({ outcome: 'failed' })
  expect(await typesetter.typeset(job('missing.typ'), 'ada')).toEqual({ outcome: 'failed' })
})

test('a template that never ends is stopped, and the next job is set', async () => {
  const typesetter = make({ mostSeconds: 2 })
  const endless = typesetter.typeset(job('endless.typ'), 'ada')
  const next = typesetter.typeset(job('page.typ'), 'bob')
  expect(await endless).toEqual({ outcome: 'failed' })
  expect(await next).toMatchObject({ outcome: 'set' })
}, 30_000)

test('a job may wait for a busy processor longer than it may use one', async () => {
  const [waits, works] = [make({ mostSeconds: 2 }), make({ mostSeconds: 2 })]
  const before = vi.mocked(fork).mock.calls.length
  const waiting = waits.typeset(job('page.typ'), 'ada')
  await vi.waitFor(() => expect(fork).toHaveBeenCalledTimes(before + 1))
  const stopped = lastProcess()
  stopped.kill('SIGSTOP')
  expect(await works.typeset(job('endless.typ'), 'bob')).toEqual({ outcome: 'failed' })
  stopped.kill('SIGCONT')
  expect(await waiting).toMatchObject({ outcome: 'set' })
}, 60_000)

test('a template that needs too much memory is ended, long before its time is up', async () => {
  const typesetter = make({ mostSeconds: 60, mostMegabytes: 300 })
  expect(await typesetter.typeset(job('greedy.typ'), 'ada')).toEqual({ outcome: 'failed' })
  expect(await typesetter.typeset(job('page.typ'), 'ada')).toMatchObject({ outcome: 'set' })
}, 30_000)

test('a job has room for itself, whatever those before it left in memory', async () => {
  const typesetter = make({ mostSeconds: 60, mostMegabytes: 330 })
  for (const start of ['a', 'b', 'c'])
    expect(await typesetter.typeset(job('keeping.typ', start.repeat(2000)), 'ada')).toMatchObject({ outcome: 'set' })
}, 60_000)

test('anyone already waiting, or finding the line full, is refused immediately', async () => {
  const typesetter = make({ mostWaiting: 2 })
  const current = typesetter.typeset(job('page.typ'), 'ada')
  const waiting = typesetter.typeset(job('page.typ'), 'ada')
  expect(await typesetter.typeset(job('page.typ'), 'ada')).toEqual({ outcome: 'busy' })
  const other = typesetter.typeset(job('page.typ'), 'bob')
  expect(await typesetter.typeset(job('page.typ'), 'cleo')).toEqual({ outcome: 'busy' })
  expect(await Promise.all([current, waiting, other])).toMatchObject([
    { outcome: 'set' },
    { outcome: 'set' },
    { outcome: 'set' },
  ])
})

test('jobs are made one after the other in their turn, and none for a busy refusal', async () => {
  const typesetter = make({ mostWaiting: 2 })
  const made: string[] = []
  let [making, most] = [0, 0]
  const ask = (who: string) =>
    typesetter.typeset(async () => {
      made.push(who)
      most = Math.max(most, ++making)
      const ready = await job('page.typ')()
      making--
      return ready
    }, who)
  const outcomes = await Promise.all(['ada', 'bob', 'bob', 'cleo', 'dan'].map(async (who) => (await ask(who)).outcome))
  expect(outcomes).toEqual(['set', 'set', 'busy', 'set', 'busy'])
  expect([made, most]).toEqual([['ada', 'bob', 'cleo'], 1])
})

test('a job that cannot be made, or not in time, gives up its place', async () => {
  const typesetter = make({ mostWaiting: 2, makingLimitMs: 5 })
  const broken = typesetter.typeset(() => Promise.reject(new TypeError('no such picture')), 'ada')
  const never = typesetter.typeset(() => new Promise(() => undefined), 'bob')
  const next = typesetter.typeset(job('page.typ'), 'ada')
  await expect(broken).rejects.toThrow('no such picture')
  expect(await never).toEqual({ outcome: 'failed' })
  expect(await next).toMatchObject({ outcome: 'set' })
})

test('an idle process ends, and a new one starts when needed', async () => {
  const typesetter = make({ idleMs: 1 })
  expect(await typesetter.typeset(job('page.typ'), 'ada')).toMatchObject({ outcome: 'set' })
  const first = lastProcess()
  if (first.exitCode === null && first.signalCode === null) await once(first, 'exit')
  expect(first.signalCode).toBe('SIGKILL')
  expect(await typesetter.typeset(job('page.typ'), 'ada')).toMatchObject({ outcome: 'set' })
  expect(lastProcess().pid).not.toBe(first.pid)
})

test('those who wait learn how many are ahead of them as they move up', async () => {
  const typesetter = make()
  const heard: number[] = []
  const watched = (who: string, onPlace: (before: number) => void) =>
    typesetter.typeset(job('page.typ'), who, { onPlace })
  await Promise.all([
    typesetter.typeset(job('page.typ'), 'ada'),
    typesetter.typeset(job('page.typ'), 'bob'),
    watched('cleo', (before) => heard.push(before)),
  ])
  expect(heard).toEqual([2, 1])
})

test('a job set aside runs after all others, counts for none and takes nobody’s place', async () => {
  const typesetter = make({ mostWaiting: 2 })
  const order: string[] = []
  const heard: number[] = []
  const asked = (who: string, isAside = false) =>
    typesetter
      .typeset(job('page.typ'), who, { isAside, onPlace: (before) => who === 'ada' && heard.push(before) })
      .then(() => order.push(who))
  await Promise.all([asked('one', true), asked('two', true), asked('three', true), asked('ada'), asked('bob')])
  expect(order).toEqual(['one', 'ada', 'bob', 'two', 'three'])
  expect(heard).toEqual([0, 0])
})

test('those who give up leave the line immediately, and their place is free', async () => {
  const typesetter = make({ mostWaiting: 1 })
  const control = new AbortController()
  const current = typesetter.typeset(job('page.typ'), 'ada')
  const waits = typesetter.typeset(job('page.typ'), 'bob', { signal: control.signal })
  control.abort(new DOMException('left', 'AbortError'))
  await expect(waits).rejects.toThrow('left')
  const next = typesetter.typeset(job('page.typ'), 'bob')
  expect(await Promise.all([current, next])).toMatchObject([{ outcome: 'set' }, { outcome: 'set' }])
})

test('a page of a puzzle is set while kits fill their own line', async () => {
  const [puzzles, kits] = [make(), make()]
  let collected = (_job: TypesetJob): void => {}
  const kit = kits.typeset(() => new Promise((resolve) => (collected = resolve)), 'ada')
  const behind = kits.typeset(job('page.typ'), 'bob')
  expect(await puzzles.typeset(job('page.typ'), 'ada')).toMatchObject({ outcome: 'set' })
  collected(await job('two.typ')())
  expect(await Promise.all([kit, behind])).toMatchObject([{ pages: 2 }, { pages: 1 }])
})
