import { prose } from '#samples/prose.ts'
import { text } from '#samples/sample-kit.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'

/** Printed props other than texts. */
export const papers: SampleRoom['props'] = [
  {
    key: 'works-drawing',
    name: text('The drawing of the works', 'Le dessin du mécanisme'),
    source: 'print',
    imageAssetId: './art/works.webp',
    altText: prose(
      `Five wheels in a row, each touching the next. A crank on the first wheel, on the left, turns clockwise. Bar
      one, upright, touches the first wheel’s left edge. Bar two, level, touches the second wheel’s top. Bar three
      touches the third wheel’s bottom, bar four the fourth wheel’s bottom. Bar five, upright, touches the fifth
      wheel’s right edge.`,
      `Cinq roues en rang, chacune touche la suivante. Une manivelle sur la première, à gauche, tourne dans le sens
      des aiguilles d’une montre. La tige un, debout, touche le bord gauche de la première roue. La tige deux,
      couchée, le haut de la deuxième. La tige trois touche le bas de la troisième, la tige quatre le bas de la
      quatrième. La tige cinq, debout, le bord droit de la cinquième.`,
    ),
    placement: 'hidden',
    hidingPlace: text(
      'Taped to the back of the cabinet, or under the chessboard on top of it',
      'Collé au dos du meuble, ou sous l’échiquier posé dessus',
    ),
    resetStep: text('Tape it back, face inwards.', 'Le recoller, face cachée.'),
  },
  {
    key: 'patent-engraving',
    name: text('The engraving for the patent', 'La gravure du brevet'),
    source: 'print',
    imageAssetId: './art/patent.webp',
    altText: prose(
      `The Marquis behind his cabinet, in nine fields with one to nine dots. Field 2: a wig without a plume. Field 6:
      a burning candle on the cabinet. Field 9: the right door with three air holes.`,
      `Le Marquis derrière son meuble, en neuf cases de un à neuf points. Case 2 : une perruque sans plumet. Case 6 :
      une bougie allumée sur le meuble. Case 9 : la porte de droite avec trois trous d’air.`,
    ),
    placement: 'container',
    resetStep: text('Back into the wig box.', 'Retour dans la boîte à perruque.'),
  },
  {
    key: 'poster-engraving',
    name: text('The engraving for the posters', 'La gravure des affiches'),
    source: 'print',
    imageAssetId: './art/poster.webp',
    altText: prose(
      `The Marquis behind his cabinet, in nine fields with one to nine dots. Field 2: a wig with a plume. Field 6:
      nothing on the cabinet. Field 9: the right door without holes. All other fields are as in the other engraving.`,
      `Le Marquis derrière son meuble, en neuf cases de un à neuf points. Case 2 : une perruque à plumet. Case 6 :
      rien sur le meuble. Case 9 : la porte de droite sans trous. Les autres cases sont comme sur l’autre gravure.`,
    ),
    placement: 'container',
    resetStep: text('Back into the hatbox.', 'Retour dans la boîte à chapeau.'),
  },
  {
    key: 'six-keys',
    name: text('Six keys of cardboard', 'Six clés de carton'),
    description: text('Cut the six keys out.', 'Découpez les six clés.'),
    source: 'print',
    imageAssetId: './art/keys.webp',
    altText: prose(
      `Six keys with five cuts each, from the bow on the left. Circle: middle, short, long, short, long. Square:
      middle, long, short, middle, short. Triangle: long, middle, short, long, short. Star: short, long, short,
      long, middle. Moon: middle, long, short, long, short. Heart: middle, long, middle, long, short.`,
      `Six clés à cinq creux, depuis l’anneau, à gauche. Rond : moyen, court, long, court, long. Carré : moyen, long,
      court, moyen, court. Triangle : long, moyen, court, long, court. Étoile : court, long, court, long, moyen.
      Lune : moyen, long, court, long, court. Cœur : moyen, long, moyen, long, court.`,
    ),
    placement: 'container',
    resetStep: text(
      'Count six keys and put them into the hatbox.',
      'Compter six clés et les remettre dans la boîte à chapeau.',
    ),
  },
  {
    key: 'lock-drawing',
    name: text('The lock, cut open', 'La serrure, en coupe'),
    source: 'print',
    imageAssetId: './art/lock.webp',
    altText: prose(
      `A lock cut open. An arrow shows that the key goes in from the left. Five pins hang down; from the left:
      middle, long, short, long, short.`,
      `Une serrure en coupe. Une flèche montre que la clé entre par la gauche. Cinq goupilles pendent; de gauche à
      droite : moyenne, longue, courte, longue, courte.`,
    ),
    placement: 'sight',
  },
]
