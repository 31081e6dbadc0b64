import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'

/** On the table at the arrival and with the soup. */
export const earlyClues: SampleDinner['clues'] = [
  {
    key: 'plan',
    title: text('The seating plan', 'Le plan de table'),
    look: 'letter',
    content: text(
      'Jury’s room. Drawn by D. Lacroix, pinned to the door on Saturday at 17:00.\n\nPlace 1, at the end, ' +
        'under the clock: the President of the jury, Monsieur Bellavance.\nPlace 7, at the other end, under ' +
        'the trophy: the Office of Weights and Measures.\nAll other places: the jury, in the order of ' +
        'arrival.\n\nThe cards are on the plates. The mugs are filled at six by Pépin and stay where they ' +
        'stand. Please don’t rearrange anything.',
      'Salon du jury. Dessiné par D. Lacroix, épinglé à la porte samedi à 17 h.\n\nPlace 1, au bout, sous ' +
        'l’horloge : la présidence du jury, monsieur Bellavance.\nPlace 7, à l’autre bout, sous le trophée : ' +
        'l’Inspection des poids et mesures.\nToutes les autres places : le jury, dans l’ordre d’arrivée.\n\n' +
        'Les cartons sont sur les assiettes. Les tasses sont remplies à six heures par Pépin et restent où ' +
        'elles sont. Prière de ne rien déplacer.',
    ),
    imageAssetId: './art/clues/plan.webp',
    altText: text(
      'A long table from above with twelve numbered places, each with a plate and a mug. At the left end, ' +
        'under a clock, number 1. At the right end, under a pumpkin on a pedestal, number 7. A door in the ' +
        'lower wall.',
      'Une longue table vue d’en haut, douze places numérotées, chacune avec assiette et tasse. Au bout ' +
        'gauche, sous une horloge, le numéro 1. Au bout droit, sous une citrouille sur un socle, le numéro ' +
        '7. Une porte dans le mur du bas.',
    ),
    holder: 'table',
    phase: 'arrival',
    meanings: [{ characterId: 'lacroix', aspect: 'opportunity', bearing: 'burdens' }],
  },
  {
    key: 'weigh-sheet',
    title: text('The sheet of the Weigh-Off', 'La feuille de la Pesée'),
    look: 'ledger',
    content: text(
      '42nd GREAT WEIGH-OFF OF VAL-DES-COURGES, Saturday, 5 October 1974\n\n17:44   No. 1   198 kg   read ' +
        'by G. V.\n17:50   No. 2   171 kg   read by G. V.\n17:55   No. 3, Goliath (Prudhomme)   240 kg   ' +
        'read by G. V.   FIRST\n18:02   No. 4   166 kg   read by G. V.\n18:07   No. 5   154 kg   read by the ' +
        'fire brigade\n18:13   No. 6   149 kg   read by the fire brigade\n18:19   No. 7   12 kg (a joke)   ' +
        'read by the fire brigade\n\nNOTICE. Tonight at nine, the Office of Weights and Measures tests the ' +
        'great scale with certified weights and has the winner cut open. S. Delisle',
      '42e GRANDE PESÉE DE VAL-DES-COURGES, samedi 5 octobre 1974\n\n17 h 44   n° 1   198 kg   lu par G. V.' +
        '\n17 h 50   n° 2   171 kg   lu par G. V.\n17 h 55   n° 3, Goliath (Prudhomme)   240 kg   lu par G. ' +
        'V.   PREMIER\n18 h 02   n° 4   166 kg   lu par G. V.\n18 h 07   n° 5   154 kg   lu par les pompiers' +
        '\n18 h 13   n° 6   149 kg   lu par les pompiers\n18 h 19   n° 7   12 kg (farce)   lu par les ' +
        'pompiers\n\nAVIS. Ce soir à neuf heures, l’Inspection des poids et mesures vérifie la grande ' +
        'balance avec des poids étalonnés et fait ouvrir la gagnante. S. Delisle',
    ),
    holder: 'table',
    phase: 'arrival',
    meanings: [{ characterId: 'prudhomme', aspect: 'motive', bearing: 'burdens' }],
  },
  {
    key: 'gazette',
    title: text('The Saturday Gazette', 'La Gazette du samedi'),
    look: 'newspaper',
    content: text(
      'WHO WILL STOP GOLIATH?\nAt the county fair on Thursday, on a scale tested in August, ' +
        'Billie Prudhomme’s pumpkin weighed exactly 250 kg. “He’s still growing,” says Prudhomme.\n\nTHE ' +
        'MAYOR CLEARS THE TABLE\nHector Bellavance presents his winter programme: the school to be closed ' +
        '(“nineteen children, one stove”), the rent of the bakery doubled (“it smells of money”), the ' +
        'co-operative sold, the pharmacy’s licence examined. “I’m not here to be loved.” He isn’t.\n\n' +
        'BRIDGE CLOSED\nAfter the rain, nothing above two tonnes may cross the bridge. Whoever has a pumpkin ' +
        'to bring, bring it today.',
      'QUI ARRÊTERA GOLIATH?\nJeudi, à la foire du canton, sur une balance vérifiée en août, ' +
        'la citrouille de Billie Prudhomme a pesé 250 kg tout rond. « Il grandit encore », dit Prudhomme.\n\n' +
        'LE MAIRE FAIT TABLE RASE\nHector Bellavance présente son programme d’hiver : l’école fermée ' +
        '(« dix-neuf enfants, un poêle »), le loyer de la boulangerie doublé (« ça sent l’argent »), la ' +
        'coopérative vendue, la licence de la pharmacie à l’étude. « Je ne suis pas là pour qu’on m’aime. » ' +
        'C’est réussi.\n\nPONT FERMÉ\nDepuis les pluies, le pont est interdit aux véhicules de plus ' +
        'de deux tonnes. Si ' +
        'vous avez une citrouille à livrer, c’est aujourd’hui.',
    ),
    holder: 'table',
    phase: 'arrival',
    meanings: [
      { characterId: 'lacroix', aspect: 'motive', bearing: 'burdens' },
      { characterId: 'fontaine', aspect: 'motive', bearing: 'burdens' },
      { characterId: 'morin', aspect: 'motive', bearing: 'burdens' },
    ],
  },
  {
    key: 'laboratory',
    title: text('The call from the laboratory', 'L’appel du laboratoire'),
    look: 'letter',
    content: text(
      'County laboratory, Sunday, 15:20, by telephone, taken down by Pépin.\n\nMug of the deceased: ' +
        'aconitine 4.1 mg. Two are enough.\nIn the same mug: camphor 11 mg, soap, traces of turpentine. So ' +
        'not the plant itself: a liniment, the kind that’s rubbed on horses.\nAll other mugs: pumpkin ' +
        'cordial, nothing else.\nThe jug: pumpkin cordial, nothing else.\n\nSo the poison went into that one ' +
        'mug, after it was filled.',
      'Laboratoire du canton, dimanche, 15 h 20, par téléphone, noté par Pépin.\n\nTasse du défunt : ' +
        'aconitine 4,1 mg. Deux suffisent.\nDans la même tasse : camphre 11 mg, savon, traces de ' +
        'térébenthine. Donc pas la plante elle-même : un liniment, de ceux dont on frictionne les chevaux.\n' +
        'Toutes les autres tasses : sirop de citrouille, rien d’autre.\nLe pichet : sirop de citrouille, ' +
        'rien d’autre.\n\nLe poison a donc été mis dans cette tasse-là, une fois remplie.',
    ),
    holder: 'host',
    phase: 'course',
    courseId: 'soup',
    meanings: [
      { characterId: 'morin', aspect: 'means', bearing: 'burdens' },
      { characterId: 'prudhomme', aspect: 'means', bearing: 'burdens' },
    ],
  },
  {
    key: 'mayors-letter',
    title: text('The mayor’s last letter', 'La dernière lettre du maire'),
    look: 'letter',
    content: text(
      'Saturday, six o’clock\n\nPrudhomme,\n250 on Thursday, 240 today. Where are my ten kilos? Either you ' +
        'cheated there or you cheated here. A pumpkin is hollowed from below, I know how it’s done.\nI’ll ' +
        'have you struck from the roll tonight, in front of everybody, at the cutting.\nAnd I’ll look into ' +
        'where you got that seed.\nBellavance',
      'Samedi, six heures\n\nPrudhomme,\n250 jeudi, 240 aujourd’hui. Où sont mes dix kilos? Vous avez ' +
        'triché là-bas, ou vous avez triché ici. Une citrouille, ça se creuse par-dessous, je sais comment ' +
        'on fait.\nCe soir, à la découpe, je vous fais rayer du palmarès devant tout le monde.\nEt j’irai ' +
        'voir d’où vient cette graine.\nBellavance',
    ),
    holder: 'character',
    holderId: 'fontaine',
    phase: 'course',
    courseId: 'soup',
    meanings: [{ characterId: 'prudhomme', aspect: 'motive', bearing: 'burdens' }],
  },
  {
    key: 'potatoes',
    title: text('A ticket of the great scale', 'Un bon de la grande balance'),
    look: 'ticket',
    content: text(
      'CO-OPERATIVE OF VAL-DES-COURGES. WEIGHED AND PAID\nDate: 28 September 1974\nFrom: the school garden' +
        '\nGoods: potatoes, 25 crates\nNet: 480 kg\nRead by: G. V.\n\n(In a child’s hand, in red: “No!”)',
      'COOPÉRATIVE DE VAL-DES-COURGES. PESÉ ET PAYÉ\nDate : 28 septembre 1974\nDe : jardin de l’école\n' +
        'Marchandise : pommes de terre, 25 caisses\nNet : 480 kg\nLu par : G. V.\n\n(D’une main d’enfant, en ' +
        'rouge : « Non! »)',
    ),
    holder: 'character',
    holderId: 'lacroix',
    phase: 'course',
    courseId: 'soup',
    meanings: [{ characterId: 'vasseur', aspect: 'motive', bearing: 'burdens' }],
  },
  {
    key: 'choir',
    title: text('The choir at ten past six', 'La chorale à six heures dix'),
    look: 'photograph',
    content: text(
      'Stage of the hall, Saturday. The clock above the stage shows ten past six; Goliath ' +
        'hangs higher, out of the picture. The choir, mouths open; in front of it, seen from behind, ' +
        'arms raised, Ange Morin. At the right edge, behind a tuba, all ' +
        'that one sees of Toni Marchand: cap and cheeks.',
      'La scène de la salle, samedi. L’horloge au-dessus de la scène indique six heures dix; ' +
        'Goliath est pendu plus haut, hors du cadre. La chorale, bouche ouverte; devant elle, de dos, ' +
        'bras levés, Ange Morin. Au bord droit, derrière un tuba, ce ' +
        'qu’on voit de Toni Marchand : une casquette et des joues.',
    ),
    back: text(
      'PROGRAMME\n\nThe Harvest, in eleven verses, from six o’clock, without a break.',
      'PROGRAMME\n\nLa Moisson, onze couplets, à partir de six heures, sans pause.',
    ),
    imageAssetId: './art/clues/choir.webp',
    altText: text(
      'Photograph of a stage. Rows of singers with open mouths, a conductor from behind with raised arms, ' +
        'a tuba at the right edge. The clock above shows ten past six.',
      'Photo d’une scène. Des rangs de choristes, bouche ouverte, une personne qui dirige, de dos, bras ' +
        'levés, un tuba au bord droit. L’horloge, au-dessus, indique six heures dix.',
    ),
    holder: 'character',
    holderId: 'morin',
    phase: 'course',
    courseId: 'soup',
    meanings: [
      { characterId: 'morin', aspect: 'opportunity', bearing: 'clears' },
      { characterId: 'marchand', aspect: 'opportunity', bearing: 'clears' },
    ],
  },
  {
    key: 'contact-sheet',
    title: text('A contact sheet', 'Une planche-contact'),
    look: 'photograph',
    content: text(
      'Film of Frankie Duval, Saturday. Twelve pictures of the hall, none high enough for Goliath, ' +
        'each with the stage clock in it: ' +
        '18:02, 18:04, 18:06 and so on, every two minutes, until 18:24.\n\nPinned to it, a cutting from each ' +
        'year’s Gazette, 1962 to 1973. Twelve times “The harvest this year”. Twelve times the same cloud. In ' +
        'all of them Monsieur Bellavance has hair.',
      'Film de Frankie Duval, samedi. Douze vues de la salle, trop basses pour Goliath, chacune avec ' +
        'l’horloge de la scène : 18 h ' +
        '02, 18 h 04, 18 h 06 et ainsi de suite, toutes les deux minutes, jusqu’à 18 h 24.\n\nÉpinglée ' +
        'dessus, une coupure de la Gazette pour chaque année, de 1962 à 1973. Douze fois « Les récoltes ' +
        'cette année ». Douze fois le même nuage. Sur toutes, monsieur Bellavance a des cheveux.',
    ),
    imageAssetId: './art/clues/contact-sheet.webp',
    altText: text(
      'Contact sheet of a film: twelve small photographs in three strips. Each shows the choir on the stage, ' +
        'and the clock above it two minutes later than in the one before.',
      'Planche-contact d’un film : douze petites photos sur trois bandes. Chacune montre la chorale sur la ' +
        'scène et, au-dessus, l’horloge, deux minutes plus tard que dans la précédente.',
    ),
    holder: 'host',
    phase: 'course',
    courseId: 'soup',
    meanings: [
      { characterId: 'duval', aspect: 'opportunity', bearing: 'clears' },
      { characterId: 'duval', aspect: 'motive', bearing: 'burdens' },
    ],
    revealsSecretOfId: 'duval',
  },
  {
    key: 'bet',
    title: text('A betting slip', 'Un bulletin de pari'),
    look: 'receipt',
    content: text(
      'No. 118\nGoliath, 250 kg on the nose: $1,000\nPlayer: H. B., mayor\nBank: Toni Marchand, tuba, ' +
        'second valve\n\n(In the mayor’s hand: “240! I want my money back by tonight, or the police shall ' +
        'look into that tuba.”)',
      'N° 118\nGoliath, 250 kg tout rond : 1000 $\nMise de : H. B., maire\nBanque : Toni Marchand, tuba, ' +
        'deuxième piston\n\n(De la main du maire : « 240! Mon argent ce soir, ou la police ira voir dans ce ' +
        'tuba. »)',
    ),
    holder: 'host',
    phase: 'course',
    courseId: 'soup',
    meanings: [{ characterId: 'marchand', aspect: 'motive', bearing: 'burdens' }],
    revealsSecretOfId: 'marchand',
  },
]
