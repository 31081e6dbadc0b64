import type { GoalHints } from '#samples/sample-adventure.ts'

/** For whoever asks what to do now: a nudge, the place, the thing. */
export const goalHints = {
  valves: [
    {
      en: 'Nine valves do nothing until four of them do.',
      fr: 'Neuf robinets ne font rien tant que quatre ne s’y mettent pas.',
    },
    {
      en: 'They are under the palms; what to do with them can be read in the cold wing.',
      fr: 'Ils sont sous les palmiers; ce qu’il faut en faire se lit dans l’aile froide.',
    },
    {
      en: 'Try the board in the boiler room, with the plan on Anselme’s side of the glass. It is seen from behind there.',
      fr: 'Essayez le panneau de la chaufferie, avec le plan du côté d’Anselme. De là, on le voit par derrière.',
    },
  ],
  phonograph: [
    {
      en: 'Somebody whistles, and wants to be called by a name.',
      fr: 'Quelqu’un siffle et veut qu’on l’appelle par son nom.',
    },
    {
      en: 'It is in the seed room; who says what hangs in the orchid room.',
      fr: 'C’est dans la salle des semences; qui dit quoi est affiché chez les orchidées.',
    },
    {
      en: 'Play the gramophone, and tell the other how it goes: the chart of six birds has the words.',
      fr: 'Faites jouer le gramophone et dites à l’autre comment ça va : la planche des six oiseaux a les paroles.',
    },
  ],
  orchids: [
    { en: 'Twelve faces, and four of them have names.', fr: 'Douze figures, et quatre d’entre elles ont un nom.' },
    {
      en: 'They stand in the orchid room; what the four look like hangs in the seed room.',
      fr: 'Elles sont chez les orchidées; de quoi les quatre ont l’air, c’est affiché à la salle des semences.',
    },
    {
      en: 'Find the four orchids that the four cards show: petals, markings, heart.',
      fr: 'Trouvez les quatre orchidées que montrent les quatre cartes : pétales, dessins, cœur.',
    },
  ],
  stereoscope: [
    { en: 'You have two views of one thing.', fr: 'Vous avez deux vues d’une même chose.' },
    { en: 'In the porch stands what puts them together.', fr: 'Au porche se trouve ce qui les réunit.' },
    {
      en: 'Look through the stereoscope at both photographs, and mark what changed overnight.',
      fr: 'Regardez les deux photographies au stéréoscope et marquez ce qui a changé dans la nuit.',
    },
  ],
  chest: [
    {
      en: 'Twins had a language. One of them can read it, and the other has the key.',
      fr: 'Les jumeaux avaient une langue. L’un sait la lire; l’autre en a la clé.',
    },
    { en: 'It is painted on a lid in the ice cellar.', fr: 'Elle est peinte sur un couvercle, à la glacière.' },
    {
      en: 'Read the chest with the disc. Aurore knows how many minutes lie between her and her brother.',
      fr: 'Lisez le coffre avec le disque. Aurore sait combien de minutes la séparent de son frère.',
    },
  ],
  wallDoor: [
    { en: 'Two lines make half a riddle.', fr: 'Deux lignes font la moitié d’une devinette.' },
    {
      en: 'The door stands in the porch, the lines on either side of the glass.',
      fr: 'La porte est au porche; les lignes, de part et d’autre de la vitre.',
    },
    {
      en: 'Read the scratched lines to each other, hers first, in turn. What is it?',
      fr: 'Lisez-vous les lignes grattées, les siennes d’abord, à tour de rôle. Qu’est-ce que c’est?',
    },
  ],
  tiles: [
    { en: 'Water has hidden something for a long time.', fr: 'L’eau a longtemps caché quelque chose.' },
    { en: 'It lies on the floor of the pool, in the palm house.', fr: 'C’est au fond du bassin, dans la palmeraie.' },
    {
      en: 'Put Octave’s tiles back as he laid them: what is warm on the left, what is cold on the right.',
      fr: 'Remettez les carreaux d’Octave comme il les avait posés : le chaud à gauche, le froid à droite.',
    },
  ],
  label: [
    {
      en: 'It has a name. It was taken apart, letter by letter.',
      fr: 'Elle a un nom. On le lui a retiré, lettre par lettre.',
    },
    {
      en: 'The label is in the strip between; the letters are in the pool and in the lid of the chest.',
      fr: 'L’étiquette est dans la bande du milieu; les lettres, dans le bassin et sous le couvercle du coffre.',
    },
    {
      en: 'Take the letters in turn, one of hers, one of his; the elder begins.',
      fr: 'Prenez les lettres à tour de rôle, une d’elle, une de lui; l’aînée commence.',
    },
  ],
  can: [
    { en: 'Warm feet, says the chest.', fr: 'Les pieds au chaud, dit le coffre.' },
    { en: 'Warm water comes from under the palms.', fr: 'L’eau chaude vient de sous les palmiers.' },
    {
      en: 'Take the can that stands under the boiler’s tap, once the valves are set.',
      fr: 'Prenez l’arrosoir sous le robinet de la chaudière, une fois les robinets réglés.',
    },
  ],
  felt: [
    { en: 'Cold keeps better in a coat.', fr: 'Le froid se conserve mieux avec un manteau.' },
    { en: 'One hangs in the seed room.', fr: 'Il y en a un à la salle des semences.' },
    { en: 'Take the roll of grey felt from its peg.', fr: 'Prenez le rouleau de feutre gris sur sa patère.' },
  ],
  wrap: [
    { en: 'It drips.', fr: 'Ça goutte.' },
    { en: 'You carry both halves of the remedy.', fr: 'Vous avez sur vous de quoi y remédier.' },
    { en: 'Combine the ice with the felt.', fr: 'Combinez la glace avec le feutre.' },
  ],
  warmFeet: [
    { en: 'Half of what it needs is in your hand.', fr: 'La moitié de ce qu’il lui faut est dans votre main.' },
    { en: 'It stands in the strip between the walls.', fr: 'Elle est dans la bande, entre les murs.' },
    { en: 'Pour the warm water into the stone pot.', fr: 'Versez l’eau chaude dans le pot de pierre.' },
  ],
  coolHead: [
    { en: 'Half of what it needs is under your arm.', fr: 'La moitié de ce qu’il lui faut est sous votre bras.' },
    { en: 'It stands in the strip between the walls.', fr: 'Elle est dans la bande, entre les murs.' },
    { en: 'Lay the wrapped ice on the stone pot.', fr: 'Posez la glace emballée sur le pot de pierre.' },
  ],
  drawerHot: [
    { en: 'Nothing in writing? Something is stuck.', fr: 'Rien d’écrit? Il y a quelque chose de coincé.' },
    {
      en: 'It is stuck in the wall between the wings. From inside one sees how it is made.',
      fr: 'C’est coincé dans le mur entre les ailes. De l’intérieur, on voit comment c’est fait.',
    },
    {
      en: 'Press both drawers at the same time: whoever has the brass front and whoever has the iron one. One pushes, one pulls.',
      fr: 'Les deux tiroirs en même temps : qui a le laiton et qui a le fer. L’un pousse, l’autre tire.',
    },
  ],
  drawerCold: [
    { en: 'Nothing in writing? It wants two.', fr: 'Rien d’écrit? Il faut être deux.' },
    {
      en: 'It is the drawer in the wall, on both sides of it.',
      fr: 'C’est le tiroir dans le mur, des deux côtés du mur.',
    },
    {
      en: 'Press the iron front while the other presses the brass one. Alone: the one, then the other.',
      fr: 'Le devant de fer pendant que l’autre presse celui de laiton. En solo : l’un, puis l’autre.',
    },
  ],
  letterToAurore: [
    { en: 'A letter has been on its way for thirty years.', fr: 'Une lettre est en route depuis trente ans.' },
    { en: 'It is for somebody by the pool.', fr: 'Elle est pour quelqu’un au bord du bassin.' },
    { en: 'Give Anselme’s letter to Aurore.', fr: 'Donnez la lettre d’Anselme à Aurore.' },
  ],
  letterToAnselme: [
    { en: 'A letter has been on its way for thirty years.', fr: 'Une lettre est en route depuis trente ans.' },
    { en: 'It is for somebody on his knees.', fr: 'Elle est pour quelqu’un à genoux.' },
    { en: 'Give Aurore’s letter to Anselme.', fr: 'Donnez la lettre d’Aurore à Anselme.' },
  ],
  notary: [
    { en: 'It is awake. Somebody should know before noon.', fr: 'Elle est réveillée. Il faudrait le dire avant midi.' },
    { en: 'Whoever has the pen sits in the porch.', fr: 'Qui tient la plume est au porche.' },
    {
      en: 'Talk to Maître Quirion. With all four panes wiped you can give her another noon than without.',
      fr: 'Parlez à maître Quirion. Les quatre carreaux essuyés, vous pouvez lui offrir un autre midi.',
    },
  ],
  aurore: [
    {
      en: 'She knows half of something that she has never been asked.',
      fr: 'Elle sait la moitié d’une chose qu’on ne lui a jamais demandée.',
    },
    { en: 'She sits by the pool.', fr: 'Elle est au bord du bassin.' },
    {
      en: 'Talk to Aurore: about the minutes, and, once you have looked through the stereoscope, about the flower.',
      fr: 'Parlez à Aurore : des minutes et, une fois passé le stéréoscope, de la fleur.',
    },
  ],
  anselme: [
    {
      en: 'He knows half of something that he has never been asked.',
      fr: 'Il sait la moitié d’une chose qu’on ne lui a jamais demandée.',
    },
    { en: 'He kneels before his rocks.', fr: 'Il est à genoux devant ses roches.' },
    {
      en: 'Talk to Anselme: about the writing on the chest and, once you have looked through the stereoscope, about the flower.',
      fr: 'Parlez à Anselme : de l’écriture du coffre et, une fois passé le stéréoscope, de la fleur.',
    },
  ],
} satisfies Record<string, GoalHints>
