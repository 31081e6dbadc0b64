import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import type { SampleText } from '#samples/sample-adventure.ts'
import { text } from '#samples/sample-kit.ts'
import type { SampleTypedPuzzle } from '#samples/sample-kit.ts'

const night = (item: number) => ({ category: 0, item })
const opponent = (item: number) => ({ category: 1, item })
const pieces = (item: number) => ({ category: 2, item })

const gossip: readonly (SampleText & { rule: JsonObject })[] = [
  {
    en: 'The captain played on the evening right before the baker.',
    fr: 'Le capitaine a joué la veille du boulanger.',
    rule: { kind: 'before', one: opponent(1), other: opponent(3), category: 0, by: 1 },
  },
  {
    en: 'On the evening right after the baker’s, the Marquis had nine pieces left.',
    fr: 'Le soir qui a suivi celui du boulanger, il restait neuf pièces au Marquis.',
    rule: { kind: 'before', one: opponent(3), other: pieces(3), category: 0, by: 1 },
  },
  {
    en: 'The baker left him fewer pieces than the schoolmistress did.',
    fr: 'Le boulanger lui a laissé moins de pièces que l’institutrice.',
    rule: { kind: 'before', one: opponent(3), other: opponent(2), category: 2, by: 0 },
  },
  {
    en: 'The schoolmistress left him fewer pieces than the captain did.',
    fr: 'L’institutrice lui a laissé moins de pièces que le capitaine.',
    rule: { kind: 'before', one: opponent(2), other: opponent(1), category: 2, by: 0 },
  },
  {
    en: 'On Thursdays the schoolmistress has choir.',
    fr: 'Le jeudi, l’institutrice a sa chorale.',
    rule: { kind: 'not', one: opponent(2), other: night(0) },
  },
]

const gossipWords: readonly (readonly [string, string])[] = [
  ['Evening', 'Soir'],
  ['Thursday', 'Jeudi'],
  ['Friday', 'Vendredi'],
  ['Saturday', 'Samedi'],
  ['Sunday', 'Dimanche'],
  ['Opponent', 'Adversaire'],
  ['The notary', 'Le notaire'],
  ['The captain', 'Le capitaine'],
  ['The schoolmistress', 'L’institutrice'],
  ['The baker', 'Le boulanger'],
  ['Pieces left', 'Pièces restantes'],
  ['4 pieces', '4 pièces'],
  ['5 pieces', '5 pièces'],
  ['7 pieces', '7 pièces'],
  ['9 pieces', '9 pièces'],
  ...gossip.map(({ en, fr }) => [en, fr] as const),
]

export const typedPuzzles: SampleTypedPuzzle[] = [
  {
    key: 'bars-lock',
    type: 'code_entry',
    name: text('Five bars', 'Cinq tiges'),
    configuration: { lock: 'directions', codeLength: 5 },
    words: {
      en: { solution: { correctCode: '↑←←→↓' } },
      fr: { solution: { correctCode: '↑←←→↓' } },
    },
  },
  {
    key: 'knight-thread',
    type: 'pattern_matcher',
    name: text('The knight’s thread', 'Le fil du cavalier'),
    configuration: { patternSize: 9, patternType: 'visual', sequenceLength: 8 },
    words: {
      en: { solution: { correctPattern: [0, 5, 6, 1, 8, 3, 2, 7] } },
      fr: { solution: {} },
    },
  },
  {
    key: 'tape-words',
    type: 'cipher',
    name: text('What the tape says', 'Ce que dit le ruban'),
    configuration: { cipherType: 'morse' },
    words: {
      en: {
        configuration: { encryptedText: '.. / .- -- / .. -. ... .. -.. .' },
        solution: { decryptedText: 'I am inside' },
      },
      fr: {
        configuration: { encryptedText: '.--- . / ... ..- .. ... / -.. . -.. .- -. ...' },
        solution: { decryptedText: 'Je suis dedans' },
      },
    },
  },
  {
    key: 'wig-riddle',
    type: 'riddle',
    name: text('The poem in the lid', 'Le poème du couvercle'),
    configuration: { showLength: true },
    words: {
      en: {
        configuration: {
          wordLengths: [5],
          riddleText:
            'Eight little ones in front of me\neach dream of being what I am.\n' +
            'I go as far as I can see,\nstraight or aslant, as no one can.\n\n' +
            'Beside me stands a man with a crown\nwho takes one step and has to rest.\n' +
            'They weep for him when he goes down.\nThey lose me, and play on. Who plays best?',
        },
        solution: { correctAnswers: ['queen'] },
      },
      fr: {
        configuration: {
          wordLengths: [5],
          riddleText:
            'Devant moi, huit petits, en rang,\nrêvent de porter ma couronne.\n' +
            'Je vais tout droit, je vais de flanc,\nplus loin qu’aucune autre personne.\n\n' +
            'Mon mari fait un pas, s’assoit.\nS’il tombe, on pleure et tout s’arrête.\n' +
            'Que je tombe, on joue sans moi.\nQui, des deux, a toute sa tête?',
        },
        solution: { correctAnswers: ['reine'], synonyms: ['dame'] },
      },
    },
  },
  {
    key: 'four-evenings',
    type: 'logic_grid',
    name: text('Four evenings', 'Quatre soirs'),
    configuration: {
      categories: [
        { name: 'Evening', items: ['Thursday', 'Friday', 'Saturday', 'Sunday'], ordered: true },
        { name: 'Opponent', items: ['The notary', 'The captain', 'The schoolmistress', 'The baker'], ordered: false },
        { name: 'Pieces left', items: ['4 pieces', '5 pieces', '7 pieces', '9 pieces'], ordered: true },
      ],
      itemsPerCategory: 4,
      clues: gossip.map(({ en, rule }) => ({ text: en, rule })),
      lot: 31_415,
    },
    words: {
      en: {
        solution: {
          correctMapping: [
            [1, 2],
            [3, 0],
            [0, 3],
            [2, 1],
          ],
        },
      },
      fr: {
        configuration: { texts: gossipWords.map(([from, to]) => ({ from, to })) },
        solution: {},
      },
    },
  },
]
