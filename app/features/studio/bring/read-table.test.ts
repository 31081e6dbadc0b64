import { describe, expect, test } from 'vitest'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { applyCommand } from '#app/features/studio/draft/apply-command.ts'
import { noRows } from '#app/features/studio/draft/draft.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { batchOf } from '#app/features/studio/draft/make-command.ts'
import { readProject } from '#app/features/studio/exchange/read-project.ts'
import { locales } from '#app/i18n/locale.ts'
import { newId } from '#app/shared/ids.ts'
import { readTable } from './read-table.ts'
import type { TableSetting } from './read-table.ts'
import { columnsOf, plain, tableKinds } from './table-columns.ts'
import { batchesOf, documentOf } from './table-document.ts'
import { exampleTable } from './table-example.ts'
import { tableText } from './table-text.ts'

const setting = (changes: Partial<TableSetting> = {}): TableSetting => ({
  language: 'en',
  isNew: true,
  kinds: tableKinds,
  rows: noRows,
  ...changes,
})

function read(text: string, changes?: Partial<TableSetting>) {
  const table = readTable(text, setting(changes))
  if (!table || 'refused' in table) throw new Error(JSON.stringify(table))
  return table
}

const leftOf = ({ left }: ReturnType<typeof read>) => left.map(({ line, column, reason }) => [line, column, reason])

describe('a table of questions and answers', () => {
  test('becomes riddles and codes with their hints', () => {
    const { kind, rows, left } = read(
      'Question,Answers,Hint 1,Hint 2,Type\nWhat has hands?,A clock | a watch,Tick,,\nThe year?,1893,,,Code\nThe way?,up-1,,,code_entry',
    )
    expect([kind, left]).toEqual(['puzzle', []])
    expect(rows.map(({ fields }) => fields)).toMatchObject([
      {
        type: 'riddle',
        name: 'What has hands?',
        configuration: { riddleText: 'What has hands?', wordLengths: [1, 5] },
        solution: { correctAnswers: ['A clock', 'a watch'] },
        hints: ['Tick'],
        translations: {},
      },
      {
        type: 'code_entry',
        description: 'The year?',
        configuration: { codeType: 'numeric', codeLength: 4 },
        solution: { correctCode: '1893', alternatives: [] },
      },
      { configuration: { codeType: 'alphanumeric' } },
    ])
  })

  test('in both languages has translations, hint by hint, of what is there', () => {
    const { rows, isBilingual } = read(
      'question,answer,hint 1,hint 2,hint 3,question.fr,answer.fr,hint 3.fr\nQ?,A,one,,three,«Q»?,R,trois\nQ2?,A2,,,,,R2,',
    )
    expect(isBilingual).toBe(true)
    expect(rows[0]!.fields).toMatchObject({ hints: ['one', 'three'] })
    expect(rows.map(({ fields }) => fields['translations'])).toEqual([
      {
        fr: {
          name: '«Q»?',
          description: '',
          configuration: { riddleText: '«Q»?', wordLengths: [1] },
          solution: { correctAnswers: ['R'] },
          hints: ['', 'trois'],
        },
      },
      { fr: { configuration: { wordLengths: [2] }, solution: { correctAnswers: ['R2'] } } },
    ])
  })

  test.each(['A clock | a watch', 'A clock; a watch', 'A clock\na watch'])('has several answers in %j', (answers) => {
    for (const separator of [',', ';']) {
      const [row] = read(`question${separator}answer\nQ?${separator}"${answers}"`).rows
      expect(row!.fields['solution']).toMatchObject({ correctAnswers: ['A clock', 'a watch'] })
    }
  })

  test.each([
    ['keeps an empty name empty where it has one', 'Knot,Q?,A,,«Q»?,R', { name: 'Knot', fr: undefined }],
    ['takes the name that is there', 'Knot,Q?,A,Nœud,«Q»?,R', { name: 'Knot', fr: 'Nœud' }],
    ['takes a name without a question', 'Knot,Q?,A,Nœud,,', { name: 'Knot', fr: 'Nœud' }],
    ['is called by its question where it has no name at all', ',Q?,A,,«Q»?,R', { name: 'Q?', fr: '«Q»?' }],
  ])('in the other language %s', (_what, line, names) => {
    const [row] = read(`name,question,answer,name.fr,question.fr,answer.fr\n${line}`).rows
    const { fr = {} } = row!.fields['translations'] as { fr?: { name?: string } }
    expect({ name: row!.fields['name'], fr: fr.name }).toEqual(names)
  })

  test('lists what does not fit, by line and column, and takes the rest', () => {
    const long = 'x'.repeat(4_001)
    const table = read(
      `Question;Answer;Hint;Colour;Question;Type\n;A;;;;\nQ;;;;;\n${long};A;;;;\nQ;${'a|'.repeat(21)};;;;\nQ;A;${long};;;Maze\nQ;A;;;;;more`,
    )
    expect(leftOf(table)).toEqual([
      [1, 'Colour', 'unknown'],
      [1, 'Question', 'twice'],
      [2, 'Question', 'missing'],
      [3, 'Answer', 'missing'],
      [4, 'Question', 'tooLong'],
      [5, 'Answer', 'tooLong'],
      [6, 'Type', 'unread'],
      [6, 'Hint', 'tooLong'],
      [7, '', 'extra'],
    ])
    expect(table.rows).toHaveLength(2)
  })

  test('has no more rows than there is room for', () => {
    const { limit } = kindOf('puzzle')
    const rows = { ...noRows, puzzle: Array.from({ length: limit - 1 }, () => ({ id: newId() })) }
    const table = read('question,answer\nQ,A\nQ,B\nQ,C', { rows })
    expect([table.rows.length, leftOf(table)]).toEqual([
      1,
      [
        [3, '', 'full'],
        [4, '', 'full'],
      ],
    ])
  })

  test('in the other language alone makes a new adventure in that language', () => {
    expect(read('Question.fr,Réponse.fr\nQ?,R').language).toBe('fr')
    const refused = readTable('Question.fr,Réponse.fr\nQ?,R', setting({ isNew: false }))
    expect(refused).toEqual({ refused: 'columns', kind: 'puzzle', missing: ['Question', 'Answer'] })
  })
})

describe('a table for a dinner', () => {
  const cast = { ...noRows, character: [{ id: newId(), name: 'Mme Fortier' }] }

  test('of characters has the fields of the kind, in English or French, in both languages', () => {
    const { kind, rows, left } = read(
      'Nom;Rôle;Description publique.fr;publicDescription;isOptional;secret.fr\nAda;Victime;Une tante;An aunt;oui;Riche',
      { language: 'en' },
    )
    expect([kind, left.filter(({ reason }) => reason !== 'unknown')]).toEqual(['character', []])
    expect(rows[0]!.fields).toMatchObject({
      name: 'Ada',
      role: 'victim',
      publicDescription: 'An aunt',
      isOptional: true,
      translations: { fr: { secret: 'Riche' } },
    })
  })

  test.each([
    ['character', 'name,role,publicDescription,name.fr,role.fr,publicDescription.fr\nAda,Victim,An aunt,,,Une tante'],
    ['dinnerClue', 'title,content,title.fr,content.fr\nA letter,Come alone,,Venez'],
  ])('of the kind %s leaves a name empty that the other language lacks', (kind, text) => {
    const table = read(text, { kinds: ['character', 'dinnerClue'] })
    const { fr } = table.rows[0]!.fields['translations'] as { fr: object }
    expect([table.kind, 'name' in fr || 'title' in fr, Object.keys(fr)]).toEqual([kind, false, [expect.any(String)]])
  })

  test('of clues names characters that are there; others are listed', () => {
    const table = read(
      'title,content,holder,holderId\nA letter,Come alone,character,mme fortier\nA glove,Red,nobody,Ada\n',
      { rows: cast, kinds: ['character', 'dinnerClue'] },
    )
    expect(table.kind).toBe('dinnerClue')
    expect(table.rows.map(({ fields }) => fields['holderId'])).toEqual([cast.character[0]!.id, undefined])
    expect(leftOf(table)).toEqual([
      [3, 'holder', 'unread'],
      [3, 'holderId', 'noSuchRow'],
    ])
    expect(table.left[0]!.choices).toHaveLength(3)
  })
})

test.each([
  ['foo,bar\n1,2', null],
  ['name,phone,mail\nAda,1,2', null],
  ['question,hint\nQ,H', { refused: 'columns', kind: 'puzzle', missing: ['Answer'] }],
  ['question,answer', { refused: 'empty' }],
  ['', { refused: 'empty' }],
  ['question,answer\nQ,"A', { refused: 'quote', line: 2 }],
])('%j makes nothing', (text, refused) => {
  expect(readTable(text, setting())).toEqual(refused)
})

test.each(tableKinds)('no two columns of a %s have one name', (kind) => {
  const names = columnsOf(kind).map(({ name, label }) => [
    ...new Set([name, ...locales.map((locale) => label({}, { locale }))].map(plain)),
  ])
  const seen = names.flat()
  expect(seen.filter((name, at) => seen.indexOf(name) !== at)).toEqual([])
})

describe.each(tableKinds)('the example of a %s', (kind) => {
  test.each(locales)('comes in whole in %s, into a new adventure and into one that is there', (language) => {
    const table = read(exampleTable(kind, language), { language })
    expect([table.kind, table.language, table.left, table.isBilingual]).toEqual([kind, language, [], true])
    const document = documentOf(table, 'Mine')
    expect(readProject(new TextEncoder().encode(JSON.stringify(document)))).toEqual(document)
    const details = { id: newId(), kind: document.adventure.kind, primaryLanguage: language }
    const draft: Draft = { rows: { ...noRows, details: [details as never] }, files: {} }
    const made = batchesOf(table).reduce((done, batch) => {
      const applied = applyCommand(done, batchOf(batch))
      if ('refusal' in applied) throw new Error(JSON.stringify(applied.refusal))
      return applied.draft
    }, draft)
    expect(made.rows[kind].map(({ id }) => id)).toEqual(table.rows.map(({ id }) => id))
  })
})

test('puzzles of a table can be published as they are', () => {
  for (const { fields } of read(exampleTable('puzzle', 'en')).rows) {
    const { type, configuration, solution } = fields as { type: string; configuration: object; solution: object }
    expect(findPuzzleType(type)!.findProblems({ configuration, solution })).toEqual([])
  }
})

test('many rows are sent in batches that a request can hold', () => {
  const rows = Array.from({ length: 300 }, (_, at) => `Q${at} ${'x'.repeat(3_000)},A`).join('\n')
  const batches = batchesOf(read(`question,answer\n${rows}`))
  expect(batches.flat()).toHaveLength(300)
  expect(Math.max(...batches.map((batch) => JSON.stringify(batch).length))).toBeLessThan(300_000)
})

test.each([
  ['UTF-8', Buffer.from('été')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFété')],
  ['Windows-1252', Buffer.from('été', 'latin1')],
  ['UTF-16 as spreadsheets write it', Buffer.from('\uFEFFété', 'utf16le')],
])('letters in %s are read', (_encoding, data) => {
  expect(tableText(data)!.replace(/^\uFEFF/, '')).toBe('été')
})

test('a file of bytes is no table', () => {
  expect(tableText(Buffer.from([0x50, 0x00, 0x03]))).toBeNull()
})
