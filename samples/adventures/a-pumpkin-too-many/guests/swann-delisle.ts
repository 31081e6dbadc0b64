import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/a-pumpkin-too-many/cards.ts'

export const swannDelisle: Guest = {
  key: 'delisle',
  name: text('Swann Delisle', 'Swann Delisle'),
  role: 'detective',
  portraitAssetId: './art/portraits/delisle.webp',
  publicDescription: text(
    'Of the Office of Weights and Measures. Came to test a scale, and stayed for a funeral.',
    'De l’Inspection des poids et mesures. Une balance à vérifier, et un enterrement en prime.',
  ),
  background: text(
    'The Office sent you to test the great scale of Val-des-Courges, on a complaint whose author wasn’t ' +
      'named. On Saturday at nine in the evening you were to put your certified weights on it and have the ' +
      'winning pumpkin cut open. You announced it, as the law demands. At half past six a man died, in the ' +
      'confusion somebody knocked the great scale over, and your case of weights is gone.\n\nWhat nobody ' +
      'knows: you were born here. You were six when Bellavance bought your parents’ farm for the price of a ' +
      'cow. You asked for this assignment.\n\nOn Saturday you were in the hall from half past five, checking ' +
      'pumpkins; you went into the jury’s room with the others, at twenty-five past six, and sat down where ' +
      'your card was.',
    'L’Inspection vous envoie vérifier la grande balance de Val-des-Courges, à la suite d’une plainte ' +
      'anonyme. Samedi, à neuf heures du soir, vous deviez y poser vos poids étalonnés et faire ouvrir la ' +
      'citrouille gagnante. Vous l’avez annoncé, comme le veut la loi. À six heures et demie, un homme est ' +
      'mort; dans la bousculade, on a renversé la grande balance, et votre coffret de poids a disparu.\n\nCe ' +
      'que personne ne sait : vous êtes d’ici. Vous aviez six ans quand Bellavance a acheté la ferme de vos ' +
      'parents au prix d’une vache. Cette mission, vous l’avez demandée.\n\nSamedi, vous étiez dans la salle ' +
      'dès cinq heures et demie, à contrôler des citrouilles; vous avez rejoint le salon du jury avec tout ' +
      'le monde, à six heures vingt-cinq, et pris la chaise où se trouvait votre carton.',
  ),
  personality: text(
    'Dry, fair, unshakeable. Finds it hard to leave a crooked picture hanging.',
    'Peu de mots, un sens aigu de la justice, un calme à toute épreuve. Ne supporte pas un cadre de travers.',
  ),
  costumeIdeas: text(
    'A grey suit of 1974, a badge, a folding rule in the breast pocket.',
    'Un complet gris de 1974, un insigne, un mètre pliant dans la poche de poitrine.',
  ),
  castingNotes: text(
    'Leads the conversation and knows no more than the others. For somebody who asks well and listens. Not ' +
      'a suspect, but there’s a surprise in it.',
    'Mène la conversation et n’en sait pas plus que les autres. Pour qui sait demander et écouter. Personne ' +
      'ne soupçonne ce rôle, qui réserve pourtant une surprise.',
  ),
  secret: text(
    'You were born here, and Bellavance took your parents’ farm.',
    'Vous êtes d’ici, et Bellavance a pris la ferme de vos parents.',
  ),
  motive: text(
    'Twenty-eight years of waiting for a look at his books.',
    'Vingt-huit ans d’attente, et l’envie de voir ses livres.',
  ),
  cards: cards({
    invitation: {
      receive: text(
        'An official order, stamped: “Proceed to Val-des-Courges. Weigh everything.”',
        'Un ordre de mission, tamponné : « Rendez-vous à Val-des-Courges. Pesez tout. »',
      ),
      act: text('Bring something to measure with.', 'Apportez de quoi mesurer.'),
    },
    arrival: {
      reveal: text(
        '“Good evening. Before we begin: who knocked over the scale? And who’s got my weights? Ten of ' +
          'them, brass, in a blue case. Nobody? I see.”',
        '« Bonsoir. Avant de commencer : qui a renversé la balance? Et qui a mes poids? Il y en a dix, en ' +
          'laiton, dans un coffret bleu. Personne? Je vois. »',
      ),
      conceal: text(
        'That you know every path in this village, and what became of your parents’ farm.',
        'Que vous connaissez tous les sentiers du village, et ce qu’est devenue la ferme de vos parents.',
      ),
      act: text('Straighten whatever lies crooked on the table.', 'Redressez tout ce qui est de travers sur la table.'),
    },
    soup: {
      reveal: text(
        '“Let’s be orderly. What did he drink, from which mug, and who was near it? I want times, please. ' +
          'Not ‘around six’. Times.”',
        '« De l’ordre, s’il vous plaît. Qu’a-t-il bu, dans quelle tasse, et qui s’en est approché? Je veux ' +
          'des heures. Pas « vers six heures ». Des heures. »',
      ),
      conceal: text('What he paid for your parents’ farm.', 'Ce qu’il a payé la ferme de vos parents.'),
      act: text('Write down the hour that each guest tells you.', 'Notez l’heure que chaque personne vous donne.'),
    },
    stew: {
      reveal: text(
        '“Weights and Measures reads labels, too. Loïs Fontaine, I counted two hundred and six empty tins ' +
          'behind your oven. ‘Pumpkin, Illinois.’ In Val-des-Courges!”',
        '« Aux poids et mesures, on lit aussi les étiquettes. Loïs Fontaine, j’ai compté deux cent six ' +
          'boîtes vides derrière votre four. « Citrouille de l’Illinois. » À Val-des-Courges! »',
      ),
      conceal: text(
        'That your hands are shaking once you’ve seen the photograph.',
        'Que vos mains tremblent une fois que vous avez vu la photo.',
      ),
      act: text(
        'Once the photograph is out, compare it with the plan, place by place, aloud.',
        'Une fois la photo posée, comparez-la au plan, place par place, à voix haute.',
      ),
      receive: text('The order of your Office.', 'L’ordre de mission de l’Inspection.'),
      revealsSecretOfId: 'fontaine',
    },
    pie: {
      reveal: text(
        '“That was my chair. I was meant to sit there. All evening we’ve been asking who hated the mayor, ' +
          'and one of you has been looking at me.”',
        '« Cette chaise était la mienne. C’est moi qui devais m’y asseoir. Toute la soirée, on a demandé ' +
          'qui détestait le maire, et pendant ce temps, quelqu’un me regardait, moi. »',
      ),
      conceal: text('Nothing any more: say where you were born.', 'Plus rien : dites d’où vous venez.'),
      act: text(
        'Pass your notebook around. Then ask: whom did my visit frighten?',
        'Faites circuler votre carnet. Puis demandez : à qui ma visite faisait-elle peur?',
      ),
      receive: text('Your notebook.', 'Votre carnet.'),
    },
    accusation: {
      reveal: text(
        '“I’ve only one weight left, and that’s yours. So weigh it well.”',
        '« Il ne me reste qu’un poids : le vôtre. Alors, pesez bien. »',
      ),
      conceal: text('Your own guess, until all have written.', 'Votre idée, tant que tout le monde n’a pas écrit.'),
      act: text(
        'See that nobody talks until all have decided.',
        'Veillez à ce que personne ne parle avant que tout le monde ait choisi.',
      ),
    },
    reveal: {
      reveal: text(
        '“He wanted to be in the picture, and it killed him. And I’m alive because of it. I’ll have to ' +
          'live with being grateful to that man.”',
        '« Il voulait être sur la photo, et ça l’a tué. Et moi, je vis grâce à ça. Il va falloir que je ' +
          'm’habitue à lui dire merci. »',
      ),
      act: text(
        'Raise your mug to the empty chair. Look into it first.',
        'Levez votre tasse vers la chaise vide. Regardez d’abord dedans.',
      ),
    },
  }),
}
