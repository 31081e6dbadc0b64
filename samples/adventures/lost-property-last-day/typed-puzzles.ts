import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { prose } from '#samples/prose.ts'
import type { SampleText } from '#samples/sample-adventure.ts'
import { text } from '#samples/sample-kit.ts'
import type { SampleTypedPuzzle } from '#samples/sample-kit.ts'

/** Each report with its stamp, in the order of the clock on the wall. */
export const reports: readonly SampleText[] = [
  prose(
    `Ten to eight in the morning, Harbour stop. Mr. Osei gets on with a coffee, a newspaper and an umbrella. Stamp: E`,
    `Huit heures moins dix, arrêt du Port. M. Osei monte avec un café, un journal et un parapluie. Tampon : T`,
  ),
  prose(
    `Cathedral stop. Mr. Osei got off at a quarter to nine. The umbrella has now travelled alone for half an hour.
    Stamp: M`,
    `Arrêt Cathédrale. M. Osei est descendu à neuf heures moins quart. Le parapluie voyage seul depuis une
    demi-heure. Tampon : I`,
  ),
  prose(
    `Theatre stop, half past eleven. An actress opens the umbrella inside the tram. It brings no luck. Stamp: B`,
    `Arrêt Théâtre, onze heures et demie. Une actrice ouvre le parapluie dans le tram. Ça ne porte pas chance.
    Tampon : S`,
  ),
  prose(
    `Market stop. A dog sits on the umbrella. The market clock says eleven, but it’s an hour slow, as always. Stamp:
    E`,
    `Arrêt Marché. Un chien s’assoit sur le parapluie. L’horloge du marché dit onze heures; elle retarde d’une heure,
    comme toujours. Tampon : O`,
  ),
  prose(
    `Depot. The conductor hangs the umbrella up. His watch says two; it has been an hour fast since Easter. Stamp: R`,
    `Dépôt. Le contrôleur accroche le parapluie. Sa montre dit deux heures; elle avance d’une heure depuis Pâques.
    Tampon : N`,
  ),
]

/** As they are stored. */
const storedOrder = [3, 0, 4, 2, 1]

const things = ['The spectacles', 'The trombone', 'The doll', 'The boot']
const lines = ['Line 2', 'Line 5', 'Line 7', 'Line 9']
const shelves = ['Top shelf', 'Second shelf', 'Third shelf', 'Bottom shelf']

const thing = (item: number) => ({ category: 0, item })
const line = (item: number) => ({ category: 1, item })
const shelf = (item: number) => ({ category: 2, item })

const shelfNotes: readonly (SampleText & { rule: JsonObject })[] = [
  {
    en: 'What came in on Line 9 lies on the shelf right above the trombone.',
    fr: 'Ce qui est arrivé par la ligne 9 est sur l’étagère juste au-dessus du trombone.',
    rule: { kind: 'before', one: line(3), other: thing(1), category: 2, by: 1 },
  },
  {
    en: 'The doll lies higher up than the boot.',
    fr: 'La poupée est rangée plus haut que la botte.',
    rule: { kind: 'before', one: thing(2), other: thing(3), category: 2, by: 0 },
  },
  {
    en: 'The boot came in on a line with a lower number than the trombone.',
    fr: 'La botte est arrivée par une ligne de plus petit numéro que le trombone.',
    rule: { kind: 'before', one: thing(3), other: thing(1), category: 1, by: 0 },
  },
  {
    en: 'The doll has never been on Line 5.',
    fr: 'La poupée n’a jamais pris la ligne 5.',
    rule: { kind: 'not', one: thing(2), other: line(1) },
  },
  {
    en: 'The top shelf got its thing from Line 5 or from Line 7.',
    fr: 'L’objet de l’étagère du haut est arrivé par la ligne 5 ou par la ligne 7.',
    rule: { kind: 'either', one: shelf(0), other: line(1), third: line(2) },
  },
  {
    en: 'A boot would rot on the bottom shelf, so there’s none there.',
    fr: 'Une botte pourrirait sur l’étagère du bas : il n’y en a pas là.',
    rule: { kind: 'not', one: thing(3), other: shelf(3) },
  },
]

const shelfWords: readonly (readonly [string, string])[] = [
  ['Thing', 'Objet'],
  ['Line', 'Ligne'],
  ['Shelf', 'Étagère'],
  ['The spectacles', 'Les lunettes'],
  ['The trombone', 'Le trombone'],
  ['The doll', 'La poupée'],
  ['The boot', 'La botte'],
  ['Line 2', 'Ligne 2'],
  ['Line 5', 'Ligne 5'],
  ['Line 7', 'Ligne 7'],
  ['Line 9', 'Ligne 9'],
  ['Top shelf', 'Étagère du haut'],
  ['Second shelf', 'Deuxième étagère'],
  ['Third shelf', 'Troisième étagère'],
  ['Bottom shelf', 'Étagère du bas'],
  ...shelfNotes.map(({ en, fr }) => [en, fr] as const),
]

export const typedPuzzles: SampleTypedPuzzle[] = [
  {
    key: 'reports',
    type: 'ordering_sorting',
    name: text('The umbrella’s day', 'La journée du parapluie'),
    configuration: {
      items: storedOrder.map((at) => reports[at]!.en),
      sortCriteria: 'chronological',
      lot: 61_803,
    },
    words: {
      en: { solution: { correctOrder: reports.map((_, at) => storedOrder.indexOf(at)) } },
      fr: { configuration: { texts: reports.map(({ en, fr }) => ({ from: en, to: fr })) }, solution: {} },
    },
  },
  {
    key: 'shelf-list',
    type: 'logic_grid',
    name: text('Ida’s shelves', 'Les étagères d’Ida'),
    configuration: {
      categories: [
        { name: 'Thing', items: things, ordered: false },
        { name: 'Line', items: lines, ordered: true },
        { name: 'Shelf', items: shelves, ordered: true },
      ],
      itemsPerCategory: 4,
      clues: shelfNotes.map(({ en, rule }) => ({ text: en, rule })),
      lot: 27_182,
    },
    words: {
      en: {
        solution: {
          correctMapping: [
            [3, 2],
            [1, 3],
            [2, 0],
            [0, 1],
          ],
        },
      },
      fr: { configuration: { texts: shelfWords.map(([from, to]) => ({ from, to })) }, solution: {} },
    },
  },
  {
    key: 'lining-cipher',
    type: 'cipher',
    name: text('The note in the lining', 'Le mot dans la doublure'),
    configuration: { cipherType: 'caesar', shift: 7 },
    words: {
      en: {
        configuration: { encryptedText: 'OL PZ JVSK VU VUL ZPKL VUSF.' },
        solution: { decryptedText: 'He is cold on one side only.' },
      },
      fr: {
        configuration: { encryptedText: "PS U'H MYVPK XBL K'BU JVAL." },
        solution: { decryptedText: 'Il n’a froid que d’un côté.' },
      },
    },
  },
]
