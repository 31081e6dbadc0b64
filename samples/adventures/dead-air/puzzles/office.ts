import type { SamplePuzzle } from '#samples/sample-adventure.ts'
import { objects } from '#samples/adventures/dead-air/objects.ts'
import { proof } from '#samples/adventures/dead-air/truths.ts'
import { both } from './both.ts'

export const safe: SamplePuzzle = {
  key: 'safe',
  type: 'code_entry',
  name: { en: 'Harvey’s safe', fr: 'Le coffre de Harvey' },
  description: {
    en: 'Four number wheels. A man who locks something away for twenty years does not take his birthday. He takes the number that he cannot stop hearing.',
    fr: 'Quatre molettes de chiffres. Un homme qui enferme une chose pendant vingt ans ne prend pas sa date de naissance. Il prend le nombre qu’il n’arrive pas à faire taire.',
  },
  configuration: { codeLength: 4, codeType: 'numeric', caseSensitive: false, allowedAttempts: 3, wheels: true },
  solution: {
    correctCode: both('2182'),
    decoys: [
      {
        code: both('0310'),
        reply: {
          en: 'Ten past three. That one haunts Margot. He was awake and busy at the time.',
          fr: 'Trois heures dix. C’est Margot que celle-là hante. Lui, il veillait, et il avait à faire.',
        },
      },
      {
        code: both('1964'),
        reply: {
          en: 'The year. Too many people in this town could think of that.',
          fr: 'L’année. Trop de gens, dans cette ville, pourraient y penser.',
        },
      },
      {
        code: both('2180'),
        reply: {
          en: 'Nearly. Look again at where the needle stands: it is past the figure.',
          fr: 'Presque. Regardez mieux où se tient l’aiguille : elle a dépassé le nombre.',
        },
      },
      {
        code: both('1202'),
        reply: {
          en: 'The date. It is on a brass plate outside his door; he can bear to look at it.',
          fr: 'La date. Elle est sur du laiton, devant sa porte; celle-là, il supporte de la voir.',
        },
      },
      {
        code: both('0212'),
        reply: {
          en: 'The date, month first. It is on a brass plate outside his door; he can bear to look at it.',
          fr: 'La date, le mois d’abord. Elle est sur du laiton, devant sa porte; celle-là, il supporte de la voir.',
        },
      },
      {
        code: both('1111'),
        reply: {
          en: 'Eleven seconds, eleven seconds? You would choose that. He would not.',
          fr: 'Onze secondes, onze secondes? Ce serait votre choix. Pas le sien.',
        },
      },
    ],
  },
  hints: [
    {
      en: 'Something in this room has been kept on the same number for twenty years.',
      fr: 'Dans cette pièce, quelque chose est réglé sur le même nombre depuis vingt ans.',
    },
    {
      en: 'Read the dial of the old coast receiver on the sideboard. There are ten kilocycles between two figures.',
      fr: 'Lisez le cadran du vieux récepteur côtier, sur le buffet. Il y a dix kilocycles entre deux nombres.',
    },
    {
      en: 'The needle is two strokes to the right of 2180, and each stroke is one. It is the channel on which ships call for help.',
      fr: 'L’aiguille est à deux traits à droite de 2180, et chaque trait vaut un. C’est la fréquence sur laquelle les navires appellent au secours.',
    },
  ],
  timeLimit: null,
  expectedMinutes: 3,
  object: objects.safe,
  onSolve: [
    { giveItem: 'cut' },
    { addExperience: 100 },
    proof,
    {
      say: {
        en: 'No money. A page torn out of the station’s log, with one name rubbed out and “Morin” written over it, and a flat tin. In the tin, on cotton wool, like a medal, lies a curl of brown tape as long as your arm. You hold the end up to the light. On it, in a neat hand: “M. V., 3.10. In case she ever talks.”',
        fr: 'Pas d’argent. Une page arrachée au registre de la station, où un nom a été gommé et « Morin » écrit par-dessus, et une boîte de fer plate. Dedans, sur de l’ouate, comme une médaille, une boucle de bande brune, longue comme le bras. Vous en tenez le bout à la lumière. D’une écriture soignée : « M. V., 3 h 10. Pour le jour où elle parlerait. »',
      },
    },
  ],
}
