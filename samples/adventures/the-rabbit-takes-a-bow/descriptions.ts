import type { SampleText } from '#samples/sample-adventure.ts'

/* What scenes say in each of their states; only what changes is passed in.
   An arrival tells how a key or a thing let somebody in, until the scene’s puzzle is solved. */
const unsaid: SampleText = { en: '', fr: '' }

export const workshopWith = (state: SampleText): SampleText => ({
  en: `Vespera’s workshop smells of sawdust and candle wax. Her hat stands on the bench, empty. A card leans against it, in small, neat handwriting: “Forty years by the ears is enough. Find me before midnight, but find me my way. – B.” On the wall four clocks have stopped, each at an hour of its own, ${state.en}. Paw prints in chalk lead off towards the stage. By the door stands a basket of old posters, and in the corner the box of candle ends, because this house wastes nothing but rabbits.`,
  fr: `L’atelier de Vespera sent le bran de scie et la cire. Sur l’établi, son chapeau est vide. Une carte y est appuyée, couverte d’une petite écriture soignée : « Quarante ans par les oreilles, ça suffit. Trouvez-moi avant minuit, mais à ma façon. – B. » Au mur, quatre horloges se sont arrêtées, chacune à son heure, ${state.fr}. Des traces de pattes à la craie filent vers la scène. Près de la porte, un panier de vieilles affiches et, dans le coin, la boîte à bouts de bougie : la maison ne gaspille rien, à part les lapins.`,
})

export const propStoreWith = (state: SampleText): SampleText => ({
  en: `Everything that ever vanished on this stage has ended up here. Four balances stand on the long shelf, and for once every one of them is level. ${state.en} Beside it, a crate of carrots left over from the vegetable ballet of 1911.`,
  fr: `Tout ce qui a un jour disparu de cette scène a fini par aboutir ici. Quatre balances trônent sur la longue tablette et, pour une fois, toutes sont à l’équilibre. ${state.fr} À côté, une caisse de carottes, souvenir du ballet des légumes de 1911.`,
})

export const stageWith = (state: SampleText): SampleText => ({
  en: `A painted night, a beam of light, and beyond the footlights the murmur of a house that is filling up. On the left, on a plinth along a strip of mirror, Basil has set up two rows of four lamps behind slanted shutters. A plate says: “One seat, one half.” ${state.en} There is a trapdoor in the boards, and beside the cabinet a ladder goes up into the dark.`,
  fr: `Une nuit peinte, un faisceau de lumière et, par-delà la rampe, le murmure d’une salle qui se remplit. À gauche, sur un socle, le long d’une bande de miroir, Basile a monté deux rangs de quatre lampes derrière des persiennes inclinées. Une plaquette dit : « Une place, une moitié. » ${state.fr} Il y a une trappe dans le plancher et, à côté de l’armoire, une échelle qui monte dans le noir.`,
})

export const dressingRoomWith = (state: SampleText, arrival = unsaid): SampleText => ({
  en: `${arrival.en}Thirteen bulbs burn round a mirror that has flattered everyone but the rabbit. ${state.en} To its left hangs tonight’s running order, four acts in four drawings. On the other wall somebody has pinned up five cards, and a red thread runs from a spool to one card after another and ends in a needle. By the costumes, in her apron, stands Odette, who has dressed this house since before the electric light and has heard everything.`,
  fr: `${arrival.fr}Treize ampoules brûlent autour d’un miroir qui a flatté tout le monde, sauf le lapin. ${state.fr} À gauche est affiché l’ordre de passage de ce soir, quatre numéros en quatre dessins. Sur l’autre mur, quelqu’un a épinglé cinq cartes; un fil rouge part d’une bobine, va d’une carte à l’autre et se termine par une aiguille. Près des costumes, en tablier, se tient Odette, qui habillait déjà la maison du temps du gaz et qui a tout entendu.`,
})

export const flyTowerWith = (state: SampleText, arrival = unsaid): SampleText => ({
  en: `${arrival.en}High over the stage the moon looks in at a round window. ${state.en} By the hatch stands a winch with a brass plate.`,
  fr: `${arrival.fr}Tout en haut, la lune regarde par une fenêtre ronde. ${state.fr} Près de la trappe, un treuil et sa plaque de laiton.`,
})

export const underStageWith = (state: SampleText, arrival = unsaid): SampleText => ({
  en: `${arrival.en}Under the boards the theatre hums to itself. A boiler glows, ${state.en} By the boiler somebody keeps a sack of carrots. The ladder leads back up into the light.`,
  fr: `${arrival.fr}Sous les planches, le théâtre ronronne. Une chaudière rougeoie, ${state.fr} Près de la chaudière, quelqu’un garde un sac de carottes. L’échelle remonte vers la lumière.`,
})
