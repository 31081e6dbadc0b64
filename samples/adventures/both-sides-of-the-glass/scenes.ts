import type { SampleScene } from '#samples/sample-adventure.ts'
import { landscape, room } from './room.ts'
import { coldScenes, hotScenes } from './scenes-wings.ts'

const porch: SampleScene = {
  ...room('porch', {
    en: 'Water drips on the left, wind whistles on the right. A clock ticks in between.',
    fr: 'À gauche, des gouttes tombent; à droite, le vent siffle. Entre les deux, une horloge fait tic-tac.',
  }),
  isStartingMap: true,
  name: { en: 'The porch', fr: 'Le porche' },
  description: {
    en: 'The Delisle glasshouse, 21 June 1979, ten past nine. You have been hired to help for one morning, you were told by whom, and nobody mentioned a second helper. Two doors: the one on the left sweats, and is Mademoiselle Aurore’s; the one on the right is frosted, and is Monsieur Anselme’s. Look at the badge on the board: a sun opens the left-hand door, a snowflake the right-hand one. What lies behind the other you will have to be told, and you will be asked. If you are alone, there are two badges, and each of the twins takes you for their own.',
    fr: 'Les serres Delisle, le 21 juin 1979, neuf heures dix. On vous attend pour donner un coup de main ce matin, vous savez chez qui, et personne n’a parlé d’une deuxième paire de bras. Deux portes : celle de gauche transpire, c’est celle de mademoiselle Aurore; celle de droite est givrée, c’est celle de monsieur Anselme. Regardez l’insigne, au tableau : un soleil ouvre la porte de gauche, un flocon celle de droite. Ce qu’il y a derrière l’autre, il faudra qu’on vous le dise, et on vous le demandera. En solo, il y a deux insignes, et chacun des jumeaux croit que vous êtes à lui.',
  },
  altText: {
    en: 'A bright glass porch. On the left a door streaming with warm mist, palm leaves pressed against it; on the right a door white with frost. In the middle, between the two, a tall narrow door of whitewashed glass without a handle, and over it a clock that shows ten past nine. At a small table a notary in navy blue sits over a stack of papers. On the right a stereoscope on a stand, two empty slots in its head, and a board with hooks for badges. Under it two pairs of rubber boots, turned away from each other.',
    fr: 'Un porche vitré plein de lumière. À gauche, une porte ruisselante de buée, des palmes collées au carreau; à droite, une porte blanche de givre. Au milieu, entre les deux, une haute porte étroite de vitre chaulée, sans poignée et, au-dessus, une horloge qui marque neuf heures dix. À une petite table, une notaire en bleu marine, penchée sur une pile de papiers. À droite, un stéréoscope sur pied, deux fentes vides à sa tête, et un tableau à crochets pour les insignes. Dessous, deux paires de bottes de caoutchouc qui se tournent le dos.',
  },
}

const middle: SampleScene = {
  ...room('middle', {
    en: 'Almost nothing. Two houses breathe, one on each side.',
    fr: 'Presque rien. Deux maisons respirent, une de chaque côté.',
  }),
  name: { en: 'The strip between', fr: 'La bande du milieu' },
  description: {
    en: 'Two paces wide and as long as the house, and so bright that you stand in it as in milk. On the left, behind the whitewash, something large and green moves; on the right, nothing does. Neither would give this strip up, so it got a wall on each side. In the middle, in a stone pot, stands what it was about: a brown bulb the size of a fist, bone dry. Beside it a zinc label on a stake, its letters gone. Across the back, from wall to wall, runs a long wooden box.',
    fr: 'Deux pas de large, toute la longueur de la serre, et une telle clarté qu’on s’y tient comme dans du lait. À gauche, derrière la chaux, quelque chose de grand et de vert remue; à droite, rien ne bouge. Ni l’un ni l’autre n’a voulu céder cette bande : elle a donc eu un mur de chaque côté. Au milieu, dans un pot de pierre, l’objet de la querelle : un bulbe brun, gros comme le poing, sec comme un os. À côté, sur un piquet, une étiquette de zinc qui a perdu ses lettres. Au fond, d’un mur à l’autre, court une longue boîte de bois.',
  },
  altText: {
    en: 'A narrow passage between two walls of whitewashed glass, in blazing light. In the middle a stone pot with a dry brown bulb; right beside it a zinc label on a stake with nine empty rivet holes. At the back a long wooden box runs from the left wall to the right wall. In front, the doormat of the porch.',
    fr: 'Un étroit passage entre deux murs de vitre chaulée, dans une lumière éblouissante. Au milieu, un pot de pierre et un bulbe brun tout sec; à droite, sur un piquet, une étiquette de zinc à neuf trous de rivets. Au fond, une longue boîte de bois va du mur de gauche au mur de droite. Devant, le paillasson du porche.',
  },
}

const noon: SampleScene = {
  ...landscape,
  key: 'noon',
  isEnding: true,
  image: './art/noon.webp',
  name: { en: 'Noon', fr: 'Midi' },
  description: {
    en: 'The clock strikes twelve, and the flower opens.',
    fr: 'Midi sonne, et la fleur s’ouvre.',
  },
  altText: {
    en: 'Between two whitewashed walls a great pale flower stands open in the noon light. Behind the glass on the left a shadow in a wide hat, behind the glass on the right a shadow in a cap; each has one hand flat on its pane.',
    fr: 'Entre deux murs blanchis, une grande fleur pâle, ouverte dans la lumière de midi. Derrière la vitre de gauche, une ombre à grand chapeau; derrière celle de droite, une ombre à casquette; chacune a une main à plat sur son carreau.',
  },
  endingText: {
    en: 'It opens at noon, all at once, like somebody who has slept well. Aurore wipes a circle in the whitewash with her sleeve and looks in from the left. Anselme wipes one and looks in from the right. They see the flower. They cannot help seeing each other. For as long as it takes a clock to strike twelve, nobody in the house says a word; then Maître Quirion uncaps her pen, because it is noon, and because nothing has been put into her hands that would let her cap it again. They sign. The hot half goes to Aurore, the cold half to Anselme, and the strip to nobody, with a right of way for the notary. The flower drops at first light, whole, as her kind does. The next one is due in 2009. “You might put that in your calendar,” says Maître Quirion, and you see that she has put it in hers.',
    fr: 'Elle s’ouvre à midi, d’un coup, comme quelqu’un qui a bien dormi. Aurore essuie un rond de chaux avec sa manche et regarde, de la gauche. Anselme en essuie un, de la droite. Ils voient la fleur. Ils ne peuvent pas faire autrement que de se voir. Le temps que l’horloge sonne ses douze coups, personne ne dit mot; puis maître Quirion débouche sa plume, parce qu’il est midi, et parce qu’on ne lui a rien mis entre les mains qui lui permette de la reboucher. Ils signent. La moitié chaude à Aurore, la moitié froide à Anselme, la bande à personne, avec droit de passage pour la notaire. La fleur tombe aux premières lueurs, entière, comme tombent les siennes. La prochaine est attendue en 2009. « Notez-le à votre agenda », dit maître Quirion, et vous voyez qu’elle l’a noté au sien.',
  },
  endingTeaser: {
    en: 'They talk again, which is to say they quarrel. And if they had had nothing in writing, when the clock struck?',
    fr: 'Ils se parlent, c’est-à-dire qu’ils se disputent. Et s’ils n’avaient rien eu d’écrit, quand midi a sonné?',
  },
}

const bothSides: SampleScene = {
  ...landscape,
  key: 'both-sides',
  isEnding: true,
  image: './art/both-sides.webp',
  name: { en: 'Both sides', fr: 'Des deux côtés' },
  description: {
    en: 'Noon, and after. The panes are out, and there is a draught.',
    fr: 'Midi, et après. Les carreaux sont enlevés, et ça fait un courant d’air.',
  },
  altText: {
    en: 'The two walls stand empty of their panes. Between them a great pale flower is open in the sun; palm leaves reach in from the left, snow flowers from the right. On a bench before the stone pot sit two old people, seen from behind, a wide straw hat and a flat cap, leaning a little towards each other. On the floor lie papers torn in two.',
    fr: 'Les deux murs n’ont plus leurs carreaux. Entre eux, une grande fleur pâle est ouverte au soleil; des palmes avancent de la gauche, des fleurs de neige de la droite. Sur un banc, devant le pot de pierre, deux vieilles personnes, de dos, un grand chapeau de paille et une casquette, un peu penchées l’une vers l’autre. Par terre, des papiers déchirés en deux.',
  },
  endingText: {
    en: 'You do not see who takes out the first pane. By the time you come round with the bucket she has one under each arm and he is telling her that she is holding them wrong. They sit down on the bench to wait, not close; and at noon it opens, all at once, like somebody who has slept well. “Go-Between,” says Anselme, reading the label. “That was my idea.” “The letters were yours,” says Aurore. “The idea was mine; I am older.” “By seven minutes.” “A person can have a great many ideas in seven minutes.” Maître Quirion caps her pen, tears the papers across, gives one half to each and asks whether anybody would like to be paid for this morning. Nobody hears her. When you go, the wind is blowing straight through the house from the cold door to the warm one, and they are both complaining of the draught, and neither of them gets up to shut it.',
    fr: 'Vous ne voyez pas qui enlève le premier carreau. Quand vous revenez avec le seau, elle en a un sous chaque bras, et lui, il lui dit qu’elle les tient mal. Ils s’assoient sur le banc pour attendre, pas trop près; et à midi elle s’ouvre, d’un coup, comme quelqu’un qui a bien dormi. « La Mitoyenne, lit Anselme sur l’étiquette. C’était mon idée. — Les lettres, c’était toi, dit Aurore. L’idée, c’était moi; je suis l’aînée. — De sept minutes. — On peut avoir bien des idées en sept minutes. » Maître Quirion rebouche sa plume, déchire les papiers en deux, en donne une moitié à chacun et demande si quelqu’un souhaite être payé pour la matinée. Personne ne l’entend. Quand vous partez, le vent traverse toute la serre, de la porte froide à la porte chaude; ils se plaignent tous les deux du courant d’air, et ni l’un ni l’autre ne se lève pour fermer.',
  },
  endingTeaser: {
    en: 'It flowered, and they signed. Thirty years, and not one line in writing from one to the other: is that quite true? Somebody should have pushed.',
    fr: 'Elle a fleuri, et ils ont signé. Trente ans, et pas une ligne de l’un à l’autre : est-ce bien vrai? Il aurait fallu que quelqu’un pousse.',
  },
}

export const scenes: SampleScene[] = [porch, ...hotScenes, ...coldScenes, middle, noon, bothSides]
