import type { GoalHints } from '#samples/sample-adventure.ts'

/** For whoever asks what to do now: a nudge, the place, the thing. */
export const goalHints = {
  clockDrawer: [
    {
      en: 'Something in this house has four wheels and no carriage.',
      fr: 'Quelque chose, dans cette maison, a quatre molettes et ne demande qu’à s’ouvrir.',
    },
    {
      en: 'It is in the workshop, under all that ticking.',
      fr: 'C’est à l’atelier, sous tout ce tic-tac.',
    },
    {
      en: 'Try the drawer with the brass lock. It goes by suits, and the clocks above it wear the same ones.',
      fr: 'Essayez le tiroir à la serrure de laiton. Il marche aux couleurs, et les horloges du mur portent les mêmes.',
    },
  ],
  starDoor: [
    {
      en: 'One of the things you carry has been to better doors than you have.',
      fr: 'Un objet que vous portez a fréquenté de plus belles portes que vous.',
    },
    {
      en: 'A door in the workshop is waiting for it.',
      fr: 'À l’atelier, une porte l’attend.',
    },
    {
      en: 'Use the star key on the door with the star. Vespera’s name is on it; the key is Basil’s.',
      fr: 'Utilisez la clé à l’étoile sur la porte à l’étoile. Le nom est celui de Vespera, la clé est celle de Basile.',
    },
  ],
  threadTrunk: [
    {
      en: 'Somebody has tied up a piece of luggage with more thread than a coat needs.',
      fr: 'Quelqu’un a ficelé un bagage avec plus de fil qu’il n’en faut pour un manteau.',
    },
    {
      en: 'It stands in the prop store.',
      fr: 'Il est au magasin des accessoires.',
    },
    {
      en: 'Try the trunk tied with red thread. The same red thread hangs on a wall elsewhere, and there it goes somewhere.',
      fr: 'Essayez la malle au fil rouge. Le même fil est tendu sur un mur, ailleurs, et là-bas il mène quelque part.',
    },
  ],
  candleBox: [
    {
      en: 'There is something to pick up that has seen many a late night.',
      fr: 'Il y a quelque chose à ramasser qui a veillé bien des soirs.',
    },
    {
      en: 'It is in the workshop, in a box.',
      fr: 'C’est à l’atelier, dans une boîte.',
    },
    {
      en: 'Take the candle end. Wax is good for stubborn things, and you will meet one.',
      fr: 'Prenez le bout de bougie. La cire fait du bien aux entêtés, et vous en croiserez un.',
    },
  ],
  waxTheKey: [
    {
      en: 'One of your things is stiff, and another is slippery.',
      fr: 'Une de vos affaires est rouillée, une autre est bien glissante.',
    },
    {
      en: 'You carry both of them already.',
      fr: 'Vous avez déjà les deux sur vous.',
    },
    {
      en: 'Combine the rusty key with the candle end: in a coat of wax it turns.',
      fr: 'Combinez la clé rouillée avec le bout de bougie : sous la cire, elle tourne.',
    },
  ],
  openTrapdoor: [
    {
      en: 'You carry something slippery now. High time to let it slip in somewhere.',
      fr: 'Vous portez maintenant quelque chose de bien glissant. Il est temps de le glisser quelque part.',
    },
    {
      en: 'The lock for it is on the stage, underfoot.',
      fr: 'Sa serrure est sur la scène, sous vos pieds.',
    },
    {
      en: 'Use the waxed key on the trapdoor.',
      fr: 'Utilisez la clé cirée sur la trappe.',
    },
  ],
  mirrorBox: [
    {
      en: 'Half a picture is waiting for its other half.',
      fr: 'Une moitié d’image attend l’autre.',
    },
    {
      en: 'It shuts up a box in the dressing room.',
      fr: 'Elle garde un coffret, dans la loge.',
    },
    {
      en: 'Try the jewel box. The lamps on the stage make the upper half; if there are two of you, each sees only one row of them, so talk.',
      fr: 'Essayez le coffret à bijoux. Les lampes de la scène font la moitié du haut; à deux, chaque personne n’en voit qu’un rang : parlez-vous.',
    },
  ],
  ladder: [
    {
      en: 'You are dressed for a climb, or could be.',
      fr: 'Vous avez de quoi vous habiller pour une escalade.',
    },
    {
      en: 'The way up is on the stage.',
      fr: 'On monte depuis la scène.',
    },
    {
      en: 'Use the white gloves on the ladder. The ropes up there burn bare hands.',
      fr: 'Utilisez les gants blancs sur l’échelle. Là-haut, les cordes brûlent les mains nues.',
    },
  ],
  winch: [
    {
      en: 'Somebody is to come down tonight, and the order of appearance matters.',
      fr: 'Quelqu’un doit descendre ce soir, et l’ordre d’entrée en scène compte.',
    },
    {
      en: 'It is done up in the fly tower.',
      fr: 'Cela se passe là-haut, dans les cintres.',
    },
    {
      en: 'Try the winch. The dressing room knows who goes on first, and the ropes know which bag holds whom.',
      fr: 'Essayez le treuil. La loge sait qui passe en premier, et les cordes savent quel sac retient qui.',
    },
  ],
  liftPlate: [
    {
      en: 'Somebody refuses to go up until everybody weighs the same.',
      fr: 'Quelqu’un refuse de monter tant que tout le monde ne fait pas le poids.',
    },
    {
      en: 'That somebody stands under the stage.',
      fr: 'Ce quelqu’un est dans les dessous.',
    },
    {
      en: 'Try the plate on the lift: its scales must hang level. What everything weighs, a long shelf in the prop store has worked out.',
      fr: 'Essayez la plaque du monte-charge : sa balance doit être de niveau. Ce que pèse chaque chose, une longue tablette du magasin l’a déjà trouvé.',
    },
  ],
  cabinet: [
    {
      en: 'Four notes, four numbers of brass: it is time they were counted on.',
      fr: 'Quatre mots, quatre chiffres de laiton : c’est le moment de compter dessus.',
    },
    {
      en: 'By moonlight and on firm ground, on the stage.',
      fr: 'Au clair de lune et sur un sol bien ferme, sur la scène.',
    },
    {
      en: 'Try the vanishing cabinet. Each picture over its doors is the sign of a lock, and each lock gave you a number. Mind how the pictures hang.',
      fr: 'Essayez l’armoire aux disparitions. Chaque cadre au-dessus des portes est l’image d’une serrure, et chaque serrure vous a donné un chiffre. Voyez comment les cadres sont accrochés.',
    },
  ],
  basil: [
    {
      en: 'Somebody in spectacles is expecting you, and his tea is hot.',
      fr: 'Quelqu’un à lunettes vous attend, et son thé est chaud.',
    },
    {
      en: 'He is in the burrow, behind the cabinet.',
      fr: 'Il est au terrier, derrière l’armoire.',
    },
    {
      en: 'Talk to Basil. The curtain goes up when you ask him to come; whoever brings him a few kindnesses first sees a bigger show.',
      fr: 'Parlez à Basile. Le rideau se lève quand vous l’invitez à venir; si vous lui faites d’abord quelques gentillesses, le spectacle sera plus grand.',
    },
  ],
} satisfies Record<string, GoalHints>
