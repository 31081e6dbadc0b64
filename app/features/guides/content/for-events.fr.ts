import type { Guide } from '#app/features/guides/guide.ts'

export const guide: Guide = {
  title: 'Une aventure d’évasion pour votre événement',
  description:
    'Onze étapes pour animer un jeu d’évasion mobile lors d’un festival, d’un mariage, d’un congrès ou d’un anniversaire, de la première idée au dénouement.',
  introduction: [
    'Un festival, un mariage, un congrès, un soixantième anniversaire : une aventure d’évasion donne à des gens qui ne se connaissent pas une bonne raison de se pencher ensemble sur quelque chose. Pas besoin de scène ni de micro; un parc, une salle de bal ou un train font l’affaire.',
    'Voici, dans l’ordre, les onze étapes que nous suivrions. Comptez trois semaines, le soir, pour votre première aventure. La suivante ne vous prendra qu’une fin de semaine.',
  ],
  steps: [
    {
      title: 'Choisir le souvenir que les invités emporteront',
      paragraphs: [
        'Avant toute chose, écrivez une seule phrase : « En repartant, ils raconteront à quelqu’un que… ». Qu’ils ont retrouvé le bouton de manchette du marié. Qu’ils ont démasqué le faussaire parmi les exposants. Qu’ils savent enfin pourquoi l’horloge du village compte treize heures. Mettez chacune de vos idées à l’épreuve de cette phrase. Une énigme qui ne la sert pas a beau être brillante, elle vole du temps aux autres.',
        'Lisez-la à la personne qui paie l’événement et à celle qui accueille les invités. Si vous souriez tous les trois, continuez. Si quelqu’un demande quel est le rapport avec la journée, votre thème est trop loin; rapprochez-le.',
      ],
    },
    {
      title: 'Compter les gens, puis recompter',
      paragraphs: [
        'C’est le nombre qui décide de la forme du jeu. Jusqu’à trente personnes, tout le monde peut vivre la même aventure en équipes de quatre à six. Au-delà, il faut un jeu auquel plusieurs équipes jouent côte à côte sans se gêner, et c’est là que l’aventure en ligne, sur le téléphone de chacun, est à son meilleur : personne n’attend le coffret qu’une autre équipe a dans les mains.',
        'Prévoyez qu’une équipe sur dix arrivera en retard et qu’une sur dix partira plus tôt. Que rien d’essentiel ne dépende de la présence de tous au même moment, sauf la fin; gardez-la pour une heure où le bar est ouvert.',
      ],
    },
    {
      title: 'Visiter les lieux, le téléphone à la main',
      paragraphs: [
        'Allez sur place à l’heure de l’événement. Cherchez ce qui est déjà étrange : un portrait accroché de travers, un numéro au-dessus d’une porte, une fenêtre condamnée. Les vrais détails font les meilleures pistes, puisqu’on ne les trouve nulle part ailleurs. Photographiez chacun deux fois, d’abord comme un invité le verrait, puis de tout près.',
        'Vérifiez ensuite trois choses ennuyeuses qui gâchent plus de soirées que les mauvaises énigmes : la force du réseau dans chaque coin, les endroits où recharger un téléphone et la lumière après le coucher du soleil. Notez chaque lieu où l’une des trois fait défaut, et n’y mettez aucune piste.',
      ],
    },
    {
      title: 'Commencer l’histoire par le milieu',
      paragraphs: [
        'Vos invités vous accordent environ quatre-vingt-dix secondes de patience. Ne les gaspillez pas en histoires de famille. Commencez quand quelque chose vient de mal tourner : la bague a disparu, la conférencière est introuvable, la sculpture de glace fait tic-tac. Ce qui s’est passé avant se découvrira plus tard, dans les tiroirs et les lettres du jeu.',
        'Donnez-leur une raison de se presser, mais pas un chronomètre. Un voleur qui est encore dans la salle vaut mieux qu’un compte à rebours : les gens lèvent les yeux de leur écran et commencent à se soupçonner les uns les autres. C’est exactement ce qu’il faut à une fête.',
      ],
    },
    {
      title: 'Tracer le chemin avant les énigmes',
      paragraphs: [
        'Dessinez le jeu avec des boîtes et des flèches : ce qu’on voit d’abord, ce que cela ouvre, ce qui demande deux choses à la fois. Pour un événement d’une heure, de sept à neuf serrures suffisent amplement. Séparez le chemin assez tôt, pour que la moitié de l’équipe travaille d’un côté et l’autre moitié de l’autre, puis réunissez-les devant une porte qui exige les deux résultats.',
        'Indiquez où chaque piste se trouve et où elle sert. Si une flèche dure plus de dix minutes de jeu, la piste sera oubliée; rapprochez les deux bouts, ou laissez le journal du jeu la rappeler.',
      ],
    },
    {
      title: 'Concevoir pour des gens bien habillés',
      paragraphs: [
        'Vos invités tiennent un verre. Ils ne ramperont pas sous une table, et la moitié ont laissé leurs lunettes dans leur manteau. Préférez les énigmes qui se règlent en parlant : comparer deux images, remettre des faits en ordre, lire un code dans ce que tout le monde a sous les yeux. Que chaque texte puisse se lire une fois à voix haute.',
        'La bonne réponse doit se reconnaître quand on l’a trouvée. Si une équipe peut tenir le bon code et en douter encore, changez l’énigme. Et ne faites jamais dépendre une réponse de la couleur seule, de l’oreille seule ou d’une chanson qu’il faudrait connaître.',
      ],
    },
    {
      title: 'Bâtir dans le studio, une scène à la fois',
      paragraphs: [
        'Téléversez vos photos ou vos dessins, posez une zone à toucher sur chaque chose qui compte, et reliez-la à la scène suivante ou à une énigme. Faites d’abord le chemin du début à la fin, sans décoration. Quand vous pouvez le parcourir vous-même, ajoutez les pièces secondaires, les clins d’œil et les fausses pistes, au plus une de celles-ci par tranche de vingt minutes.',
        'Donnez à chaque zone un nom qui se comprend à l’oreille, et à chaque image une description. Cela prend une soirée, et une personne qui ne voit pas l’écran pourra jouer avec les autres plutôt que de se le faire raconter.',
      ],
    },
    {
      title: 'Écrire les indices avant les essais',
      paragraphs: [
        'Pour chaque énigme, rédigez trois indices, du plus doux au plus clair : où regarder, comment s’y prendre, puis presque la réponse. Écrivez-les comme si vous étiez debout à côté de l’équipe, pas comme si vous corrigiez une copie. Un bon premier indice est une question. Un bon dernier indice laisse un petit pas à faire, pour que l’équipe puisse dire qu’elle a trouvé.',
        'Lors d’un événement, la générosité dans les indices est une politesse. Personne n’est venu pour rester coincé pendant qu’on coupe le gâteau. Décidez d’avance qu’on ne taquinera jamais une équipe qui en demande, et dites-le dès le départ.',
      ],
    },
    {
      title: 'Faire essayer par trois groupes qui ne vous doivent rien',
      paragraphs: [
        'Votre famille sera polie. Trouvez trois groupes qui ne le seront pas : les collègues d’une amie, une équipe de hockey, les ados des voisins. Asseyez-vous là où l’on ne voit pas votre visage et taisez-vous, même si c’est pénible. Notez la minute à laquelle chaque serrure s’ouvre, et toutes les phrases qui commencent par « oui, mais pourquoi ».',
        'Après chaque essai, ne changez que ce qui a fait trébucher deux groupes, puis recommencez. Si une énigme prend deux minutes à l’un et vingt-cinq à l’autre, elle n’a pas besoin d’un meilleur indice; elle doit partir. Vous cherchez la soirée où vous n’aurez plus rien à noter.',
      ],
    },
    {
      title: 'Tout préparer comme si vous ne deviez pas y être',
      paragraphs: [
        'Imprimez une carte par équipe, avec le code pour se joindre au jeu et une seule consigne, en caractères lisibles à la chandelle. Affichez la même chose à l’entrée pour les retardataires. Nommez une personne qui ne s’occupe que du jeu, et remettez-lui la solution complète, un téléphone chargé, deux batteries externes et le numéro du technicien de la salle.',
        'Convenez d’un signal de fin avec les musiciens ou l’animatrice. Un jeu finit bien quand quelque chose change dans la pièce : la lumière, la musique, un rideau. Un écran qui annonce que le temps est écoulé, ce n’est pas une fin, c’est l’addition qui arrive.',
      ],
    },
    {
      title: 'Finir ensemble et offrir l’histoire',
      paragraphs: [
        'Rassemblez tout le monde pour le dénouement, ceux qui ont terminé comme les autres. Laissez l’équipe gagnante raconter plutôt que de lire la solution; elle exagérera, et c’est très bien ainsi. Montrez la piste devant laquelle tout le monde est passé. Puis remerciez les autres équipes par leur nom pour un coup de génie, parce qu’il y en a toujours eu un.',
        'Laissez l’aventure ouverte une semaine, pour qu’on puisse la finir à la maison et la montrer à ceux qui gardaient les enfants. Regardez ensuite où les équipes se sont arrêtées et quelles mauvaises réponses revenaient. C’est le début de votre prochain événement, et celui-là ne vous prendra qu’une fin de semaine.',
      ],
    },
  ],
  aids: [
    {
      example:
        '« En repartant, ils raconteront à quelqu’un que la grand-mère de la mariée était la voleuse de bijoux depuis le début. » Une phrase, une surprise, et elle n’appartient qu’à cette journée.',
    },
    {
      checklist: [
        'Invités attendus, et combien joueront vraiment',
        'Équipes de quatre à six, chacune avec son nom',
        'Une équipe sur dix arrive en retard, une sur dix part plus tôt',
        'L’heure de la fin, quand le bar est ouvert',
      ],
    },
    {
      checklist: [
        'Réseau dans chaque coin, vérifié chez deux fournisseurs',
        'Prises où recharger un téléphone',
        'Lumière après le coucher du soleil',
        'Trois choses étranges déjà là, chacune photographiée deux fois',
        'Un endroit au sec, s’il pleut',
      ],
    },
    {
      example:
        '« La sculpture de glace s’est mise à faire tic-tac. L’homme qui l’a taillée est sorti par la cuisine il y a dix minutes, la liste des invités sous le bras. » À voix haute : onze secondes.',
    },
    {
      example:
        'Le vestiaire et le jardin sont ouverts dès le début. Le vestiaire donne un numéro de jeton, le jardin un nom. Il faut les deux pour ouvrir la cave à vin, et c’est là que l’équipe se retrouve.',
    },
    {
      checklist: [
        'On peut la résoudre un verre à la main',
        'Aucun texte ne dépasse quatre lignes',
        'La bonne réponse se reconnaît',
        'Elle se passe de couleur, de son et de lunettes de lecture',
      ],
    },
    {
      checklist: [
        'Le chemin du début à la fin, sans décoration',
        'Un nom pour chaque zone, clair à l’oreille',
        'Une description pour chaque image',
        'Une fausse piste par tranche de vingt minutes, pas davantage',
      ],
    },
    {
      example:
        'Pour une serrure à quatre dates. D’abord : « Laquelle des photos est la plus vieille? » Ensuite : « Placez-les en ordre et regardez au dos. » Enfin : « Le mariage est en troisième; lisez les quatre petits chiffres de gauche à droite. »',
    },
    {
      checklist: [
        'Trois groupes qui ne vous doivent rien',
        'La minute à laquelle chaque serrure s’est ouverte',
        'Toutes les phrases qui commençaient par « oui, mais pourquoi »',
        'Changé : ce qui a fait trébucher deux groupes, et rien d’autre',
      ],
    },
    {
      checklist: [
        'Une carte par équipe, avec le code et une consigne',
        'La même chose en affiche à l’entrée',
        'La solution complète, sur papier',
        'Un téléphone chargé et deux batteries externes',
        'Le numéro du technicien de la salle',
        'Le signal de fin, convenu avec les musiciens',
      ],
    },
    {
      example:
        '« Personne n’a ouvert le piano. Trois équipes s’y sont appuyées. » Montrez la piste devant laquelle tout le monde est passé, puis laissez les gagnants raconter le reste.',
    },
  ],
  hosting: {
    title: 'Le jour venu, le site tient la planchette',
    paragraphs: [
      'Le jeu est bâti et mis à l’essai. Pour la soirée elle-même, il y a la séance : elle fait jouer de deux à soixante équipes à la fois, et vous suivez tout d’un seul écran.',
    ],
    tools: [
      {
        title: 'Une séance pour toutes vos équipes',
        text: 'Ouvrez-la à partir de la page de l’aventure. Nommez vos équipes ou laissez-les choisir leur nom à l’aide d’un code, imprimez pour chacune un billet avec son code QR, et lancez tout le monde en même temps. Les invités jouent sur leur téléphone, sans compte. Vous voyez où en est chaque équipe, ce qu’elle vient d’essayer et qui demande de l’aide; vous pouvez mettre en pause, donner du temps, envoyer un indice à une équipe ou un mot à toutes.',
        link: { label: 'Ouvrir une séance', to: '/sessions' },
      },
      {
        title: 'Un écran pour le projecteur',
        text: 'Chaque séance a un second écran, fait pour être lu du fond de la salle. Il montre jusqu’où chaque équipe s’est rendue, et jamais ce qui l’attend derrière la porte suivante. Cachez le classement si personne ne compte les points. Sa place est à côté du bar.',
      },
      {
        title: 'Des certificats pour le dénouement',
        text: 'À la fin, vous avez pour chaque équipe son temps, ses indices, ses mauvaises réponses et son parcours à revoir, ainsi qu’un certificat, tous dans un même PDF. Les noms sont supprimés le jour que vous avez choisi.',
      },
      {
        title: 'Un cadenas pour l’invitation',
        text: 'Une seule énigme, au dos du menu ou dans l’invitation? Un cadenas est une énigme toute seule, avec un lien et un code QR. Il se fait en trois clics, sans compte, et dit ce que vous voulez quand il s’ouvre.',
        link: { label: 'Faire un cadenas', to: '/lock/new' },
      },
    ],
  },
  conclusion: {
    title: 'Ce qui fait que ça marche',
    paragraphs: [
      'Une aventure pour un événement n’a pas à être difficile, longue ou coûteuse. Il faut qu’on y entre facilement, qu’on puisse la finir et qu’on ait envie de la raconter. Si vous ne gardez que trois choses de cette page, gardez la phrase de la première étape, le silence de la neuvième et le rassemblement de la dernière.',
    ],
  },
  call: {
    title: 'Commencez par une invitée qui sait quelque chose',
    text: '« La diseuse de bonne aventure » s’ouvre dans le studio et devient votre brouillon : une pièce, une personne à interroger, une sortie. Mettez-y vos invités.',
    label: 'Ouvrir le modèle',
    to: '/creator?template=the-fortune-teller',
    other: { label: 'Ouvrir la bibliothèque', to: '/library' },
  },
}
