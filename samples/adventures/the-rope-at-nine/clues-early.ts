import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'

/** On the table at the arrival and with the soup. */
export const earlyClues: SampleDinner['clues'] = [
  {
    key: 'radiogram',
    title: text('The radiogram of the Institute', 'Le radiogramme de l’Institut'),
    look: 'telegram',
    content: text(
      'INSTITUTE TO AURORA STATION, 22 JUNE 1958, 0910\n\nDEEPLY SHAKEN STOP NO SHIP NO AIRCRAFT BEFORE 20 ' +
        'OCTOBER STOP NO MAGISTRATE STOP YOU ARE THE COURT STOP HEAR EACH OTHER TONIGHT AND SEND ONE NAME ' +
        'BEFORE MIDNIGHT STOP NOBODY LEAVES THE HUT ALONE STOP\n\nBRANDT ANNOUNCED IMPORTANT MESSAGE FOR ' +
        'LAST NIGHT STOP NOTHING CAME STOP ASSUME STORM',
      'INSTITUT À STATION AURORE, 22 JUIN 1958, 9 H 10\n\nCONSTERNATION STOP NI BATEAU NI AVION AVANT LE ' +
        '20 OCTOBRE STOP PAS DE JUGE STOP LE TRIBUNAL C’EST VOUS STOP ENTENDEZ-VOUS ENTRE VOUS CE SOIR ET ' +
        'TRANSMETTEZ UN NOM AVANT MINUIT STOP QUE PERSONNE NE SORTE SANS TÉMOIN STOP\n\nBRANDT AVAIT ANNONCÉ ' +
        'MESSAGE IMPORTANT POUR HIER SOIR STOP RIEN REÇU STOP SUPPOSONS TEMPÊTE',
    ),
    holder: 'table',
    phase: 'arrival',
    meanings: [{ characterId: 'osterman', aspect: 'motive', bearing: 'burdens' }],
  },
  {
    key: 'door-book',
    title: text('The door book of 21 June', 'Le registre de la porte, 21 juin'),
    look: 'ledger',
    content: text(
      'WHOEVER GOES OUT SIGNS. WHOEVER LETS GO OF THE ROPE IS DEAD. (A. B.)\n\n14:30 out, Tessier, flags. ' +
        '14:50 in.\n17:30 out, Verhaegen, reading at the shelter. “Rope in order, 12 posts.” 17:45 in.\n' +
        '17:40 out, Falk, dogs. 19:05 in.\n19:30 Dinner. All at table, counted by Biscuit.\n20:55 out, ' +
        'Brandt, reading at the shelter.\n21:30 Brandt not back.\n21:40 out, everybody, search. 22:15 found. ' +
        '22:30 in, everybody.\n\nDrift since four in the afternoon. From the door one cannot see the first ' +
        'post.',
      'ON SORT, ON SIGNE. LÂCHER LA CORDE, C’EST MOURIR. (A. B.)\n\n14 h 30 sortie, Tessier, fanions. 14 ' +
        'h 50, retour.\n17 h 30 sortie, Verhaegen, relevé à l’abri. « Corde en ordre, 12 poteaux. » 17 h ' +
        '45, retour.\n17 h 40 sortie, Falk, chiens. 19 h 05, retour.\n19 h 30 souper. Tout le monde à ' +
        'table, compté par Biscuit.\n20 h 55 sortie, Brandt, relevé à l’abri.\n21 h 30 Brandt pas rentré.\n' +
        '21 h 40 sortie, tout le monde, battue. 22 h 15, trouvé. 22 h 30, retour, tout le monde.\n\n' +
        'Poudrerie depuis quatre heures de l’après-midi. De la porte, on ne voit pas le premier poteau.',
    ),
    holder: 'table',
    phase: 'arrival',
    meanings: [
      { characterId: 'falk', aspect: 'opportunity', bearing: 'burdens' },
      { characterId: 'verhaegen', aspect: 'opportunity', bearing: 'burdens' },
    ],
  },
  {
    key: 'map',
    title: text('The plan of the station', 'Le plan de la station'),
    look: 'map',
    content: text(
      'Surveyed and drawn by R. Tessier, February 1958.\n\nA The hut, its one door to the north-east. B ' +
        'The radio room at its east end, with a hatch in the roof. C The ice cellar under the galley; its ' +
        'trap is outside, on the lee side. D The dogs, in the west. E The instrument shelter: from the door ' +
        'along the rope, posts 1 to 12, new white manila. F The Notch: from post 6 along the old line, ' +
        'tarred hemp, out of use since February. Beyond it the ice front, 25 metres down to the sea ice.\n\n' +
        'In drift, to reach post 6, undo a frozen knot and come back: twenty minutes.',
      'Levé et dessiné par R. Tessier, février 1958.\n\nA La baraque, une seule porte, au nord-est. B Le ' +
        'poste radio, à son bout est, une trappe dans le toit. C La cave de glace, sous la cuisine; sa ' +
        'trappe est dehors, à l’abri du vent. D Les chiens, à l’ouest. E L’abri météo : de la porte, le long ' +
        'de la corde, poteaux 1 à 12, manille blanche neuve. F L’Encoche : du poteau 6, le long de ' +
        'l’ancienne ligne, chanvre goudronné, hors service depuis février. Au-delà, la falaise de glace : 25 ' +
        'mètres jusqu’à la banquise.\n\nDans la poudrerie, pour aller au poteau 6, y défaire un nœud gelé et ' +
        'revenir : vingt minutes.',
    ),
    imageAssetId: './art/clues/plan.webp',
    altText: text(
      'Plan seen from above. A long hut (A) with a radio room at its east end (B), a cellar (C) below it, ' +
        'dogs (D) in the west. From the door a rope with twelve numbered posts goes north-east to a shelter ' +
        '(E). At post 6 a dashed line branches off east to the edge of the ice (F).',
      'Plan vu d’en haut. Une longue baraque (A), le poste radio à son bout est (B), une cave (C) dessous, ' +
        'les chiens (D) à l’ouest. De la porte, une corde à douze poteaux numérotés va vers le nord-est ' +
        'jusqu’à un abri (E). Au poteau 6, une ligne pointillée part vers l’est jusqu’au bord de la glace ' +
        '(F).',
    ),
    holder: 'table',
    phase: 'arrival',
    meanings: [{ characterId: 'tessier', aspect: 'means', bearing: 'burdens' }],
  },
  {
    key: 'dog-order',
    title: text('The order about the dog', 'L’ordre au sujet de la chienne'),
    look: 'letter',
    content: text(
      '18 May 1958\n\nFalk,\nthe dog Tosca has eaten the seat of tractor 2 and half of my patience. She is ' +
        'to be shot by Sunday. If the seat of tractor 3 goes the same way, the next dog follows her.\nAn ' +
        'expedition is a chain. I do not let go of my end, and I expect the same of you.\nA. Brandt',
      '18 mai 1958\n\nFalk,\nla chienne Tosca a mangé le siège du tracteur 2 et la moitié de ma patience. ' +
        'Qu’elle soit abattue d’ici dimanche. Si le siège du tracteur 3 prend le même chemin, un autre chien ' +
        'suivra.\nUne expédition est une chaîne. Je ne lâche pas mon bout, et j’attends de vous la même ' +
        'chose.\nA. Brandt',
    ),
    back: text(
      'One day I’ll show you where your chain ends.\nN.',
      'Un jour, je vous montrerai où elle finit, votre chaîne.\nN.',
    ),
    holder: 'character',
    holderId: 'laurent',
    phase: 'course',
    courseId: 'hoosh',
    meanings: [{ characterId: 'falk', aspect: 'motive', bearing: 'burdens' }],
  },
  {
    key: 'surgery-book',
    title: text('The surgery book', 'Le cahier d’infirmerie'),
    look: 'ledger',
    content: text(
      '12 June   Verhaegen, frostbite, eight fingers. Both hands bandaged until July. Holds a mug with the ' +
        'elbows.\n15 June   Laurent, right wrist broken on the doorstep. Plaster from the palm to the elbow, ' +
        'four weeks.\n19 June   Mika Sorel, snow-blind from the lamp. Both eyes covered until the morning of ' +
        'the 22nd. Gave me a date of birth without thinking: 4 December 1940. That makes seventeen. The form ' +
        'says 1934.\n21 June   17:55. Biscuit, thumb, kitchen knife, four stitches in the galley. Sang.\n\n' +
        'Nobody else is under treatment. To undo a frozen knot at thirty below one needs two good hands and ' +
        'two good eyes; I’ve tried it myself and wept.',
      '12 juin   Verhaegen, engelures, huit doigts. Les deux mains bandées jusqu’en juillet. Tient sa tasse ' +
        'avec les coudes.\n15 juin   Laurent, poignet droit cassé sur le pas de la porte. Plâtre de la paume ' +
        'au coude, quatre semaines.\n19 juin   Mika Sorel, ophtalmie des neiges, à la lampe. Les deux yeux ' +
        'couverts jusqu’au matin du 22. M’a donné sa date de naissance sans réfléchir : 4 décembre 1940. Ça ' +
        'fait dix-sept ans. Le formulaire dit 1934.\n21 juin   17 h 55. Biscuit, pouce, couteau de cuisine, ' +
        'quatre points, à la cuisine. A chanté.\n\nPersonne d’autre en traitement. Pour défaire un nœud gelé ' +
        'par moins trente, il faut deux bonnes mains et deux bons yeux; j’ai essayé, j’en ai pleuré.',
    ),
    holder: 'character',
    holderId: 'moreau',
    phase: 'course',
    courseId: 'hoosh',
    meanings: [
      { characterId: 'verhaegen', aspect: 'means', bearing: 'clears' },
      { characterId: 'laurent', aspect: 'means', bearing: 'clears' },
      { characterId: 'sorel', aspect: 'means', bearing: 'clears' },
    ],
    revealsSecretOfId: 'sorel',
  },
  {
    key: 'passage',
    title: text('A ship’s ticket', 'Un billet de bateau'),
    look: 'ticket',
    content: text(
      'S.S. POLAR STAR\nLe Havre – Cape Town – Aurora Station. One way.\nDate: 4 December 1957\nPassenger: ' +
        'Dr. A. MOREAU, veterinary surgeon\nTravelling with: 10 sledge dogs, in health\nBerth: kennel deck, ' +
        'No. 3\n\n(In pencil: “Well, well. We must talk. A. B., 9 June.”)',
      'S/S ÉTOILE POLAIRE\nLe Havre – Le Cap – station Aurore. Aller simple.\nDate : 4 décembre 1957\n' +
        'Passage : Dr A. MOREAU, médecine vétérinaire\nAccompagne : 10 chiens de traîneau, en bonne santé\n' +
        'Couchette : pont des chenils, n° 3\n\n(Au crayon : « Tiens, tiens. Il faudra qu’on parle. A. B., 9 ' +
        'juin. »)',
    ),
    holder: 'host',
    phase: 'course',
    courseId: 'hoosh',
    meanings: [{ characterId: 'moreau', aspect: 'motive', bearing: 'burdens' }],
    revealsSecretOfId: 'moreau',
  },
  {
    key: 'midnight-sun',
    title: text('The Midnight Sun, No. 14', 'Le Soleil de minuit, n° 14'),
    look: 'newspaper',
    content: text(
      'WHOSE CAPE IS IT?\nA bird tells us that Cape Tessier is to become Cape Brandt on the final map. R. ' +
        'Tessier, asked for a comment, broke two pencils.\n\nGONE UNTIL AUGUST\nThe sun set on Monday at ' +
        'noon. Biscuit waved.\n\nTHEY HAD IT WORSE\nFrom the book of the expedition of 1934, for all who ' +
        'complain of the cold: the temperatures of one week in winter, always at three in the morning.\n' +
        '−41.2   −39.8   −44.0   −43.6   −40.1   −38.7   −45.3\nCompare, dear readers, and put on a sock.\n\n' +
        'WANTED: one tractor seat. Condition: unchewed.\n\nTHE MIDNIGHT SUN, 30 April 1958. The only daily on ' +
        'the continent, appears when there is paper.',
      'À QUI LE CAP?\nUn petit oiseau nous dit que le cap Tessier deviendra cap Brandt sur la carte ' +
        'définitive. R. Tessier, pour tout commentaire, a cassé deux crayons.\n\nPARTI JUSQU’EN AOÛT\nLe ' +
        'soleil s’est couché lundi à midi. Biscuit lui a dit au revoir de la main.\n\nEUX, ILS AVAIENT FROID' +
        '\nDans le livre de l’expédition de 1934, pour qui se plaint du froid : les températures d’une ' +
        'semaine d’hiver, toujours à trois heures du matin.\n−41,2   −39,8   −44,0   −43,6   −40,1   −38,7   ' +
        '−45,3\nComparez, cher public, et mettez une chaussette.\n\nON CHERCHE un siège de tracteur. État : ' +
        'non mâché.\n\nLE SOLEIL DE MINUIT, 30 avril 1958. Seul quotidien du continent, paraît quand il y a du ' +
        'papier.',
    ),
    holder: 'character',
    holderId: 'tessier',
    phase: 'course',
    courseId: 'hoosh',
    meanings: [{ characterId: 'tessier', aspect: 'motive', bearing: 'burdens' }],
  },
  {
    key: 'radio-log',
    title: text('The radio log of 21 June', 'Le journal radio du 21 juin'),
    look: 'ledger',
    content: text(
      '16:50 Brandt hands in one message for the Institute, 31 words. To go out after his nine o’clock ' +
        'reading. Put aside.\n17:15 To Mirny, until 19:05: Midwinter press bulletin, 1,980 words. 18 words a ' +
        'minute, no repeats. K. O.\n19:30 Closed for dinner.\n22:45 To the Institute: Brandt dead. K. O.\n' +
        '23:30 Aurora. Nothing gets through.\n\n(The message of 16:50 is not in its tray.)',
      '16 h 50 Brandt remet un message pour l’Institut, 31 mots. À envoyer après son relevé de neuf ' +
        'heures. Mis de côté.\n17 h 15 À Mirny, jusqu’à 19 h 05 : bulletin de presse du solstice, 1980 mots. 18 ' +
        'mots à la minute, sans répétition. K. O.\n19 h 30 Fermé pour le souper.\n22 h 45 À l’Institut : ' +
        'Brandt mort. K. O.\n23 h 30 Aurore polaire. Plus rien ne passe.\n\n(Le message de 16 h 50 n’est pas ' +
        'dans sa corbeille.)',
    ),
    holder: 'character',
    holderId: 'osterman',
    phase: 'course',
    courseId: 'hoosh',
    meanings: [{ characterId: 'osterman', aspect: 'motive', bearing: 'burdens' }],
  },
]
