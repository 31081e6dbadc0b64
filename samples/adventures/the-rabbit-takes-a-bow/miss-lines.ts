import type { SampleText } from '#samples/sample-adventure.ts'

/** What each scene says, in turn, to a press on nothing. */
export const missLines: Record<string, SampleText[]> = {
  workshop: [
    {
      en: 'Sawdust. You have an eye for it.',
      fr: 'Du bran de scie. Vous avez l’œil.',
    },
    {
      en: 'In a workshop there are things that work and things that somebody has been meaning to get round to. That is one of those.',
      fr: 'Dans un atelier, il y a ce qui marche et ce qu’on réparera demain. Ça, c’est pour demain.',
    },
    {
      en: 'That is only there to make the rest look important.',
      fr: 'Ça, c’est là pour donner de l’importance au reste.',
    },
  ],
  'prop-store': [
    {
      en: 'It was for something. The man who knew what has vanished; that was his act.',
      fr: 'Ça servait à quelque chose. Celui qui savait à quoi a disparu; c’était son numéro.',
    },
    {
      en: 'Nothing. But a very well made nothing.',
      fr: 'Rien. Mais un rien de très belle facture.',
    },
    {
      en: 'A prop from a play that closed before it opened.',
      fr: 'L’accessoire d’une pièce retirée de l’affiche avant la première.',
    },
  ],
  'dressing-room': [
    {
      en: '“Powder,” says Odette without looking up. “It is always powder.”',
      fr: '« De la poudre, dit Odette sans lever les yeux. Ici, c’est toujours de la poudre. »',
    },
    {
      en: '“If that were anything, dear,” says Odette, “I would have ironed it.”',
      fr: '« Mon cœur, dit Odette, si c’était quelque chose, je l’aurais repassé. »',
    },
    {
      en: 'Velvet. It closes over your finger, and lets you have it back.',
      fr: 'Du velours. Il se referme sur votre doigt, puis vous le rend.',
    },
  ],
  stage: [
    {
      en: 'Boards. They mean the world to some people.',
      fr: 'Des planches. D’autres les ont brûlées; vous, ménagez-les.',
    },
    {
      en: 'You point at nothing, with a sweep of the arm. On a stage it passes for intention.',
      fr: 'D’un geste ample, vous montrez le vide. Sur une scène, ça passe pour voulu.',
    },
    {
      en: 'Out in the dark, somebody coughs. Somebody always does.',
      fr: 'Dans le noir, quelqu’un tousse. Il y a toujours quelqu’un qui tousse.',
    },
  ],
  'fly-tower': [
    {
      en: 'It is holding up something else. Up here, everything is.',
      fr: 'Ça retient autre chose. Ici, tout retient autre chose.',
    },
    {
      en: 'At this height one keeps a hand free for the rail.',
      fr: 'À cette hauteur, on garde une main pour la rampe.',
    },
    {
      en: 'Better not to pull at just anything: up here, something hangs by everything.',
      fr: 'Mieux vaut ne pas tirer sur n’importe quoi : ici, tout tient à un fil.',
    },
  ],
  'under-stage': [
    {
      en: 'Warm, dark and a little oily.',
      fr: 'C’est chaud, c’est noir et ça tache un peu.',
    },
    {
      en: 'Something drips. It has kept better time than the orchestra.',
      fr: 'Ça goutte. Mieux en mesure que l’orchestre.',
    },
    {
      en: 'You find a hairpin, a sequin and a good deal of soot. You keep the soot.',
      fr: 'Une épingle à cheveux, une paillette et beaucoup de suie. Vous gardez la suie.',
    },
  ],
  burrow: [
    {
      en: '“Do look round,” says Basil. “One so rarely has visitors with thumbs.”',
      fr: '« Regardez, je vous en prie, dit Basile. On reçoit si rarement des gens qui ont des pouces. »',
    },
    {
      en: 'A rug, a fire, and nothing at all to solve. It takes some getting used to.',
      fr: 'Un tapis, un feu et rien à résoudre. Il faut s’y faire.',
    },
    {
      en: '“That,” says Basil, “is a wall.”',
      fr: '« Ça, dit Basile, c’est un mur. »',
    },
  ],
}
