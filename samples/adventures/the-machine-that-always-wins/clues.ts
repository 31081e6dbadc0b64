import { prose } from '#samples/prose.ts'
import type { SampleText } from '#samples/sample-adventure.ts'
import { text } from '#samples/sample-kit.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'

const card = (key: string, title: SampleText, piece: SampleText, number: number): SampleRoom['clues'][number] => ({
  key: `${key}-card`,
  title,
  content: text(
    `${piece.en.toUpperCase()}\n\n${number}\n\n(scratched with a pin: “I count everything.”)`,
    `${piece.fr.toUpperCase()}\n\n${number}\n\n(gravé à l’épingle : « Je compte tout. »)`,
  ),
  placement: 'container',
})

export const clues: SampleRoom['clues'] = [
  {
    key: 'account-page',
    title: text('A page of accounts', 'Une page de comptes'),
    look: 'ledger',
    content: prose(
      `Port-Sorel, four evenings. All in order. B. Quill
      / Hall   24.00
      / Oil for the works   1.15
      / Powder for the wig   0.85
      / Posters   6.50
      / Gaspard   8.00
      / Hay for two horses   3.50
      / TOTAL   66.75`,
      `Port-Sorel, quatre soirs. Tout y est. B. Quill
      / Salle   24,00
      / Huile pour le mécanisme   1,15
      / Poudre pour la perruque   0,85
      / Affiches   6,50
      / Gaspard   8,00
      / Foin pour deux chevaux   3,50
      / TOTAL   66,75`,
    ),
    placement: 'hidden',
    hidingPlace: text(
      'In the large book on the shelf, with one corner sticking out',
      'Dans le gros livre de la bibliothèque, un coin qui dépasse',
    ),
  },
  {
    key: 'gossip-letter',
    title: text('A letter from the last stop', 'Une lettre de la dernière étape'),
    look: 'letter',
    content: prose(
      `Dear Professor,

      I didn’t miss one of the four evenings, and I’ve written down for you on the other sheet what I remember. He’s
      a marvel. Only on Friday, when his candle went out, he played worse than my own boy, and there was a knocking.
      The baker nearly had him. Is it true that he doesn’t like the dark?

      / Your admirer, Widow Fortin`,
      `Monsieur le professeur,

      Je n’ai pas manqué un seul des quatre soirs, et je vous note sur l’autre feuille ce dont je me souviens.
      Quelle merveille! Il n’y a que vendredi, quand sa bougie s’est éteinte : il a joué plus mal que mon garçon, et
      on entendait cogner. Le boulanger l’avait presque. Est-ce vrai qu’il n’aime pas le noir?

      / Votre admiratrice, la veuve Fortin`,
    ),
    placement: 'container',
  },
  {
    key: 'knight-note',
    title: text('A note beside the pegs', 'Un billet à côté des chevilles'),
    look: 'letter',
    content: prose(
      `The knight goes two squares straight on and one to the side; he’s the only one who may leap over walls. He
      starts in the top left corner. His first leap ends at the right-hand edge. He visits each of the eight squares
      of the edge once, never twice, and never the middle. There’s only one way. I know it by heart; one has a lot
      of time.`,
      `Le cavalier avance de deux cases tout droit et d’une de côté; lui seul a le droit de sauter les murs. Il part
      du coin en haut à gauche. Son premier saut finit au bord de droite. Il visite une fois chacune des huit cases
      du bord, jamais deux, et jamais le centre. Il n’y a qu’un chemin. Je le sais par cœur; on a beaucoup de temps.`,
    ),
    placement: 'container',
  },
  {
    key: 'strip',
    title: text('The strip from the drawer', 'Le ruban du tiroir'),
    content: prose(
      `The strip itself is on the puzzle sheet “What the tape says”. Around it a paper band in the Professor’s hand:
      “Faulty. Burn.”`,
      `Le ruban lui-même est sur la feuille « Ce que dit le ruban ». Autour, une bande de papier de la main du
      professeur : « Défectueux. À brûler. »`,
    ),
    placement: 'container',
  },
  card('pawn', text('A card from the desk', 'Une carte de l’écritoire'), text('the pawn', 'le pion'), 3),
  card('knight', text('A card from the drawer', 'Une carte du tiroir'), text('the knight', 'le cavalier'), 8),
  card('rook', text('A card from the jewel case', 'Une carte du coffret'), text('the rook', 'la tour'), 1),
  card('queen', text('A card from the wig box', 'Une carte de la boîte à perruque'), text('the queen', 'la reine'), 6),
  {
    key: 'first-letter',
    title: text('A letter on the cushion', 'Une lettre sur le coussin'),
    look: 'letter',
    content: prose(
      `So you’ve come. Thank you.

      My name is Adèle Morin, and I’m nineteen. I’m as small as a child of ten, I’ve never lost at chess, and I’m
      the Marquis. You won’t find me here now: while he dines I’m let out, and locked in upstairs. But this is where
      I sit, three hours every evening, on this cushion.

      It was I who wrote to you. Behind this door is what he’ll never show anybody. You’ve found four cards by now.
      First set the smallest one, who takes one step at a time and dreams. Then the one who leaps over walls. Then
      the one who waits in the corner and only ever sees straight ahead. And last the one that I could be, if
      somebody let me out.`,
      `Vous êtes donc venus. Merci.

      Je m’appelle Adèle Morin, et j’ai dix-neuf ans. Je suis petite comme une enfant de dix ans, je n’ai jamais
      perdu aux échecs, et le Marquis, c’est moi. Vous ne m’y trouverez pas en ce moment : pendant qu’il soupe, on
      me sort de là et on m’enferme là-haut. Mais c’est ici que je suis assise, trois heures chaque soir, sur ce
      coussin.

      C’est moi qui vous ai écrit. Derrière cette porte, il y a ce qu’il ne montrera jamais à personne. Vous avez
      maintenant quatre cartes. D’abord la plus petite pièce, qui fait un pas à la fois et qui rêve. Puis celle qui
      saute les murs. Puis celle qui attend dans son coin et ne voit jamais que droit devant. Et, à la fin, celle
      que je pourrais être si quelqu’un m’ouvrait.`,
    ),
    placement: 'container',
  },
  {
    key: 'contract',
    title: text('The contract', 'Le contrat'),
    look: 'letter',
    content: prose(
      `CONTRACT
      / between Professor B. Quill and Miss Adèle Morin, orphan

      § 1. Miss Morin plays; the Marquis wins.
      / § 2. She receives board, candles and no wages.
      / § 3. She stays until the Marquis loses a game before witnesses. From that hour she is free.
      / § 4. Miss Morin may move for the Marquis only. She may not lose on purpose; the Professor counts the pieces.

      (He made one mistake. It doesn’t say who sets up the board. For three years I’ve looked for a position that looks
      safe and is lost. Tonight it’s on the table. I may only play Black. You’re White. A.)`,
      `CONTRAT
      / entre le professeur B. Quill et Mlle Adèle Morin, orpheline

      § 1. Mlle Morin joue; le Marquis gagne.
      / § 2. Elle reçoit la table, des bougies et aucun salaire.
      / § 3. Elle reste jusqu’à ce que le Marquis perde une partie devant témoins. Dès cette heure, elle est libre.
      / § 4. Mlle Morin ne joue que pour le Marquis. Elle ne perd pas exprès; le professeur compte les pièces.

      (Il a fait une erreur. On n’y dit pas qui place les pièces. Trois ans, j’ai cherché une position qui a l’air sûre
      et qui est perdue. Ce soir, elle est sur la table. Je n’ai droit qu’aux noirs. Vous avez les blancs. A.)`,
    ),
    placement: 'container',
  },
  {
    key: 'position',
    title: text('The position for tonight', 'La position de ce soir'),
    content: text(
      'The pieces in outline are White, yours. The solid one is the Marquis’s king.',
      'Les pièces au trait sont les blancs, les vôtres. La pièce pleine est le roi du Marquis.',
    ),
    imageAssetId: './art/position.webp',
    altText: prose(
      `A board of five by five squares, columns a to e from the left, rows 1 to 5 from the bottom. White: a rook on
      a4, a rook on e1, a king on a1. Black: a king on c5.`,
      `Un échiquier de cinq cases sur cinq, colonnes a à e depuis la gauche, rangées 1 à 5 depuis le bas. Blancs :
      une tour en a4, une tour en e1, un roi en a1. Noirs : un roi en c5.`,
    ),
    placement: 'container',
  },
  {
    key: 'newspaper',
    title: text('The Port-Sorel Messenger', 'Le Messager de Port-Sorel'),
    look: 'newspaper',
    content: prose(
      `IT IS DONE WITH MAGNETS
      / So says our watchmaker, Mr. Dubé, who has looked at the Marquis from the ninth row. He recommends that visitors
      bring a compass.`,
      `C’EST FAIT AVEC DES AIMANTS
      / C’est ce qu’affirme notre horloger, M. Dubé, qui a vu le Marquis de la neuvième rangée. Il conseille au public
      d’apporter une boussole.`,
    ),
    placement: 'sight',
    isRedHerring: true,
  },
]
