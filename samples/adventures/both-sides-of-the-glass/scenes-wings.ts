import type { SampleScene } from '#samples/sample-adventure.ts'
import { room } from './room.ts'

export const hotScenes: SampleScene[] = [
  {
    ...room('palm-house', {
      en: 'Drops fall from leaf to leaf. Far up, a vent creaks.',
      fr: 'Des gouttes tombent de feuille en feuille. Tout en haut, un vasistas grince.',
    }),
    role: 'a',
    name: { en: 'The palm house', fr: 'La palmeraie' },
    description: {
      en: 'The hot wing. Your glasses would be blind if you wore any, and your shirt already is. Palms press against the roof as if it were Sunday out there. In a wicker chair by the pool, under a straw hat as wide as a table, sits Mademoiselle Aurore Delisle, and she does not look to the right, where the wall of whitewashed glass stands. Somebody has scratched two lines into the whitewash. Below them there is the brass front of a drawer. On the left the door to the orchids, and iron steps that go down to where the heat comes from.',
      fr: 'L’aile chaude. Si vous portiez des lunettes, vous n’y verriez rien, et votre chemise colle déjà. Les palmiers poussent contre le toit comme si le dehors était un dimanche. Dans un fauteuil de rotin, au bord du bassin, sous un chapeau de paille grand comme une table, mademoiselle Aurore Delisle regarde partout, sauf à droite, où se dresse le mur de vitre chaulée. Quelqu’un a gratté deux lignes dans la chaux. Dessous, le devant de laiton d’un tiroir. À gauche, la porte des orchidées et des marches de fer qui descendent là d’où vient la chaleur.',
    },
    altText: {
      en: 'A tall iron glasshouse full of green and gold light. Palms left and right; on the left a plant with long white trumpets, a door with a round-arched top and an iron stair going down. In the middle an oval stone pool; beyond it the door to the porch. On the right an old woman in a wide straw hat in a wicker chair, and a wall of whitewashed glass with two scratched lines and, under them, a drawer with a brass front.',
      fr: 'Une haute serre de fer pleine d’une lumière verte et dorée. Des palmiers à gauche et à droite; à gauche, une plante à longues trompettes blanches, une porte en plein cintre et un escalier de fer qui descend. Au milieu, un bassin ovale de pierre; derrière, la porte du porche. À droite, une vieille dame à grand chapeau de paille dans un fauteuil de rotin, et un mur de vitre chaulée avec deux lignes grattées et, dessous, un tiroir à devant de laiton.',
    },
  },
  {
    ...room('orchid-room', {
      en: 'A fine mist hisses, stops, and hisses again.',
      fr: 'Une brume fine siffle, s’arrête, siffle encore.',
    }),
    role: 'a',
    name: { en: 'The orchid room', fr: 'La salle des orchidées' },
    description: {
      en: 'A low room that smells of vanilla and wet bark. Twelve pots stand on three steps of a bench, four to a step, and each of them wears a different face. There is not one label: Aurore does not need any, she says, she is on first-name terms with them. On the left wall hangs an old school chart of six birds, with what people hear them say.',
      fr: 'Une pièce basse qui sent la vanille et l’écorce mouillée. Douze pots sur les trois marches d’un gradin, quatre par marche, et chacun a une figure différente. Pas une étiquette : Aurore n’en a pas besoin, dit-elle, elle les tutoie. Au mur de gauche pend une vieille planche d’école, six oiseaux, avec ce que les gens les entendent dire.',
    },
    altText: {
      en: 'A low glass room. In the middle a stepped bench with twelve orchids in three rows of four, all different in their petals, markings and hearts. On the left wall a chart of six birds. On the right a brass mist pump and the door back to the palm house.',
      fr: 'Une pièce vitrée basse. Au milieu, un gradin et douze orchidées sur trois rangs de quatre, toutes différentes par les pétales, les dessins et les cœurs. Au mur de gauche, une planche de six oiseaux. À droite, une pompe à brume en laiton et la porte de la palmeraie.',
    },
  },
  {
    ...room('boiler-room', {
      en: 'The fire mutters. Now and then a pipe knocks twice, like somebody who has changed his mind.',
      fr: 'Le feu marmonne. De temps en temps, un tuyau cogne deux coups, comme quelqu’un qui se ravise.',
    }),
    role: 'a',
    name: { en: 'The boiler room', fr: 'La chaufferie' },
    description: {
      en: 'Under the palms, and twice as hot. The boiler is as old as the twins and better tempered; Aurore calls it Bertrand. On the right Octave Delisle, their father, has mounted a board of nine brass valves, with the columns numbered 1, 2 and 3. All of them are shut. Which to open, he has written down, of course; but on the other side.',
      fr: 'Sous les palmiers, et deux fois plus chaud. La chaudière a l’âge des jumeaux et meilleur caractère; Aurore l’appelle Bertrand. À droite, Octave Delisle, leur père, a monté un panneau de neuf robinets de laiton, aux colonnes numérotées 1, 2 et 3. Ils sont tous fermés. Lesquels ouvrir, il l’a noté, bien sûr; mais de l’autre côté.',
    },
    altText: {
      en: 'A brick cellar in red light. On the left a big round boiler with a glowing fire door, over it a pressure gauge, beside it a heap of coal. On its right side a brass tap, a grating under it. On the wall to the right a board with nine brass valves in three rows of three, its columns numbered 1, 2, 3. On the far right the stairs up.',
      fr: 'Une cave de brique dans une lumière rouge. À gauche, une grosse chaudière ronde à la porte rougeoyante, un manomètre au-dessus, un tas de charbon à côté. Sur son flanc droit, un robinet de laiton, une grille dessous. Au mur, à droite, un panneau de neuf robinets sur trois rangs de trois, aux colonnes numérotées 1, 2, 3. Tout à droite, l’escalier.',
    },
  },
]

export const coldScenes: SampleScene[] = [
  {
    ...room('alpine-house', {
      en: 'Wind goes through the open vents, and a thread of meltwater runs between stones.',
      fr: 'Le vent passe par les châssis ouverts, et un filet d’eau de fonte court entre les pierres.',
    }),
    role: 'b',
    name: { en: 'The alpine house', fr: 'La serre alpine' },
    description: {
      en: 'The cold wing. All the vents are open, in June, and it is still cold enough to see your breath. Rocks, moss, and flowers the size of a shirt button that cost more than your car. On a kneeling board before the scree, in a flat cap and a blue cardigan, Monsieur Anselme Delisle is doing something with tweezers and does not look to the left, where the wall of whitewashed glass stands. His father’s plan of the valves shows through it, painted on the far side. Somebody has scratched two lines into the whitewash. Below them there is the iron front of a drawer. On the right the door to the seeds, and in the floor the hatch to the ice.',
      fr: 'L’aile froide. Tous les châssis sont ouverts, en juin, et il fait encore assez froid pour que votre haleine se voie. Des roches, de la mousse, et des fleurs grandes comme un bouton de chemise qui valent plus que votre auto. Agenouillé devant l’éboulis, casquette plate et veste de laine bleue, monsieur Anselme Delisle travaille à la pince à épiler et regarde partout, sauf à gauche, où se dresse le mur de vitre chaulée. On y voit, par transparence, le plan des robinets de son père, peint de l’autre côté. Quelqu’un a gratté deux lignes dans la chaux. Dessous, le devant de fer d’un tiroir. À droite, la porte des semences et, dans le plancher, la trappe de la glace.',
    },
    altText: {
      en: 'A glasshouse in clear blue-white light, its vents open. On the left a wall of whitewashed glass: at the top a plan of nine circles that shows through from behind, its figures reversed, under it two scratched lines and a drawer with an iron front. In the middle an old man in a flat cap kneels before a rock garden; on the rock behind him sits a grey, woolly rosette. Beyond him the door to the porch. On the right the door to the seed room and a hatch in the floor.',
      fr: 'Une serre dans une claire lumière bleu et blanc, châssis ouverts. À gauche, un mur de vitre chaulée : en haut, un plan de neuf ronds qu’on voit par transparence, les chiffres à l’envers; dessous, deux lignes grattées et un tiroir à devant de fer. Au milieu, un vieil homme en casquette plate, à genoux devant une rocaille; sur la roche, derrière lui, une rosette grise et laineuse. Plus loin, la porte du porche. À droite, la porte de la salle des semences et une trappe dans le plancher.',
    },
  },
  {
    ...room('seed-room', {
      en: 'Paper rustles in its drawers. A fly thinks about the window.',
      fr: 'Du papier froisse dans ses tiroirs. Une mouche réfléchit à la fenêtre.',
    }),
    role: 'b',
    name: { en: 'The seed room', fr: 'La salle des semences' },
    description: {
      en: 'Two hundred drawers, and in every drawer a summer. It is dry here, and as tidy as a pharmacy. On the table at the left stands a gramophone with a horn like a morning glory, a record already on it. On the end wall hang four cards in a frame, each with one flower drawn in ink. Beside the window, over a peg, a roll of grey felt.',
      fr: 'Deux cents tiroirs et, dans chaque tiroir, un été. C’est sec, ici, et rangé comme une pharmacie. Sur la table, à gauche, un gramophone au pavillon en liseron, un disque déjà dessus. Au mur du fond, quatre cartes dans un cadre, chacune avec une fleur dessinée à l’encre. Près de la fenêtre, sur une patère, un rouleau de feutre gris.',
    },
    altText: {
      en: 'A dry, bright room. On the left the door to the alpine house and a table with a horn gramophone. On the end wall a frame with four cards, a flower on each. On a peg beside the window a roll of grey felt, under it a table with a microscope. On the right a tall cabinet of little drawers.',
      fr: 'Une pièce sèche et claire. À gauche, la porte de la serre alpine et une table avec un gramophone à pavillon. Au mur du fond, un cadre et quatre cartes, une fleur sur chacune. Sur une patère, près de la fenêtre, un rouleau de feutre gris; dessous, une table et un microscope. À droite, un haut meuble à petits tiroirs.',
    },
  },
  {
    ...room('ice-cellar', {
      en: 'Ice ticks as it thinks of melting.',
      fr: 'La glace fait tic, à l’idée de fondre.',
    }),
    role: 'b',
    name: { en: 'The ice cellar', fr: 'La glacière' },
    description: {
      en: 'Blue, and so cold that it hums. The blocks come out of the lake in February and sleep here in sawdust until October. The best piece lies in a chest with a brass letter-lock and a line of letters painted on its lid that no language owns to. A pair of ice tongs hangs on the wall, frozen to its hook. Nobody has ever told this cellar that it is the longest day of the year.',
      fr: 'C’est bleu, et si froid que ça bourdonne. Les blocs sortent du lac en février et dorment ici, dans le bran de scie, jusqu’en octobre. Le meilleur morceau est dans un coffre à serrure de laiton, avec sur le couvercle une ligne de lettres peintes dont aucune langue ne veut. Au mur pend une pince à glace, prise à son crochet. Personne n’a jamais dit à cette cave que c’est le plus long jour de l’année.',
    },
    altText: {
      en: 'A vaulted cellar in blue light, with blocks of ice stacked in sawdust on both sides and icicles on the arch. In the middle a wooden chest with a brass lock and a painted line of letters on its lid. On the wall to the right of it a pair of ice tongs on a hook. On the left a sledge. On the far right the ladder up to the hatch.',
      fr: 'Une cave voûtée dans une lumière bleue, des blocs de glace empilés des deux côtés dans le bran de scie, des glaçons à la voûte. Au milieu, un coffre de bois à serrure de laiton, une ligne de lettres peintes sur le couvercle. Au mur, à sa droite, une pince à glace à un crochet. À gauche, un traîneau. Tout à droite, l’échelle de la trappe.',
    },
  },
]
