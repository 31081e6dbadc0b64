import type { Guide } from '#app/features/guides/guide.ts'

export const guide: Guide = {
  title: 'Comment s’est faite « Silence d’antenne », pas à pas',
  description:
    'Une aventure en ligne démontée en dix étapes, avec ses propres images : les pièces, les calques, une énigme du mot à la serrure, les indices, les gens, les fins. Puis ouvrez-en une copie dans votre studio.',
  introduction: [
    '« Silence d’antenne », c’est une enquête qui se joue ici gratuitement : une station de radio sous le verglas, huit pièces, huit énigmes, trois personnes et deux fins. Cette page la démonte. Elle a été faite avec le même studio que le vôtre et, tout en bas, vous pourrez en ouvrir une copie chez vous.',
    'On vous prévient : une énigme y est dévoilée d’un bout à l’autre, et le nom des fins aussi. Si vous préférez jouer d’abord, comptez une demi-heure. On vous attend.',
  ],
  steps: [
    {
      title: 'Partir de ce qui s’est passé, pas d’une serrure',
      paragraphs: [
        'Avant la moindre pièce, il y a eu une nuit, vingt ans plus tôt, sur une demi-page : qui se tenait où à trois heures dix, qui a vu quoi, et qui, depuis, raconte autre chose. Rien là-dedans n’est une énigme. Mais chaque énigme du jeu est une trace de cette nuit-là, et c’est pour ça que les pistes tiennent ensemble : elles parlent toutes des mêmes minutes.',
        'Écrivez donc votre demi-page en premier. Des heures, des lieux, qui regardait. Puis soulignez la seule chose que plus personne ne sait, et notez à qui ce silence fait l’affaire. Vous avez votre intrigue, votre méchant, et la raison pour laquelle les tiroirs sont fermés à clé.',
      ],
    },
    {
      title: 'Dessiner la maison au dos d’une enveloppe',
      paragraphs: [
        'Des boîtes pour les pièces, des traits pour les portes, rien d’autre. Dans « Silence d’antenne », un corridor tient le tout : six portes, un manteau, un tableau, une échelle. Quand on est perdu, on y revient et on voit ce qu’on n’a pas encore essayé. Restez autour de huit pièces. Huit lieux, on les retient. À quinze, on dessine un plan, et c’est au plan qu’on joue.',
        'Jouez-la maintenant dans votre tête, depuis la première pièce. Qu’est-ce qu’on peut y faire en une minute, sans rien savoir? Ici, il y a un thermos à prendre, un téléphone qui clignote et une mallette à six molettes. Si, chez vous, il n’y a que des choses à lire, mettez-y quelque chose qui se touche.',
      ],
      figure: 'rooms',
    },
    {
      title: 'Faire une image, et dire où l’on peut appuyer',
      paragraphs: [
        'Une scène, c’est une seule grande image. Photographiez-la, dessinez-la, faites-la faire : l’important, c’est qu’on voie d’un coup d’œil ce qui est proche, ce qui est loin, et qu’une chose y luise. Puis vous posez des zones par-dessus, cadre après cadre : celle-ci est une énigme, celle-là une porte, cette autre a seulement quelque chose à dire. Voici les cadres de la régie.',
        'Appuyez partout, comme le ferait quelqu’un qui ne connaît rien. Il y aura toujours une personne pour essayer l’horloge du mur : que l’horloge réponde, ne serait-ce que l’heure. Décrivez aussi l’image en mots, avec tout ce qu’une énigme demande. Il y a des gens qui jouent « Silence d’antenne » à l’oreille, et ils arrivent au bout comme les autres.',
      ],
      figure: 'places',
    },
    {
      title: 'Donner de la mémoire à la pièce',
      paragraphs: [
        'Rien ne tue une pièce plus vite qu’un tiroir qu’on a ouvert et qui est là, fermé. Ce qui change n’est donc pas dessiné dans l’image. C’est posé dessus, sur un calque : une petite image qui n’est là que tant que quelque chose est vrai. Le panneau est résolu? Il bascule. Le casque est branché? Le voilà qui pend. Voici la régie et ses trois calques, l’un après l’autre.',
        'Dans le studio, vous donnez à chaque calque sa place, ses mots et sa condition, choisie dans une liste; il n’y a rien à programmer. Deux sortes suffisent pour commencer : « avant qu’on le prenne », pour ce qui se met en poche, et « une fois résolu », pour ce qui s’ouvre.',
      ],
      figure: 'layers',
    },
    {
      title: 'Écrire le mot avant de bâtir la serrure',
      paragraphs: [
        'Une énigme commence par quelqu’un qui veut vous dire une chose et ne peut pas la dire tout droit. Margot sait que son patron fouillera le bureau; sa lettre parle donc de radio, et de rien d’autre. Quatre de ses phrases envoient quelque chose quelque part : le toit prend l’antenne, le micro va sur la bobine. Elle ne fait pas la maligne. C’est ce qu’elle écrirait pour vrai.',
        'Essayez avec votre mot à vous. Cachez la serrure et ne lisez que la lettre. Est-ce que cette personne l’écrirait, à qui la lit, ce soir-là? Si la seule réponse honnête est « non, mais il fallait quatre chiffres », jetez les chiffres et restez encore un peu avec la personne.',
      ],
      figure: 'note',
    },
    {
      title: 'Bâtir la serrure avec ce qu’il y a dans la pièce',
      paragraphs: [
        'Une station de radio a un panneau de raccordement : ce sera la serrure. Quatre rangs qui amènent du son, quatre colonnes qui l’emportent. Les signes disent ce que dit la lettre : une horloge pour la machine qui ne s’arrête jamais, une échelle pour le toit. On n’y tape rien. On branche quatre cordons là où la lettre les veut, et l’objet sur lequel on travaille a l’air de ce qu’il est.',
        'Il y a dix types d’énigmes, et celui-ci est une grille d’endroits où appuyer. N’importe lequel peut loger dans une image à vous. Dessinez ou photographiez la chose de près, marquez l’endroit où l’on y travaille, et l’énigme vient s’y installer, sur un téléphone aussi.',
      ],
      figure: 'bay',
    },
    {
      title: 'Répondre aux mauvaises réponses',
      paragraphs: [
        'Regardez trois personnes essayer votre énigme et notez ce qu’elles font avant de trouver. Elles ne se trompent pas au hasard. Elles branchent le panneau comme toutes les autres nuits; elles inversent le téléphone et l’horloge; elles s’arrêtent après trois. Ce sont de bonnes idées, et chacune mérite mieux qu’une croix rouge.',
        'Dans le studio, chaque énigme accepte de ces mauvaises réponses, avec une réplique pour chacune. Une bonne réplique dit ce que l’idée avait de juste et tire un peu par la manche. Il n’y a pas de façon moins chère de donner vie à un jeu : une phrase de votre part, et on a l’impression que quelqu’un regarde.',
      ],
      figure: 'replies',
    },
    {
      title: 'Donner trois indices, dont un dernier qui suffit',
      paragraphs: [
        'Le premier dit où regarder, le deuxième comment lire, le troisième presque tout. Écrivez-les dans cet ordre, puis essayez le dernier sur quelqu’un qui est coincé : si ça ne marche toujours pas, ce n’est pas encore un indice. Personne ne s’est jamais fâché contre un indice trop clair. On en avait déjà demandé deux.',
        'Un jeu a aussi besoin d’indices entre ses énigmes. « Que puis-je faire maintenant? » est un bouton de toutes les parties d’ici, et il sait ce qui reste ouvert à qui le presse. Il parle avec ses mots, à moins que vous ne lui donniez les vôtres, et les vôtres sont plus beaux : ils peuvent avoir la voix de l’histoire.',
      ],
      figure: 'hints',
    },
    {
      title: 'Donner à chacun quelque chose à cacher, et deux sorties',
      paragraphs: [
        'Trois personnes parlent dans « Silence d’antenne », et chacune veut autre chose que vous aider. Ce qu’elles disent dépend de ce que vous avez vu : parlez d’une lampe avant d’en avoir entendu parler, et la question n’est même pas là. C’est une condition sur une réplique, la même que sur un calque. L’une d’elles, vous pouvez la faire partir avec son propre mensonge. À force de le raconter, elle y croit.',
        'Écrivez ensuite la plus belle fin, puis une autre, moindre, qui vaut quand même la peine, et mettez un prix à la différence. Qui passe la bande telle quelle a sa fin. Qui apporte toutes les preuves a l’autre. Et quand il manque quelque chose, dites quoi. « Pas encore », ce n’est pas une réponse.',
      ],
      figure: 'people',
    },
    {
      title: 'Laisser la vérification tout essayer, puis quelqu’un d’autre',
      paragraphs: [
        'Vous ne pouvez pas jouer à votre propre jeu comme si vous ne le connaissiez pas; la vérification, oui. Elle essaie ce qu’il y a à essayer, dans n’importe quel ordre, et vous dit quelle pièce personne n’atteint, quel objet ne mène nulle part et où l’on resterait pris pour de bon. Tant qu’aucun chemin ne mène à une fin, le jeu ne se publie pas. Pour « Silence d’antenne », il y a ces deux chemins, et un de nos tests les parcourt chaque fois qu’on change une virgule.',
        'Ce que la vérification ne sait pas dire, c’est si on s’amuse. Pour ça, il faut une personne, un divan et votre silence. Passez-lui le téléphone, asseyez-vous sur vos mains et notez chaque soupir. Trois soupirs au même endroit, c’est l’ouvrage de la semaine prochaine.',
      ],
      figure: 'ways',
    },
  ],
  aids: [
    {
      example:
        '« 23 h 40, la serre. Le jardinier remet à sa place un livre qu’il n’a jamais emprunté. Seul le chat le voit. » Trois faits, et il y a déjà quelqu’un à qui on aimerait parler.',
    },
    {
      checklist: [
        'Un lieu, au milieu, où l’on repasse toujours',
        'Quelque chose à prendre, à ouvrir ou à faire sonner dès la première minute',
        'Aucune pièce qu’on ne ferait que traverser',
        'Chaque porte fermée se voit avant que sa clé se trouve',
      ],
    },
    {
      checklist: [
        'La chose qui compte est la plus lumineuse de l’image',
        'Tout ce qui a l’air de se presser répond',
        'Les cadres ont la largeur d’un pouce sur un téléphone',
        'La description dit tout ce qu’une énigme demande',
      ],
    },
    {
      example:
        '« La clé, avant qu’on la prenne » est posée sur la poche du manteau. « La trappe, ouverte » est posée au plafond une fois qu’on y a versé un thermos de café bouillant. L’un tient à un lieu, l’autre à ce qui est arrivé.',
    },
    {
      checklist: [
        'Qui l’a écrit, à qui, et qui ne doit pas comprendre?',
        'Il a du sens pour qui n’a jamais vu la serrure',
        'Tout ce dont il parle se voit quelque part',
        'Dans l’autre langue, il est réécrit, pas traduit',
      ],
    },
    {
      example:
        'Pas « entrez le code à quatre chiffres », mais un panneau à douilles dans une station de radio, des pots d’épices dans une cuisine, une ardoise sur une porte gelée. Si la serrure pouvait aller dans n’importe quel autre jeu, elle n’est pas finie.',
    },
    {
      checklist: [
        'Trois mauvaises réponses que de vraies gens ont données',
        'Une réplique à chacune, qui dit ce qu’elle avait de bon',
        'Aucune réplique qui vend la suite',
        'Les répliques marchent dans les deux langues',
      ],
    },
    {
      example:
        'Où regarder : « Comptez ce qu’il y a sur le rebord. » Comment lire : « Seulement les plantes en fleur. » Presque tout : « Trois, puis cinq, puis celle du pot fêlé. »',
    },
    {
      checklist: [
        'Chaque personne veut quelque chose, et ce n’est pas vous aider',
        'Ce qu’elle dit change avec ce qu’on a trouvé',
        'Les deux fins valent d’être racontées',
        'On sait ce que demande la plus belle',
      ],
    },
    {
      checklist: [
        'La vérification trouve chaque fin, et aucun cul-de-sac',
        'Joué une fois au clavier seul, une fois sans le son',
        'Joué par quelqu’un qui n’en sait rien, en silence',
        'Joué sur le plus petit téléphone de la maison',
      ],
    },
  ],
  hosting: {
    title: 'Une fois publiée',
    paragraphs: [
      'Une aventure publiée, c’est une adresse et, quelques minutes plus tard, des inconnus dans votre corridor. Vous verrez où ils s’arrêtent, quelles mauvaises réponses reviennent et combien de temps prend chaque énigme. Voici ce que vous pouvez en faire d’autre.',
    ],
    tools: [
      {
        title: 'La jouer avec une classe ou une équipe',
        text: 'Une séance donne un code à chaque équipe et, à vous, un écran où vous les suivez toutes. Voyez qui bloque, envoyez un mot d’aide, projetez le chrono au mur et regardez les résultats ensemble quand la dernière équipe est sortie.',
        link: { label: 'Ouvrir une séance', to: '/sessions' },
      },
      {
        title: 'Commencer par un seul cadenas',
        text: 'Si une aventure entière vous semble beaucoup pour un premier soir, faites un cadenas. Trois clics, pas de compte : choisissez un des dix types, donnez la réponse, envoyez le lien à quelqu’un et regardez ce qui est essayé.',
        link: { label: 'Faire un cadenas', to: '/lock/new' },
      },
      {
        title: 'La changer pendant qu’on y joue',
        text: 'Corrigez une coquille, ajoutez une réplique, redessinez une pièce. Vos changements attendent dans le brouillon jusqu’à ce que vous publiiez la mise à jour, et les parties en cours se terminent dans leur version. Rien ne bouge sous les pieds de personne.',
      },
      {
        title: 'La montrer sur votre page à vous',
        text: 'La page « Partager » d’une aventure gratuite a un code qui la montre dans n’importe quel site, une affiche à imprimer et un lien pour les amis. C’est le même jeu, avec les mêmes indices, et personne n’a besoin de s’inscrire pour y jouer.',
      },
    ],
  },
  conclusion: {
    title: 'Ce qu’il a fallu',
    paragraphs: [
      'Une demi-page, une enveloppe et, sur un divan, quelqu’un qui soupirait beaucoup. Les pièces et les serrures, c’était le plus court. Le gros de l’ouvrage, ce sont les phrases qui reviennent quand on appuie quelque part, et c’est une bonne nouvelle : des phrases, tout le monde peut en écrire.',
    ],
  },
  call: {
    title: 'Ouvrez-en une copie dans votre studio',
    text: 'Chaque scène, chaque calque, chaque réplique et chaque condition de « Silence d’antenne », dans un brouillon à vous. Démontez, cassez, remontez autrement. L’original n’en saura rien.',
    label: 'Ouvrir une copie de « Silence d’antenne »',
    to: '/creator?template=dead-air',
    other: { label: 'Ou faites votre premier souper', to: '/first-dinner' },
  },
}
