import type { Guide } from '#app/features/guides/guide.ts'

export const guide: Guide = {
  title: 'Votre premier jeu d’évasion à la maison, pas à pas',
  description:
    'Neuf étapes, d’une table de cuisine à une heure que personne ne veut voir finir : l’histoire, les cadenas, l’ordre des choses, les feuilles, les indices, la mise en place, le chrono. Avec un jeu à ouvrir dans votre studio.',
  introduction: [
    'Il ne vous faut ni sous-sol, ni machine à fumée, ni ami qui a un atelier. Il vous faut une table, quelques boîtes qui ferment, du papier, et une heure où aucun téléphone ne sonne. Ce qui doit s’imprimer, le studio l’imprime. Ce qui doit se fermer à clé est déjà dans votre cuisine.',
    'Voici comment en faire un à partir de rien, en neuf étapes. Les exemples viennent de « La tarte au sucre de tante Odile », une heure en famille que vous pourrez ouvrir dans votre studio à la fin. Si vous aimeriez y jouer un jour, laissez quelqu’un d’autre lire cette page : tous les cadenas y sont ouverts.',
  ],
  steps: [
    {
      title: 'Trouver une histoire qui tient en une heure',
      paragraphs: [
        'Une heure, c’est une scène, pas un roman. Quelqu’un a laissé quelque chose, quelqu’un vient le reprendre, et il n’y a que vous dans la pièce. Tante Odile n’a jamais donné sa recette; elle n’est plus là, et le notaire a un autobus à prendre. En deux phrases, chacun sait ce qu’il veut, et personne n’a de nom à retenir.',
        'Écrivez-la comme une lettre, puisque c’est ainsi qu’elle arrive : sur papier, avec la voix de quelqu’un, et une raison pour que tout soit fermé. La raison compte plus que l’intrigue. Un inconnu qui cache des clés fabrique des énigmes. Une tante qui les cache à sa famille, c’est drôle, un peu triste, et c’est mieux.',
      ],
      figure: 'mission',
    },
    {
      title: 'Faire le tour de la cuisine et compter ce qui ferme',
      paragraphs: [
        'Commencez par les choses, pas par les énigmes. Une boîte à biscuits, un sac de toile, une boîte à couture, la boîte aux recettes. Tout ce qui ferme peut se fermer à clé : avec un cadenas de la quincaillerie, de la ficelle, du ruban, ou un cadenas de papier qui s’imprime et que l’hôte ouvre. Quatre, c’est un bon nombre. Un pour chaque bout d’idée, et un pour la fin.',
        'Mettez-les là où ils seraient pour vrai. Ce qui est fermé peut rester bien en vue; c’est même souhaitable, car l’envie d’entrer fait la moitié du jeu. Et laissez les couteaux, les remèdes et la belle vaisselle là où personne n’a de raison de fouiller.',
      ],
    },
    {
      title: 'Poser à chaque cadenas sa propre question',
      paragraphs: [
        'Trois chiffres, c’est trois choses : trois épices, dans un ordre. Des directions, c’est ce qui regarde à gauche, à droite, en haut, en bas : des poules au point de croix. Cinq lettres, c’est un mot. Un nom, ça se dit à l’hôte, tout haut, et c’est le plus palpitant des cadenas. Variez-les, pour qu’un code n’aille jamais dans une serrure qui n’est pas la sienne.',
        'Dans le studio, vous choisissez le cadenas et la réponse, et on vous dit tout de suite si les deux ne vont pas ensemble, ou si deux cadenas s’ouvrent avec le même code. Pour une énigme à mécanisme (un disque à chiffrer, une grille logique, des images à classer), prenez un des dix types : sa feuille est dessinée pour vous.',
      ],
    },
    {
      title: 'Dessiner ce qui mène à quoi',
      paragraphs: [
        'Chaque énigme a besoin de quelques choses et en donne quelques autres. Dessinez ça en boîtes et en flèches, et vous verrez votre jeu comme on le vivra : ce qui est ouvert au début, où les chemins se croisent, ce que tout le monde attend. Chez Odile, trois énigmes sont ouvertes dès la première minute; on n’est pas six au-dessus de la même feuille.',
        'Le studio garde ce dessin pour vous, et il calcule. Il trouve la clé enfermée derrière elle-même, le papier dont personne n’a besoin, les dix minutes où quatre personnes n’ont qu’une énigme. Et il vous dit combien de temps met une équipe qui travaille partout à la fois. Voici la cuisine d’Odile, cadenas par cadenas.',
      ],
      figure: 'flow',
    },
    {
      title: 'Faire des feuilles qui pourraient traîner là pour vrai',
      paragraphs: [
        'Tout ce qui s’imprime est une chose de l’histoire : des étiquettes de pots, une comptine sur une lavette, une facture de boulangerie. Donnez une allure à chacune, et elle est mise en page comme ce qu’elle est. Écrivez-les pour les gens de l’histoire, pas pour l’équipe. La facture est là parce qu’Odile a payé. Qu’elle donne aussi l’ordre de quatre nombres, ça la regarde.',
        'Ce qui doit se comparer, mettez-le sur des feuilles différentes, pour que deux personnes se penchent et se lisent des choses tout haut. Et glissez une seule fausse piste : une date au calendrier, qui ne veut rien dire. Une, c’est une blague. Trois, c’est une escroquerie.',
      ],
      figure: 'papers',
    },
    {
      title: 'Tout réunir dans le dernier cadenas',
      paragraphs: [
        'La fin devrait avoir besoin de tout. Si la dernière boîte veut quatre chiffres, qu’ils viennent de quatre endroits, et leur ordre d’un cinquième : chacun, autour de la table, en aura porté un morceau. Puis ouvrez-la ensemble. N’y mettez pas de diplôme, ni seulement du chocolat. Mettez-y la fin de l’histoire.',
        'Dans la boîte d’Odile, il n’y a pas de recette. Il y a l’acte de vente de la boulangerie où elle achetait la tarte depuis des années, en cachette, par la porte d’en arrière. Pendant une heure, on a cherché du sucre et du beurre, et soudain toute la table se regarde. C’est vers ce moment-là que vous bâtissez; partez de lui et reculez.',
      ],
    },
    {
      title: 'Écrire les indices avant que personne en ait besoin',
      paragraphs: [
        'Trois par énigme, du petit coup de pouce à presque la réponse. Ils s’impriment en languettes, avec le signe de leur cadenas : vous tendez la bonne sans chercher. On peut aussi les prendre à une page, sur un téléphone, avec le code qui est sur chaque feuille; et si vous jouez, vous aussi, puisque aucune languette n’en montre une autre.',
        'Tournez le premier en question, et le dernier de façon qu’il ne puisse pas rater. Puis pensez au ton : le notaire soupire, regarde sa montre et le dit quand même. Un indice qui vient de quelqu’un de l’histoire n’est pas une défaite. C’est une scène de plus.',
      ],
      figure: 'hints',
    },
    {
      title: 'Tout placer une fois, lentement, liste en main',
      paragraphs: [
        'La trousse imprime une liste de mise en place, dans un ordre qui marche : ce qui est dans la boîte la plus au fond entre en premier, et on essaie chaque cadenas avant de le fermer. Faites-le une fois, sans personne, et jouez tout comme si vous étiez quatre. Ce que vous avez dû chercher, quelqu’un devra le demander.',
        'Notez pour chaque chose comment elle reprend sa place : les photos se mêlent, la comptine retourne sous les linges. La deuxième fois, ça prend cinq minutes, et il y aura une deuxième fois. La fin de semaine prochaine, ce seront les voisins, et ils en ont déjà entendu parler.',
      ],
    },
    {
      title: 'Les laisser faire, et garder l’œil sur le chrono',
      paragraphs: [
        'Lisez la lettre à voix haute, lancez le chrono, puis taisez-vous. C’est dur. Pendant six minutes, on regardera au mauvais endroit, et vous le saurez; puis quelqu’un dira « attends », tout le monde se retournera, et c’est ça que vous auriez gâché. Aidez quand plus personne ne parle, pas quand quelqu’un se trompe.',
        'Si le temps manque, ouvrez quelque chose. Personne ne s’est jamais plaint de finir à la cinquante-neuvième minute. Et restez ensuite à table : qu’avez-vous vu en premier, quelle idée personne n’a écoutée, quand avez-vous cessé de croire à la tarte? Cette conversation fait partie du jeu, et c’en est souvent le meilleur moment.',
      ],
    },
  ],
  aids: [
    {
      checklist: [
        'En deux phrases, on sait ce qu’on veut',
        'Il y a une raison pour que ce soit fermé, et pour que ce soit ce soir',
        'Quelqu’un vient le prendre quand le temps est écoulé',
        'La lettre se lit à voix haute en une minute',
      ],
    },
    {
      checklist: [
        'Quatre choses qui ferment, de tailles différentes',
        'Pour chacune, ce qui ferait l’affaire dans une autre maison',
        'Une table dont on peut faire le tour',
        'Personne n’a à grimper, à s’agenouiller ni à briser quoi que ce soit',
      ],
    },
    {
      example:
        'Sept poules en rang, dont deux endormies. « Qui dort le matin ne montre pas le chemin. » Sans elles, il reste cinq poules qui regardent quelque part, et le sac a un cadenas à flèches.',
    },
    {
      checklist: [
        'Au moins deux énigmes ouvertes au début',
        'Jamais deux énigmes qui se disputent le même papier',
        'Tout ce qu’on trouve sert quelque part',
        'Aucun cadenas ne s’ouvre avec ce qu’il y a derrière',
      ],
    },
    {
      example:
        '« D’abord l’écorce qui a vu la mer, puis le bouton qui n’a jamais fleuri, puis la racine qui a des doigts. » Une ligne de lettre, comme une tante en écrirait. C’est aussi trois chiffres.',
    },
    {
      checklist: [
        'Le dernier cadenas a besoin de chaque branche',
        'Tout le monde en a tenu un bout dans ses mains',
        'Ce qu’il y a dedans mérite d’être lu à voix haute',
        'Ça marche aussi si le temps est écoulé et que vous ouvrez',
      ],
    },
    {
      example:
        'Une question d’abord : « Laquelle est une écorce? » Puis une méthode : « Quel poids dit chaque étiquette? » Enfin : « Cannelle, clou de girofle, gingembre. » Même avec le troisième, il reste des molettes à tourner.',
    },
    {
      checklist: [
        'Les boîtes remplies de l’intérieur vers l’extérieur',
        'Chaque cadenas brouillé',
        'Les languettes d’indices en poche, classées par signe',
        'Joué une fois sans personne, à voix haute, dès la première ligne',
      ],
    },
    {
      checklist: [
        'Le chrono là où tout le monde le voit',
        'Un mot de vous à mi-chemin, dans votre rôle',
        'Le prochain indice prêt, pas encore donné',
        'Dix minutes ensuite, à la même table',
      ],
    },
  ],
  hosting: {
    title: 'Pendant qu’on joue',
    paragraphs: [
      'Un jeu imprimé se passe de téléphone. Mais s’il y en a un sur la table de toute façon, il peut garder le temps et vérifier les réponses, et vous pouvez jouer. Ouvrez la partie à partir de la page de la trousse : un lien pour toute l’équipe, un autre pour l’écran du chrono.',
    ],
    tools: [
      {
        title: 'Un chrono que tout le monde voit',
        text: 'Sur un téléviseur ou une vieille tablette, l’écran de la pièce montre le temps qui reste, combien de cadenas sont ouverts et ce que vous écrivez à l’équipe. Ajoutez cinq minutes, arrêtez-le pour un verre renversé, envoyez un mot du notaire. Il ne trahit rien.',
      },
      {
        title: 'Des réponses vérifiées au téléphone',
        text: 'On tape ce qu’on croit avant de tourner le cadenas, et le téléphone dit si c’est juste, rien de plus. Ce que donne un cadenas reste sur papier et dans des boîtes; personne ne passe donc l’heure le nez sur un écran.',
      },
      {
        title: 'Pour toute une classe ou un bureau',
        text: 'Un jeu pour huit tables, c’est huit fois les boîtes. Avec une aventure en ligne, c’est huit codes : ouvrez une séance, projetez le chrono, suivez chaque table d’une seule page et voyez à la fin qui a eu besoin de quoi.',
        link: { label: 'Ouvrir une séance', to: '/sessions' },
      },
      {
        title: 'Un cadenas pour ouvrir l’appétit',
        text: 'Envoyez quelque chose d’avance. Un cadenas, c’est une seule énigme sur un lien ou un code QR, faite en trois clics et sans compte. Collez-le sur le frigo la veille, et faites-lui dire à quelle heure passe le notaire.',
        link: { label: 'Faire un cadenas', to: '/lock/new' },
      },
    ],
  },
  conclusion: {
    title: 'À quoi vous verrez que ça marche',
    paragraphs: [
      'Personne ne demande l’heure. Quelqu’un se retrouve du mauvais côté de la table, parce qu’il en a fait le tour pour lire une feuille. Et quand la dernière boîte s’ouvre, personne n’y met la main tout de suite. On se regarde, pour voir si tout le monde est prêt.',
    ],
  },
  call: {
    title: 'Ouvrez la cuisine d’Odile dans votre studio',
    text: '« La tarte au sucre de tante Odile », six énigmes et quatre cadenas, complète dans les deux langues, dans un brouillon à vous. Gardez le chemin et changez la famille, ou l’inverse.',
    label: 'En ouvrir une copie',
    to: '/creator?template=aunt-odiles-sugar-pie',
    other: { label: 'Ou voyez comment s’est faite une aventure', to: '/first-adventure' },
  },
}
