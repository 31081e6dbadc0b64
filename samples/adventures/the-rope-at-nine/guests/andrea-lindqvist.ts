import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/the-rope-at-nine/cards.ts'

export const andreaLindqvist: Guest = {
  key: 'lindqvist',
  name: text('Andrea Lindqvist', 'Andrea Lindqvist'),
  role: 'suspect',
  isOptional: true,
  portraitAssetId: './art/portraits/lindqvist.webp',
  publicDescription: text(
    'Pilot. The aeroplane is under four metres of snow until October, and so, in a way, is Lindqvist.',
    'Pilote. L’avion est sous quatre mètres de neige jusqu’en octobre, et Lindqvist aussi, d’une certaine façon.',
  ),
  background: text(
    'You lost your licence in 1955, after a landing in a lake. The expedition never asked to see it. ' +
      'Heights make you faint, unless there’s an engine in front of them. Brandt wrote to Stockholm for your ' +
      'papers “as a formality”; the answer was to come with the first ship.\n\nYesterday: from ten to six ' +
      'until twenty past seven you were in the mess, reading greetings into the tape machine between the ' +
      'others. You’re the one who laughs at the poem.',
    'En 1955, on vous a retiré votre brevet, après un atterrissage dans un lac. L’expédition n’a jamais ' +
      'demandé à le voir. Le vide vous fait tourner de l’œil, sauf derrière un moteur. Brandt a demandé vos ' +
      'papiers à Stockholm, « simple formalité »; la réponse devait arriver avec le premier bateau.\n\n' +
      'Hier : de six heures moins dix à sept heures vingt, vous étiez au carré, à lire des vœux au ' +
      'magnétophone, à tour de rôle. Le rire pendant le poème, c’est vous.',
  ),
  personality: text(
    'Dashing on the ground. Tells stories in which there’s always fog.',
    'De l’allure, au sol. Raconte des histoires où il y a toujours du brouillard.',
  ),
  costumeIdeas: text(
    'A leather jacket, a white scarf, sunglasses indoors.',
    'Un blouson de cuir, un foulard blanc, des lunettes de soleil à l’intérieur.',
  ),
  castingNotes: text('For somebody who likes to boast.', 'Pour qui aime se vanter.'),
  secret: text(
    'You’ve had no licence for three years, and you can’t climb a ladder.',
    'Depuis trois ans, vous n’avez plus de brevet, et vous êtes incapable de monter dans une échelle.',
  ),
  motive: text('With the first ship, Brandt would have known.', 'Au premier bateau, Brandt l’aurait su.'),
  cards: cards({
    invitation: {
      receive: text(
        'A paper aeroplane. Inside: “Cleared for landing?”',
        'Un avion en papier. Dedans : « Permission d’atterrir? »',
      ),
      act: text('Prepare one flying story. It needn’t be true.', 'Préparez une histoire de vol. Vraie ou non.'),
    },
    arrival: {
      reveal: text(
        '“In weather like that you follow the rope or you’re dead. I’ve flown in it. By feel. With one eye.”',
        '« Par un temps pareil, on suit la corde ou on est mort. Moi, j’ai volé là-dedans. À tâtons. Et d’un œil. »',
      ),
      conceal: text('When you last flew.', 'La date de votre dernier vol.'),
      act: text('Tell your flying story.', 'Racontez votre histoire de vol.'),
    },
    hoosh: {
      reveal: text(
        '“He asked me for my papers. In the middle of Antarctica! Who was going to check, a seal?”',
        '« Il m’a demandé mes papiers. En plein Antarctique! Pour les montrer à qui, à un phoque? »',
      ),
      conceal: text('The letter to Stockholm.', 'La lettre à Stockholm.'),
      act: text(
        'Never sit on anything higher than a chair, and show it.',
        'Refusez tout ce qui est plus haut qu’une chaise, et que ça se voie.',
      ),
    },
    roast: {
      reveal: text(
        '“I’m on that tape. Whoever laughs at the poem, that’s me. I’ve said I was sorry.”',
        '« Je suis sur la bande. Le rire pendant le poème, c’est moi. J’ai demandé pardon. »',
      ),
      conceal: text('That you failed the rope class, and how.', 'Que vous avez raté le cours de corde, et comment.'),
      act: text(
        'Ask what one can see from the door in drift. (Nothing.)',
        'Demandez ce qu’on voit de la porte dans la poudrerie. (Rien.)',
      ),
    },
    ice: {
      reveal: text(
        '“It was a small lake. And the ladder was very tall. Can we talk about the murder again?”',
        '« C’était un petit lac. Et l’échelle était très haute. On peut reparler du meurtre? »',
      ),
      conceal: text('That you’d like to fly again.', 'Que vous aimeriez revoler un jour.'),
      act: text(
        'Explain what a pilot does when the hand that flies isn’t a hand.',
        'Expliquez ce qu’est un pilote automatique.',
      ),
    },
    accusation: {
      reveal: text(
        '“I know what it’s like when they’re about to read out what you’re afraid of.”',
        '« Je sais ce que c’est, le jour où l’on va lire tout haut ce qui vous fait peur. »',
      ),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text(
        'Write a name and your reason, then fold your napkin into a plane.',
        'Écrivez un nom et votre raison, puis pliez votre serviette en avion.',
      ),
    },
    reveal: {
      reveal: text('“In October I’ll sit in the back. I promise.”', '« En octobre, je monte à l’arrière. Promis. »'),
      act: text('Give your scarf to somebody.', 'Donnez votre foulard à quelqu’un.'),
    },
  }),
}
