import { Blob as FontBlob, Buffer as ShapedText, Face, Font, shape } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import covered from '#app/shared/printed-letters.json' with { type: 'json' }
import { lettersIn, unprinted } from '#app/shared/printed-letters.ts'
import { coveredRuns } from './covered-letters.fixtures.ts'
import { allNames, namesInScripts } from './names.fixtures.ts'
import { scriptFonts } from './script-fonts.ts'

test('the list of letters that can be printed is that of the bundled fonts', async () => {
  // Compared as a whole, so that a difference does not print the list: node scripts/run.mjs scripts/list-printed-letters.ts
  expect((await coveredRuns()) === covered.runs).toBe(true)
}, 60_000)

test('forty-eight names in twelve scripts need no other spelling', () => {
  expect(Object.keys(namesInScripts)).toHaveLength(12)
  expect(allNames).toHaveLength(48)
  expect(allNames.filter((name) => unprinted(name).length > 0)).toEqual([])
})

test.each([
  ['ანა', 'ა ნ'],
  ['Անի', 'Ա ն ի'],
  ['கவிதா', 'க வ ி த ா'],
  ['ሰላም', 'ሰ ላ ም'],
  ['Zoë ★ 🎩, 3½ – «ß»', ''],
])('what nothing prints is named, each letter once: %s', (name, letters) => {
  expect(unprinted(name).join(' ')).toBe(letters)
})

test('signs, emoji and invisible characters are no letters', () => {
  expect(lettersIn('a★🎩\u200d\ufe0f b')).toEqual(['a', 'b'])
})

test('a name that is shaped needs no letter that its own font was cut out without', async () => {
  const boxed: string[] = []
  const { Hebrew, Arabic, Thai, Devanagari, Syllabics } = namesInScripts
  for (const name of [Hebrew, Arabic, Thai, Devanagari, Syllabics].flatMap((names) => names!)) {
    const fonts = await scriptFonts(name, [])
    expect(fonts).toHaveLength(1)
    const { buffer, byteOffset, byteLength } = fonts[0]!.blob
    const copy = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
    const text = new ShapedText()
    text.addText(name)
    text.guessSegmentProperties()
    shape(new Font(new Face(new FontBlob(copy))), text)
    if (text.getGlyphInfos().some(({ codepoint }) => codepoint === 0)) boxed.push(name)
  }
  expect(boxed).toEqual([])
}, 60_000)
