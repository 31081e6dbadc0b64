import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/a-pumpkin-too-many/cards.ts'

export const frankieDuval: Guest = {
  key: 'duval',
  name: text('Frankie Duval', 'Frankie Duval'),
  role: 'suspect',
  isOptional: true,
  portraitAssetId: './art/portraits/duval.webp',
  publicDescription: text(
    'Photographer of the Gazette. Has taken the picture of the toast for twelve years running.',
    'Photographe de la Gazette. Prend la photo du toast depuis douze ans.',
  ),
  background: text(
    'For twelve years the Gazette has printed the same picture of the harvest: yours, of 1962. You only ' +
      'change the date. Bellavance noticed, since in it he still has hair. He wanted a front page every ' +
      'month for his silence.\n\nOn Saturday, for once, you took real pictures, in the hall, from two ' +
      'minutes past six until twenty-four past, one every two minutes. Then you took the toast.',
    'Depuis douze ans, la Gazette publie la même photo des récoltes : la vôtre, de 1962. Vous ne changez ' +
      'que la date. Bellavance l’a remarqué, car il y a encore des cheveux. Pour se taire, il voulait une ' +
      'première page par mois.\n\nSamedi, pour une fois, vous avez pris de vraies photos, dans la salle, de ' +
      'six heures deux à six heures vingt-quatre, une toutes les deux minutes. Puis celle du toast.',
  ),
  personality: text(
    'Cool, ironic, looks at people as if through a frame.',
    'Du détachement, de l’ironie. Regarde les gens comme dans un cadre.',
  ),
  costumeIdeas: text(
    'A waistcoat with too many pockets, a camera, tinted glasses.',
    'Un gilet plein de poches, un appareil photo, des verres teintés.',
  ),
  castingNotes: text(
    'For somebody who’d like to take pictures of the evening.',
    'Pour qui aimerait photographier la soirée.',
  ),
  secret: text(
    'You’ve been selling the same photograph for twelve years.',
    'Vous vendez la même photo depuis douze ans.',
  ),
  motive: text(
    'The mayor wanted a front page every month for his silence.',
    'Le maire voulait une première page par mois pour se taire.',
  ),
  cards: cards({
    invitation: {
      receive: text(
        'A negative. Held up to the light it’s the year 1962.',
        'Un négatif. Levé vers la lumière, c’est l’an 1962.',
      ),
      act: text('Bring a camera, real or not.', 'Apportez un appareil photo, vrai ou faux.'),
    },
    arrival: {
      reveal: text(
        '“He’d told me to stand at the door, with the light behind me. He knew exactly where he wanted to ' +
          'be in the picture. He always did.”',
        '« Il m’avait dit de me mettre à la porte, dos à la lumière. Il savait très bien où il voulait ' +
          'être sur la photo. Il le savait toujours. »',
      ),
      conceal: text(
        'Your picture of 1962, and what the mayor wanted for his silence.',
        'Votre photo de 1962, et ce que le maire voulait pour se taire.',
      ),
      act: text('Photograph the table. “Don’t move.”', 'Photographiez la table. « On ne bouge plus. »'),
    },
    soup: {
      reveal: text(
        '“Every two minutes a picture. That’s an alibi with a date on the back, which is more than most of ' +
          'you can show.”',
        '« Une photo toutes les deux minutes. C’est un alibi daté au dos; tout le monde ne peut pas en dire autant. »',
      ),
      conceal: text('What the mayor wanted for his silence.', 'Ce que le maire voulait pour se taire.'),
      act: text('Ask who’d stand next to whom in a picture.', 'Demandez qui se mettrait à côté de qui sur une photo.'),
    },
    stew: {
      reveal: text(
        '“People always look at the camera. When somebody doesn’t, don’t ask what they’re hiding. Ask what ' +
          'they’re looking at.”',
        '« Les gens regardent toujours l’appareil. Si quelqu’un ne le regarde pas, ne demandez pas ce ' +
          'qu’il cache. Demandez ce qu’il regarde. »',
      ),
      conceal: text(
        'That you weren’t looking either: you only pressed the button.',
        'Que vous non plus ne regardiez pas : vous n’avez fait qu’appuyer.',
      ),
      act: text(
        'Describe the picture of the toast aloud, from left to right.',
        'Décrivez la photo du toast à voix haute, de gauche à droite.',
      ),
    },
    pie: {
      reveal: text(
        '“Nineteen sixty-two was a good year. Everybody was smiling. I couldn’t do it again, so I didn’t try.”',
        '« Mil neuf cent soixante-deux, c’était une bonne année. Tout le monde souriait. Je n’aurais pas ' +
          'su la refaire, alors je n’ai pas essayé. »',
      ),
      conceal: text('That Saturday’s pictures are your best.', 'Que vos photos de samedi sont les meilleures.'),
      act: text('Lay all the papers out as if on a front page.', 'Disposez tous les papiers comme une première page.'),
    },
    accusation: {
      reveal: text(
        '“Wrong face in the right place. That’s the caption.”',
        '« Le mauvais visage au bon endroit. Voilà la légende. »',
      ),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text('Write a name and your reason, as a caption.', 'Écrivez un nom et votre raison, en légende.'),
    },
    reveal: {
      reveal: text(
        '“Front page on Monday. A new picture, I promise.”',
        '« Première page lundi. Avec une nouvelle photo, promis. »',
      ),
      act: text(
        'Take one last picture: everybody, one empty chair.',
        'Prenez une dernière photo : tout le monde, et une chaise vide.',
      ),
    },
  }),
}
