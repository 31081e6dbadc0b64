import { describe, expect, test } from 'vitest'
import type { Create } from '#app/features/studio/draft/command.schema.ts'
import { create, done, emptyDraft, facts } from '#app/features/studio/draft/draft.fixtures.ts'
import { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { unsavedOf } from '#app/features/studio/draft/log/log.ts'
import { draftView } from '#app/features/studio/draft/view.ts'
import type { PuzzleView } from '#app/features/studio/draft/view.ts'
import { stillClock } from '#app/features/studio/draft/view.fixtures.ts'
import { problemOfLine } from './error-of-line.ts'
import { TextReader, freshLine, linesIn } from './text-places.ts'
import { Typing } from './typing.ts'

const languages = { primary: 'en', other: 'fr' } as const

const cards = (items: string[], texts: { from: string; to: string }[]): Create =>
  create('puzzle', 'cards', {
    name: 'Cards',
    type: 'ordering_sorting',
    configuration: { items },
    solution: { correctOrder: items.map((_, at) => at) },
    translations: { fr: { configuration: { texts } } },
  })

function table(puzzle: Create) {
  const draft = done(emptyDraft(), puzzle)
  const store = new DraftStore({ draft, facts: facts() }, () => new Promise(() => undefined), stillClock)
  const typing = new Typing()
  const lineAt = (path: string) =>
    freshLine(
      store.getState(),
      new TextReader()
        .read(draftView(draft, facts()), [], languages)
        .flatMap(linesIn)
        .find((line) => line.key === `${puzzle.id} ${path}`)!,
      languages,
    )
  const type = (path: string, ...states: string[]) => {
    for (const text of states) {
      const line = lineAt(path)
      store.edit(puzzle.id, line.write('primary', text, typing.stood(line, text)))
    }
  }
  const translations = () =>
    (unsavedOf(store.getState().log, puzzle.id).translations as PuzzleView['translations'] | undefined)?.fr?.[
      'configuration'
    ]
  return { type, leave: () => typing.end(), translations, lineAt }
}

describe('typing in the primary language', () => {
  test('through the words of another card keeps both translations', () => {
    const { type, translations } = table(
      cards(
        ['Ann', 'Anna'],
        [
          { from: 'Ann', to: 'Anne' },
          { from: 'Anna', to: 'Annette' },
        ],
      ),
    )
    type('configuration.items.1', 'Ann', 'Anny')
    expect(translations()).toEqual({
      texts: [
        { from: 'Ann', to: 'Anne' },
        { from: 'Anny', to: 'Annette' },
      ],
    })
  })

  test('into a cleared card restores its translation, even after another one was written', () => {
    const { type, leave, translations } = table(
      cards(
        ['Moon', 'Star'],
        [
          { from: 'Moon', to: 'Lune' },
          { from: 'Star', to: 'Étoile' },
        ],
      ),
    )
    type('configuration.items.0', 'Moo', '')
    leave()
    type('configuration.items.1', 'Stars')
    leave()
    type('configuration.items.0', 'S', 'Sun')
    expect(translations()).toEqual({
      texts: [
        { from: 'Stars', to: 'Étoile' },
        { from: 'Sun', to: 'Lune' },
      ],
    })
  })

  test('in a text that was left starts from its present words', () => {
    const { type, leave, translations } = table(
      cards(
        ['Ann', 'Anna'],
        [
          { from: 'Ann', to: 'Anne' },
          { from: 'Anna', to: 'Annette' },
        ],
      ),
    )
    type('configuration.items.1', 'Ann')
    leave()
    type('configuration.items.1', 'Anny')
    expect(translations()).toEqual({
      texts: [
        { from: 'Ann', to: 'Anne' },
        { from: 'Anny', to: 'Anne' },
      ],
    })
  })
})

describe('what is said at a line', () => {
  const text = { primary: 'One', other: 'Un', required: false, lines: false, longest: 5 }

  test('is that its row requires it', () => {
    expect(problemOfLine({ ...text, primary: ' ', required: true })).toBe('studio_errors_required')
    expect(problemOfLine({ ...text, other: '', required: true })).toBeNull()
    expect(problemOfLine({ ...text, primary: '' })).toBeNull()
  })

  test('is that one text of a list is too long, in either language, however long the list is', () => {
    expect(problemOfLine({ ...text, lines: true, primary: 'three\nthree\nthree' })).toBeNull()
    expect(problemOfLine({ ...text, lines: true, other: 'un\nquatre' })).toBe('studio_errors_too_long')
    expect(
      table(
        create('puzzle', 'riddle', { name: 'Riddle', type: 'riddle', solution: { correctAnswers: ['a', 'b'] } }),
      ).lineAt('solution.correctAnswers'),
    ).toMatchObject({ lines: true, primary: 'a\nb' })
  })
})
