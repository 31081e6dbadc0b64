import type { SamplePuzzle } from '#samples/sample-adventure.ts'
import { objects, onTheBlock } from '#samples/adventures/dead-air/objects.ts'

export const splicingBlock: SamplePuzzle = {
  key: 'splicing-block',
  type: 'ordering_sorting',
  name: { en: 'The splicing block', fr: 'Le bloc de montage' },
  description: {
    en: 'The three pieces are five sentences, cut apart by somebody in a hurry. You draw each of them past the old head, and a voice that has been dead for twenty years speaks out of a loudspeaker the size of a saucer. You know that voice. Put the call together.',
    fr: 'Les trois morceaux font cinq phrases, coupées par quelqu’un de pressé. Vous les passez une à une devant la vieille tête, et une voix morte depuis vingt ans sort d’un haut-parleur grand comme une soucoupe. Cette voix, vous la connaissez. Remontez l’appel.',
  },
  configuration: {
    layout: 'list',
    items: [
      {
        en: 'Sainte-Barbe calling. We have struck ice.',
        fr: 'Ici la Sainte-Barbe. On a frappé de la glace.',
      },
      {
        en: 'Second call. Nobody? Water on the car deck.',
        fr: 'Deuxième appel. Personne? On embarque de l’eau.',
      },
      {
        en: 'Thank God. Received. We’ll hold on.',
        fr: 'Dieu merci. Bien reçu. On tient bon.',
      },
      {
        en: 'Forty minutes since you answered. No lights.',
        fr: 'Quarante minutes depuis votre réponse. Rien.',
      },
      {
        en: 'Battery’s going. Tell them at home to leave the radio on.',
        fr: 'Les piles lâchent. Dites chez nous de laisser la radio allumée.',
      },
    ],
    spots: onTheBlock,
    sortCriteria: 'custom',
    firstLabel: { en: 'Ten past three', fr: 'Trois heures dix' },
    lastLabel: { en: 'The end of the tape', fr: 'La fin de la bande' },
    lot: 1964,
    allowPartialCredit: true,
    allowedAttempts: 3,
  },
  solution: {
    correctOrder: [0, 1, 2, 3, 4],
    decoys: [
      {
        order: [0, 2, 1, 3, 4],
        reply: {
          en: 'He thanks somebody, and then asks whether anybody is there? The other way about.',
          fr: 'Il remercierait quelqu’un, puis demanderait s’il y a quelqu’un? C’est l’inverse.',
        },
      },
      {
        order: [0, 1, 3, 2, 4],
        reply: {
          en: 'He cannot wait forty minutes for an answer that he has not had yet.',
          fr: 'Il ne peut pas attendre depuis quarante minutes une réponse qu’il n’a pas encore eue.',
        },
      },
      {
        order: [0, 1, 2, 4, 3],
        reply: {
          en: 'His battery is going there. He would have nothing left to count the minutes with.',
          fr: 'Là, ses piles lâchent. Il ne lui resterait pas de quoi compter les minutes.',
        },
      },
      {
        order: [1, 0, 2, 3, 4],
        reply: {
          en: 'A second call before the first? He was a careful man. You take after him.',
          fr: 'Un deuxième appel avant le premier? C’était un homme de méthode. Vous tenez de lui.',
        },
      },
    ],
  },
  hints: [
    {
      en: 'Water only rises. So does what one is afraid of.',
      fr: 'L’eau ne fait que monter. La peur aussi.',
    },
    {
      en: 'One sentence counts calls, one answers, one counts minutes since the answer. That leaves a beginning and an end.',
      fr: 'Une phrase compte les appels, une autre répond, une troisième compte les minutes depuis la réponse. Restent un début et une fin.',
    },
    {
      en: 'He says who he is; he calls again; he says thank God. You know which one you do not want to put last.',
      fr: 'Il dit qui il est; il rappelle; il dit Dieu merci. Vous savez laquelle vous ne voulez pas mettre à la fin.',
    },
  ],
  timeLimit: null,
  expectedMinutes: 4,
  object: objects.splicingBlock,
  onSolve: [
    { takeItem: 'tape-piece', count: 3 },
    { giveItem: 'reel' },
    { addExperience: 50 },
    {
      say: {
        en: 'You splice with white tape and hands that know how, and let it run. It is your father. The inquest found that nobody answered the Sainte-Barbe. But he says “Received”. He thanks somebody. And just before he does, where the answer should be, eleven seconds have been cut out of the tape with a razor blade, very straight, by somebody who was not in a hurry at all.',
        fr: 'Vous collez au ruban blanc, vos mains savent faire, et vous laissez tourner. C’est votre père. L’enquête a conclu que personne n’avait répondu à la Sainte-Barbe. Mais il dit « Bien reçu ». Il remercie quelqu’un. Et juste avant, là où devrait se trouver la réponse, onze secondes ont été découpées à la lame de rasoir, bien droit, par quelqu’un qui, là, n’était pas pressé du tout.',
      },
    },
  ],
}
