import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/a-pumpkin-too-many/cards.ts'

export const leeGauthier: Guest = {
  key: 'gauthier',
  name: text('Lee Gauthier', 'Lee Gauthier'),
  role: 'suspect',
  isOptional: true,
  portraitAssetId: './art/portraits/gauthier.webp',
  publicDescription: text(
    'Apprentice at the co-operative, builds scarecrows, dreams of elsewhere.',
    'En apprentissage à la coopérative. Fait des épouvantails et rêve d’ailleurs.',
  ),
  background: text(
    'You’ve signed with a travelling circus, as a stilt walker. It leaves on Tuesday. The mayor stood ' +
      'surety for your apprenticeship and told you that whoever runs away pays back three years. So you ' +
      'built a scarecrow with his face and won the prize with it.\n\nOn Saturday you helped at the pie ' +
      'stall, from six until twenty-four past: Loïs cut, you carried. You’ve never had the key to the poison ' +
      'cupboard; it hangs at Gaby’s belt.',
    'Vous avez signé avec un cirque ambulant, pour marcher sur des échasses. Il part mardi. Le maire ' +
      's’était porté garant de votre apprentissage et vous a dit que, si vous partiez, il faudrait ' +
      'rembourser trois ans. Alors vous avez fait un épouvantail à son image, et gagné le prix avec.\n\n' +
      'Samedi, vous aidiez au kiosque de tartes, de six heures à six heures vingt-quatre : Loïs coupait, ' +
      'vous portiez. La clé de l’armoire aux poisons, vous ne l’avez jamais eue; elle pend à la ceinture de ' +
      'Gaby.',
  ),
  personality: text(
    'Lanky, dreamy, honest at the wrong moment.',
    'De longues jambes, la tête ailleurs, franc-parler au mauvais moment.',
  ),
  costumeIdeas: text(
    'A straw-stuffed jacket, a patched hat, one red glove.',
    'Une veste bourrée de paille, un chapeau rapiécé, un gant rouge.',
  ),
  castingNotes: text('For somebody young, or young at heart.', 'Pour une personne jeune, ou qui l’est restée.'),
  secret: text('You’re running away with the circus on Tuesday.', 'Mardi, vous partez avec le cirque.'),
  motive: text('The mayor would have made you pay for three years.', 'Le maire vous aurait fait payer trois années.'),
  cards: cards({
    invitation: {
      receive: text('A circus ticket: “One way.”', 'Un billet de cirque : « Aller simple. »'),
      act: text('Come with a little straw somewhere.', 'Venez avec un peu de paille quelque part.'),
    },
    arrival: {
      reveal: text(
        '“I won a prize, too, for the scarecrow. The one that looks like him. It seemed funnier on Friday.”',
        '« J’ai eu un prix, moi aussi, pour l’épouvantail. Celui qui lui ressemble. Vendredi, ça avait ' +
          'l’air plus drôle. »',
      ),
      conceal: text('Tuesday.', 'Mardi.'),
      act: text(
        'Stand perfectly still for half a minute. See who notices.',
        'Ne bougez plus pendant une demi-minute. Voyez qui le remarque.',
      ),
    },
    soup: {
      reveal: text(
        '“He stood surety for me. That means that he owned me a bit. He owned everybody a bit, didn’t he?”',
        '« Il s’était porté garant. Ça veut dire qu’il me possédait un peu. Il possédait un peu tout le monde, non? »',
      ),
      conceal: text('The letter that you’ve begun three times.', 'La lettre que vous avez commencée trois fois.'),
      act: text('Reach for something far away without getting up.', 'Attrapez quelque chose de loin sans vous lever.'),
    },
    stew: {
      reveal: text(
        '“I carried pie. Thirty-one plates, one for the fire brigade. I even paid for mine, it’s on the ' +
          'roll. Please don’t turn it over.”',
        '« Je portais la tarte. Trente et une assiettes, dont une pour les pompiers. La mienne, je l’ai ' +
          'payée, c’est sur le ruban. Ne le retournez pas, s’il vous plaît. »',
      ),
      conceal: text('What you wrote on the back.', 'Ce que vous avez écrit au verso.'),
      act: text('Try to keep the till roll from being turned over.', 'Tâchez d’empêcher qu’on retourne le ruban.'),
    },
    pie: {
      reveal: text(
        '“So now you know. I was going to leave a note. I swear I never touched that cupboard, I don’t ' +
          'even know which key it is. There are so many on that belt.”',
        '« Bon, vous savez tout. J’allais laisser un mot. Cette armoire, je n’y ai jamais touché, je ne ' +
          'sais même pas quelle clé c’est. Il y en a tellement, à cette ceinture. »',
      ),
      conceal: text(
        'That you’re afraid of horses, and it’s a circus.',
        'Que vous avez peur des chevaux, et que c’est un cirque.',
      ),
      act: text(
        'Tell how one reads the great scale: from the front, never from below.',
        'Expliquez comment on lit la grande balance : de face, jamais par-dessous.',
      ),
    },
    accusation: {
      reveal: text(
        '“I know whom I’d never have thought of. So that’s who I’ll write down.”',
        '« Je sais à qui je n’aurais jamais pensé. Alors c’est le nom que j’écris. »',
      ),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text('Write a name and your reason, very small.', 'Écrivez un nom et votre raison, tout petit.'),
    },
    reveal: {
      reveal: text(
        '“You taught me everything. I’m glad that I was a bad apprentice.”',
        '« Vous m’avez tout appris. Une chance que j’apprenais mal. »',
      ),
      act: text('Leave your hat on the empty chair.', 'Laissez votre chapeau sur la chaise vide.'),
    },
  }),
}
