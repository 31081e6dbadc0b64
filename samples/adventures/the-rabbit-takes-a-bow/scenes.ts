import type { SampleScene } from '#samples/sample-adventure.ts'
import {
  dressingRoomWith,
  flyTowerWith,
  propStoreWith,
  stageWith,
  underStageWith,
  workshopWith,
} from './descriptions.ts'
import { missLines } from './miss-lines.ts'

const landscape = { canvasWidth: 1920, canvasHeight: 1080, isStartingMap: false, isEnding: false } as const
const sound = './sound/theatre-night.mp3'

export const scenes: SampleScene[] = [
  {
    ...landscape,
    key: 'workshop',
    missLines: missLines['workshop'],
    isStartingMap: true,
    image: './art/workshop.webp',
    sound: {
      file: sound,
      caption: {
        en: 'Ropes creak overhead. Far off, somebody tunes a piano and cannot resist a waltz.',
        fr: 'Des cordes craquent là-haut. Au loin, quelqu’un accorde un piano et cède à la tentation d’une valse.',
      },
    },
    name: { en: 'The workshop', fr: 'L’atelier' },
    description: workshopWith({
      en: 'and overnight the middle drawer has grown a lock of brass',
      fr: 'et le tiroir du milieu s’est doté pendant la nuit d’une serrure de laiton',
    }),
    altText: {
      en: 'A magician’s workshop at night under a hanging lamp. Four pendulum clocks hang in a row: the one with a spade shows four o’clock, the diamond nine, the club two, the heart seven. On the bench’s middle drawer is a brass plate with four number wheels; over them, from left to right, a heart, a spade, a diamond and a club. There is an arched door with a brass star, a curtained arch that leads to the stage, and an open doorway with full shelves behind it. Between the door and the bench stands a basket of rolled-up posters; on a chest on the far left, a box of candle ends.',
      fr: 'Un atelier de magie, la nuit, sous une suspension. Quatre horloges à balancier sont alignées au mur : celle du pique marque quatre heures, celle du carreau neuf heures, celle du trèfle deux heures, celle du cœur sept heures. Le tiroir du milieu de l’établi porte une plaque de laiton et quatre molettes de chiffres; au-dessus, de gauche à droite, un cœur, un pique, un carreau et un trèfle. On voit une porte cintrée ornée d’une étoile de laiton, une arche à rideaux qui mène à la scène et une ouverture sur des étagères bien garnies. Entre la porte et l’établi, un panier d’affiches roulées; sur une commode, tout à gauche, une boîte de bouts de bougie.',
    },
  },
  {
    ...landscape,
    key: 'prop-store',
    missLines: missLines['prop-store'],
    image: './art/prop-store.webp',
    name: { en: 'The prop store', fr: 'Le magasin des accessoires' },
    description: propStoreWith({
      en: 'In front of them waits a travelling trunk with five wheels of letters and a spool on its lid, tied up in red thread.',
      fr: 'Devant elles attend une malle de voyage ficelée de fil rouge, avec cinq molettes de lettres et une bobine sur le couvercle.',
    }),
    altText: {
      en: 'Shelves of props in green-blue light. Four balances, all level. First: two hats against a weight of 8. Second: a hat and two masks against a weight of 10. Third: a lantern against a hat, a mask and a weight of 2. Fourth: two doves against a lantern and a mask. In front, a trunk with the picture of a spool and five wheels of letters. To its right, a crate of carrots. The doorway on the left leads to the workshop, the one on the right to the stage.',
      fr: 'Des étagères d’accessoires dans une lumière bleu-vert. Quatre balances, toutes à l’équilibre. La première : deux chapeaux contre un poids de 8. La deuxième : un chapeau et deux masques contre un poids de 10. La troisième : une lanterne contre un chapeau, un masque et un poids de 2. La quatrième : deux colombes contre une lanterne et un masque. Devant, une malle marquée d’une bobine, avec cinq molettes de lettres. À sa droite, une caisse de carottes. L’ouverture de gauche mène à l’atelier, celle de droite à la scène.',
    },
  },
  {
    ...landscape,
    key: 'dressing-room',
    missLines: missLines['dressing-room'],
    image: './art/dressing-room.webp',
    name: { en: 'The dressing room', fr: 'La loge' },
    description: dressingRoomWith(
      {
        en: 'On the table stands a jewel box with sixteen pearls for a lock and a hand mirror for a crest.',
        fr: 'Sur la table, un coffret à bijoux : seize perles en guise de serrure et, pour blason, un miroir à main.',
      },
      {
        en: 'The star sank into the star, and the door swung in as if it had only been waiting to be asked. ',
        fr: 'L’étoile s’est enfoncée dans l’étoile, et la porte a cédé comme si elle n’attendait que ça. ',
      },
    ),
    altText: {
      en: 'A dressing room with a round mirror among light bulbs, a small photograph stuck in its frame. The running order: one, the sun; two, a cloud; three, the moon; four, a star. On the wall, clockwise from the top, five cards: a crown, a drum, an anchor, a star, a rose. The red thread goes from its spool to the crown, then to the anchor, the rose, the drum and the star, and ends in a needle. The jewel box on the table bears a hand mirror and a lock of sixteen pearls, in four rows of four. On the right, beside a rail of costumes, stands Odette, an old lady with silver hair, a measuring tape round her neck and a pincushion in her hand. The doorway behind her leads back to the workshop.',
      fr: 'Une loge et son miroir rond cerclé d’ampoules, une petite photo glissée dans le cadre. L’ordre de passage : un, le soleil; deux, un nuage; trois, la lune; quatre, une étoile. Au mur, dans le sens horaire à partir du haut, cinq cartes : une couronne, un tambour, une ancre, une étoile, une rose. Le fil rouge va de sa bobine à la couronne, puis à l’ancre, à la rose, au tambour et à l’étoile, et se termine par une aiguille. Sur la table, le coffret porte un miroir à main et une serrure de seize perles, en quatre rangs de quatre. À droite, près d’une tringle de costumes, se tient Odette, une vieille dame aux cheveux d’argent, un ruban à mesurer au cou et une pelote d’épingles à la main. L’ouverture derrière elle ramène à l’atelier.',
    },
  },
  {
    ...landscape,
    key: 'stage',
    missLines: missLines['stage'],
    image: './art/stage.webp',
    sound: {
      file: sound,
      caption: {
        en: 'A piano in the pit, a creak in the ropes, and the breath of a house that is filling up.',
        fr: 'Un piano dans la fosse, un craquement dans les cordes et le souffle d’une salle qui se remplit.',
      },
    },
    name: { en: 'The stage', fr: 'La scène' },
    description: stageWith({
      en: 'On the right stands the vanishing cabinet, four small pictures over its doors.',
      fr: 'À droite se dresse l’armoire aux disparitions, coiffée de quatre petits cadres.',
    }),
    altText: {
      en: 'A stage with a starry backdrop. On the left, a plinth marked with a hand mirror; on it, along a strip of mirror, a board with two rows of four lamps, one above the other, each behind slanted shutters. On the right, the vanishing cabinet; over its doors hang four pictures, from left to right a sandbag, a pair of scales, a hand mirror and a spool of thread. The scales hang upside down. A trapdoor in the floor, a ladder going up on the right, a lit doorway to the workshop on the far left and one to the prop store on the far right.',
      fr: 'Une scène devant une toile étoilée. À gauche, un socle marqué d’un miroir à main; dessus, le long d’une bande de miroir, un panneau à deux rangs de quatre lampes, l’un au-dessus de l’autre, chacun derrière des persiennes inclinées. À droite, l’armoire aux disparitions; au-dessus de ses portes pendent quatre cadres, de gauche à droite un sac de sable, une balance, un miroir à main et une bobine de fil. La balance est accrochée la tête en bas. Une trappe dans le plancher, une échelle qui monte à droite, une porte éclairée vers l’atelier tout à gauche et une autre vers le magasin tout à droite.',
    },
  },
  {
    key: 'fly-tower',
    missLines: missLines['fly-tower'],
    canvasWidth: 1080,
    canvasHeight: 1920,
    isStartingMap: false,
    isEnding: false,
    image: './art/fly-tower.webp',
    name: { en: 'The fly tower', fr: 'Les cintres' },
    description: flyTowerWith(
      {
        en: 'Five pieces of scenery hang from one bar, and their ropes run down to five numbered sandbags in a tangle that took a rabbit all night.',
        fr: 'Cinq éléments de décor pendent à la même perche, et leurs cordes descendent vers cinq sacs de sable numérotés, dans un fouillis qui a demandé à un lapin toute sa nuit.',
      },
      {
        en: 'Gloves on, hand over hand: the ropes hissed, and had to make do with the gloves. ',
        fr: 'Gants aux mains, barreau après barreau : les cordes ont sifflé, mais n’ont eu que les gants. ',
      },
    ),
    altText: {
      en: 'A tall brick tower in moonlight. From one bar hang, from left to right, a star, the sun, a boat, the moon and a cloud. Below stand five sandbags, from left to right 3, 8, 1, 5 and 6. On their way down the ropes change places, always two neighbours at a time: the star’s with the sun’s; the moon’s with the cloud’s; the boat’s with the cloud’s; the star’s with the cloud’s; the star’s with the boat’s; the star’s with the moon’s; the sun’s with the cloud’s; the sun’s with the boat’s; the sun’s with the moon’s; the boat’s with the moon’s; the cloud’s with the moon’s. Then each hangs straight over a bag. On the gallery floor, a winch with the picture of a sandbag and five numbered tallies on a rail, and a hatch with a ladder down to the stage.',
      fr: 'Une haute tour de brique au clair de lune. D’une même perche pendent, de gauche à droite, une étoile, le soleil, un bateau, la lune et un nuage. En bas, cinq sacs de sable : 3, 8, 1, 5 et 6, de gauche à droite. En descendant, les cordes échangent leurs places, toujours entre voisines : étoile et soleil; lune et nuage; bateau et nuage; étoile et nuage; étoile et bateau; étoile et lune; soleil et nuage; soleil et bateau; soleil et lune; bateau et lune; nuage et lune. Puis chacune pend tout droit au-dessus d’un sac. Sur la passerelle, un treuil marqué d’un sac de sable, cinq jetons numérotés sur une tringle et une trappe d’où une échelle descend à la scène.',
    },
  },
  {
    ...landscape,
    key: 'under-stage',
    missLines: missLines['under-stage'],
    image: './art/under-stage.webp',
    name: { en: 'Under the stage', fr: 'Les dessous' },
    description: underStageWith(
      {
        en: 'brass wheels wait to be told, and in the middle stands the lift that has sent a thousand surprises up through the floor. On its plate hangs a pair of scales: a lantern sits in one pan, and below it wait a few things that you may have met before.',
        fr: 'des roues de laiton attendent les ordres et, au milieu, se tient le monte-charge qui a fait surgir mille surprises du plancher. À sa plaque est suspendue une balance : une lanterne occupe un plateau et, en dessous, attendent des objets que vous avez peut-être déjà croisés.',
      },
      {
        en: 'The waxed key turned like a dancer, and the trapdoor, which was all set to screech, had nothing left to say. ',
        fr: 'La clé cirée a tourné comme une danseuse, et la trappe, qui s’apprêtait à hurler, n’a plus rien trouvé à dire. ',
      },
    ),
    altText: {
      en: 'A machine room of stone and timber, lit by a boiler’s fire. In the middle, a lift between brass rails. On its plate, a pair of scales: in the left pan a lantern, in the right one nothing. Below them stand a dove, a hat, a mask, a weight of 2 and a weight of 10. On the left, the boiler with its glowing grate, and a sack of carrots between it and the lift. On the right a ladder leads up to the stage.',
      fr: 'Une salle des machines en pierre et en bois, éclairée par le feu d’une chaudière. Au centre, un monte-charge entre deux rails de laiton. Sur sa plaque, une balance : dans le plateau de gauche, une lanterne; dans celui de droite, rien. En dessous, une colombe, un chapeau, un masque, un poids de 2 et un poids de 10. À gauche, la chaudière et sa grille rougeoyante et, entre elle et le monte-charge, un sac de carottes. À droite, une échelle monte vers la scène.',
    },
  },
  {
    ...landscape,
    key: 'burrow',
    missLines: missLines['burrow'],
    image: './art/burrow.webp',
    name: { en: 'The burrow', fr: 'Le terrier' },
    description: {
      en: 'Behind the cabinet’s back wall and down nine steps lies a room that is on no plan: a fire, a pot of tea, an armchair, and in it a rabbit in a waistcoat, who looks up over his spectacles. The round door stands open on the stage, in case somebody has forgotten something.',
      fr: 'Derrière le fond de l’armoire, neuf marches plus bas, se cache une pièce qu’aucun plan ne montre : un feu, une théière, un fauteuil et, dedans, un lapin en gilet qui lève les yeux par-dessus ses lunettes. La porte ronde reste ouverte sur la scène, au cas où quelqu’un aurait oublié quelque chose.',
    },
    altText: {
      en: 'A snug vaulted room under the stage with a fire, books and portraits of rabbits. In a green armchair sits Basil, a white rabbit in spectacles, bow tie and waistcoat, with a cup of tea. Behind him a round door opens on the lit stage.',
      fr: 'Une pièce voûtée et douillette sous la scène, avec un feu, des livres et des portraits de lapins. Dans un fauteuil vert est assis Basile, un lapin blanc à lunettes, nœud papillon et gilet, une tasse de thé à la patte. Derrière lui, une porte ronde donne sur la scène éclairée.',
    },
  },
  {
    ...landscape,
    key: 'curtain-call',
    isEnding: true,
    image: './art/curtain-call.webp',
    name: { en: 'The rabbit takes a bow', fr: 'Le lapin tire sa révérence' },
    description: {
      en: 'Midnight. The curtain is up, and not an empty seat in the house.',
      fr: 'Minuit. Le rideau est levé, et il ne reste pas un siège vide dans la salle.',
    },
    altText: {
      en: 'The stage in full light, seen from the stalls. Basil, in waistcoat and spectacles, points at a huge top hat; out of it rises the Great Vespera, laughing, both arms in the air. Doves, cards and confetti fly about, and roses lie at their feet.',
      fr: 'La scène en pleine lumière, vue du parterre. Basile, en gilet et lunettes, désigne un immense haut-de-forme; il en sort la Grande Vespera, qui rit, les deux bras en l’air. Colombes, cartes et confettis volent, et des roses jonchent le plancher.',
    },
    endingText: {
      en: 'At midnight the curtain rises. A white rabbit steps into the light, shows the house an empty top hat, reaches in up to the shoulder and brings out, by the hand and very gently, the Great Vespera. The roof all but comes off. They still talk about it. And the rabbit takes a bow. Then he looks off into the wings a moment longer than he means to, like somebody who had hoped for a little something more and is far too polite to say so.',
      fr: 'À minuit, le rideau se lève. Un lapin blanc s’avance dans la lumière, montre à la salle un haut-de-forme vide, y plonge le bras jusqu’à l’épaule et en sort, par la main et tout en douceur, la Grande Vespera. Pour un peu, le toit s’envolait. On en parle encore. Et le lapin tire sa révérence. Puis il regarde vers la coulisse un instant de plus qu’il ne le voudrait, comme quelqu’un qui espérait encore un petit quelque chose et qui est bien trop poli pour le dire.',
    },
    endingTeaser: {
      en: 'The rabbit came back. But was that all he wanted? Odette, whom nobody listens to, knows what he likes and what bothers him.',
      fr: 'Le lapin est revenu. Mais est-ce bien tout ce qu’il voulait? Odette, que personne n’écoute, sait ce qu’il aime et ce qui le chiffonne.',
    },
  },
  {
    ...landscape,
    key: 'top-billing',
    isEnding: true,
    image: './art/top-billing.webp',
    name: { en: 'Top billing', fr: 'En tête d’affiche' },
    description: {
      en: 'Midnight. Over the stage hangs a sign that was not there this morning.',
      fr: 'Minuit. Au-dessus de la scène est accrochée une enseigne qui n’y était pas ce matin.',
    },
    altText: {
      en: 'The stage under a sign in electric light: “B. & VESPERA”. Basil stands on the left, the Great Vespera on the right, and from the top hat between them rises Odette, the dresser, who laughs till her eyes are shut, pincushion in hand. Confetti, doves and roses everywhere.',
      fr: 'La scène sous une enseigne d’ampoules : « B. & VESPERA ». Basile se tient à gauche, la Grande Vespera à droite et, du haut-de-forme entre les deux, surgit Odette, l’habilleuse, qui rit à en fermer les yeux, sa pelote d’épingles à la main. Des confettis, des colombes et des roses partout.',
    },
    endingText: {
      en: 'At midnight the curtain rises under a new sign, and for once nobody is pulled out of anything by the ears. The rabbit shows the house an empty hat. So does the magician. Then both reach in, to the shoulder, and bring out Odette, who in forty years has never seen the show from the front, and who tells the stalls to sit up straight. The roof does come off; they find it in the morning, in the next street but one. On the poster by the door, in gold that is not quite dry, stand two names. And the rabbit takes a bow, and the magician takes hers, and they go on until somebody has to put out the lights.',
      fr: 'À minuit, le rideau se lève sous une enseigne neuve et, pour une fois, personne ne se fait sortir de rien par les oreilles. Le lapin montre à la salle un chapeau vide. La magicienne aussi. Puis tous deux y plongent le bras jusqu’à l’épaule et en tirent Odette, qui en quarante ans n’a jamais vu le spectacle de face, et qui dit au parterre de se tenir droit. Cette fois, le toit s’envole pour de bon; on le retrouve au matin, deux rues plus loin. Sur l’affiche, près de la porte, d’un or qui n’est pas tout à fait sec, il y a deux noms. Et le lapin tire sa révérence, et la magicienne la sienne, et cela dure jusqu’à ce que quelqu’un doive éteindre les lumières.',
    },
    endingTeaser: {
      en: 'You gave the rabbit everything a rabbit could wish for. What would he have done with a little less?',
      fr: 'Vous avez donné au lapin tout ce qu’un lapin peut souhaiter. Et s’il lui était resté un regret?',
    },
  },
]
