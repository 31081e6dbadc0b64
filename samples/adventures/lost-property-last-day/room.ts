import { prose } from '#samples/prose.ts'
import { text } from '#samples/sample-kit.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'
import { clues } from './clues.ts'
import { guide } from './guide.ts'
import { props } from './props.ts'
import { puzzles } from './puzzles.ts'
import { typedPuzzles } from './typed-puzzles.ts'

export const lostPropertyLastDay: SampleRoom = {
  key: 'lost-property-last-day',
  version: 10,
  title: text('Lost Property, Last Day', 'Objets perdus, dernier jour'),
  description: prose(
    `The tramway’s lost property office closes for good tonight. A letter says that something is kept there in your
    name, but you’ve lost nothing. In thirty minutes the stoker comes for all that’s left. An escape room for two to
    four, with six puzzles, four locks and a hungry stove.`,
    `Le bureau des objets perdus du tramway ferme ce soir pour toujours. Selon une lettre, on y garde quelque chose à
    votre nom; or vous n’avez rien perdu. Dans trente minutes, le préposé au poêle vient chercher ce qui reste. Un
    jeu d’évasion pour deux à quatre : six énigmes, quatre cadenas et un poêle qui a faim.`,
  ),
  kind: 'escape-room',
  category: 'Home Setup',
  difficulty: 2,
  priceCents: 0,
  recommendedPlayers: '2-4',
  languages: ['en', 'fr'],
  primaryLanguage: 'en',
  accessibilityTags: ['no-sound-needed', 'colour-independent'],
  contentWarnings: [],
  cover: {
    image: './art/cover.webp',
    altText: prose(
      `Shelves of labelled things in lamplight: an umbrella, a boot, a trombone. In front, on the counter, a closed
      case with a label.`,
      `Des étagères d’objets étiquetés sous une lampe : parapluie, botte, trombone. Devant, au comptoir, une valise
      fermée.`,
    ),
  },
  setup: {
    theme: text('An office that never threw anything away', 'Un bureau qui n’a jamais rien jeté'),
    recommendedDuration: 30,
    spaceRequirements: text(
      'A table for a counter, a wall or a door to tape the rules and the staff list to, a chair by the door.',
      'Une table comme comptoir, un mur ou une porte où coller le règlement et la liste du personnel, une chaise.',
    ),
    ageRecommendation: text('From ten, with an adult from eight', 'Dès dix ans; dès huit ans avec un adulte'),
    storyPremise: prose(
      `TRAMWAY COMPANY
      / Lost Property Office

      Dear Sir or Madam,

      An object is being kept in your name. The office closes for good tonight, and by rule 5 whatever nobody has
      claimed goes into the stove. The stoker comes at half past. He’s a good man, but he does what the rules say.

      You’ll tell me that you haven’t lost anything. I know. Please come all the same. I couldn’t leave the object
      lying about, so it’s behind four locks, and I’ve left what you need on my counter. Look at everything.
      Everything here belongs to somebody.

      You have thirty minutes.

      / Ida Marchand,
      / clerk since 1983, retired since this morning`,
      `COMPAGNIE DES TRAMWAYS
      / Bureau des objets perdus

      Madame, Monsieur,

      Nous gardons un objet à votre nom. Le bureau ferme ce soir pour toujours et, selon la règle 5, ce que personne
      n’a réclamé va au poêle. Le préposé au poêle passe à la demie. C’est un brave homme, mais il suit le
      règlement.

      Vous me direz que vous n’avez rien perdu. Je sais. Venez quand même. Je ne pouvais pas laisser traîner
      l’objet : il est derrière quatre cadenas, et ce qu’il vous faut est sur mon comptoir. Regardez tout. Tout,
      ici, est à quelqu’un.

      Vous avez trente minutes.

      / Ida Marchand,
      / commise depuis 1983, retraitée depuis ce matin`,
    ),
    winningCondition: text(
      'You win when you hand the stoker a claim form that he can’t refuse, with the right name on it.',
      'Vous gagnez en remettant au préposé au poêle un formulaire qu’il ne peut pas refuser, avec le bon nom dessus.',
    ),
  },
  puzzles,
  typedPuzzles,
  props,
  clues,
  guide,
}
