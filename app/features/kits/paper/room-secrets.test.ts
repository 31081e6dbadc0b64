import { expect, test } from 'vitest'
import { markedRoom, marksOf } from '#app/features/kits/documents/marks.fixtures.ts'
import { choices, givenOf, marksFor, once } from './given.fixtures.ts'
import type { Marks } from './given.fixtures.ts'

const room = markedRoom()

/** What each part has to contain, by its reader. */
function expectedOf(hostPlays: boolean): Marks {
  const { setup, guide, puzzles, props, clues } = room
  const ofSetup = (...fields: string[]) => marksOf('roomSetup', [setup], ...fields)
  const ofGuide = (...fields: string[]) => marksOf('roomGuide', [guide], ...fields)
  const printed = props.filter(({ source }) => source === 'print')
  const alone = clues.filter(({ propId }) => !printed.some(({ id }) => id === propId))
  const names = [...marksOf('roomProp', props, 'name'), ...marksOf('roomPuzzle', puzzles, 'name')]
  const solutions = (...ids: string[]) => [
    ...marksOf(
      'roomPuzzle',
      ids.map((id) => ({ id })),
      'solution',
    ),
    'typed:riddle:answer',
  ]
  const needed = [{ id: 'ash' }, { id: 'note' }, { id: 'poem' }]
  const leading = {
    walkthrough: once(
      names,
      ofGuide('hostScript'),
      marksOf('roomClue', needed, 'title'),
      marksOf('roomPuzzle', puzzles, 'hint1'),
      solutions('box', 'chest'),
      ofGuide('resetInstructions', 'debriefQuestions'),
      marksOf('roomProp', props, 'resetStep'),
    ),
  }
  const instructions = ofGuide('setupInstructions')
  return {
    anyone: { 'read-first': [], timer: [], certificate: ofSetup('theme') },
    players: {
      mission: once(ofSetup('theme', 'storyPremise', 'winningCondition')),
      puzzles: once(marksOf('roomPuzzle', puzzles, 'name', 'description', 'picture', 'altText'), ['typed:riddle:text']),
      cards: once(
        marksOf('roomProp', printed, 'name', 'description', 'picture', 'altText'),
        marksOf('roomClue', clues, 'content', 'picture', 'altText'),
        marksOf('roomClue', alone, 'title'),
      ),
      hints: once(marksOf('roomPuzzle', puzzles, 'name', 'hint1', 'hint2')),
    },
    host: {
      'host-read-me': once(
        ofSetup('theme', 'ageRecommendation', 'spaceRequirements'),
        ofGuide('introduction'),
        marksOf(
          'roomProp',
          props.filter((prop) => !printed.includes(prop)),
          'name',
          'description',
          'substitutes',
          'picture',
          'altText',
        ),
      ),
      'set-up': once(
        names,
        marksOf('roomClue', alone, 'title'),
        ['roomProp:map:hidingPlace', 'roomClue:ash:hidingPlace', 'roomPuzzle:verse:furniture'],
        hostPlays ? [] : [...instructions, ...solutions('box')],
      ),
      ...(hostPlays ? {} : leading),
    },
    sealed: {
      ...(hostPlays ? leading : {}),
      answers: once(marksOf('roomPuzzle', puzzles, 'name'), solutions('box', 'chest'), hostPlays ? instructions : []),
    },
  }
}

const rooms = choices.map((choice) => ({
  ...choice,
  ...givenOf({ kind: 'escape-room', document: room }, choice),
  expected: expectedOf(choice.hostPlays),
}))

const served = rooms.filter(({ hostPlays }) => !hostPlays)
const shared = rooms.filter(({ hostPlays }) => hostPlays)

test('players get sheets, printed props and clues, without solutions, hints and hiding places', () => {
  for (const { parts, expected } of rooms) {
    expect(marksFor('players', parts)).toEqual(expected.players)
    const papers = JSON.stringify(parts.filter(({ reader }) => reader === 'players'))
    expect(papers).not.toMatch(/"(?:needs|gives|isRedHerring|correctAnswers|endsRoom)"/u)
  }
})

test('the public parts of a room, and the data around a part, contain no secret', () => {
  for (const { parts, around, expected } of rooms) {
    expect(marksFor('anyone', parts)).toEqual(expected.anyone)
    expect(around).toEqual([])
  }
})

test('the host gets everything of a room', () => {
  for (const { parts, expected } of served) {
    expect(marksFor('host', parts)).toEqual(expected.host)
    expect(marksFor('sealed', parts)).toEqual(expected.sealed)
  }
})

test('a host who plays reads no answer before the seal is broken', () => {
  for (const { parts, expected } of shared) {
    expect(marksFor('host', parts)).toEqual(expected.host)
    expect(marksFor('sealed', parts)).toEqual(expected.sealed)
  }
})

test('a sheet shows its typed puzzle in each language', () => {
  for (const { parts, language } of rooms)
    expect(parts.find(({ id }) => id === 'puzzles')?.here.data['sheets']).toContainEqual(
      expect.objectContaining({
        typed: { type: 'riddle', data: expect.objectContaining({ stretches: [`<typed:riddle:text:${language}>`] }) },
      }),
    )
})
