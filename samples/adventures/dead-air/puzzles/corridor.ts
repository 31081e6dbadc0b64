import type { SamplePuzzle, SampleText } from '#samples/sample-adventure.ts'
import { objects } from '#samples/adventures/dead-air/objects.ts'
import { proof } from '#samples/adventures/dead-air/truths.ts'

const people: SampleText[] = [
  { en: 'Étienne Morin', fr: 'Étienne Morin' },
  { en: 'Lucien Harvey', fr: 'Lucien Harvey' },
  { en: 'Margot Vallée', fr: 'Margot Vallée' },
  { en: 'Rolande Thibault', fr: 'Rolande Thibault' },
]
const posts: SampleText[] = [
  { en: 'the mast', fr: 'le mât' },
  { en: 'the telephone', fr: 'le téléphone' },
  { en: 'the receiver', fr: 'le récepteur' },
  { en: 'the microphone', fr: 'le micro' },
]
const hands: SampleText[] = [
  { en: 'a lamp', fr: 'une lampe' },
  { en: 'a razor blade', fr: 'une lame de rasoir' },
  { en: 'a pencil', fr: 'un crayon' },
  { en: 'a record', fr: 'un disque' },
]
const [morin, harvey, margot] = [0, 1, 2].map((item) => ({ category: 0, item })) as [Thing, Thing, Thing]
const rolande: Thing = { category: 0, item: 3 }
const [mast, telephone, receiver, microphone] = [0, 1, 2, 3].map((item) => ({ category: 1, item })) as [
  Thing,
  Thing,
  Thing,
  Thing,
]
const [lamp, blade, pencil, record] = [0, 1, 2, 3].map((item) => ({ category: 2, item })) as [
  Thing,
  Thing,
  Thing,
  Thing,
]

type Thing = { category: number; item: number }
type Kind = 'is' | 'not'

const clue = (kind: Kind, one: Thing, other: Thing, text: SampleText) => ({ text, rule: { kind, one, other } })

export const dutyBoard: SamplePuzzle = {
  key: 'duty-board',
  type: 'logic_grid',
  name: { en: 'The duty board', fr: 'Le tableau des quarts' },
  description: {
    en: 'Four people were on duty on 12 February 1964 at ten past three. Morin enclosed his copy of the inquest, which put him at the receiver. Set the pegs as the papers have it, and not as the inquest did.',
    fr: 'Quatre personnes étaient de quart le 12 février 1964, à trois heures dix. Morin a joint sa copie de l’enquête, qui le met au récepteur. Placez les chevilles d’après les papiers, et non d’après l’enquête.',
  },
  configuration: {
    categories: [
      { name: { en: 'Who', fr: 'Qui' }, items: people, ordered: false },
      { name: { en: 'Where', fr: 'Où' }, items: posts, ordered: false },
      { name: { en: 'In hand', fr: 'En main' }, items: hands, ordered: false },
    ],
    itemsPerCategory: 4,
    clues: [
      clue('not', morin, receiver, {
        en: 'Morin’s letter: “I had my orders that night, and they were not at the receiver.”',
        fr: 'Lettre de Morin : « Cette nuit-là, j’avais mes ordres, et ce n’était pas au récepteur. »',
      }),
      clue('is', mast, lamp, {
        en: 'Morin’s letter: “I was on the mast from half past two, knocking off ice, and nobody goes up there at night without a lamp.”',
        fr: 'Lettre de Morin : « J’étais sur le mât depuis deux heures et demie, à casser la glace, et personne n’y monte la nuit sans une lampe. »',
      }),
      clue('not', harvey, mast, {
        en: 'Harvey, under oath: “I do not climb. I have not been on that roof, nor on that mast, in my life.” Nobody has ever doubted that part.',
        fr: 'Harvey, sous serment : « Je ne grimpe pas. De ma vie, je n’ai mis le pied ni sur ce toit ni sur ce mât. » Cette partie-là, personne n’en a jamais douté.',
      }),
      clue('not', harvey, receiver, {
        en: 'The receiver was in the hut in those days, and the hut is on the roof. See Harvey, under oath.',
        fr: 'Le récepteur était alors dans la cabane, et la cabane est sur le toit. Voir Harvey, sous serment.',
      }),
      clue('is', receiver, pencil, {
        en: 'The hut’s standing order: at the receiver one writes in pencil, for up there ink freezes.',
        fr: 'Consigne de la cabane : au récepteur, on écrit au crayon; là-haut, l’encre gèle.',
      }),
      clue('not', blade, microphone, {
        en: 'The programme log: nothing sharp at the microphone since the accident with the cake.',
        fr: 'Le registre d’émission : plus rien de coupant au micro depuis l’accident du gâteau.',
      }),
      clue('is', rolande, record, {
        en: 'The programme log, from two to four: “R. T., dance music, a record never out of her hand.”',
        fr: 'Le registre d’émission, de deux à quatre : « R. T., musique de danse, un disque toujours à la main. »',
      }),
      clue('not', rolande, telephone, {
        en: 'Rolande, to the inquest: “I did not touch the telephone all night. I wish I had.”',
        fr: 'Rolande, à l’enquête : « Je n’ai pas touché au téléphone de la nuit. J’aurais dû. »',
      }),
      clue('not', margot, mast, {
        en: 'Margot’s letter: “They would not let a girl up the mast. They let her do everything else.”',
        fr: 'Lettre de Margot : « On ne laissait pas une fille monter au mât. Le reste, oui, tout le reste. »',
      }),
    ],
    allowedAttempts: 3,
    deductions: 3,
    lot: 31_064,
  },
  solution: {
    correctMapping: [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ],
    decoys: [
      {
        mapping: [
          [2, 2],
          [1, 1],
          [0, 0],
          [3, 3],
        ],
        reply: {
          en: 'That is the inquest’s version. It puts a typist of twenty up an icy mast, in the dark, in a skirt.',
          fr: 'C’est la version de l’enquête. Elle envoie une dactylo de vingt ans sur un mât glacé, la nuit, en jupe.',
        },
      },
      {
        mapping: [
          [0, 0],
          [2, 2],
          [1, 1],
          [3, 3],
        ],
        reply: {
          en: 'You would like it to be Harvey who took the call. Then he would have had to climb for it.',
          fr: 'Vous aimeriez que ce soit Harvey qui ait pris l’appel. Il aurait fallu qu’il grimpe.',
        },
      },
      {
        mapping: [
          [1, 1],
          [2, 2],
          [0, 0],
          [3, 3],
        ],
        reply: {
          en: 'Harvey at the receiver, and on a roof on which he has never set foot?',
          fr: 'Harvey au récepteur, donc sur un toit où il n’a jamais mis le pied?',
        },
      },
    ],
  },
  hints: [
    {
      en: 'Begin with what was in people’s hands: most of those clues join a thing to a place.',
      fr: 'Commencez par ce qu’on avait en main : la plupart de ces indices joignent une chose à un lieu.',
    },
    {
      en: 'Lamp and mast, pencil and receiver; Rolande has her record. There is one place where the blade can be, and one man who will not climb.',
      fr: 'Lampe et mât, crayon et récepteur; Rolande a son disque. Il n’y a qu’un lieu pour la lame, et qu’un homme qui ne grimpe pas.',
    },
    {
      en: 'Harvey was at the telephone with the blade, and Morin on the mast with the lamp. That leaves one person for the receiver, and you would rather it did not.',
      fr: 'Harvey était au téléphone, avec la lame; Morin sur le mât, avec la lampe. Pour le récepteur, il ne reste qu’une personne, et vous aimeriez mieux que non.',
    },
  ],
  timeLimit: null,
  expectedMinutes: 5,
  object: objects.dutyBoard,
  onSolve: [
    { addExperience: 100 },
    proof,
    {
      say: {
        en: 'The last peg goes in. Morin on the mast. Harvey at the telephone. And at the receiver, with a pencil, on her second night, Margot. It was Margot who answered your father. She has said good night to you on the radio every night since.',
        fr: 'La dernière cheville est placée. Morin sur le mât. Harvey au téléphone. Et au récepteur, un crayon à la main, à sa deuxième nuit, Margot. C’est Margot qui a répondu à votre père. Depuis, chaque soir, à la radio, elle vous souhaite bonne nuit.',
      },
    },
  ],
}
