import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/a-pumpkin-too-many/cards.ts'

export const jessieLambert: Guest = {
  key: 'lambert',
  name: text('Jessie Lambert', 'Jessie Lambert'),
  role: 'suspect',
  isOptional: true,
  portraitAssetId: './art/portraits/lambert.webp',
  publicDescription: text(
    'Keeps bees, and came second for the ninth time.',
    'Élève des abeilles; deuxième place pour la neuvième fois.',
  ),
  background: text(
    'Nine times second. This year you helped a little: your pumpkin, No. 1, has a patch of putty at the ' +
      'back and two buckets of honey inside. Bellavance knocked on it, listened, and smiled. “After the ' +
      'toast, my dear.”\n\nOn Saturday from six until twenty-four past you held the second rope of the ' +
      'hoist. Whoever pulls with you hears a lot; you told them about the honey.',
    'Neuf fois à la deuxième place. Cette année, vous avez un peu aidé la nature : votre citrouille, la no ' +
      '1, a une pièce de mastic dans le dos et deux seaux de miel dedans. Bellavance a frappé dessus, tendu ' +
      'l’oreille et souri. « Après le toast. »\n\nSamedi, de six heures à six heures vingt-quatre, vous ' +
      'teniez la deuxième corde du palan. À force de tirer ensemble, on se parle : vous avez avoué le miel.',
  ),
  personality: text(
    'Sweet and stubborn. Sighs at the word “first”.',
    'De la douceur, de l’obstination. Soupire au mot « premier ».',
  ),
  costumeIdeas: text(
    'A straw hat with a veil, a yellow and black scarf, a silver medal.',
    'Un chapeau de paille à voilette, un foulard jaune et noir, une médaille d’argent.',
  ),
  castingNotes: text('For somebody who likes to play the good loser.', 'Pour qui aime jouer les bons perdants.'),
  secret: text('Your pumpkin is filled with honey.', 'Votre citrouille est remplie de miel.'),
  motive: text(
    'The mayor had noticed, and was going to say so after the toast.',
    'Le maire l’avait remarqué et allait le dire après le toast.',
  ),
  cards: cards({
    invitation: {
      receive: text('A silver medal. The ninth.', 'Une médaille d’argent. La neuvième.'),
      act: text('Wear it.', 'Portez-la.'),
    },
    arrival: {
      reveal: text(
        '“Second. A hundred and ninety-eight. I’m not bitter. My bees are bitter.”',
        '« Deuxième. Cent quatre-vingt-dix-huit. Je n’en veux à personne. Mes abeilles, si. »',
      ),
      conceal: text(
        'What your pumpkin is filled with, and whom you told.',
        'Ce qu’il y a dans votre citrouille, et à qui vous l’avez avoué.',
      ),
      act: text('Sigh whenever somebody says “first”.', 'Soupirez chaque fois qu’on dit « premier ».'),
    },
    soup: {
      reveal: text(
        '“If the winner is struck off, I’m first. I know how that looks. I’d thought of it before you did, ' +
          'believe me.”',
        '« Si on raye la première place, c’est la mienne. Je sais de quoi ça a l’air. J’y ai pensé avant ' +
          'vous, croyez-moi. »',
      ),
      conceal: text('“After the toast, my dear.”', '« Après le toast. »'),
      act: text('Taste the soup and name three flowers.', 'Goûtez la soupe et nommez trois fleurs.'),
    },
    stew: {
      reveal: text(
        '“I held the second rope. My hands are still raw, look. From six until nearly half past, and ' +
          'nobody even brought us a drink. Luckily.”',
        '« Je tenais la deuxième corde. J’en ai encore les mains à vif, regardez. De six heures à presque ' +
          'la demie, et personne ne nous a même apporté à boire. Heureusement. »',
      ),
      conceal: text('What you told the one who pulled beside you.', 'Ce que vous avez avoué en tirant la corde.'),
      act: text('Buzz softly when somebody lies.', 'Bourdonnez doucement quand quelqu’un ment.'),
    },
    pie: {
      reveal: text(
        '“All right, it’s honey. Two buckets, and the best of the year. But I put something in. Nobody’s ' +
          'looking for somebody who puts something in. Something’s missing!”',
        '« D’accord, c’est du miel. Deux seaux, et du meilleur. Mais moi, j’ai mis quelque chose dedans. ' +
          'Ce qu’on cherche, c’est quelque chose qui manque! »',
      ),
      conceal: text('That second place isn’t so bad.', 'Que la deuxième place, ce n’est pas si mal.'),
      act: text(
        'Ask where all the missing kilos of this village have gone.',
        'Demandez où sont passés tous les kilos qui manquent dans ce village.',
      ),
    },
    accusation: {
      reveal: text(
        '“A little from everybody, every day. Bees do it, too. Only bees give it back.”',
        '« Un petit peu chez chacun, tous les jours. Les abeilles font ça aussi. Mais elles, elles en font du miel. »',
      ),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text(
        'Write a name and your reason, with honey on your thumb.',
        'Écrivez un nom et votre raison, du miel sur le pouce.',
      ),
    },
    reveal: {
      reveal: text(
        '“So mine weighed more as well! Wait. No. That makes it worse.”',
        '« Alors la mienne aussi pesait plus! Attendez. Non. C’est encore pire. »',
      ),
      act: text('Give your medal to the person who guessed best.', 'Donnez votre médaille à qui a le mieux deviné.'),
    },
  }),
}
