import type { SampleLook } from '#samples/sample-adventure.ts'
import { landscape } from '#samples/places.ts'
import { awake } from './truths.ts'

export const sharedLooks: SampleLook[] = [
  {
    key: 'badge-sun',
    sceneKey: 'porch',
    name: { en: 'Your badge: a sun', fr: 'Votre insigne : un soleil' },
    type: 'look',
    ...landscape(1200, 250, 1290, 360),
    zIndex: 1,
    visibilityConditions: { role: 'a' },
    lines: [
      {
        en: 'A brass sun on a pin. You are Mademoiselle Aurore’s: the left-hand door, the hot one. What is in there nobody on the other side can see. Say it aloud, keep it short, and ask for what you lack.',
        fr: 'Un soleil de laiton sur une épingle. Vous êtes à mademoiselle Aurore : la porte de gauche, la chaude. Ce qu’il y a là, personne de l’autre côté ne le voit. Dites-le à voix haute, en peu de mots, et demandez ce qui vous manque.',
      },
    ],
  },
  {
    key: 'badge-snow',
    sceneKey: 'porch',
    name: { en: 'Your badge: a snowflake', fr: 'Votre insigne : un flocon' },
    type: 'look',
    ...landscape(1310, 250, 1400, 360),
    zIndex: 1,
    visibilityConditions: { role: 'b' },
    lines: [
      {
        en: 'A tin snowflake on a pin. You are Monsieur Anselme’s: the right-hand door, the cold one. What is in there nobody on the other side can see. Say it aloud, keep it short, and ask for what you lack.',
        fr: 'Un flocon de fer-blanc sur une épingle. Vous êtes à monsieur Anselme : la porte de droite, la froide. Ce qu’il y a là, personne de l’autre côté ne le voit. Dites-le à voix haute, en peu de mots, et demandez ce qui vous manque.',
      },
    ],
  },
  {
    key: 'deed',
    sceneKey: 'porch',
    name: { en: 'The papers', fr: 'Les papiers' },
    type: 'look',
    ...landscape(480, 690, 800, 780),
    zIndex: 1,
    lines: [
      {
        en: '“Deed of partition between Dlle Aurore Delisle and M. Anselme Delisle, forty-first version.” Two lines for two signatures, as far from each other as the page allows.',
        fr: '« Acte de partage entre Dlle Aurore Delisle et M. Anselme Delisle, quarante et unième version. » Deux lignes pour deux signatures, aussi loin l’une de l’autre que la page le permet.',
      },
      {
        en: 'Clause nine: “The sound of either party, such as coughing, shall remain on its own side.”',
        fr: 'Article neuf : « Les bruits de chaque partie, la toux notamment, restent de son côté. »',
      },
    ],
  },
  {
    key: 'porch-clock',
    sceneKey: 'porch',
    name: { en: 'The clock', fr: 'L’horloge' },
    type: 'look',
    ...landscape(895, 80, 1025, 210),
    zIndex: 1,
    lines: [
      {
        en: 'Ten past nine. It will be noon when you are ready; Maître Quirion winds it herself, and is in no hurry to find out.',
        fr: 'Neuf heures dix. Il sera midi quand vous serez prêts; c’est maître Quirion qui la remonte, et elle n’a pas hâte de savoir.',
      },
    ],
  },
  {
    key: 'boots',
    sceneKey: 'porch',
    name: { en: 'Two pairs of boots', fr: 'Deux paires de bottes' },
    type: 'look',
    ...landscape(1184, 910, 1482, 1022),
    zIndex: 1,
    lines: [
      {
        en: 'The same make, the same size, the same hole in the left heel. Somebody has turned them back to back.',
        fr: 'Même marque, même pointure, même trou au talon gauche. Quelqu’un les a mises dos à dos.',
      },
      {
        en: 'You turn one pair round. When you look again it has been turned back. Nobody has moved.',
        fr: 'Vous retournez une paire. Quand vous regardez de nouveau, elle est comme avant. Personne n’a bougé.',
      },
    ],
  },
  {
    key: 'pot',
    sceneKey: 'middle',
    name: { en: 'The stone pot with the bulb', fr: 'Le pot de pierre et son bulbe' },
    type: 'look',
    ...landscape(770, 560, 1120, 960),
    zIndex: 1,
    visibilityConditions: { not: awake },
    lines: [
      {
        en: 'Brown, shut, as big as a fist. You lay your ear to it. It is like listening to a house in which everybody is asleep, and not like listening to an empty one.',
        fr: 'Brun, fermé, gros comme le poing. Vous y collez l’oreille. C’est comme écouter une maison où tout le monde dort, et non comme écouter une maison vide.',
      },
      {
        en: 'On the rim two initials are cut into the stone, on opposite sides: an A, and an A.',
        fr: 'Sur le bord, deux initiales gravées dans la pierre, l’une en face de l’autre : un A et un A.',
      },
    ],
  },
  {
    key: 'bud',
    sceneKey: 'middle',
    name: { en: 'The bud', fr: 'Le bouton' },
    type: 'look',
    ...landscape(770, 400, 1120, 960),
    zIndex: 1,
    visibilityConditions: awake,
    lines: [
      {
        en: 'A green spear has come up through the melting ice, and at its end is a bud as long as your hand. It is pointing at the clock. Somebody with a pen should be told.',
        fr: 'Une pointe verte a percé la glace qui fond, et à son bout il y a un bouton long comme la main. Il se tourne vers l’horloge. Il faudrait le dire à quelqu’un qui tient une plume.',
      },
    ],
  },
  {
    key: 'box',
    sceneKey: 'middle',
    name: { en: 'The long box from wall to wall', fr: 'La longue boîte d’un mur à l’autre' },
    type: 'look',
    ...landscape(304, 330, 1618, 450),
    zIndex: 0,
    closeUp: {
      image: './art/looks/box.webp',
      altText: {
        en: 'A long wooden box seen from above, its lid off. In it runs a drawer that fills it from end to end but for a hand’s breadth, with a brass front on the left and an iron one on the right. Two letters lie in it, a blue one and a green one. Worn arrows on the wood: from both ends, outward.',
        fr: 'Une longue boîte de bois vue d’en haut, sans couvercle. Il y glisse un tiroir qui la remplit d’un bout à l’autre, à une main près, à devant de laiton à gauche et de fer à droite. Deux lettres y sont couchées, une bleue et une verte. Des flèches usées dans le bois : des deux bouts, vers le dehors.',
      },
    },
    lines: [
      {
        en: 'So that is the drawer: one drawer, with two fronts. It cannot come out on one side unless it goes in on the other. If both pull, nothing moves. It wants one to push and one to pull, at the same time; and there is something in it.',
        fr: 'Voilà donc le tiroir : un seul, à deux devants. Il ne sort d’un côté que s’il rentre de l’autre. Si les deux tirent, rien ne bouge. Il faut que l’un pousse pendant que l’autre tire, en même temps; et il y a quelque chose dedans.',
      },
      {
        en: 'The wood is worn in two places, on the left and on the right, from pulling. In the middle it is like new.',
        fr: 'Le bois est usé à deux endroits, à gauche et à droite, d’avoir été tiré. Au milieu, il est comme neuf.',
      },
    ],
  },
  {
    key: 'milk-walls',
    sceneKey: 'middle',
    name: { en: 'The wall on her side', fr: 'Le mur de son côté à elle' },
    type: 'look',
    ...landscape(40, 180, 300, 900),
    zIndex: 0,
    lines: [
      {
        en: 'Behind the whitewash, green. At the height of somebody sitting down, a spot has been rubbed thin from the other side, no larger than an eye.',
        fr: 'Derrière la chaux, du vert. À hauteur de quelqu’un d’assis, un point a été usé de l’autre côté, pas plus grand qu’un œil.',
      },
    ],
  },
  {
    key: 'milk-wall-cold',
    sceneKey: 'middle',
    name: { en: 'The wall on his side', fr: 'Le mur de son côté à lui' },
    type: 'look',
    ...landscape(1620, 180, 1880, 900),
    zIndex: 0,
    lines: [
      {
        en: 'Behind the whitewash, blue. At the height of somebody kneeling, a spot has been rubbed thin from the other side, exactly round.',
        fr: 'Derrière la chaux, du bleu. À hauteur de quelqu’un à genoux, un point a été usé de l’autre côté, parfaitement rond.',
      },
    ],
  },
]
