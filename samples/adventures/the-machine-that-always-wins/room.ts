import { prose } from '#samples/prose.ts'
import { text } from '#samples/sample-kit.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'
import { boxes } from './boxes.ts'
import { clues } from './clues.ts'
import { furnishings } from './furnishings.ts'
import { guide } from './guide.ts'
import { officePuzzles } from './office-puzzles.ts'
import { machinePuzzles } from './machine-puzzles.ts'
import { cabinetPuzzles } from './cabinet-puzzles.ts'
import { papers } from './papers.ts'
import { typedPuzzles } from './typed-puzzles.ts'

export const theMachineThatAlwaysWins: SampleRoom = {
  key: 'the-machine-that-always-wins',
  version: 7,
  title: text('The Machine That Always Wins', 'La machine qui gagne toujours'),
  description: prose(
    `1889. The Marquis, a chess machine in a powdered wig, has beaten three hundred people and never lost. An
    unsigned letter asks you to open it while its owner is at dinner. You’ve come to expose a fraud. You’ll leave
    with something else. An escape room for two to six, with ten puzzles for several tables and no chess club
    needed.`,
    `1889. Le Marquis, machine à jouer aux échecs en perruque poudrée, a battu trois cents personnes et n’a jamais
    perdu. Une lettre sans signature vous demande de l’ouvrir pendant que son maître soupe. Vous venez démasquer une
    fraude; vous repartirez avec autre chose. Un jeu d’évasion pour deux à six, dix énigmes à mener de front, sans
    club d’échecs.`,
  ),
  kind: 'escape-room',
  category: 'Party Game',
  difficulty: 3,
  priceCents: 0,
  recommendedPlayers: '2-6',
  languages: ['en', 'fr'],
  primaryLanguage: 'en',
  accessibilityTags: ['no-sound-needed', 'colour-independent'],
  contentWarnings: ['confined-spaces'],
  cover: {
    image: './art/cover.webp',
    altText: prose(
      `A mechanical figure in a powdered wig behind a chessboard on a cabinet. Light shines out of one of its doors.`,
      `Une figure mécanique en perruque poudrée derrière un échiquier, sur un meuble. Une porte laisse filtrer la
      lumière.`,
    ),
  },
  setup: {
    theme: text('A chess machine with a secret', 'Une machine à échecs et son secret'),
    recommendedDuration: 60,
    spaceRequirements: prose(
      `A room with two tables, or a table and a desk, so that two groups can work at once. A bookshelf. A large box
      or a cupboard for the cabinet.`,
      `Une pièce avec deux tables, ou une table et un bureau, pour travailler en deux groupes. Une bibliothèque. Une
      grande boîte ou une armoire comme meuble.`,
    ),
    ageRecommendation: text('12 and up, or 10 and up with an adult', 'Dès douze ans; dès dix ans avec un adulte'),
    storyPremise: prose(
      `To the Society for Honest Wonders
      / Port-Sorel, 14 October 1889

      Ladies and Gentlemen,

      You have written to the papers that no machine can think. You’re right. The Marquis, who plays tonight at the
      Town Hall, has won all of his three hundred games, and not one of them by clockwork.

      At seven Professor Quill dines with the mayor. He’s back at eight for the show. Gaspard, who carries the
      boxes, will let you in at the back; he’s a friend, and he knows nothing. You have one hour.

      There are two tables: the Professor’s papers, and the Marquis himself. Begin at both. Trust nothing that’s
      polished.

      Don’t break him open. Everything in him can be opened by somebody who pays attention. I’ve made sure of it.

      Come and see how the Marquis wins. And then, please, do what you think is right.`,
      `À la Société des prodiges honnêtes
      / Port-Sorel, le 14 octobre 1889

      Mesdames, Messieurs,

      Vous avez écrit aux journaux qu’aucune machine ne pense. Vous avez raison. Le Marquis, qui joue ce soir à
      l’hôtel de ville, a gagné ses trois cents parties, et pas une grâce à ses rouages.

      À sept heures, le professeur Quill soupe chez le maire. Il revient à huit heures pour le spectacle. Gaspard,
      qui porte les caisses, vous fera entrer par-derrière; c’est un ami, et il ne sait rien. Vous avez une heure.

      Il y a deux tables : les papiers du professeur, et le Marquis lui-même. Commencez aux deux à la
      fois. Ne vous fiez à rien de ce qui brille.

      Ne le forcez pas. Tout, en lui, s’ouvre à qui fait attention. J’y ai veillé.

      Venez voir comment le Marquis gagne. Ensuite, s’il vous plaît, faites ce qui vous semblera juste.`,
    ),
    winningCondition: text(
      'You win when, in front of the Professor, you make the move with which the Marquis loses.',
      'Vous gagnez en jouant, devant le professeur, le coup qui fait perdre le Marquis.',
    ),
  },
  puzzles: [...officePuzzles, ...machinePuzzles, ...cabinetPuzzles],
  typedPuzzles,
  props: [...boxes, ...furnishings, ...papers],
  clues,
  guide,
}
