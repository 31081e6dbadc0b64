import type { PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'

const text = (...answers: string[]) => answers.map((answer) => ({ text: answer }))
const riddleText = 'I follow you all day long,\nand leave you when the light is gone.\nWhat am I?'

export const fixtures: PuzzleFixtures = {
  cases: [
    {
      title: 'a word, with a few more beside it',
      configuration: { riddleText },
      solution: {
        correctAnswers: ['A shadow'],
        synonyms: ['silhouette'],
        decoys: [{ answer: 'reflection', reply: 'That one stays in the glass.' }],
      },
      right: text(
        'shadow',
        'SHADOW!',
        'the shadow',
        ' My  shadow ',
        'I think a shadow',
        'Silhouette',
        'shádow',
        'ｓhadow',
      ),
      wrong: text(
        's',
        'shadows',
        'not a shadow',
        'a shadow or a dog',
        'anything but a shadow',
        'un-shadow',
        'reflection',
        'I do really think it is a shadow',
        '?',
        'eyeshadow',
      ),
    },
    {
      title: 'a code, of which only spaces and dashes do not count',
      configuration: { riddleText },
      solution: { correctAnswers: ['R2-D2'], synonyms: ['1 200'], answerKind: 'code' },
      right: text('r2d2', 'R2 D2', 'R-2-D-2', '1200', '1-200'),
      wrong: text('r2', 'my R2-D2', 'R2+D2', '120'),
    },
    {
      title: 'the whole answer only, its letters shown, slips forgiven',
      configuration: { riddleText, allowPartialMatch: false, showLength: true, wordLengths: [11, 5] },
      solution: {
        correctAnswers: ['grandfather clock'],
        forgiveTypos: true,
        decoys: [{ answer: 'grandmother clock', reply: 'Older, and taller.' }],
      },
      right: text('Grandfather clock', 'granfather clokc', 'the grandfather-clock'),
      wrong: text('it is a grandfather clock', 'grandmother clock', 'clock', 'grandfather'),
    },
    {
      title: 'case and accents matter',
      configuration: { riddleText, caseSensitive: true },
      solution: { correctAnswers: ['Été'], keepAccents: true },
      right: text('Été', 'E\u0301te\u0301', '« Été »'),
      wrong: text('été', 'Ete', 'ÉTÉ'),
    },
    {
      title: 'a number, give or take',
      configuration: { riddleText },
      solution: { answerKind: 'number', correctAnswers: ['42'], margin: 0.5 },
      right: text('42', 'forty-two', 'XLII', '41.5', '42,5', 'quarante-deux'),
      wrong: text('41.4', '43', 'forty two cats', '-42'),
    },
    {
      title: 'a phrase with numbers in any notation',
      configuration: { riddleText },
      solution: { answerKind: 'phrase', correctAnswers: ['The three blind mice'] },
      right: text('3 blind mice', 'III blind mice', 'three blind mice!'),
      wrong: text('blind mice', '4 blind mice', 'mice blind three'),
    },
    {
      title: 'two blanks in a sentence, their words judged as one answer',
      configuration: {
        riddleText: 'All day long a ___ goes where you go (and to ______, with the light).',
        showLength: true,
        wordLengths: [6, 3],
      },
      solution: { correctAnswers: ['shadow bed'], decoys: [{ answer: 'dog bed', reply: 'Dogs stay up.' }] },
      right: text('shadow bed', 'a Shadow bed', 'SHADOW  BED'),
      wrong: text('shadow', 'bed shadow', 'dog bed', 'shadow bid'),
    },
    {
      title: 'a pattern',
      configuration: { riddleText },
      solution: { answerKind: 'pattern', correctAnswers: ['AB-##?'] },
      right: text('ab1', 'AB 12', 'ab-00'),
      wrong: text('ab', 'abc', 'ab123'),
    },
  ],
  malformed: [
    null,
    'shadow',
    7,
    [],
    {},
    { text: '' },
    { text: ' \n' },
    { text: '\u200b\u00a0' },
    { text: 7 },
    { text: 'a'.repeat(201) },
    { text: 'shadow', right: true },
    { Text: 'shadow' },
  ],
  incomplete: [
    { draft: { configuration: {}, solution: { correctAnswers: ['shadow'] } }, code: 'text_missing' },
    { draft: { configuration: { riddleText }, solution: {} }, code: 'answer_missing' },
    { draft: { configuration: { riddleText }, solution: { correctAnswers: [' '] } }, code: 'answer_missing' },
    {
      draft: { configuration: { riddleText }, solution: { answerKind: 'number', correctAnswers: ['about ten'] } },
      code: 'answer_not_number',
    },
    {
      draft: { configuration: { riddleText }, solution: { answerKind: 'pattern', correctAnswers: ['?'] } },
      code: 'answer_no_pattern',
    },
    {
      draft: { configuration: { riddleText }, solution: { correctAnswers: ['shadow'], synonyms: ['The Shadow'] } },
      code: 'answer_repeats',
    },
    { draft: { configuration: { riddleText }, solution: { correctAnswers: ['the light'] } }, code: 'answer_in_text' },
    {
      draft: {
        configuration: { riddleText: 'A ___ goes to ___.' },
        solution: { correctAnswers: ['shadow bed', 'dusk'] },
      },
      code: 'answer_short',
    },
    {
      draft: { configuration: { riddleText: '___ '.repeat(9) }, solution: { correctAnswers: ['a b c d e f g h'] } },
      code: 'blanks_too_many',
    },
    {
      draft: {
        configuration: { riddleText },
        solution: { correctAnswers: ['shadow'], decoys: [{ answer: 'a shadow', reply: 'No.' }] },
      },
      code: 'decoy_is_answer',
    },
    {
      draft: {
        configuration: { riddleText },
        solution: { correctAnswers: ['shadow'], decoys: [{ answer: 'dog', reply: '' }] },
      },
      code: 'decoy_incomplete',
    },
    {
      draft: { configuration: { riddleText, showLength: true }, solution: { correctAnswers: ['shadow'] } },
      code: 'length_differs',
    },
    { draft: { configuration: { riddleText, colour: 'red' }, solution: {} }, code: 'unreadable' },
    { draft: { configuration: { allowedAttempts: 11 }, solution: {} }, code: 'unreadable' },
  ],
  canary: {
    draft: {
      configuration: { riddleText, wordLengths: [10] },
      solution: {
        correctAnswers: ['canaryshadow', 'canarysecond'],
        synonyms: ['canarysynonym'],
        decoys: [{ answer: 'canarydecoy', reply: 'canary reply' }],
      },
    },
    words: ['canaryshadow', 'canarysecond', 'canarysynonym', 'canarydecoy', 'canary reply'],
  },
  old: [
    {
      version: 1,
      draft: {
        configuration: { riddleText, caseSensitive: false, allowPartialMatch: true, allowedAttempts: 3 },
        solution: { correctAnswers: ['shadow'], synonyms: ['silhouette'] },
      },
      presented: { riddleText, caseSensitive: false, wordLengths: null },
    },
  ],
}
