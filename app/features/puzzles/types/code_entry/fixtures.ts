import type { PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'

export const fixtures: PuzzleFixtures = {
  cases: [
    {
      title: 'four digits with a zero at the front',
      configuration: {},
      solution: { correctCode: '0427', decoys: [{ code: '1234', reply: 'Too easy.' }] },
      right: [{ code: '0427' }, { code: '04-27' }, { code: ' 0 4 2 7 ' }, { code: '０４２７' }, { code: '04\u00a027' }],
      wrong: [{ code: '427' }, { code: '4270' }, { code: '1234' }, { code: '04270' }, { code: '-' }],
    },
    {
      title: 'digits on wheels',
      configuration: { wheels: true, codeLength: 3 },
      solution: { correctCode: '007' },
      right: [{ code: '007' }],
      wrong: [{ code: '7' }, { code: '0 7' }],
    },
    {
      title: 'letters in any case, with or without accents',
      configuration: { codeType: 'alphabetic', codeLength: 3 },
      solution: { correctCode: 'ÉTÉ', alternatives: ['Sol'] },
      right: [{ code: 'ete' }, { code: 'ÉTÉ' }, { code: 'e-t-e' }, { code: 'SOL' }],
      wrong: [{ code: 'et' }, { code: 'hiver' }, { code: 'eteete' }],
    },
    {
      title: 'case matters',
      configuration: { codeType: 'alphanumeric', codeLength: 5, caseSensitive: true },
      solution: { correctCode: 'aB3 dE' },
      right: [{ code: 'aB3dE' }, { code: 'aB3-dE' }],
      wrong: [{ code: 'ab3de' }, { code: 'AB3DE' }],
    },
    {
      title: 'look-alikes pass',
      configuration: { codeType: 'alphanumeric' },
      solution: { correctCode: '1O0X', forgiveLookalikes: true },
      right: [{ code: 'lo0x' }, { code: 'IOOX' }, { code: '100X' }],
      wrong: [{ code: '2O0X' }],
    },
    {
      title: 'letters on the rings of a cylinder',
      configuration: { lock: 'cryptex', codeType: 'alphabetic', codeLength: 6 },
      solution: { correctCode: 'RABBIT' },
      right: [{ code: 'rabbit' }, { code: 'RABBIT' }],
      wrong: [{ code: 'RABBI ' }, { code: 'TIBBAR' }],
    },
    {
      title: 'colours in their order',
      configuration: { lock: 'colours', codeLength: 3 },
      solution: { correctCode: '🔴🔵🟢', decoys: [{ code: '🟢🔵🔴', reply: 'The other way round.' }] },
      right: [{ code: '🔴🔵🟢' }, { code: ' 🔴 🔵 🟢 ' }],
      wrong: [{ code: '🔴🔵' }, { code: '🟢🔵🔴' }, { code: '🔴🔵🟢🟢' }, { code: 'red blue green' }],
    },
    {
      title: 'directions, slanting ones too, and their number is not told',
      configuration: { lock: 'directions', diagonals: true, showLength: false, codeLength: 5 },
      solution: { correctCode: '↑↑→↘←', alternatives: ['↓'] },
      right: [{ code: '↑↑→↘←' }, { code: '↓' }],
      wrong: [{ code: '↑↑→↘' }, { code: '↑' }],
    },
    {
      title: 'signs of the author’s own, by themselves where they can be',
      configuration: {
        lock: 'signs',
        autoCheck: true,
        codeLength: 3,
        signs: [
          { sign: '🐇', name: 'rabbit' },
          { sign: '🎩', name: 'hat' },
          { sign: '★', name: 'star' },
          { sign: '❤️', name: 'heart' },
        ],
      },
      solution: { correctCode: '🐇❤️🎩' },
      right: [{ code: '🐇❤️🎩' }, { code: '🐇❤🎩' }],
      wrong: [{ code: '🐇🎩❤️' }, { code: '★★★' }],
    },
    {
      title: 'pictures on rings, told apart by what stands for them',
      configuration: {
        lock: 'signs',
        signsOn: 'rings',
        codeLength: 3,
        signs: [
          { sign: '①', name: 'owl', url: '/illustrations/service-events.webp' },
          { sign: '②', name: 'pike', url: '/illustrations/service-museums.webp' },
          { sign: '★', name: 'star' },
        ],
      },
      solution: { correctCode: '②①★' },
      right: [{ code: '②①★' }],
      wrong: [{ code: '①②★' }, { code: 'pike owl star' }],
    },
    {
      title: 'colours on rings that are turned',
      configuration: { lock: 'colours', signsOn: 'rings', codeLength: 4 },
      solution: { correctCode: '🔴🔴🔵🟢' },
      right: [{ code: '🔴🔴🔵🟢' }],
      wrong: [{ code: '🔴🔵🔴🟢' }],
    },
    {
      title: 'directions whose keys stay pushed',
      configuration: { lock: 'directions', signsOn: 'pushed', codeLength: 3 },
      solution: { correctCode: '↑←→' },
      right: [{ code: '↑←→' }],
      wrong: [{ code: '←↑→' }],
    },
  ],
  malformed: [
    null,
    '0427',
    427,
    [],
    {},
    { code: '' },
    { code: ' ' },
    { code: '\u200b\u00a0' },
    { code: 427 },
    { code: '1'.repeat(65) },
    { code: '0427', right: true },
    { Code: '0427' },
  ],
  incomplete: [
    { draft: { configuration: {}, solution: {} }, code: 'answer_missing' },
    { draft: { configuration: {}, solution: { correctCode: '---' } }, code: 'answer_not_of_type' },
    { draft: { configuration: {}, solution: { correctCode: '12a4' } }, code: 'answer_not_of_type' },
    {
      draft: { configuration: {}, solution: { correctCode: '1234', alternatives: ['abc'] } },
      code: 'alternative_not_of_type',
    },
    {
      draft: { configuration: {}, solution: { correctCode: '1234', decoys: [{ code: '12 34', reply: 'No.' }] } },
      code: 'decoy_is_answer',
    },
    {
      draft: { configuration: {}, solution: { correctCode: '1234', decoys: [{ code: '1111', reply: '' }] } },
      code: 'decoy_incomplete',
    },
    {
      draft: {
        configuration: { lock: 'colours' },
        solution: { correctCode: '🔴🔵', decoys: [{ code: '0427', reply: 'Not digits.' }] },
      },
      code: 'decoy_not_of_type',
    },
    { draft: { configuration: { lock: 'colours' }, solution: { correctCode: '0427' } }, code: 'answer_not_of_type' },
    {
      draft: { configuration: { lock: 'colours', colours: ['red'] }, solution: { correctCode: '🔴🔴' } },
      code: 'signs_too_few',
    },
    { draft: { configuration: { lock: 'directions' }, solution: { correctCode: '↗' } }, code: 'answer_not_of_type' },
    {
      draft: { configuration: { lock: 'directions', signsOn: 'pushed' }, solution: { correctCode: '↑→↑' } },
      code: 'pushed_twice',
    },
    {
      draft: {
        configuration: {
          lock: 'signs',
          signs: [
            { sign: '★', name: 'star' },
            { sign: '☾', name: '' },
          ],
        },
        solution: { correctCode: '★' },
      },
      code: 'sign_incomplete',
    },
    {
      draft: {
        configuration: {
          lock: 'signs',
          signs: [
            { sign: '★', name: 'star' },
            { sign: ' ★', name: 'sun' },
          ],
        },
        solution: { correctCode: '★' },
      },
      code: 'sign_repeats',
    },
    {
      draft: {
        configuration: {
          lock: 'signs',
          signs: [
            { sign: '★', name: 'star' },
            { sign: '☾', name: 'moon' },
          ],
          signTexts: [{ from: 'star', to: 'étoile' }],
        },
        solution: { correctCode: '★' },
      },
      code: 'signs_half_translated',
    },
    {
      draft: { configuration: { lock: 'wheels', codeLength: 9 }, solution: { correctCode: '123456789' } },
      code: 'too_long_for_wheels',
    },
    { draft: { configuration: { colour: 'red' }, solution: {} }, code: 'unreadable' },
    { draft: { configuration: { allowedAttempts: 0 }, solution: {} }, code: 'unreadable' },
  ],
  canary: {
    draft: {
      configuration: { codeType: 'alphanumeric', codeLength: 12, showLength: false },
      solution: {
        correctCode: 'CANARYCODE42',
        alternatives: ['CANARYOTHER7'],
        decoys: [{ code: 'CANARYDECOY9', reply: 'canary reply' }],
      },
    },
    words: ['CANARYCODE42', 'CANARYOTHER7', 'CANARYDECOY9', 'canary reply'],
  },
  old: [
    {
      version: 1,
      draft: {
        configuration: { codeLength: 4, codeType: 'numeric', caseSensitive: false, allowedAttempts: 3 },
        solution: { correctCode: '0427' },
      },
      presented: { codeLength: 4, codeType: 'numeric', caseSensitive: false, autoCheck: false },
    },
  ],
}
