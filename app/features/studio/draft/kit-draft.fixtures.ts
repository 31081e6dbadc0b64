import type { Kind as AdventureKind } from '#app/features/rows/catalogue.ts'
import { create, done, emptyDraft, id } from './draft.fixtures.ts'
import type { Draft } from './draft.ts'
import { newSingles } from './new-singles.ts'

/** With the rows that such a project starts with; each has the name of its kind as its id. */
function emptyKit(kind: Exclude<AdventureKind, 'online-adventure'>): Draft {
  const draft = emptyDraft({ kind })
  const singles = newSingles(kind).map(({ kind: name, after }) => [name, [{ ...after!, id: id(name) }]])
  return { ...draft, rows: { ...draft.rows, ...Object.fromEntries(singles) } }
}

export const smallDinner = (): Draft =>
  done(
    emptyKit('mystery-dinner'),
    create('character', 'ada', { name: 'Ada', translations: { fr: { name: 'Adèle' } } }),
    create('character', 'bo', { name: 'Bo', isOptional: true, portraitAssetId: id('photo') }),
    create('dinnerProp', 'candle', { name: 'Candle' }),
    create('course', 'soup', { name: 'Soup' }),
    create('course', 'cake', { name: 'Cake', startMinute: 90 }),
    create('dinnerClue', 'letter', {
      title: 'Letter',
      holderId: id('ada'),
      phase: 'course',
      courseId: id('soup'),
      meanings: [{ characterId: id('bo'), aspect: 'motive', bearing: 'burdens' }],
    }),
    create('moment', 'noon', { happened: 'Bo came.', actorIds: [id('bo')] }),
    create('card', 'ada at soup', { phase: 'course', courseId: id('soup'), reveal: 'I saw Bo.' }, 'ada'),
    create('card', 'bo at soup', { phase: 'course', courseId: id('soup'), conceal: 'I was there.' }, 'bo'),
  )

export const smallRoom = (): Draft =>
  done(
    emptyKit('escape-room'),
    create('puzzle', 'riddle', { name: 'Riddle', type: 'riddle', translations: { fr: { name: 'Énigme' } } }),
    create('roomProp', 'box', { name: 'Box', translations: { fr: { name: 'Boîte' } } }),
    create('roomProp', 'key', { name: 'Key', placement: 'container' }),
    create('roomClue', 'note', { title: 'Note', propId: id('box') }),
    create('roomPuzzle', 'lock', { name: 'Lock', needs: [id('note')], gives: [id('key')], hints: ['Look.'] }),
    create('roomPuzzle', 'door', { name: 'Door', needs: [id('key')], puzzleId: id('riddle'), endsRoom: true }),
  )
