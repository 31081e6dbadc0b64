import type { PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'

const text = (...answers: string[]) => answers.map((answer) => ({ text: answer }))
const audioUrl = '/sounds/unlock.mp3'
const transcript = 'A long, hollow call in the night, twice, and wings.'

export const fixtures: PuzzleFixtures = {
  cases: [
    {
      title: 'a keyword among a few words',
      configuration: { audioUrl, transcript, keywords: ['tawny owl', 'strix'] },
      solution: { correctAnswer: 'owl', decoys: [{ answer: 'pigeon', reply: 'At night?' }] },
      right: text('owl', 'An OWL!', 'I think an owl', 'strix', 'the tawny owl'),
      wrong: text(
        'o',
        'owls nest box',
        'not an owl',
        'an owl or a cat',
        'pigeon',
        'I am really quite sure that it is an owl',
      ),
    },
    {
      title: 'a number, in either language, with nothing beside it',
      configuration: { audioUrl, transcript },
      solution: { correctAnswer: 'five' },
      right: text('5', 'V', 'cinq'),
      wrong: text('I heard a cat', 'V neck', 'hardly five', 'six', '4 5 6', 'four, five'),
    },
    {
      title: 'the whole answer, slips forgiven, numbers as they come; heard thrice at most, slowly too, and seen',
      configuration: {
        audioUrl,
        transcript,
        recognitionType: 'phrase',
        slowUrl: '/sounds/goodbye.mp3',
        slowOf: audioUrl,
        mostPlays: 3,
        soundPicture: 'waveform',
        credit: 'A. Roy, CC BY 4.0',
        creditShown: true,
      },
      solution: { correctAnswer: 'seven strokes of the bell', forgiveTypos: true },
      right: text(
        '7 strokes of the bell',
        'VII strokes of the bell',
        'seven strokes of the bel',
        'Seven strokes of the bell.',
      ),
      wrong: text('seven strokes', 'I hear seven strokes of the bell', 'eight strokes of the bell'),
    },
    {
      title: 'one of a list',
      configuration: {
        audioUrl,
        transcript,
        recognitionType: 'choice',
        choices: ['Violin', 'Cello', 'Double bass'],
        keywords: ['fiddle'],
      },
      solution: { correctAnswer: 'Cello', decoys: [{ answer: 'Violin', reply: 'Deeper.' }] },
      right: text('Cello', 'cello'),
      wrong: text('Violin', 'Double bass', 'fiddle', 'I think a Cello'),
    },
  ],
  malformed: [
    null,
    'owl',
    7,
    [],
    {},
    { text: '' },
    { text: ' \n' },
    { text: '\u200b\u00a0' },
    { text: 7 },
    { text: 'a'.repeat(201) },
    { text: 'owl', right: true },
    { Text: 'owl' },
  ],
  incomplete: [
    { draft: { configuration: { transcript }, solution: { correctAnswer: 'owl' } }, code: 'sound_missing' },
    { draft: { configuration: { audioUrl, transcript }, solution: {} }, code: 'answer_missing' },
    {
      draft: { configuration: { audioUrl, transcript, keywords: ['An owl'] }, solution: { correctAnswer: 'owl' } },
      code: 'answer_repeats',
    },
    {
      draft: {
        configuration: { audioUrl, transcript, recognitionType: 'choice', choices: ['owl'] },
        solution: { correctAnswer: 'owl' },
      },
      code: 'choices_few',
    },
    {
      draft: {
        configuration: { audioUrl, transcript, recognitionType: 'choice', choices: ['owl', 'cat'] },
        solution: { correctAnswer: 'dog' },
      },
      code: 'choice_missing',
    },
    {
      draft: {
        configuration: { audioUrl, transcript, recognitionType: 'choice', choices: ['owl', 'Owl'] },
        solution: { correctAnswer: 'owl' },
      },
      code: 'choice_repeats',
    },
    { draft: { configuration: { audioUrl }, solution: { correctAnswer: 'owl' } }, code: 'transcript_missing' },
    {
      draft: { configuration: { audioUrl, transcript: 'An owl calls.' }, solution: { correctAnswer: 'owl' } },
      code: 'answer_in_transcript',
    },
    {
      draft: {
        configuration: { audioUrl, transcript },
        solution: { correctAnswer: 'owl', decoys: [{ answer: 'cat', reply: ' ' }] },
      },
      code: 'decoy_incomplete',
    },
    {
      draft: {
        configuration: { audioUrl, transcript },
        solution: { correctAnswer: 'owl', decoys: [{ answer: 'the owl', reply: 'No.' }] },
      },
      code: 'decoy_is_answer',
    },
    { draft: { configuration: { audioUrl: 'https://elsewhere.example/owl.mp3' }, solution: {} }, code: 'unreadable' },
    { draft: { configuration: { allowedAttempts: 11 }, solution: {} }, code: 'unreadable' },
  ],
  canary: {
    draft: {
      configuration: { audioUrl, transcript, keywords: ['canarykeyword', 'canarysecond'], credit: 'canary credit' },
      solution: { correctAnswer: 'canaryanswer', decoys: [{ answer: 'canarydecoy', reply: 'canary reply' }] },
    },
    words: ['canaryanswer', 'canarykeyword', 'canarysecond', 'canarydecoy', 'canary reply', 'canary credit'],
  },
  old: [
    {
      version: 1,
      draft: {
        configuration: { audioUrl, recognitionType: 'keyword', keywords: ['owl'], caseSensitive: false },
        solution: { correctAnswer: 'tawny owl' },
      },
      presented: { audioUrl, recognitionType: 'keyword', caseSensitive: false, transcript: '', choices: [] },
    },
    {
      version: 2,
      draft: {
        configuration: { audioUrl, keywords: ['owl'], slowUrl: '/sounds/goodbye.mp3', slowOf: audioUrl, mostPlays: 3 },
        solution: { correctAnswer: 'tawny owl' },
      },
      presented: {
        audioUrl,
        recognitionType: 'keyword',
        caseSensitive: false,
        transcript: '',
        choices: [],
        slowUrl: '/sounds/goodbye.mp3',
        mostPlays: 3,
        soundPicture: 'none',
        credit: '',
      },
    },
  ],
}
