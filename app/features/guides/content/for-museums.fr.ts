import type { Guide } from '#app/features/guides/guide.ts'

export const guide: Guide = {
  title: 'Un jeu d’évasion parmi de vrais objets',
  description:
    'Douze étapes pour bâtir une aventure d’évasion dans un musée ou une galerie : le choix des objets, la conservation, le parcours, les groupes scolaires, l’accessibilité et l’entretien.',
  introduction: [
    'Un musée possède déjà ce dont rêve quiconque bâtit des jeux d’évasion : des salles qui ont une atmosphère, des objets qui ont des secrets et une bonne raison de chuchoter. Il ne lui manque que quelqu’un pour dire à une visiteuse de onze ans : « Regarde de plus près. Celui-là cache quelque chose. »',
    'Ces douze étapes mènent de la première tournée des salles jusqu’à un jeu qui roule tout seul un dimanche de pluie, en l’absence de la personne qui l’a inventé. Comptez trois mois pour le premier, surtout pour vous entendre entre collègues; la fabrication est la partie rapide.',
  ],
  steps: [
    {
      title: 'Choisir ce qui mérite un second regard',
      paragraphs: [
        'Partez des objets et non des énigmes. Faites le tour des salles avec une personne de l’accueil et demandez-lui devant quelles vitrines on passe sans ralentir, alors qu’on devrait s’arrêter. Notez huit ou neuf de ces orphelins. Ils valent mieux que les vedettes : on a de la place devant eux, et personne n’a à partager la vitre avec un autocar de touristes.',
        'Pour chacun, notez une chose qu’on ne voit qu’en regardant vraiment : la marque d’un artisan, une anse recollée, un personnage à l’arrière-plan qui tourne le dos. Si la photo du site Web le montre aussi bien, trouvez autre chose. Le jeu sert à poser des yeux sur l’objet véritable; chaque piste devrait échapper à qui est resté à la maison.',
      ],
    },
    {
      title: 'Consulter la restauratrice avant que l’idée soit figée',
      paragraphs: [
        'Montrez votre liste à la restauratrice, au registraire et au chef de la sécurité pendant que ce n’est encore qu’une liste. Ils savent sur quelle vitrine on ne doit pas s’appuyer, quelle lampe ne doit pas éclairer davantage et quel coin déclenche l’alarme. Consultés tôt, les gens trouvent des solutions; consultés tard, ils trouvent des raisons. Convenez d’une règle que tous peuvent répéter : dans ce jeu, on ne touche, ne déplace, ne soulève et n’éclaire rien.',
        'Que rien ne prête à confusion : aucune piste derrière, dessous ni dedans. S’il faut quelque chose à manipuler, fabriquez une réplique, posez-la sur sa propre table, loin de l’original, et qu’elle ait l’air d’un accessoire. Les enfants croient ce que la salle leur apprend dans la première minute, et leurs grands-pères aussi.',
      ],
    },
    {
      title: 'Trouver le mensonge préféré du conservateur',
      paragraphs: [
        'Chaque collection a des histoires qu’on ne peut pas prouver, et chaque conservatrice en raconte une dans les partys. La signature imitée, la cloche coulée deux fois, la dame dont le portrait a été fini après sa mort. Voilà votre intrigue. Elle arrive avec ses preuves, elle parle de gens, et elle permet au public de faire ce que l’équipe fait toute la journée : comparer, douter, trancher.',
        'Résumez-la en trois phrases et faites-la vérifier. Ce qu’on sait, ce qu’on suppose et ce qu’on invente doivent rester distincts, et la fin doit dire ce qui était quoi. Le public accepte volontiers que le voleur soit imaginaire. Il accepte moins d’apprendre, dans un autre musée, que la date l’était.',
      ],
    },
    {
      title: 'Parler des gens avec les gens',
      paragraphs: [
        'Certains objets ne sont pas à nous pour jouer. Les restes humains, les objets sacrés ou cérémoniels, les biens qui ont été pris, les photos de personnes qui n’ont pas consenti : laissez-les de côté, si belle que soit l’énigme. Quand une collection vient d’une communauté bien vivante, chez nous d’abord des Premières Nations, des Inuits et des Métis, posez la question à cette communauté avant d’écrire, et acceptez un non sans en demander les raisons.',
        'Si la réponse est oui, demandez qui devrait raconter, avec quels mots et dans quelles langues, et payez ce travail. Le jeu a la mauvaise habitude de changer les personnes en obstacles et leurs choses en clés. Relisez votre intrigue une fois pour cela seulement, et faites-la lire par quelqu’un qui a plus à y perdre que vous.',
      ],
    },
    {
      title: 'Tracer le parcours avec les yeux des gardiens',
      paragraphs: [
        'Prenez un plan d’étage, marquez les objets et tracez le chemin d’un groupe. Montrez-le ensuite à une gardienne. Vous apprendrez où dînent les classes, quelle porte ferme à seize heures et où tournent les poussettes. Suivez le courant naturel du bâtiment et ne passez jamais deux fois par l’unique porte étroite. Trois ou quatre salles suffisent; chaque escalier coûte cinq minutes à une famille et laisse quelqu’un derrière.',
        'Donnez aux équipes des points de départ différents. Si les chapitres du milieu se jouent dans n’importe quel ordre, dix groupes peuvent circuler en même temps sans faire la file devant une vitrine. Seuls le début et la fin ont besoin d’un lieu fixe, et les deux devraient avoir un banc.',
      ],
    },
    {
      title: 'La clé dans l’objet, la serrure dans le téléphone',
      paragraphs: [
        'Tout le métier tient dans cette phrase. La piste est dans la salle; le téléphone ne fait que demander. « Combien de doigts la sainte cache-t-elle? » « Lequel des quatre navires va contre le vent? » On lève les yeux, on s’approche, on discute, puis on baisse la tête deux secondes pour entrer ce qu’on a trouvé. Si l’on regarde l’écran plus longtemps que l’objet, prenez l’énigme par l’autre bout.',
        'Construisez la question de façon que le cartel ne suffise pas. Il peut aider d’un mot ou d’une année, mais un jeu où l’on recopie des cartels est un examen, et le public reconnaît un examen de loin. Demandez plutôt de comparer deux choses qui se trouvent dans des salles différentes; vous verrez les gens revenir sur leurs pas avec plaisir.',
      ],
    },
    {
      title: 'Bâtir sur deux étages, pour huit et pour quatre-vingts ans',
      paragraphs: [
        'Les familles mêlent les âges, et les classes arrivent avec une enseignante qui n’a pas dormi. Donnez à chaque énigme un premier étage qu’un enfant de huit ans monte en regardant (trouver, compter, associer) et un second qui demande de lire ou de raisonner. L’enfant trouve les trois clés dans le tableau; la grand-mère sait pourquoi il y en a trois. On a besoin des deux, et aucun ne fait la charité à l’autre.',
        'Gardez moins de quarante mots par écran, sans ceux que seul le catalogue emploie. Prévoyez de 45 à 60 minutes pour les familles, et une version de 30 pour les classes, qui en perdent dix à cause des manteaux. Une difficulté de deux sur cinq convient presque à tous; les autres vous demanderont le grenier.',
      ],
    },
    {
      title: 'Penser à tout le monde dès le départ',
      paragraphs: [
        'Passez une heure en fauteuil roulant devant vos propres vitrines. Tout ce qui compte doit se voir à 110 centimètres du sol, d’un endroit où l’on peut s’arrêter sans bloquer le passage. Décrivez en mots chaque image du jeu, nommez chaque zone, et ne faites dépendre aucune réponse de la couleur, de l’ouïe, de la taille ou de la vitesse. Oubliez le chronomètre : personne ne lit une aquarelle plus vite à cause de lui.',
        'Offrez le jeu en français et en anglais, avec des pistes conçues pour chaque langue plutôt que traduites : un acrostiche ne survit pas à la traduction. Gardez à l’accueil quelques téléphones à prêter, pour qui n’en a pas ou n’a plus que quatre pour cent de pile, et une version imprimée des questions pour qui préfère le papier.',
      ],
    },
    {
      title: 'L’assembler dans le studio',
      paragraphs: [
        'Photographiez chaque lieu de l’endroit où se tient le public, sans personne, dans la lumière d’un jour ordinaire. Téléversez les images comme scènes, posez une zone sur tout ce qui s’examine et reliez-les dans l’ordre de votre plan. Servez-vous du journal pour garder ce qu’une équipe a remarqué; personne ne devrait avoir à retenir jusqu’au troisième étage le nombre aperçu au premier.',
        'Réglez les droits avant de téléverser : le tableau est peut-être assez ancien, sa photo ne l’est pas toujours, et un contrat de prêt peut interdire les deux. Si vous ne pouvez pas montrer l’œuvre, montrez le cadre, le banc ou la porte et laissez les gens aller voir; c’était le but, de toute façon. Indiquez dans la description l’auteur, la date et le numéro d’inventaire.',
      ],
    },
    {
      title: 'Écrire des indices qui ramènent à la vitrine',
      paragraphs: [
        'Dans un musée, un indice fait bouger les pieds ou les yeux. Le premier : « Retournez à la salle au plafond bleu. » Le deuxième : « L’un des portraits a été rogné; regardez ses bords. » Le troisième : « Comptez les boutons de la manche gauche. » Chacun renvoie une fois de plus à l’objet, et aucun ne l’épuise. On ne devrait pas pouvoir finir le jeu assis à l’entrée, en appuyant sur le bouton des indices.',
        'Remettez au personnel des salles les mêmes indices, dans le même ordre, sur une seule carte. On leur posera la question, et il est agréable de connaître la réponse. Après une semaine, demandez-leur laquelle revient le plus. Cette énigme-là n’est pas difficile, elle est floue, et le remède est presque toujours une meilleure première phrase.',
      ],
    },
    {
      title: 'L’essayer un mardi tranquille et un dimanche plein',
      paragraphs: [
        'Il faut deux essais, parce que vous avez deux musées. Le mardi, suivez trois équipes de loin et notez où elles s’arrêtent, ce qu’elles touchent et à qui elles bloquent le chemin. Le dimanche, regardez plutôt les gardiens. Si l’un d’eux doit répéter cinq fois la même phrase, changez le jeu, pas le gardien. Mesurez le réseau dans chaque coin pendant que le musée est plein; avec des murs épais et quatre cents téléphones, ce n’est plus le même édifice.',
        'Invitez une classe, une famille avec poussette, deux personnes qui utilisent un lecteur d’écran et un membre du conseil. À la sortie, posez à chacun une seule question : qu’avez-vous vu aujourd’hui que vous n’aviez jamais vu? Si la réponse est un code, retournez à la première étape. Si c’est une chose, vous pouvez ouvrir.',
      ],
    },
    {
      title: 'Le garder en vie après l’ouverture',
      paragraphs: [
        'Les objets voyagent. On vide une vitrine pour un prêt, on repeint une salle, on récrit un cartel, et voilà brisée une énigme qui marchait depuis un an. Inscrivez le jeu sur la liste que le registraire fait circuler avant chaque déplacement, et nommez la personne qui le met à jour. Pour une aventure en ligne, c’est une heure d’ouvrage : on modifie la scène, on publie, et les équipes en plein jeu terminent la version qu’elles ont commencée.',
        'Regardez une fois par mois où les équipes s’arrêtent et quelles mauvaises réponses reviennent. Aucune étude de public ne vous coûtera moins cher : vous saurez ce que les gens voient dans une image quand personne ne leur a dit quoi y voir. Parlez-en aux conservateurs. La prochaine exposition commence peut-être là.',
      ],
    },
  ],
  aids: [
    {
      checklist: [
        'Huit ou neuf objets que l’on dépasse sans ralentir',
        'Pour chacun, un détail qu’on ne voit qu’en regardant',
        'De la place devant pour cinq personnes',
        'Le site Web ne donne pas la réponse',
      ],
    },
    {
      checklist: [
        'La liste montrée à la restauratrice, au registraire et à la sécurité',
        'Rien n’est touché, déplacé, soulevé ni éclairé',
        'Rien ne se cache derrière, dessous ou dedans',
        'Les répliques sur leur propre table, loin des originaux',
      ],
    },
    {
      example:
        '« La cloche de la salle quatre a été coulée deux fois. Le second fondeur l’a signée, et le premier est dans le tableau de l’escalier. » Connu : les deux coulées. Supposé : le tableau. Inventé : leur querelle.',
    },
    {
      checklist: [
        'Restes humains, objets sacrés, biens enlevés : laissés de côté',
        'La communauté consultée avant le premier brouillon',
        'Un non accepté sans explications',
        'La personne qui raconte choisie, et payée, d’un commun accord',
      ],
    },
    {
      checklist: [
        'Trois ou quatre salles, un seul étage si possible',
        'Les portes qui ferment tôt, indiquées',
        'Où mangent les classes, où tournent les poussettes',
        'Un départ différent pour chaque groupe',
        'Un banc au début et à la fin',
      ],
    },
    {
      example:
        'Pas « En quelle année l’a-t-on fait? » (le cartel le dit), mais : « Deux portraits du musée portent la même bague. À quelle main? » Impossible d’y répondre sans quitter le banc.',
    },
    {
      example:
        'Une seule cruche. À huit ans : « Combien d’animaux vois-tu? » (cinq, dont un caché dans l’anse). À quatre-vingts : « Lequel n’a pas pu vivre ici? » La même minute devant la même vitre.',
    },
    {
      checklist: [
        'Visible à 110 cm, sans bloquer le passage',
        'Chaque image décrite, chaque zone nommée',
        'Ni couleur, ni son, ni hauteur, ni chronomètre',
        'Des pistes conçues dans chaque langue, pas traduites',
        'Des téléphones à prêter, et les questions sur papier',
      ],
    },
    {
      checklist: [
        'Photos prises d’où se tient le visiteur, sous la lumière de tous les jours',
        'Droits réglés pour l’œuvre et pour sa photo',
        'Scènes reliées dans l’ordre du plan',
        'Auteur, date et numéro d’inventaire dans la description',
      ],
    },
    {
      example:
        'D’abord : « Retournez à la salle au plafond bleu. » Ensuite : « L’un des portraits a été rogné. » Enfin : « Comptez les boutons de la manche gauche. » Chacun fait bouger les pieds ou les yeux.',
    },
    {
      checklist: [
        'Mardi : où trois groupes s’arrêtent, touchent, gênent',
        'Dimanche : la phrase que les gardiens répètent le plus',
        'Réseau dans chaque coin, quand le musée est plein',
        'Une classe, une poussette, deux personnes avec lecteur d’écran',
        '« Qu’avez-vous vu aujourd’hui pour la première fois? »',
      ],
    },
    {
      checklist: [
        'Le jeu sur la liste des déplacements d’objets',
        'Un nom : qui le met à jour',
        'Une fois par mois : où les groupes s’arrêtent',
        'Une fois par mois : les mauvaises réponses fréquentes',
        'Les deux présentés aux conservateurs',
      ],
    },
  ],
  hosting: {
    title: 'Le jour de l’ouverture : un jeu qui marche sans vous',
    paragraphs: [
      'Une fois l’aventure publiée, une séance ouverte toute la journée permet au public de commencer dès son arrivée. Ouvrez-la à partir de la page de l’aventure, laissez les équipes choisir leur nom à l’aide d’un code et choisissez qu’elles commencent dès qu’elles arrivent. « Borne et stations » apparaît alors sur sa page.',
    ],
    tools: [
      {
        title: 'Une borne dans la première salle',
        text: 'Son adresse fait de n’importe quelle tablette ou de n’importe quel écran tactile un endroit où jouer. Elle lance une partie pour qui se tient devant, demande s’il y a encore quelqu’un quand personne n’y a touché depuis un moment, puis recommence toute seule. Elle ne montre aucune partie précédente et n’a aucun lien vers l’extérieur.',
        link: { label: 'Ouvrir une séance', to: '/sessions' },
      },
      {
        title: 'Des stations sur vos murs',
        text: 'Chaque scène et chaque énigme a un code QR à imprimer et à poser près de l’objet. Le groupe qui le scanne avec le téléphone sur lequel il joue arrive droit à cet endroit du jeu : la visite de vos salles devient le chemin de l’histoire. Choisissez les codes utiles et laissez les autres.',
      },
      {
        title: 'Les groupes scolaires, tous ensemble',
        text: 'Pour une classe, inscrivez les équipes et imprimez leurs billets. Les élèves n’ont pas besoin de compte. Vous suivez tout d’un écran; un second, pour le projecteur, ne dévoile rien. Il y a ensuite des résultats, des certificats et la date, choisie par vous, à laquelle tout est supprimé.',
      },
      {
        title: 'Des salles sans réseau',
        text: 'Là où les murs sont trop épais, le jeu entier tient dans un fichier. Créez-le à partir du menu de la carte de votre aventure, dans le studio, et copiez-le sur vos tablettes : il s’ouvre dans un navigateur, se passe de connexion et garde chaque partie sur sa tablette. On y joue seul, et il ne demande de nom à personne.',
        link: { label: 'Ouvrir le studio', to: '/creator' },
      },
      {
        title: 'Une question à côté d’une vitrine',
        text: 'Si une aventure entière est de trop, un cadenas est une seule énigme, avec un code QR pour le cartel. Il se fait en trois clics. Comme toute aventure gratuite, il se montre aussi dans le site Web du musée : le code d’intégration est à sa page « Partager ».',
        link: { label: 'Faire un cadenas', to: '/lock/new' },
      },
    ],
  },
  conclusion: {
    title: 'À quoi vous verrez que ça marche',
    paragraphs: [
      'Quand ça marche, le téléphone retourne dans la poche et l’équipe reste devant la vitrine, à discuter. Gardez les trois règles qui protègent ce moment : on ne touche à rien, la clé est dans l’objet, et la fin dit ce qui est vrai. Tout le reste, vous pouvez le changer n’importe quel mardi.',
    ],
  },
  call: {
    title: 'Commencez par trois images au mur',
    text: 'Un bureau, des images qui gardent la clé, une porte qui ne fait que demander : le modèle s’ouvre dans le studio et devient votre brouillon. Accrochez-y votre collection.',
    label: 'Ouvrir le modèle',
    to: '/creator?template=the-locked-study',
    other: { label: 'Nous écrire', to: '/contact' },
  },
}
