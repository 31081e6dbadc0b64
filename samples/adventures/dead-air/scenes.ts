import type { SampleScene, SampleText } from '#samples/sample-adventure.ts'
import { missLines } from './miss-lines.ts'

const landscape = { canvasWidth: 1920, canvasHeight: 1080, isStartingMap: false, isEnding: false } as const

const room = (key: string, caption: SampleText) => ({
  ...landscape,
  key,
  image: `./art/${key}.webp`,
  missLines: missLines[key]!,
  sound: { file: `./sound/${key}.mp3`, caption },
})

export const scenes: SampleScene[] = [
  {
    ...room('studio', {
      en: 'A needle goes round in the last groove of a record, again and again. Ice taps at the window.',
      fr: 'Une aiguille tourne dans le dernier sillon d’un disque, encore et encore. La glace tambourine à la fenêtre.',
    }),
    isStartingMap: true,
    name: { en: 'The studio', fr: 'Le studio' },
    description: {
      en: 'Radio Saint-Elme, the North Shore, the night of 12 February 1984. At ten past three Margot Vallée, who has talked this coast to sleep for nearly twenty years, stopped in the middle of a sentence. You are Standby, the technician on call; by the time you have crawled up the hill it is twenty-one minutes past, and the station is still sending nothing at all. Her chair is empty and the microphone is open. A record turns in its last groove. On the desk stands a steel record case with six number wheels, her cue sheet leans in its stand, and on the telephone one line is blinking.',
      fr: 'Radio Saint-Elme, Côte-Nord, nuit du 12 février 1984. À trois heures dix, Margot Vallée, qui endort cette côte de sa voix depuis près de vingt ans, s’est tue au milieu d’une phrase. Vous êtes la Relève : on vous appelle quand ça casse. Le temps de monter la côte sur la glace, il est trois heures vingt et une, et la station n’émet toujours rien. Sa chaise est vide, le micro est ouvert. Un disque tourne dans son dernier sillon. Sur le bureau, une mallette à disques en acier et ses six molettes de chiffres; sa feuille de route est dans le porte-copie; au téléphone, une ligne clignote.',
    },
    altText: {
      en: 'A radio studio at night, blue and amber. A large pane looks into the dark control room; over it hangs a red lamp. On the desk, from left to right: a steel record case with six number wheels, a thermos, a telephone on which one button glows, a microphone on an arm, a cue sheet in a stand and a turntable with a small record on it, its hole filled by an adapter. The cue sheet shows three discs, one under the other: first a wide one, then a thick one, then a small one with a large hole. On the right, a window with slats, behind it ice. On the far left the door to the corridor, on the far right the padded door to the control room.',
      fr: 'Un studio de radio, la nuit, bleu et ambre. Une grande vitre donne sur la régie plongée dans le noir; au-dessus, une lampe rouge. Sur le bureau, de gauche à droite : une mallette à disques en acier à six molettes, une bouteille thermos, un téléphone dont un bouton luit, un micro au bout d’un bras, une feuille de route dans un porte-copie et une platine où tourne un petit disque, un adaptateur dans son trou. La feuille montre trois disques, l’un sous l’autre : d’abord un large, puis un épais, puis un petit au grand trou. À droite, une fenêtre à stores et, derrière, la glace. Tout à gauche, la porte du corridor; tout à droite, la porte capitonnée de la régie.',
    },
  },
  {
    ...room('control-room', {
      en: 'A low mains hum, and tape that whispers past a head. Somewhere a relay clicks.',
      fr: 'Un ronflement de secteur, une bande qui chuchote contre une tête de lecture. Un relais claque.',
    }),
    name: { en: 'The control room', fr: 'La régie' },
    description: {
      en: 'On the other side of the glass the console is lit and all its needles lie on the left pin: nothing in, nothing out. Over it is the window to the studio. On the right stand two racks. One holds the patch bay, sixteen brass sockets in four rows, and not one cord in it; in the other the logger turns, the machine that records whatever this station says or leaves unsaid, day and night, because the law wants it to.',
      fr: 'De l’autre côté de la vitre, la console est allumée, et toutes ses aiguilles sont couchées à gauche : rien n’entre, rien ne sort. Au-dessus, la vitre du studio. À droite, deux baies. L’une porte le panneau de raccordement, seize douilles de laiton sur quatre rangs, et pas un cordon; dans l’autre tourne l’enregistreur témoin, qui garde tout ce que la station dit ou tait, jour et nuit, parce que la loi l’exige.',
    },
    altText: {
      en: 'A control room in amber and blue. On the left a clock that shows twenty-one past three, and a pane through which a red lamp and an empty chair can be seen; under it a console with four meters, their needles all on the left. In the middle a narrow padded door to the studio. On the right two steel racks: the first with a patch bay of sixteen sockets, the second with the logger, two reels that turn under a red light, and an open headphone socket. On the bay, the rows are marked from top to bottom with a microphone, a telephone, a clock and a ladder; the columns from left to right with an aerial, a reel, headphones and a loudspeaker. On the far left the door to the corridor.',
      fr: 'Une régie ambre et bleue. À gauche, une horloge qui marque trois heures vingt et une et une vitre derrière laquelle on devine une lampe rouge et une chaise vide; dessous, une console à quatre cadrans dont toutes les aiguilles sont à gauche. Au milieu, une étroite porte capitonnée vers le studio. À droite, deux baies d’acier : la première porte un panneau de seize douilles, la seconde l’enregistreur témoin, deux bobines qui tournent sous un voyant rouge et une prise de casque libre. Sur le panneau, les rangs sont marqués, de haut en bas, d’un micro, d’un téléphone, d’une horloge et d’une échelle; les colonnes, de gauche à droite, d’une antenne, d’une bobine, d’un casque et d’un haut-parleur. Tout à gauche, la porte du corridor.',
    },
  },
  {
    ...room('corridor', {
      en: 'A tired tube buzzes overhead. The building creaks under the weight of the ice.',
      fr: 'Un néon fatigué grésille au plafond. L’immeuble craque sous le poids de la glace.',
    }),
    name: { en: 'The corridor', fr: 'Le corridor' },
    description: {
      en: 'One tube in three is burning. Back when this house still kept Christmas, somebody painted a small sign over every door: the microphone and the headphones you have seen; beyond the board there are a desk, a screwdriver and a record. Margot’s coat hangs on its hook, so she did not go far. The big board with its pegs is the duty roster; since the winter of 1964 nobody has had the heart to use it. At the end an iron ladder goes up to the hatch in the roof.',
      fr: 'Un néon sur trois est allumé. Au-dessus de chaque porte, quelqu’un a peint une petite enseigne, du temps où l’on fêtait encore Noël ici : le micro et le casque, vous connaissez; passé le tableau, il y a un bureau, un tournevis et un disque. Le manteau de Margot pend à son crochet : elle n’est donc pas allée loin. Le grand tableau à chevilles est celui des quarts; depuis l’hiver 1964, personne n’a eu le cœur de s’en servir. Au fond, une échelle de fer monte vers la trappe du toit.',
    },
    altText: {
      en: 'A long corridor in the light of one tube. From left to right: a door under the sign of a microphone, a door under headphones, a coat on a hook, a board with four rows of pegs over a brass plaque, a door under a desk with light beneath it, a door under a screwdriver, a door under a record with a keyhole, and an iron ladder up to a hatch with ice along its edges.',
      fr: 'Un long corridor à la lueur d’un seul néon. De gauche à droite : une porte à l’enseigne du micro, une porte à l’enseigne du casque, un manteau à un crochet, un tableau à quatre rangs de chevilles au-dessus d’une plaque de laiton, une porte à l’enseigne du bureau, avec un rai de lumière dessous, une porte à l’enseigne du tournevis, une porte à l’enseigne du disque, avec une serrure, et une échelle de fer qui monte à une trappe bordée de glace.',
    },
  },
  {
    ...room('library', {
      en: 'Nothing but cardboard and dust, which swallow every other sound. A drop falls now and then.',
      fr: 'Rien que du carton et de la poussière, qui avalent tous les bruits. Une goutte tombe, parfois.',
    }),
    name: { en: 'The record library', fr: 'La discothèque' },
    description: {
      en: 'Eleven thousand records, and the deepest silence in the house: cardboard drinks sound. On the end wall, fifteen sleeves hang face out in three rows, and a card in Margot’s hand is stuck to the frame: “Four for a desert island”. Beside the card catalogue, the listening booth stands open.',
      fr: 'Onze mille disques, et le silence le plus épais de la maison : le carton boit le son. Au mur du fond, quinze pochettes sont exposées sur trois rangs et, au cadre, une fiche de la main de Margot : « Quatre pour une île déserte ». À côté du fichier, la cabine d’écoute est ouverte.',
    },
    altText: {
      en: 'A room of shelves packed with record spines, lit by one green lamp. On the end wall hang fifteen record sleeves in three rows of five. Top row: a cat, a lighthouse, a moon, a rose, a key. Middle row: a mountain, an umbrella, a bell, a fish, an eye. Bottom row: a candle, a house, a gull, an anchor, a clock. On the left a card catalogue with many small drawers and the door to the corridor; on the right a listening booth with a round window.',
      fr: 'Une pièce aux rayonnages bourrés de disques, sous une seule lampe verte. Au mur du fond, quinze pochettes sur trois rangs de cinq. En haut : un chat, un phare, une lune, une rose, une clé. Au milieu : une montagne, un parapluie, une cloche, un poisson, un œil. En bas : une bougie, une maison, un goéland, une ancre, une horloge. À gauche, un fichier à petits tiroirs et la porte du corridor; à droite, une cabine d’écoute à hublot.',
    },
  },
  {
    ...room('workshop', {
      en: 'A transformer hums sixty times a second, and a scope whines where only the young can hear it.',
      fr: 'Un transformateur ronfle soixante fois par seconde; un oscilloscope siffle là où seuls les jeunes l’entendent.',
    }),
    name: { en: 'The workshop', fr: 'L’atelier' },
    description: {
      en: 'Your own room, as far as you have one: solder, dust and good light. The scope draws its green line. In the middle of the bench, under the lamp, stands the splicing block: an old playback head with its little loudspeaker, the groove in the aluminium, the blade, the white tape that joins. In the tray by the vice lie the plugs that fit nothing. On the wall, over the drawers, hangs the chart of dots and dashes that every technician here has had to learn by heart.',
      fr: 'Chez vous, ou presque : de la soudure, de la poussière et de la bonne lumière. L’oscilloscope trace sa ligne verte. Au milieu de l’établi, sous la lampe, le bloc de montage : une vieille tête de lecture et son petit haut-parleur, la rainure dans l’aluminium, la lame, le ruban blanc qui recolle. Dans le bac, près de l’étau, les fiches qui ne vont nulle part. Au mur, à côté des tiroirs, le tableau de points et de traits que tout technicien d’ici a dû apprendre par cœur.',
    },
    altText: {
      en: 'A workshop bench under a lamp. On it, from left to right: an oscilloscope with a green line, a splicing block with two reels and a razor blade, and a tray of plugs beside a vice. On the wall a cabinet of small drawers and a chart of dots and dashes. On the far right the door to the corridor.',
      fr: 'Un établi sous une lampe. Dessus, de gauche à droite : un oscilloscope à la ligne verte, un bloc de montage avec deux bobines et une lame de rasoir, un bac de fiches près d’un étau. Au mur, un meuble à petits tiroirs et un tableau de points et de traits. Tout à droite, la porte du corridor.',
    },
  },
  {
    ...room('office', {
      en: 'A clock ticks on a good carpet. Ice grinds at the window like teeth.',
      fr: 'Une horloge fait tic-tac sur une bonne moquette. La glace grince à la fenêtre comme des dents.',
    }),
    name: { en: 'The manager’s office', fr: 'Le bureau du directeur' },
    description: {
      en: 'The only carpet in the building. The slats cut the light from the yard into bars, and the bars lie across a large desk, a bottle and one glass. On the sideboard stands an old coast receiver, polished as one polishes something one would rather not look at; on the right-hand wall hangs the framed licence of the station.',
      fr: 'La seule moquette de la maison. Le store découpe en barreaux la lumière de la cour, et les barreaux tombent sur un grand bureau, une bouteille et un seul verre. Sur le buffet, un vieux récepteur côtier, astiqué comme on astique ce qu’on préférerait ne pas regarder; au mur de droite, sous cadre, la licence de la station.',
    },
    altText: {
      en: 'An office with a wide window whose slats throw bars of light. A desk with a bottle and a glass, a leather chair behind it. On the left, on a sideboard, an old coast receiver with a long dial: the scale is numbered 2160, 2170, 2180, 2190, with nine small strokes between each two numbers, and the needle stands two strokes to the right of 2180. On the right wall a framed licence, and the door to the corridor.',
      fr: 'Un bureau à large fenêtre dont le store jette des barreaux de lumière. Une table de travail, une bouteille, un verre et, derrière, un fauteuil de cuir. À gauche, sur un buffet, un vieux récepteur côtier au long cadran : l’échelle porte 2160, 2170, 2180, 2190, avec neuf petits traits entre deux nombres, et l’aiguille est à deux traits à droite de 2180. Au mur de droite, une licence encadrée, et la porte du corridor.',
    },
  },
  {
    ...room('roof', {
      en: 'The wind leans on the guy wires until they moan. The top of the mast crackles.',
      fr: 'Le vent s’appuie sur les haubans jusqu’à les faire gémir. La tête du mât grésille.',
    }),
    name: { en: 'The roof', fr: 'Le toit' },
    description: {
      en: 'The cold takes your breath and keeps it. The mast goes up into the cloud, and round its top burns a blue fire that burns nothing: the saint’s own light, which sailors took for a blessing. Below lie the bay and the town, with a lamp here and there in a kitchen. One track of steps leads across the ice to the transmitter hut, and none comes back. Over the hut’s door a lamp goes on and off, and on, as if it were trying to say something.',
      fr: 'Le froid vous prend le souffle et le garde. Le mât monte dans le nuage et, à sa tête, brûle un feu bleu qui ne brûle rien : la lumière du saint, que les marins tenaient pour une bénédiction. En bas, la baie et la ville, avec une lampe de cuisine çà et là. Des pas traversent la glace jusqu’à la cabane de l’émetteur; aucun n’en revient. Au-dessus de la porte, une lampe s’allume, s’éteint, se rallume, comme si elle essayait de dire quelque chose.',
    },
    altText: {
      en: 'A flat roof in an ice storm. On the left the open hatch and a lattice mast with a blue glow at its top. Behind, a frozen bay and the lights of a small town. A single line of footprints leads to a hut on the right; its door is sealed with ice, and over it a lamp is blinking.',
      fr: 'Un toit plat dans une tempête de verglas. À gauche, la trappe ouverte et un mât de treillis coiffé d’une lueur bleue. Au fond, une baie gelée et les lumières d’une petite ville. Une seule ligne de pas mène à une cabane, à droite; sa porte est scellée par la glace et, au-dessus, une lampe clignote.',
    },
  },
  {
    ...room('hut', {
      en: 'The transmitter breathes, deep and even. In the old receiver, far voices come and go.',
      fr: 'L’émetteur respire, profond et régulier. Dans le vieux récepteur, des voix lointaines vont et viennent.',
    }),
    name: { en: 'The transmitter hut', fr: 'La cabane de l’émetteur' },
    description: {
      en: 'It is warm in here, and everything glows: tubes as tall as bottles behind their grille, the dial of the coast receiver that was left where it was, a tape machine wired straight into the transmitter. On the wall above, in pencil, stand seventeen names. On the bench under the blanket sits Margot Vallée, one foot in a bad way and a torch in her hand, and she looks at you as one looks at a letter that has come at last.',
      fr: 'Il fait chaud, ici, et tout luit : des lampes hautes comme des bouteilles derrière leur grille, le cadran du récepteur côtier, laissé à sa place, un magnétophone branché tout droit sur l’émetteur. Au mur, au crayon, dix-sept noms. Sur le banc, sous la couverture, Margot Vallée, un pied mal en point et une lampe de poche à la main, vous regarde comme on regarde une lettre enfin arrivée.',
    },
    altText: {
      en: 'The inside of a small hut, amber and warm. On the left a transmitter cabinet with four glowing tubes behind a grille. In the middle a shelf with an old receiver and a tape machine with two reels; on the boards above, seventeen pencilled lines. Beside them a photograph of a ferry. On the right, under a frozen window, a woman with grey hair sits on a bench in a blanket, a torch in her hand; an electric heater glows at her feet. Beside her, the door to the roof.',
      fr: 'L’intérieur d’une petite cabane, ambre et chaud. À gauche, l’armoire de l’émetteur et ses quatre lampes qui rougeoient derrière une grille. Au milieu, une tablette avec un vieux récepteur et un magnétophone à deux bobines; sur les planches, au-dessus, dix-sept lignes au crayon. À côté, la photo d’un traversier. À droite, sous une fenêtre gelée, une femme aux cheveux gris, enroulée dans une couverture, est assise sur un banc, une lampe de poche à la main; une chaufferette rougeoie à ses pieds. À côté d’elle, la porte du toit.',
    },
  },
  {
    ...landscape,
    key: 'eleven-seconds',
    isEnding: true,
    image: './art/eleven-seconds.webp',
    name: { en: 'Eleven seconds', fr: 'Onze secondes' },
    description: {
      en: 'Four in the morning. The tape turns, and every lit window on the coast is listening.',
      fr: 'Quatre heures du matin. La bande tourne, et chaque fenêtre allumée de la côte écoute.',
    },
    altText: {
      en: 'A tape machine close up, amber. Between its two reels the brown tape gives way to a length of blank white leader, which is just crossing the head. Through the window behind, a grey dawn, the frozen bay and a single car with a flashing light; in front, seen from behind, Margot with a blanket round her shoulders.',
      fr: 'Un magnétophone de tout près, dans une lueur ambre. Entre les deux bobines, la bande brune fait place à une longueur d’amorce blanche, qui passe justement devant la tête. Par la fenêtre, derrière, une aube grise, la baie gelée et une seule voiture au gyrophare allumé; au premier plan, de dos, Margot, une couverture sur les épaules.',
    },
    endingText: {
      en: 'You let it run. The ferry calls, and calls again, and the coast hears it for the first time. Then come eleven seconds in which nothing is said at all; nobody who was awake that night will ever forget how long they are. Then a man thanks somebody. By five the police are standing on the one good carpet at Radio Saint-Elme, and by eight Lucien Harvey has explained that it was Morin who answered, and Morin who never rang, and that he has covered for a dead friend for twenty years. There is nobody to say otherwise. Somebody could; she sits beside you with her foot up and her hands empty, and looks at the white leader going round, and does not. On Sunday she is back on the air. She plays a great many records.',
      fr: 'Vous laissez tourner. Le traversier appelle, appelle encore, et la côte l’entend pour la première fois. Puis viennent onze secondes où rien ne se dit; ceux qui veillaient cette nuit-là n’oublieront jamais leur longueur. Puis un homme remercie quelqu’un. À cinq heures, la police a trouvé Lucien Harvey; à huit heures, il a tout expliqué : c’est Morin qui avait répondu, Morin qui n’avait prévenu personne, et lui, depuis vingt ans, protégeait un ami. Personne n’est là pour dire le contraire. Quelqu’un le pourrait; elle est assise à côté de vous, le pied surélevé, les mains vides; elle regarde tourner l’amorce blanche et ne dit rien. Le dimanche, elle est de retour en ondes. Elle passe beaucoup de disques.',
    },
    endingTeaser: {
      en: 'The coast has heard the call, but not the answer. Where are the eleven seconds, and what would it take for their owner to speak?',
      fr: 'La côte a entendu l’appel, mais pas la réponse. Où sont les onze secondes, et que faudrait-il pour que parle celle à qui elles appartiennent?',
    },
  },
  {
    ...landscape,
    key: 'ten-past-three',
    isEnding: true,
    image: './art/ten-past-three.webp',
    name: { en: 'Ten past three', fr: 'Trois heures dix' },
    description: {
      en: 'Four in the morning, and after. The red lamp is on.',
      fr: 'Quatre heures du matin, et après. La lampe rouge est allumée.',
    },
    altText: {
      en: 'The studio at dawn under a red lamp that is lit. Margot sits at the microphone, seen from behind, a blanket round her shoulders and a sheet of paper in her hand; beside her an empty chair is waiting. Through the wide window lies the bay in rose and gold, and on it seventeen small lights.',
      fr: 'Le studio à l’aube, sous une lampe rouge allumée. Margot est au micro, de dos, une couverture sur les épaules, une feuille à la main; à côté d’elle, une chaise attend. Par la large fenêtre, la baie, rose et or, et sur la baie dix-sept petites lumières.',
    },
    endingText: {
      en: 'You let it run. The ferry calls, and calls again, and then a girl of twenty says, very clearly: “Received, Sainte-Barbe. Help is coming.” A man thanks her. Before anybody on the coast can breathe out, the same voice, twenty years of nights older, says: “That was me. I believed it. Here is what I did then, and here is what was done with it, and here is where Étienne Morin was.” Blanche Ouellet rings line two and says she saw the lamp. They find Lucien Harvey in a ditch below the pylon with his radio on. When the light comes, Margot reads the seventeen names, slowly, and leaves a silence after each, and down on the ice somebody sets out a lantern, and then somebody else. The last name is your father’s. On the tape he says to tell them at home to leave the radio on. You were six. You did.',
      fr: 'Vous laissez tourner. Le traversier appelle, appelle encore, puis une fille de vingt ans dit, très clairement : « Bien reçu, Sainte-Barbe. Les secours arrivent. » Un homme la remercie. La côte n’a pas le temps de respirer que la même voix, vieillie de vingt ans de nuits, reprend : « C’était moi. J’y croyais. Voici ce que j’ai fait ensuite, voici ce qu’on en a fait, et voici où était Étienne Morin. » Blanche Ouellet appelle sur la ligne deux : la lampe, elle l’a vue. On retrouve Lucien Harvey dans un fossé, au pied du pylône, la radio allumée. Quand le jour se lève, Margot lit les dix-sept noms, lentement, et laisse un silence après chacun; en bas, sur la glace, quelqu’un pose un fanal, puis quelqu’un d’autre. Le dernier nom est celui de votre père. Sur la bande, il demande qu’on dise chez lui de laisser la radio allumée. Vous aviez six ans. Vous l’avez laissée allumée.',
    },
    endingTeaser: {
      en: 'You played all of it, and the right person spoke. What would the coast have heard if there had been less to play?',
      fr: 'Vous avez tout fait entendre, et la bonne personne a parlé. Et s’il y avait eu moins à faire entendre, qu’aurait entendu la côte?',
    },
  },
]
