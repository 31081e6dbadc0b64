import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxAt, Fields } from './mp4-boxes.ts'
import { readSound } from './read-sound.ts'

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const word = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)
const words = (...values: readonly number[]) => values.flatMap(word)
const box = (type: string, ...body: readonly (readonly number[])[]): number[] => {
  const all = body.flat()
  return [...word(all.length + 8), ...letters(type), ...all]
}
const zeros = (count: number) => Array<number>(count).fill(0)

const spoken = ['what ', 'was ', 'said', '!']
const place = box('udta', letters('+45.5017-073.5673/'))

type Track = {
  kind?: string
  coding?: string
  tables?: readonly number[]
  more?: readonly number[]
  edits?: readonly number[]
}

/** 1000 time units a second; each sample lasts 500. */
const track = ({ kind = 'soun', coding = 'mp4a', tables = [], more = [], edits = [] }: Track) =>
  box(
    'trak',
    box('tkhd', words(0, 0, 0, 1), zeros(64)),
    edits,
    box(
      'mdia',
      box('mdhd', words(0, 0, 0, 1_000, 2_000, 0)),
      box('hdlr', zeros(8), letters(kind), zeros(12), letters('Nadia’s phone'.replace('’', ' ')), [0]),
      box('minf', box('smhd', zeros(8)), box('stbl', box('stsd', words(0, 1), box(coding, zeros(28))), tables)),
    ),
    more,
  )

const head = box('ftyp', letters('M4A '), zeros(4))
const movieHead = box('mvhd', words(0, 0, 0, 600, 1_200), zeros(80))

const tablesAt = (at: number, sizes = spoken.map(({ length }) => length)) => [
  ...box('stts', words(0, 1, sizes.length, 500)),
  ...box('stsc', words(0, 1, 1, 2, 1)),
  ...box('stsz', words(0, 0, sizes.length, ...sizes)),
  ...box('stco', words(0, 2, at, at + spoken[0]!.length + spoken[1]!.length + 3)),
]

/** Its sound is in two chunks, with three other bytes between them. */
function recording(sound: Track = {}, others: readonly Track[] = []): Uint8Array {
  const said = box('mdat', letters(`${spoken[0]}${spoken[1]}???${spoken[2]}${spoken[3]}`))
  const tables = tablesAt(head.length + 8)
  const tracks = [...others.map(track), track({ tables, more: place, ...sound })].flat()
  return Uint8Array.from([...head, ...said, ...box('moov', movieHead, tracks)])
}

/** As browsers record: a header without samples, then fragments. */
function fragmented(usual: 'told once' | 'told each time', told = [2, 2]): Uint8Array {
  const isOnce = usual === 'told once'
  const empty = [
    ...box('stts', words(0, 0)),
    ...box('stsc', words(0, 0)),
    ...box('stsz', words(0, 0, 0)),
    ...box('stco', words(0, 0)),
  ]
  const file = [
    ...head,
    ...box('moov', movieHead, track({ tables: empty }), box('mvex', box('trex', words(0, 1, 1, 500, 0, 0)))),
  ]
  let next = 0
  for (const count of told) {
    const pieces = spoken.slice(next, next + count)
    next += count
    const sizes = pieces.flatMap(({ length }) => (isOnce ? words(length) : words(500, length)))
    const moof = (offset: number) =>
      box(
        'moof',
        box('mfhd', words(0, next)),
        box('traf', box('tfhd', words(0x020000, 1)), box('trun', words(isOnce ? 0x201 : 0x301, count, offset), sizes)),
      )
    file.push(...moof(moof(0).length + 8), ...box('mdat', letters(pieces.join(''))))
  }
  return Uint8Array.from(file)
}

/** `count` samples of one byte each, from the start of a file that is long enough to hold them all. */
function ofBytes(count: number, claimed: 'by tables' | 'by a fragment', durations: readonly number[] = []): Uint8Array {
  const isFragment = claimed === 'by a fragment'
  const tables = [
    ...box('stts', words(0, 1, count, 500)),
    ...box('stsc', words(0, 1, 1, count, 1)),
    ...box('stsz', words(0, 1, isFragment ? 0 : count)),
    ...box('stco', words(0, 1, 0)),
  ]
  const run = box('trun', words(durations.length > 0 ? 0x100 : 0, count), durations.flatMap(word))
  const fragment = box('moof', box('traf', box('tfhd', words(0x19, 1, 0, 0, 500, 1)), run))
  const whole = [...head, ...box('moov', movieHead, track({ tables })), ...(isFragment ? fragment : [])]
  const file = new Uint8Array(whole.length + count + 8)
  file.set(whole)
  file.set(box('mdat'), whole.length)
  return file
}

/** Its table of durations, flattened: `[count, duration, count, duration, …]`. */
function timesIn(data: Uint8Array): number[] {
  const stts = boxAt(data, { body: 0, end: data.length }, 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stts')!
  const fields = new Fields(data, stts).skip(4)
  return Array.from({ length: fields.word() * 2 }, () => fields.word())
}

const textOf = (data: Uint8Array) => String.fromCharCode(...data)

function soundIn(file: Uint8Array): Uint8Array {
  const sound = readSound(file)
  if (!('data' in sound)) throw new Error(`refused: ${sound.found}, ${sound.why}`)
  expect(sound.mime).toBe('audio/mp4')
  return sound.data
}

/** What a player finds by the tables of the file. */
function played(data: Uint8Array): { text: string; seconds: number; skipped: number } {
  const whole = { body: 0, end: data.length }
  const at = (...path: string[]) => boxAt(data, whole, ...path)!
  const stbl = at('moov', 'trak', 'mdia', 'minf', 'stbl')
  const sizes = new Fields(data, boxAt(data, stbl, 'stsz')!).skip(8)
  const bytes = Array.from({ length: sizes.word() }, () => sizes.word()).reduce((sum, size) => sum + size, 0)
  const from = new Fields(data, boxAt(data, stbl, 'stco')!).skip(8).word()
  const mdhd = new Fields(data, at('moov', 'trak', 'mdia', 'mdhd')).skip(12)
  const scale = mdhd.word()
  const edits = boxAt(data, whole, 'moov', 'trak', 'edts', 'elst')
  return {
    text: textOf(data.subarray(from, from + bytes)),
    seconds: mdhd.word() / scale,
    skipped: edits ? new Fields(data, edits).skip(12).word() : 0,
  }
}

test('a phone’s recording keeps its sound, but not its location and names', () => {
  const file = recording()
  const data = soundIn(file)
  expect(played(data)).toEqual({ text: 'what was said!', seconds: 2, skipped: 0 })
  for (const told of ['45.5017', 'Nadia', 'udta', '???']) {
    expect(textOf(file)).toContain(told)
    expect(textOf(data)).not.toContain(told)
  }
})

test.each(['told once', 'told each time'] as const)(
  'a fragmented recording, its sample duration %s, gets a total duration',
  (usual) => {
    const data = soundIn(fragmented(usual))
    expect(played(data)).toEqual({ text: 'what was said!', seconds: 2, skipped: 0 })
    expect(textOf(data)).not.toMatch(/moof|mvex/)
  },
)

test('a fragmented recording whose last fragment is cut off keeps the others', () => {
  expect(played(soundIn(fragmented('told once').subarray(0, -1)))).toMatchObject({ text: 'what was said' })
})

test('padding that an encoder put before the sound is still skipped', () => {
  const edits = box('edts', box('elst', words(0, 1, 1_200, 64, 0x10000)))
  expect(played(soundIn(recording({ edits })))).toMatchObject({ text: 'what was said!', skipped: 64 })
})

test('an Opus recording lasts as long as its packets say, whatever the recorder measured', () => {
  // The letters as packets: 40, 33 and 33 frames of 10 ms (`w` and `s` with a count), two of 10 ms (`!`)
  expect(played(soundIn(recording({ coding: 'Opus' }))).seconds).toBe(1.08)
})

test('a recording whose samples all differ in duration keeps each duration', () => {
  const durations = Array.from({ length: 100_000 }, (_, index) => index + 1)
  const data = soundIn(ofBytes(100_000, 'by a fragment', durations))
  expect(timesIn(data).join() === durations.map((lasts) => `1,${lasts}`).join()).toBe(true)
})

test.each(['by tables', 'by a fragment'] as const)(
  'a recording of half a million samples %s is accepted',
  (claimed) => {
    expect(timesIn(soundIn(ofBytes(500_000, claimed)))).toEqual([500_000, 500])
  },
)

test.each([
  ['chapters', { kind: 'text', coding: 'text' }],
  ['a cover as a track', { kind: 'vide', coding: 'jpeg' }],
  ['a cover coded as a film of one picture', { kind: 'vide', coding: 'mp4v', tables: box('stsz', words(0, 9, 1)) }],
] satisfies [string, Track][])('a recording with %s keeps only its sound', (_what, other) => {
  expect(played(soundIn(recording({}, [other])))).toMatchObject({ text: 'what was said!' })
})

test.each([
  ['a film', recording({}, [{ kind: 'vide', coding: 'avc1', tables: box('stsz', words(0, 9, 48)) }]), 'film'],
  ['a film without a sound', recording({ kind: 'vide', coding: 'avc1', tables: box('stsz', words(0, 9, 48)) }), 'film'],
  ['Apple Lossless', recording({ coding: 'alac' }), 'coding'],
  ['a song that is locked', recording({ coding: 'drms' }), 'coding'],
  ['a recording that is cut off', recording().subarray(0, 150), 'damaged'],
  ['a head alone', Uint8Array.from(head), 'damaged'],
  ['a recording of which half is missing', recording({ tables: tablesAt(9_999) }), 'damaged'],
  ['tables that say more than there is', recording({ tables: tablesAt(0, zeros(2_000).fill(30)) }), 'damaged'],
  ['a size for four milliards of samples', recording({ tables: box('stsz', words(0, 1, 0xffffffff)) }), 'damaged'],
  ['a recording of more than half a million samples', ofBytes(500_001, 'by tables'), 'damaged'],
  ['a table that claims millions of samples of a byte', ofBytes(5_000_000, 'by tables'), 'damaged'],
  ['a fragment that claims millions of samples of a byte', ofBytes(5_000_000, 'by a fragment'), 'damaged'],
])('%s is refused with the reason', (_what, file, why) => {
  expect(readSound(file)).toEqual({ found: 'mp4', why })
})

test('no input makes the reader of recordings throw, or return much more than it was given', () => {
  const files = [recording(), fragmented('told once'), fragmented('told each time')]
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.uint8Array({ maxLength: 60 }), fc.nat(900), (whole, noise, at) => {
      const file = whole.slice()
      file.set(noise.subarray(0, Math.max(0, file.length - at)), Math.min(at, file.length))
      const sound = readSound(file)
      expect('data' in sound ? sound.data.length : 0).toBeLessThan(file.length + 600)
    }),
    { numRuns: 300 },
  )
})
