import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/the-rope-at-nine/cards.ts'

export const robinTessier: Guest = {
  key: 'tessier',
  name: text('Robin Tessier', 'Robin Tessier'),
  role: 'suspect',
  portraitAssetId: './art/portraits/tessier.webp',
  publicDescription: text(
    'Surveyor. Drew the only map there is, and put one cape on it under a familiar name.',
    'Géomètre. A dessiné la seule carte qui existe, et donné à un cap un nom qui vous dit quelque chose.',
  ),
  background: text(
    'In February you staked the old line from post 6 to the Notch and left the tarred rope lying there, ' +
      'because everybody was tired. In the same month a tractor broke through the ice: on your map the ' +
      'crevasse was three hundred metres too far east. Brandt wrote “weather” in his report, and let you ' +
      'know that you owed him one. Last week he told you what: Cape Tessier will be called Cape Brandt.\n\n' +
      'Yesterday: from ten to six until twenty past seven you sat in the mess and recorded the greetings for ' +
      'the families on the tape machine, without a break. You read your mother a poem. Your voice shook; ' +
      'that was the poem.',
    'En février, vous avez jalonné l’ancienne ligne, du poteau 6 à l’Encoche, et laissé la corde ' +
      'goudronnée sur place, parce que tout le monde tombait de fatigue. Le même mois, un tracteur est passé ' +
      'à travers la glace : sur votre carte, la crevasse était trois cents mètres trop à l’est. Dans son ' +
      'rapport, Brandt a mis « météo », et vous a fait savoir que vous lui deviez quelque chose. La semaine ' +
      'dernière, il a dit quoi : le cap Tessier s’appellera cap Brandt.\n\nHier : de six heures moins dix à ' +
      'sept heures vingt, vous étiez au carré, au magnétophone, pour les vœux aux familles, d’une seule ' +
      'traite. Vous avez lu un poème à votre mère. Votre voix tremblait; c’était le poème.',
  ),
  personality: text(
    'Ambitious, exact to the millimetre, wrong by three hundred metres once.',
    'De l’ambition, une précision au millimètre, et une seule erreur, de trois cents mètres.',
  ),
  costumeIdeas: text(
    'A shirt with many pencils, a rolled map, snow goggles on the forehead.',
    'Une chemise pleine de crayons, une carte roulée, des lunettes de neige sur le front.',
  ),
  castingNotes: text(
    'For somebody who likes to explain things on a plan.',
    'Pour qui aime expliquer, le doigt sur un plan.',
  ),
  secret: text(
    'The tractor was lost through an error on your map; Brandt covered for you.',
    'Le tracteur a été perdu par une erreur de votre carte; Brandt l’a caché.',
  ),
  motive: text(
    'He was about to take your name off the map, and could have taken your profession.',
    'Il allait ôter votre nom de la carte, et pouvait vous ôter votre métier.',
  ),
  cards: cards({
    invitation: {
      receive: text(
        'A pencil, sharpened at both ends, and a blank sheet marked “Cape …”.',
        'Un crayon taillé aux deux bouts et une feuille blanche : « Cap … ».',
      ),
      act: text('Invent a name for a cape.', 'Inventez un nom de cap.'),
    },
    arrival: {
      reveal: text(
        '“That’s my map. Look at it as long as you like. The rope goes to the shelter, the old line goes ' +
          'to the Notch, and nobody’s used the old line since February.”',
        '« Cette carte est de moi. Regardez-la tant que vous voulez. La corde va à l’abri, l’ancienne ' +
          'ligne va à l’Encoche, et personne ne prend plus l’ancienne ligne depuis février. »',
      ),
      conceal: text('The tractor.', 'Le tracteur.'),
      act: text(
        'Walk along the rope on the map with a finger, aloud, post by post.',
        'Suivez la corde du doigt sur la carte, à voix haute, poteau par poteau.',
      ),
    },
    hoosh: {
      reveal: text(
        '“‘Cape Brandt.’ Over my dead… Sorry. Yes, I was angry. It says so in the newspaper, so why should ' +
          'I say anything else?”',
        '« Le cap Brandt… Plutôt mourir! Pardon. Oui, j’étais en colère. C’est dans le journal, alors à ' +
          'quoi bon dire le contraire? »',
      ),
      conceal: text('What you owed Brandt.', 'Ce que vous deviez à Brandt.'),
      act: text(
        'Read the newspaper aloud, all of it, even the dull parts.',
        'Lisez tout le journal à voix haute, même les passages ennuyeux.',
      ),
      receive: text('The station’s newspaper.', 'Le journal de la station.'),
    },
    roast: {
      reveal: text(
        '“From ten to six I sat in front of that tape machine. It runs, you can’t stop it, so you talk. ' +
          'Listen to it if you want, but not to the poem.”',
        '« Dès six heures moins dix, j’étais devant ce magnétophone. Ça tourne, ça ne s’arrête pas, alors ' +
          'on parle. Écoutez-le si vous voulez, mais pas le poème. »',
      ),
      conceal: text(
        'That you left the old rope lying there.',
        'Que c’est vous qui avez laissé la vieille corde là-bas.',
      ),
      act: text('Lay the map and the photograph side by side.', 'Posez la carte et la photo côte à côte.'),
      receive: text('What’s on the tape.', 'Ce qu’il y a sur la bande.'),
    },
    ice: {
      reveal: text(
        '“Yes. The crevasse was on the wrong side of my map. I lost us a tractor and I let the weather ' +
          'take the blame. But a rope I’d have tied so that you’d never have seen it.”',
        '« Oui. Sur ma carte, la crevasse était du mauvais côté. Je nous ai coûté un tracteur, et j’ai ' +
          'laissé accuser la météo. Mais une corde, moi, je l’aurais nouée sans que ça se voie. »',
      ),
      conceal: text('That you’ve already drawn a new map.', 'Que la nouvelle carte est déjà dessinée.'),
      act: text(
        'Show on the map who could reach post 6 without passing the door.',
        'Montrez sur la carte qui pouvait atteindre le poteau 6 sans passer par la porte.',
      ),
    },
    accusation: {
      reveal: text('“Somebody knew my map better than I do.”', '« Quelqu’un connaît ma carte mieux que moi. »'),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text(
        'Write a name and your reason, and draw an arrow.',
        'Écrivez un nom et votre raison, et tracez une flèche.',
      ),
    },
    reveal: {
      reveal: text('“All right. Cape Brandt. He can have it.”', '« Bon. Le cap Brandt. Je le lui donne. »'),
      act: text('Cross out one name on the map and write another.', 'Rayez un nom sur la carte et écrivez l’autre.'),
    },
  }),
}
