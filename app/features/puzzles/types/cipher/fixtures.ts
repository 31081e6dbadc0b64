import type { PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'
import { symbolSets } from './rules/symbol-sets.ts'

const key = 'QWERTYUIOPASDFGHJKLZXCVBNM'

export const fixtures: PuzzleFixtures = {
  cases: [
    {
      title: 'Caesar: a message is turned back on the disc',
      configuration: { encryptedText: 'WKH UDEELW QHYHU VOHHSV.' },
      solution: {
        decryptedText: 'The rabbit never sleeps.',
        alternatives: ['rabbit'],
        decoys: [{ answer: 'WKH UDEELW QHYHU VOHHSV', reply: 'That is how it is written.' }],
      },
      right: [
        { text: 'the rabbit never sleeps' },
        { text: 'THERABBITNEVERSLEEPS' },
        { text: ' The rabbit, never sleeps! ' },
        { text: 'Rabbit' },
      ],
      wrong: [
        { text: 'the rabbit always sleeps' },
        { text: 'wkh udeelw qhyhu vohhsv' },
        { text: 'r' },
        { text: '?' },
        { text: 'not the rabbit never sleeps' },
      ],
    },
    {
      title: 'substitution: a French message without its accents',
      configuration: {
        cipherType: 'substitution',
        alphabet: key,
        encryptedText: "S'ITXKT TLZ EQEITT RQFL S'GTXCKT WSTXT.",
      },
      solution: { decryptedText: 'L’heure est cachée dans l’œuvre bleue.' },
      right: [
        { text: "l'heure est cachee dans l'oeuvre bleue" },
        { text: 'L’HEURE EST CACHÉE DANS L’ŒUVRE BLEUE' },
        { text: 'LHEUREESTCACHEEDANSLOEUVREBLEUE' },
      ],
      wrong: [{ text: 'l’heure est cachée dans l’œuvre' }, { text: 'l’heure est gâchée dans l’œuvre bleue' }],
    },
    {
      title: 'Morse with a lamp',
      configuration: { cipherType: 'morse', light: true, encryptedText: '-- . . - / -- . / .- - / --... .-.-.-' },
      solution: { decryptedText: 'Meet me at 7.' },
      right: [{ text: 'meet me at 7' }, { text: 'MEET ME AT SEVEN' }, { text: 'meetmeat7' }],
      wrong: [{ text: 'meet me at 8' }, { text: 'meet me' }, { text: '-- . . - / -- .' }],
    },
    {
      title: 'Caesar without its disc, with all the other tools on the desk',
      configuration: {
        tools: false,
        desk: ['pigpen', 'polybius', 'vigenere', 'morse', 'table', 'disc'],
        encryptedText: 'VHH BRX DW VHYHQ',
      },
      solution: { decryptedText: 'See you at seven' },
      right: [{ text: 'see you at 7' }, { text: 'SEEYOUATSEVEN' }],
      wrong: [{ text: 'see you at eight' }, { text: 'see you at 8' }],
    },
    {
      title: 'signs of the author’s own, with the legend filled in',
      configuration: {
        cipherType: 'custom',
        symbols: { ...symbolSets.shapes },
        provideKey: true,
        encryptedText: '◉ ☆ ☆ □  ◑ ◒ ,  ◇ ▲ ◆ ◆ ● ▤ !',
      },
      solution: { decryptedText: 'Look up, Rabbit!' },
      right: [{ text: 'look up rabbit' }, { text: 'LOOKUPRABBIT' }],
      wrong: [{ text: 'look down rabbit' }, { text: 'look' }, { text: '◉ ☆ ☆ □' }],
    },
  ],
  malformed: [
    null,
    'rabbit',
    7,
    [],
    {},
    { text: '' },
    { text: ' ' },
    { text: '\u200b\u00a0' },
    { text: 7 },
    { text: 'a'.repeat(401) },
    { text: 'rabbit', right: true },
    { Text: 'rabbit' },
  ],
  incomplete: [
    { draft: { configuration: {}, solution: {} }, code: 'text_missing' },
    { draft: { configuration: {}, solution: { decryptedText: ' \n ' } }, code: 'text_missing' },
    {
      draft: { configuration: { encryptedText: '1886' }, solution: { decryptedText: '1886' } },
      code: 'nothing_encrypted',
    },
    {
      draft: { configuration: { encryptedText: 'RABBIT' }, solution: { decryptedText: 'Rabbit' } },
      code: 'out_of_step',
    },
    {
      draft: { configuration: { encryptedText: 'UDEELW 7' }, solution: { decryptedText: 'Rabbit 7' } },
      code: 'digits_stay',
    },
    {
      draft: { configuration: { encryptedText: 'Δ UDEELW' }, solution: { decryptedText: 'Δ rabbit' } },
      code: 'characters_stay',
    },
    {
      draft: { configuration: { cipherType: 'substitution', alphabet: 'ABC' }, solution: { decryptedText: 'Rabbit' } },
      code: 'alphabet_invalid',
    },
    {
      draft: {
        configuration: { cipherType: 'substitution', alphabet: key, encryptedText: 'KQWWOZ' },
        solution: { decryptedText: 'Rabbit' },
      },
      code: 'too_short',
    },
    {
      draft: { configuration: { cipherType: 'custom', symbols: { A: '▲' } }, solution: { decryptedText: 'Abba' } },
      code: 'symbol_missing',
    },
    {
      draft: {
        configuration: { cipherType: 'custom', symbols: { A: '▲', B: '▲' } },
        solution: { decryptedText: 'Abba' },
      },
      code: 'symbol_repeats',
    },
    {
      draft: {
        configuration: { cipherType: 'custom', symbols: { A: '! ', B: '▲' } },
        solution: { decryptedText: 'Abba' },
      },
      code: 'symbol_not_allowed',
    },
    {
      draft: {
        configuration: { cipherType: 'custom', symbols: { A: '!', B: '▲' } },
        solution: { decryptedText: 'Abba!' },
      },
      code: 'symbol_in_text',
    },
    {
      draft: {
        configuration: { encryptedText: 'UDEELW' },
        solution: { decryptedText: 'Rabbit', alternatives: ['RABBIT!'] },
      },
      code: 'alternative_repeats',
    },
    {
      draft: {
        configuration: { encryptedText: 'UDEELW' },
        solution: { decryptedText: 'Rabbit', decoys: [{ answer: 'hare', reply: '' }] },
      },
      code: 'decoy_incomplete',
    },
    {
      draft: {
        configuration: { encryptedText: 'UDEELW' },
        solution: { decryptedText: 'Rabbit', decoys: [{ answer: 'rab bit', reply: 'No.' }] },
      },
      code: 'decoy_is_answer',
    },
    {
      draft: {
        configuration: { encryptedText: 'UDEELW' },
        solution: {
          decryptedText: 'Rabbit',
          decoys: [
            { answer: 'hare', reply: 'No.' },
            { answer: 'Hare', reply: 'No.' },
          ],
        },
      },
      code: 'decoy_repeats',
    },
    { draft: { configuration: { shift: 0 }, solution: {} }, code: 'unreadable' },
    { draft: { configuration: { shift: 26 }, solution: {} }, code: 'unreadable' },
    { draft: { configuration: { allowedAttempts: 0 }, solution: {} }, code: 'unreadable' },
    { draft: { configuration: { symbols: { a: '▲' } }, solution: {} }, code: 'unreadable' },
  ],
  canary: {
    draft: {
      configuration: {
        cipherType: 'substitution',
        alphabet: key,
        symbols: { A: 'CANSIGN1', B: 'CANSIGN2' },
        shift: 17,
        encryptedText: 'EQFQKN HSQOFZTBZ',
      },
      solution: {
        decryptedText: 'CANARY PLAINTEXT',
        alternatives: ['CANARY OTHER'],
        decoys: [{ answer: 'CANARY DECOY', reply: 'canary reply' }],
      },
    },
    words: ['CANARY PLAINTEXT', 'CANARY OTHER', 'CANARY DECOY', 'canary reply', key, 'CANSIGN1', 'CANSIGN2'],
  },
  old: [
    {
      version: 1,
      draft: {
        configuration: {
          cipherType: 'caesar',
          encryptedText: 'UDEELW',
          shift: 3,
          provideKey: false,
          allowedAttempts: 3,
        },
        solution: { decryptedText: 'rabbit' },
      },
      presented: {
        cipherType: 'caesar',
        encryptedText: 'UDEELW',
        signs: [],
        tools: true,
        light: false,
        shift: null,
        alphabet: null,
        symbols: null,
      },
    },
  ],
}
