import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/a-pumpkin-too-many/cards.ts'

export const gabyVasseur: Guest = {
  key: 'vasseur',
  name: text('Gaby Vasseur', 'Gaby Vasseur'),
  role: 'suspect',
  portraitAssetId: './art/portraits/vasseur.webp',
  publicDescription: text(
    'Runs the co-operative and its great scale. Has lent money to everybody and asked nobody for it back.',
    'À la tête de la coopérative et de sa grande balance. A prêté à tout le monde et n’a rien réclamé à personne.',
  ),
  background: text(
    'You did it. And you got the wrong one.\n\nAfter the hail of 1963 the co-operative was bankrupt. You ' +
      'filed a brass wedge and put it under the beam of the great scale. Since then it says 96 for 100. ' +
      'Nobody lost a farm by it; everybody lost four in a hundred for eleven years. You paid for the school ' +
      'bus with it, the church roof, and the roof over your own head. On the night of the Weigh-Off the ' +
      'scale stands in the hall, and on Saturday, at nine, a stranger was to test it.\n\nOn Saturday you ' +
      'read the dial until four minutes past six, gave the pencil to the fire brigade and said that you’d ' +
      'fetch the Inspector’s weights from the car. You threw them into the mill pond. Then you emptied a ' +
      'flask of the stable’s liniment into the mug at place 7, where on Dany’s plan the Inspector was to ' +
      'sit. At twenty-two past six Bellavance changed two cards so that he’d sit under the trophy in the ' +
      'picture. You saw it when everybody had sat down. You watched him raise the mug, and you looked away, ' +
      'at the Inspector. In the panic you pushed the scale over.',
    'C’est vous. Et ce n’est pas la bonne personne qui est morte.\n\nAprès la grêle de 1963, la ' +
      'coopérative était en faillite. Vous avez limé une cale de laiton et l’avez glissée sous le fléau de ' +
      'la grande balance. Depuis, elle dit 96 pour 100. Personne n’y a perdu sa ferme; tout le monde y a ' +
      'perdu quatre pour cent, onze années de suite. Avec ça, vous avez payé l’autobus de l’école, le toit ' +
      'de l’église, et le vôtre. La nuit de la Pesée, la balance est dans la salle; samedi, à neuf heures, ' +
      'un regard étranger allait la vérifier.\n\nSamedi, vous avez lu le cadran jusqu’à six heures quatre, ' +
      'puis donné le crayon aux pompiers : vous alliez chercher les poids de l’Inspection dans la voiture. ' +
      'Vous les avez jetés dans l’étang du moulin. Ensuite, vous avez vidé une fiole du liniment de l’écurie ' +
      'dans la tasse de la place 7 où, d’après le plan de Dany, devait s’asseoir l’Inspection. À six heures ' +
      'vingt-deux, Bellavance a échangé deux cartons pour être sous le trophée sur la photo. Vous l’avez vu ' +
      'une fois tout le monde à table. Il a levé sa tasse, et vous avez détourné les yeux, vers ' +
      'l’Inspection. Dans la bousculade, vous avez renversé la balance.',
  ),
  personality: text(
    'Warm, generous, reliable. The person one asks for a ladder.',
    'De la chaleur, de la générosité, une parole sûre. C’est chez vous qu’on emprunte l’échelle.',
  ),
  costumeIdeas: text(
    'A brown corduroy jacket, a pencil behind the ear, a big bunch of keys at the belt.',
    'Une veste de velours brun, un crayon sur l’oreille, un gros trousseau de clés à la ceinture.',
  ),
  castingNotes: text(
    'The culprit, who may lie; everybody else has to tell the truth about their papers. For somebody with ' +
      'good nerves and a friendly face.',
    'La personne coupable, qui peut mentir; les autres doivent dire vrai au sujet de leurs papiers. Pour ' +
      'quelqu’un qui a les nerfs solides et le sourire facile.',
  ),
  secret: text(
    'For eleven years your scale has shown four per cent too little.',
    'Depuis onze ans, votre balance indique quatre pour cent de moins que le vrai poids.',
  ),
  motive: text(
    'You say: the mayor wanted to sell the co-operative. (The true one is the Inspector’s visit.)',
    'Vous dites : le maire voulait vendre la coopérative. (Le vrai motif, c’est la visite de l’Inspection.)',
  ),
  cards: cards({
    invitation: {
      receive: text(
        'A small brass wedge, drawn on card: “Keep it under something.”',
        'Une petite cale de laiton, dessinée sur un carton : « À garder sous quelque chose. »',
      ),
      act: text(
        'Bring something small for each guest. You always do.',
        'Apportez une bricole pour chaque personne. Comme toujours.',
      ),
    },
    arrival: {
      reveal: text(
        '“Poor Hector. He wanted to sell the co-op, yes, we shouted at each other, the whole street heard ' +
          'it. But one shouts at somebody whom one expects to see tomorrow.”',
        '« Pauvre Hector. Il voulait vendre la coop, oui, on s’est crié après, toute la rue l’a entendu. ' +
          'Mais on crie après quelqu’un qu’on compte revoir demain. »',
      ),
      conceal: text(
        'That you’d never have lifted a finger against Hector.',
        'Que jamais vous n’auriez touché à Hector.',
      ),
      act: text('Give out your presents.', 'Distribuez vos cadeaux.'),
    },
    soup: {
      reveal: text(
        '“I read the dial, as I do every year, and afterwards I went to help carry. Poison? That’s ' +
          'flowers, isn’t it? I only know about fertilizer.”',
        '« Je lisais le cadran, comme tous les ans, et après j’ai donné un coup de main. Du poison? C’est ' +
          'une affaire de fleurs, ça, non? Moi, je ne m’y connais qu’en engrais. »',
      ),
      conceal: text('At what minute you gave the pencil away.', 'À quelle minute vous avez passé le crayon.'),
      act: text(
        'Say something kind about each suspect, and leave a doubt behind.',
        'Dites du bien de chaque suspect, en laissant un petit doute.',
      ),
    },
    stew: {
      reveal: text(
        '“It’s not nice, but it has to be said. Ange Morin’s drops, the ones for the nerves, for the ' +
          'heart, for sleep? It’s sugar water. I deliver the sugar.”',
        '« Ce n’est pas joli, mais il faut que ça se sache. Les gouttes d’Ange Morin, pour les nerfs, pour ' +
          'le cœur, pour dormir? De l’eau sucrée. Le sucre, c’est moi qui le livre. »',
      ),
      conceal: text('Why you didn’t look at the camera.', 'Pourquoi vous ne regardiez pas l’appareil.'),
      act: text(
        'When the plan is mentioned, drop your fork.',
        'Quand on parle du plan, laissez tomber votre fourchette.',
      ),
      revealsSecretOfId: 'morin',
    },
    pie: {
      reveal: text(
        '“Four in a hundred. Do you know what that is? That’s the school bus. That’s the roof you were ' +
          'baptized under. You’ve all been driving around in it!”',
        '« Quatre pour cent. Vous savez ce que c’est, quatre pour cent? C’est l’autobus de l’école. C’est ' +
          'le toit sous lequel on vous a baptisés. Vous rouliez dedans, tout le monde! »',
      ),
      conceal: text('What you had in the flask.', 'Ce qu’il y avait dans la fiole.'),
      act: text(
        'Admit the scale if they prove it. Never the mug.',
        'Avouez la balance si on la prouve. Jamais la tasse.',
      ),
    },
    accusation: {
      reveal: text(
        '“So I’m a thief. But who’d kill Hector over a scale? Ask yourselves that.”',
        '« D’accord, j’ai volé. Mais qui tuerait Hector pour une balance? Posez-vous la question. »',
      ),
      conceal: text('Whom it was meant for.', 'À qui c’était destiné.'),
      act: text(
        'Accuse somebody with a good motive against the mayor.',
        'Accusez quelqu’un qui en voulait vraiment au maire.',
      ),
    },
    reveal: {
      reveal: text(
        '“I’d counted everything. The minutes, the drops, the places. And then that vain old fool wants to ' +
          'sit under a pumpkin.”',
        '« J’avais tout compté. Les minutes, les gouttes, les places. Et ce vieux fou de vaniteux qui veut ' +
          's’asseoir sous une citrouille. »',
      ),
      act: text('Lay your keys on the table.', 'Posez vos clés sur la table.'),
    },
  }),
}
