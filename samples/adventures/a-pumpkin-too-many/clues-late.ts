import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'

/** On the table with the stew and the pie. */
export const lateClues: SampleDinner['clues'] = [
  {
    key: 'toast',
    title: text('The toast, one minute before', 'Le toast, une minute avant'),
    look: 'photograph',
    content: text(
      'Jury’s room, Saturday, 18:29 by the clock. Everybody raises a mug. At the right end, under the ' +
        'trophy, chin up: Bellavance. At the left end, under the clock: the Inspector.\n\nEverybody looks ' +
        'into the camera except two. Billie Prudhomme and Gaby Vasseur look the other way, at the far end of ' +
        'the table, at the Inspector.',
      'Salon du jury, samedi, 18 h 29 à l’horloge. Toutes les tasses sont levées. Au bout droit, sous le ' +
        'trophée, le menton haut : Bellavance. Au bout gauche, sous l’horloge : l’Inspection.\n\nTout le ' +
        'monde regarde l’appareil, sauf deux personnes. Billie Prudhomme et Gaby Vasseur regardent de ' +
        'l’autre côté, vers le bout de la table, vers Swann Delisle.',
    ),
    imageAssetId: './art/clues/toast.webp',
    altText: text(
      'Photograph of a long table. A stout man with a sash sits at the right end under a pumpkin trophy; ' +
        'at the left end, under a clock showing 6:29, sits a thin figure in grey. All raise mugs and face ' +
        'the camera, except two who look to the left.',
      'Photo d’une longue table. À droite, sous un trophée en citrouille, un gros homme avec une écharpe; ' +
        'à gauche, sous une horloge qui indique 6 h 29, une mince silhouette en gris. Toutes les tasses sont ' +
        'levées, tous les visages de face, sauf deux, tournés vers la gauche.',
    ),
    holder: 'host',
    phase: 'course',
    courseId: 'stew',
    meanings: [
      { characterId: 'prudhomme', aspect: 'motive', bearing: 'burdens' },
      { characterId: 'vasseur', aspect: 'motive', bearing: 'burdens' },
    ],
  },
  {
    key: 'what-pepin-saw',
    title: text('What Pépin saw', 'Ce que Pépin a vu'),
    look: 'testimony',
    content: text(
      'A little before six, Billie Prudhomme carried the clean mugs in and set one at each place. At six I ' +
        'filled them from the jug, all alike, and had one myself. At five past six I went out to hear the ' +
        'choir. The room stayed empty and the door open.\nAt twenty-two past I looked in. The mayor stood ' +
        'there alone, with two cards in his hand, and put his own where the Inspector’s had been. “Under the ' +
        'trophy one is better lit, Pépin.” The mugs he didn’t touch; he never carried anything himself.\nAt ' +
        'twenty-five past they all came in together.',
      'Un peu avant six heures, Billie Prudhomme a apporté les tasses propres et en a mis une à chaque ' +
        'place. À six heures, je les ai remplies au pichet, toutes pareilles, et j’en ai bu une. À six ' +
        'heures cinq, j’ai quitté la pièce pour écouter la chorale. La pièce est restée vide, la porte ' +
        'ouverte.\nÀ six heures vingt-deux, j’y ai passé la tête. Le maire était là, deux cartons à la main, ' +
        'et posait le sien à la place de celui de l’Inspection. « Sous le trophée, Pépin, on est mieux ' +
        'éclairé. » Les tasses, il n’y a pas touché; il n’a jamais rien porté lui-même.\nÀ six heures ' +
        'vingt-cinq, tout le monde est entré ensemble.',
    ),
    holder: 'host',
    phase: 'course',
    courseId: 'stew',
    meanings: [{ characterId: 'prudhomme', aspect: 'opportunity', bearing: 'burdens' }],
  },
  {
    key: 'till-roll',
    title: text('The till roll of the pie stall', 'Le ruban de la caisse'),
    look: 'receipt',
    content: text(
      'FONTAINE, PIES\nSaturday: the time, then how many slices. Served by L. Fontaine, carried by ' +
        'Lee Gauthier.\n' +
        '18:00 1. 18:01 2. 18:01 1. 18:02 1. 18:03 2. 18:04 1. 18:05 1. 18:06 1. 18:07 2. ' +
        '18:08 1. 18:09 1. 18:10 2. 18:11 1. 18:12 1. 18:13 1. 18:14 2. 18:15 1. 18:16 1. ' +
        '18:17 1. 18:18 2. 18:20 1. 18:21 1. 18:22 1. 18:23 1. 18:24 1.\nTOTAL 31',
      'FONTAINE, TARTES\nSamedi : l’heure, puis le nombre de parts. L. Fontaine au comptoir, Lee ' +
        'Gauthier en salle.\n' +
        '18 h 00 1. 18 h 01 2. 18 h 01 1. 18 h 02 1. 18 h 03 2. 18 h 04 1. 18 h 05 1. ' +
        '18 h 06 1. 18 h 07 2. 18 h 08 1. 18 h 09 1. 18 h 10 2. 18 h 11 1. 18 h 12 1. ' +
        '18 h 13 1. 18 h 14 2. 18 h 15 1. 18 h 16 1. 18 h 17 1. 18 h 18 2. 18 h 20 1. ' +
        '18 h 21 1. 18 h 22 1. 18 h 23 1. 18 h 24 1.\nTOTAL 31',
    ),
    back: text(
      'Dear Gaby,\non Tuesday I’m going with the Rinaldi circus. The mayor says I’d have to pay back three ' +
        'years’ training. I hope he chokes. Thank you for everything.\nLee',
      'Gaby,\nmardi je pars avec le cirque Rinaldi. Le maire dit que je devrais rembourser trois ans ' +
        'd’apprentissage. Qu’il s’étouffe. ' +
        'Merci pour tout.\nLee',
    ),
    holder: 'character',
    holderId: 'fontaine',
    phase: 'course',
    courseId: 'stew',
    meanings: [
      { characterId: 'fontaine', aspect: 'opportunity', bearing: 'clears' },
      { characterId: 'gauthier', aspect: 'opportunity', bearing: 'clears' },
      { characterId: 'gauthier', aspect: 'motive', bearing: 'burdens' },
    ],
    revealsSecretOfId: 'gauthier',
  },
  {
    key: 'order',
    title: text('The Inspector’s order', 'L’ordre de mission'),
    look: 'letter',
    content: text(
      'OFFICE OF WEIGHTS AND MEASURES\n1 October 1974\n\nTo S. Delisle,\nfollowing a complaint from ' +
        'Val-des-Courges (the author wishes to remain unnamed) you will, on the evening of the 5th,\n1. test ' +
        'the great scale;\n2. have the winning pumpkin cut open, since ours is not the only county with ' +
        'hollow pumpkins;\n3. count the tins at the bakery. We have heard things.\nAnnounce your visit on ' +
        'the spot, as the law demands. Do not accept any pie.',
      'INSPECTION DES POIDS ET MESURES\n1er octobre 1974\n\nÀ S. Delisle,\nà la suite d’une plainte venue ' +
        'de Val-des-Courges (l’auteur souhaite rester anonyme), vous voudrez bien, le 5 au soir,\n1. ' +
        'vérifier la grande balance;\n2. faire ouvrir la citrouille gagnante, notre canton n’étant pas le ' +
        'seul à en avoir des creuses;\n3. compter les boîtes à la boulangerie. Il nous est revenu des choses.' +
        '\nAnnoncez votre visite sur place, comme le veut la loi. N’acceptez aucune tarte.',
    ),
    holder: 'character',
    holderId: 'delisle',
    phase: 'course',
    courseId: 'stew',
    meanings: [
      { characterId: 'prudhomme', aspect: 'motive', bearing: 'burdens' },
      { characterId: 'fontaine', aspect: 'motive', bearing: 'burdens' },
    ],
  },
  {
    key: 'register',
    title: text('The register of poisons', 'Le registre des poisons'),
    look: 'ledger',
    content: text(
      'Liniment for horses, with aconite. One cupboard in the county: the co-operative’s. Two keys: G. ' +
        'Vasseur, A. Morin. To be written down by law, bottle by bottle.\n\nB. Prudhomme  one bottle, ' +
        'August  for ' +
        'the mare  opened\nA. Morin  one bottle  for the pharmacy  opened\nG. Vasseur  one bottle  for the ' +
        'co-op’s stable  opened\nG. Vasseur  a second, last Friday  “for the same”  –\nJessie Lambert  one ' +
        'bottle, May  for the donkey  opened\n\nNever had any, and asked by me under oath: D. Lacroix, L. ' +
        'Fontaine, Frankie Duval, Toni Marchand, Lee Gauthier.',
      'Liniment pour chevaux, à l’aconit. Une seule armoire dans le canton, celle de la coopérative. Deux ' +
        'clés : G. Vasseur, A. Morin. À inscrire, de par la loi, bouteille par bouteille.\n\nB. ' +
        'Prudhomme  une ' +
        'bouteille, août  pour la jument  entamée\nA. Morin  une bouteille  pour la pharmacie  entamée\n' +
        'G. Vasseur  une bouteille  pour l’écurie de la coop  entamée\nG. Vasseur  une deuxième, vendredi ' +
        'dernier  « idem »  –\nJessie Lambert  une bouteille, mai  pour l’âne  entamée\n\nN’en ont jamais ' +
        'eu, sous serment : D. Lacroix, L. Fontaine, Frankie Duval, Toni Marchand, Lee Gauthier.',
    ),
    holder: 'character',
    holderId: 'morin',
    phase: 'course',
    courseId: 'pie',
    meanings: [
      { characterId: 'vasseur', aspect: 'means', bearing: 'burdens' },
      { characterId: 'lambert', aspect: 'means', bearing: 'burdens' },
      { characterId: 'lacroix', aspect: 'means', bearing: 'clears' },
      { characterId: 'fontaine', aspect: 'means', bearing: 'clears' },
      { characterId: 'duval', aspect: 'means', bearing: 'clears' },
      { characterId: 'marchand', aspect: 'means', bearing: 'clears' },
      { characterId: 'gauthier', aspect: 'means', bearing: 'clears' },
    ],
  },
  {
    key: 'exercise-book',
    title: text('A page from an exercise book', 'Une page de cahier d’école'),
    look: 'diary',
    content: text(
      'We weighed the potatoes on our own scale, crate by crate. 25 crates of 20 kg. That makes 500. The ' +
        'co-op paid for 480.\nIn June it was cherries. 50, they paid for 48.\nLast autumn it was pumpkins. ' +
        '100, they paid for 96.\nIt always eats the same: 4 out of 100. A scale that makes mistakes makes ' +
        'different ones. This one knows what it does.\nSo we wrote to the Office of Weights and Measures to ' +
        'please come. Dany Lacroix posted it and said we were very brave, and to tell nobody.\nThe big ones, ' +
        'grade six',
      'On a pesé les patates sur notre balance à nous, caisse par caisse. 25 caisses de 20 kg. Ça fait ' +
        '500. La coop en a payé 480.\nEn juin, c’étaient les cerises. 50, ils ont payé 48.\nL’automne passé, ' +
        'les citrouilles. 100, ils ont payé 96.\nElle mange toujours pareil : 4 sur 100. Une balance qui se ' +
        'trompe se trompe n’importe comment. Celle-là sait ce qu’elle fait.\nAlors on a écrit à l’Inspection ' +
        'des poids et mesures de venir s’il vous plaît. Dany Lacroix a mis la lettre à la poste et a dit ' +
        'qu’on avait du courage, et de n’en parler à personne.\nLes grands de sixième',
    ),
    holder: 'host',
    phase: 'course',
    courseId: 'pie',
    meanings: [
      { characterId: 'lacroix', aspect: 'motive', bearing: 'clears' },
      { characterId: 'vasseur', aspect: 'motive', bearing: 'burdens' },
    ],
    revealsSecretOfId: 'vasseur',
  },
  {
    key: 'brigade',
    title: text('The report of the fire brigade', 'Le rapport des pompiers'),
    look: 'report',
    content: text(
      'Saturday. The stand for the winner having broken, Goliath hung from the hoist, high above the ' +
        'stage, from ' +
        '18:00 to 18:24. 240 kg on two ropes. First rope: Billie Prudhomme. Second rope: Jessie Lambert. ' +
        'Neither can let go without the whole hall noticing. The second rope confessed to us, at about ' +
        '18:15, that No. 1 is patched with putty and filled with two buckets of honey. We laughed; the rope ' +
        'held.\n\nAt 18:04 G. Vasseur handed us pencil and sheet to read the last three, and went out by the ' +
        'back to fetch the Inspector’s weights from the car. Back at 18:20, without.\n\n18:50 In the panic ' +
        'the great scale fell over. It was pushed from the side of the beam. The beam is bent: nobody will ' +
        'ever test it again.',
      'Samedi. Le socle de la gagnante ayant cédé, Goliath est resté suspendu au palan, bien au-dessus de la ' +
        'scène, de 18 h 00 à 18 h 24. 240 kg sur deux cordes. Première corde : Billie Prudhomme. Deuxième ' +
        'corde : Jessie Lambert. On ne lâche ni l’une ni l’autre sans que toute la salle le remarque. La ' +
        'deuxième corde nous a avoué, vers 18 h 15, que la n° 1 est rapiécée au mastic et contient deux ' +
        'seaux de miel. On a ri; la corde a tenu.\n\nÀ 18 h 04, G. Vasseur nous a remis crayon et feuille ' +
        'pour lire les trois dernières, et a pris la porte de derrière pour chercher les poids de ' +
        'l’Inspection dans la voiture. Retour à 18 h 20, sans les poids.\n\n18 h 50 Dans la bousculade, la ' +
        'grande balance est tombée. On l’a poussée du côté du fléau. Le fléau est tordu : plus personne ne ' +
        'la vérifiera.',
    ),
    holder: 'host',
    phase: 'course',
    courseId: 'pie',
    meanings: [
      { characterId: 'prudhomme', aspect: 'opportunity', bearing: 'clears' },
      { characterId: 'lambert', aspect: 'opportunity', bearing: 'clears' },
      { characterId: 'vasseur', aspect: 'opportunity', bearing: 'burdens' },
    ],
    revealsSecretOfId: 'lambert',
  },
  {
    key: 'billies-letter',
    title: text('Billie’s letter to the Inspector', 'La lettre de Billie à l’Inspection'),
    look: 'letter',
    content: text(
      'Saturday, just before six\n\nTo the Office,\nplease cut Goliath open tonight. Please do it ' +
        'slowly and show everybody the inside. The mayor tells everybody that he’s hollow. And please weigh ' +
        'him yourself, with your own weights.\nHe’s solid. I know him.\nPlease be sure to come.\nB. ' +
        'Prudhomme\n\n(Stamped: received 17:58, S. D.)',
      'Samedi, un peu avant six heures\n\nÀ l’Inspection,\nouvrez Goliath ce soir, je vous en prie. ' +
        'Doucement, et montrez l’intérieur à tout le monde. Le maire raconte partout qu’il est creux. Et ' +
        'pesez-le, vous, avec vos poids.\nIl est plein. Je le connais.\nVous viendrez, c’est sûr?\nB. ' +
        'Prudhomme\n\n' +
        '(Tampon : reçu 17 h 58, S. D.)',
    ),
    holder: 'character',
    holderId: 'prudhomme',
    phase: 'course',
    courseId: 'pie',
    meanings: [{ characterId: 'prudhomme', aspect: 'motive', bearing: 'clears' }],
  },
  {
    key: 'notebook',
    title: text('The Inspector’s notebook', 'Le carnet de l’Inspection'),
    look: 'diary',
    content: text(
      'Val-des-Courges. Already tested, Friday and Saturday:\nPharmacy, Ange Morin, balance: exact to the ' +
        'milligram. The drops are sugar, but they weigh what they should. I said so on Friday, and ' +
        'saw relief.\n' +
        'Bakery, L. Fontaine, scales: exact. Tins are a matter of taste, not of weight. I said so on ' +
        'Saturday noon.\nHoney, Jessie Lambert, scales: exact, the jars well filled. I said ' +
        'so.\nSchool, balance: exact.\n\n' +
        'These have nothing more to fear from me, and know it.\n\nStill to come: the great scale. Saturday, ' +
        'nine in the evening.',
      'Val-des-Courges. Déjà vérifié, vendredi et samedi :\nPharmacie, Ange Morin, balance : exacte au ' +
        'milligramme. Les gouttes sont du sucre, mais le poids y est. Je l’ai dit vendredi; ' +
        'soulagement visible.\n' +
        'Boulangerie, L. Fontaine, balances : exactes. Les boîtes sont une affaire de goût, pas de poids. ' +
        'Je l’ai dit samedi midi.\nMiel, Jessie Lambert, balance : exacte, pots bien remplis. Je l’ai ' +
        'dit.\nÉcole, balance : ' +
        'exacte.\n\nCes gens-là n’ont plus rien à craindre de moi, et le savent.\n\nReste : la grande ' +
        'balance. Samedi, neuf heures du soir.',
    ),
    holder: 'character',
    holderId: 'delisle',
    phase: 'course',
    courseId: 'pie',
    meanings: [
      { characterId: 'morin', aspect: 'motive', bearing: 'clears' },
      { characterId: 'fontaine', aspect: 'motive', bearing: 'clears' },
      { characterId: 'lambert', aspect: 'motive', bearing: 'clears' },
      { characterId: 'vasseur', aspect: 'motive', bearing: 'burdens' },
    ],
  },
]
