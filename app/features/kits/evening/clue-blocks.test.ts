import { expect, test } from 'vitest'
import { clueBlocks } from './clue-blocks.ts'

test('words without columns stay as they are', () => {
  for (const content of [
    '',
    'One line',
    '18:04 A single time.',
    'Two\n\nparagraphs',
    'Only  one line  with cells\nand words',
  ])
    expect(clueBlocks(content)).toEqual([{ text: content }])
})

test('lines of cells are a table between the words around it', () => {
  expect(clueBlocks('A register.\n\nAda  one bottle  opened\nBo\ta second\t–\n\nNobody else.')).toEqual([
    { text: 'A register.' },
    {
      cells: [
        ['Ada', 'one bottle', 'opened'],
        ['Bo', 'a second', '–'],
      ],
    },
    { text: 'Nobody else.' },
  ])
})

test.each([
  ['in English', '17:44   No. 1   198 kg\n17:50   No. 2   171 kg\n17:55   No. 3   240 kg   FIRST\n18:02   No. 4'],
  ['in French', '17 h 44   n° 1   198 kg\n17 h 50   n° 2   171 kg\n17 h 55   n° 3   240 kg   PREMIER\n18 h 02   n° 4'],
])('a row with more or fewer cells than most fills the same columns, %s', (_, content) => {
  const [block] = clueBlocks(content)
  expect(block && 'cells' in block && block.cells.map((row) => row.length)).toEqual([3, 3, 3, 3])
})

test('times at the beginning of lines stand in a column of their own, in both languages', () => {
  expect(clueBlocks('17:15 To Mirny.\n19:05 From Mirny.')).toEqual([
    {
      cells: [
        ['17:15', 'To Mirny.'],
        ['19:05', 'From Mirny.'],
      ],
    },
  ])
  expect(clueBlocks('17 h 15 À Mirny.\n19 h De Mirny.')).toEqual([
    {
      cells: [
        ['17 h 15', 'À Mirny.'],
        ['19 h', 'De Mirny.'],
      ],
    },
  ])
})
