import type { SamplePuzzle } from '#samples/sample-adventure.ts'
import { objects } from '#samples/adventures/dead-air/objects.ts'
import { both } from './both.ts'

export const recordCase: SamplePuzzle = {
  key: 'record-case',
  type: 'code_entry',
  name: { en: 'The record case', fr: 'La mallette à disques' },
  description: {
    en: 'Six number wheels. On a strip of tape, in Margot’s hand: “For Standby only. Speeds, in the order in which they went out tonight.”',
    fr: 'Six molettes de chiffres. Sur un bout de ruban, de la main de Margot : « Réservé à la Relève. Les vitesses, dans l’ordre où les disques ont tourné ce soir. »',
  },
  configuration: { codeLength: 6, codeType: 'numeric', caseSensitive: false, allowedAttempts: 3, wheels: true },
  solution: {
    correctCode: both('337845'),
    decoys: [
      {
        code: both('334578'),
        reply: {
          en: 'That is the order of the switch. She plays what she likes, when she likes.',
          fr: 'Ça, c’est l’ordre du sélecteur. Elle passe ce qu’elle veut, quand elle veut.',
        },
      },
      {
        code: both('457833'),
        reply: {
          en: 'From the last to the first. She writes her sheets from the top, like everybody.',
          fr: 'Du dernier au premier. Elle écrit ses feuilles de haut en bas, comme tout le monde.',
        },
      },
      {
        code: both('120284'),
        reply: {
          en: 'Tonight’s date. There is one date that she never uses for anything, and it has the same day.',
          fr: 'La date de ce soir. Il y a une date dont elle ne se sert jamais, et c’est le même jour.',
        },
      },
      {
        code: both('784533'),
        reply: {
          en: 'The right three. The thick one did not go first.',
          fr: 'Ce sont les bons. Mais l’épais n’est pas passé en premier.',
        },
      },
    ],
  },
  hints: [
    {
      en: 'Six wheels, three discs. What does a disc have that can be written with two figures?',
      fr: 'Six molettes, trois disques. Qu’est-ce qui, chez un disque, s’écrit en deux chiffres?',
    },
    {
      en: 'The switch on the turntable has a disc drawn beside each speed. The cue sheet has the same discs, in tonight’s order.',
      fr: 'Sur la platine, un disque est dessiné à côté de chaque vitesse. La feuille de route montre les mêmes, dans l’ordre de ce soir.',
    },
    {
      en: 'Wide is thirty-three, thick is seventy-eight, small with a large hole is forty-five. The sheet begins with the wide one and ends with the small one.',
      fr: 'Le large, c’est trente-trois; l’épais, soixante-dix-huit; le petit au grand trou, quarante-cinq. La feuille commence par le large et finit par le petit.',
    },
  ],
  timeLimit: null,
  expectedMinutes: 2,
  object: objects.recordCase,
  onSolve: [
    { giveItem: 'note' },
    { giveItem: 'headphones' },
    { addExperience: 50 },
    {
      say: {
        en: 'No records. A pair of good headphones, and an envelope with one word on it: “Standby”. You have never had a letter from her before. It is not long, and you read it twice.',
        fr: 'Pas de disques. Un bon casque d’écoute et une enveloppe où il n’y a que deux mots : « La Relève ». Elle ne vous avait jamais écrit. Ce n’est pas long, et vous le lisez deux fois.',
      },
    },
  ],
}
