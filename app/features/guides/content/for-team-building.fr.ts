import type { Guide } from '#app/features/guides/guide.ts'

export const guide: Guide = {
  title: 'Un jeu d’évasion dont l’équipe reparlera lundi',
  description:
    'Dix étapes pour bâtir un jeu d’évasion de 60 à 90 minutes pour votre équipe : le but, les groupes, des énigmes qui ont besoin de chacun, le télétravail et le retour.',
  introduction: [
    'La plupart des activités d’équipe demandent à des adultes de faire semblant. Pas un jeu d’évasion : la serrure est ouverte ou elle ne l’est pas, et pendant une heure personne n’est le patron de personne. Ce qu’on y apprend les uns sur les autres est vrai.',
    'Nous recommandons un jeu de 60 à 90 minutes, suivi d’une demi-heure gardée libre. Voici dix étapes pour en bâtir un à la mesure de votre monde, que vous partagiez un bureau ou seulement un agenda.',
  ],
  steps: [
    {
      title: 'Nommer la seule chose qui devrait changer',
      paragraphs: [
        '« Mieux communiquer » n’est pas un but; ça ne se voit pas un mardi matin. Demandez à la personne qui dirige l’équipe ce qu’elle aimerait remarquer dans un mois. Que les nouveaux posent leurs questions devant tout le monde. Que Québec appelle Moncton avant d’écrire. Qu’on dise « je suis bloqué » le premier jour plutôt que le cinquième. Choisissez une phrase comme celle-là et affichez-la au-dessus de votre bureau.',
        'Toutes les décisions qui suivent en découlent. Si le but est de demander de l’aide, les indices doivent être faciles à obtenir, sans gêne. S’il s’agit de rapprocher deux bureaux, aucune énigme ne doit pouvoir se résoudre d’un seul côté. Et si vous n’arrivez pas à dire en quoi le jeu sert la phrase, c’est que vous préparez une fête, ce qui est très bien aussi, et moins cher.',
      ],
    },
    {
      title: 'Mélanger les groupes exprès',
      paragraphs: [
        'À quatre ou cinq, on forme une équipe; à six, il y a un spectateur; à sept, une réunion. Composez les groupes vous-même et annoncez-les, car le libre choix redonne toujours les mêmes tables qu’à la cafétéria. Réunissez des gens dont le travail dépend l’un de l’autre et qui n’ont jamais parlé d’autre chose. Séparez un gestionnaire de ses employés si vous le pouvez; sinon, confiez-lui le rôle de prendre les notes pour les autres.',
        'Demandez d’avance à chacun, en privé, ce qui pourrait lui nuire : les petits caractères, les couleurs, le bruit, les marches, une langue seconde, la station debout. Puis concevez en fonction des réponses. Une question posée à tous ne pointe personne du doigt, et l’énigme que vous aurez modifiée y gagne presque toujours pour tout le monde.',
      ],
    },
    {
      title: 'Prévoir de 60 à 90 minutes, et les défendre',
      paragraphs: [
        'Tenez-vous-en à une durée de 60 à 90 minutes et ne laissez personne vous convaincre d’en faire moins d’une heure ou plus d’une heure et demie. En bas de soixante, l’équipe trouve son rythme juste au moment où le jeu finit. Au-delà de quatre-vingt-dix, les plus rapides sont fatigués et les autres lisent déjà leurs courriels. Comptez dix minutes pour commencer, de cinquante à soixante-dix pour les énigmes et dix pour une vraie fin.',
        'Choisissez un avant-midi, ou l’heure qui suit le dîner; jamais la dernière heure du vendredi, quand la moitié du groupe est déjà sur le pont. Réservez aussi, dans tous les agendas, la demi-heure d’après. C’est là que le jeu devient utile, et c’est la première chose qu’une organisation pressée essaiera de vous enlever.',
      ],
    },
    {
      title: 'Trouver une histoire qui ne parle pas de travail',
      paragraphs: [
        'On est tenté de cacher les valeurs de l’entreprise dans un coffre-fort. N’en faites rien. Les gens flairent l’affiche de loin, et ils joueront l’affiche plutôt que le jeu. Donnez-leur un phare sans gardien, une cheffe d’orchestre disparue entre deux mouvements, un train qui ne doit pas atteindre la frontière. Plus le lieu est loin du bureau, plus on se permet d’essayer, de se tromper et d’en rire.',
        'Ce que vous pouvez emprunter au travail, c’est sa forme. Si vos équipes s’échappent le dossier en se le passant, mettez dans l’histoire deux tours qui voient chacune la moitié d’un même signal. Inutile d’expliquer pourquoi. Les gens s’en apercevront tout seuls, vers le milieu, et ce moment-là vaut bien des diapositives.',
      ],
    },
    {
      title: 'Partager le savoir plutôt que les gens',
      paragraphs: [
        'L’énigme qui soude une équipe est celle que personne ne peut résoudre seul. Donnez à chacun quelque chose que les autres ne voient pas : une page du journal de bord, un côté de la carte, une liste de noms sans visages. Posez ensuite une question qui exige trois morceaux à la fois. Il faut décrire, écouter, répéter dans ses mots; justement ce qu’on saute au travail quand tout le monde regarde le même document.',
        'Évitez l’autre sorte, où une personne brillante tient le clavier pendant que quatre autres regardent. Un essai tout simple : dans votre groupe test, bandez les yeux de la personne la plus forte pendant dix minutes. Si le jeu s’arrête, répartissez mieux les pistes. S’il continue, un peu plus bruyamment qu’avant, vous avez bien travaillé.',
      ],
    },
    {
      title: 'Donner de l’ouvrage à toutes sortes de têtes',
      paragraphs: [
        'Classez vos énigmes selon ce qu’elles demandent : des mots, des chiffres, des images, de la mémoire, de la patience, du culot. À des comptables, tout le monde donne des cadenas à chiffres; offrez-leur une mélodie en images et un jardinier louche à interroger. De sept à neuf énigmes remplissent une heure et quart, et deux énigmes voisines ne devraient jamais réclamer le même talent. La collègue discrète qui voit du premier coup que le portrait regarde du mauvais côté mérite un portrait à regarder.',
        'Laissez deux ou trois énigmes ouvertes en même temps, pour que personne ne fasse la file. Mais rassemblez tout le groupe au moins deux fois, devant une serrure que chacun entend céder. Ce sont ces deux moments-là qu’on raconte à la maison; sans eux, vous aurez tenu cinq exercices côte à côte.',
      ],
    },
    {
      title: 'Faire en sorte que le collègue à distance ne soit pas de la visite',
      paragraphs: [
        'Dès qu’une personne joue à distance, tout le monde joue à distance : chacun à son écran, tous dans le même appel, y compris ceux qui sont assis côte à côte. Rien de plus triste qu’un portable au coin d’une table, qui filme le plafond. Dans une aventure en ligne, chacun regarde où il veut, les trouvailles apparaissent chez tous au même instant, et qui perd la connexion revient là où le groupe est rendu.',
        'Ouvrez un appel par équipe plutôt qu’un seul pour tous, et mettez le lien dans l’invitation à côté du code pour se joindre. Regardez les fuseaux horaires avant les énigmes : quand il est midi à Vancouver, il est passé seize heures à St. John’s. Et que rien ne dépende d’une chose accrochée au mur du siège social.',
      ],
    },
    {
      title: 'Faire de la demande d’aide un bon coup',
      paragraphs: [
        'Rédigez trois indices par énigme et décidez de leur prix. Si c’est le pointage qui compte, qu’ils coûtent des points. Si vous voulez une équipe qui se parle, qu’ils ne coûtent rien, et dites au départ que les meilleurs groupes demandent tôt. Vous les verrez se consulter du regard avant le premier; le deuxième vient plus facilement, et ce petit changement est exactement celui que vous espériez.',
        'Faites de même avec les mauvaises réponses. Une serrure qui se repose une demi-minute après trois essais apprend à se parler avant de taper; une serrure qui met fin à la partie apprend à laisser passer les autres devant. Personne ne doit sortir de là en étant celui qui a tout gâché; assurez-vous qu’aucune erreur n’en soit capable.',
      ],
    },
    {
      title: 'L’essayer avec des collègues qui n’y seront pas',
      paragraphs: [
        'Empruntez cinq personnes à un autre service et regardez-les jouer du début à la fin. N’expliquez rien, pas même avec les sourcils. Notez quand chaque serrure s’ouvre, quand quelqu’un n’a rien eu à faire depuis trois minutes et qui n’a pas parlé depuis cinq. La première liste vous renseigne sur les énigmes, les deux autres sur la conception, et ce sont elles qui comptent ici.',
        'Retirez ce que seul un spécialiste pourrait savoir, et tout ce qui peut passer pour une blague sur une personne, un accent ou un corps. Coupez jusqu’à ce que votre groupe le plus lent finisse en quatre-vingt-dix minutes avec deux indices. Imprimez ensuite la solution complète pour la personne qui animera, avec l’heure à laquelle chaque serrure devrait céder et la phrase à dire sinon.',
      ],
    },
    {
      title: 'Garder la demi-heure d’après',
      paragraphs: [
        'Asseyez-vous dans les dix minutes, chaque équipe de son côté, avec quelque chose à boire. Trois questions suffisent : À quel moment ça a le mieux marché, et que faisions-nous juste à ce moment-là? Quand étions-nous bloqués, et qui avait le morceau manquant? Qu’est-ce que nous aimerions revoir un mardi ordinaire? Laissez répondre d’abord la personne qui a le moins parlé pendant le jeu. Notez une phrase par équipe, dans ses mots et non dans les vôtres.',
        'Affichez ces phrases là où l’équipe travaille et revenez-y quatre semaines plus tard, dans une réunion qui existe déjà. Ne publiez pas de classement; une photo de cinq personnes penchées sur la même serrure en dit plus. Et racontez à tous la fin de l’histoire : un groupe l’aura manquée et n’osera jamais la demander.',
      ],
    },
  ],
  aids: [
    {
      example:
        '« Dans un mois, quelqu’un dit “je suis bloqué” le premier jour plutôt que le cinquième. » Cela se voit du corridor. « Mieux communiquer », non.',
    },
    {
      checklist: [
        'Quatre ou cinq par équipe, pas plus',
        'Dans chacune, des gens qui dépendent l’un de l’autre sans se parler',
        'Les gestionnaires séparés de leurs employés',
        'À chacun, en privé : qu’est-ce qui pourrait vous nuire?',
      ],
    },
    {
      checklist: [
        '10 minutes pour commencer',
        'De 50 à 70 minutes d’énigmes',
        '10 minutes pour une vraie fin',
        '30 minutes après, réservées dans tous les agendas',
        'Un avant-midi, ou l’heure qui suit le dîner',
      ],
    },
    {
      example:
        'Vos équipes s’échappent le dossier en se le passant? Deux phares voient chacun la moitié d’un même signal. N’expliquez rien. Vers le milieu, quelqu’un dira : « C’est nous tout crachés. »',
    },
    {
      example:
        'L’un a le journal de bord, l’autre la carte, le troisième une liste de noms. Question : « Qui était sur le pont quand le feu s’est éteint? » Aucune des trois pages ne le dit; lues côte à côte, elles le disent.',
    },
    {
      checklist: [
        'Une énigme de mots',
        'Une de chiffres',
        'Une d’images',
        'Une de patience ou de mémoire',
        'Une qui demande du culot : quelqu’un à interroger',
        'Deux moments qui ramènent tout le monde à la même serrure',
      ],
    },
    {
      checklist: [
        'Chacun à son écran, tous dans un appel',
        'Un appel ou un clavardage par équipe',
        'Son lien à côté du code, dans l’invitation',
        'Les fuseaux horaires vérifiés d’abord',
        'Rien qui ne soit accroché qu’au mur du siège social',
      ],
    },
    {
      example:
        '« Les meilleures équipes demandent tôt. Aujourd’hui, un indice ne coûte rien, et la première à en demander choisit la musique. » Dites-le au départ, à voix haute.',
    },
    {
      checklist: [
        'Cinq personnes d’un autre service',
        'Quand chaque serrure s’est ouverte',
        'Qui n’a rien eu à faire depuis trois minutes',
        'Qui n’a pas parlé depuis cinq',
        'Ce que seul un spécialiste saurait : retiré',
        'Toute blague sur une personne, un accent ou un corps : retirée',
      ],
    },
    {
      checklist: [
        'Quand ça a le mieux marché, que faisions-nous?',
        'Quand étions-nous bloqués, et qui avait le morceau manquant?',
        'Qu’aimerions-nous revoir un mardi ordinaire?',
        'Une phrase par équipe, dans ses mots',
        'Une date dans quatre semaines pour la relire',
      ],
    },
  ],
  hosting: {
    title: 'Quand il y a plusieurs équipes, ou que l’équipe est une classe',
    paragraphs: [
      'Un seul groupe n’a besoin que d’un lien. Pour plusieurs groupes côte à côte, services d’une entreprise ou élèves d’une école, voici de quoi vous éviter de courir.',
    ],
    tools: [
      {
        title: 'Une séance de deux à soixante équipes',
        text: 'Ouvrez-la à partir de la page de l’aventure et inscrivez les équipes que vous avez composées, ou donnez un seul code et laissez-les choisir leur nom. Chaque équipe reçoit un lien et un billet à imprimer. Personne n’a besoin d’un compte; trente élèves derrière le réseau de l’école, ou avec un même compte de classe, ne posent aucun problème. Vous voyez qui est bloqué et depuis quand, et vous pouvez mettre en pause, donner du temps, envoyer un message ou un indice.',
        link: { label: 'Ouvrir une séance', to: '/sessions' },
      },
      {
        title: 'Des résultats dont on peut parler',
        text: 'Vous avez ensuite un tableau et un graphique par énigme, un fichier pour votre tableur et le parcours de n’importe quelle équipe à revoir : de quoi lancer la demi-heure d’après. Les certificats arrivent dans un seul PDF. « Refaire une séance » la prépare pour le groupe suivant, avec les mêmes réglages. Les prénoms disparaissent avec elle, le jour que vous avez choisi.',
      },
      {
        title: 'Dans Moodle, Canvas et d’autres',
        text: 'Si vous enseignez avec une plateforme d’apprentissage qui parle LTI 1.3, une aventure peut y être une activité : les élèves l’ouvrent avec leur propre connexion, et leurs points y reviennent sous forme de note. Nous ne gardons jamais le nom ni le courriel d’un élève. L’administration du site relie votre plateforme une seule fois; écrivez-nous d’abord.',
        link: { label: 'Demander à relier votre plateforme', to: '/contact' },
      },
      {
        title: 'Un cadenas pour se mettre en train',
        text: 'Une énigme, un lien, un code QR : un cadenas se fait en trois clics, sans compte, à partir de dix sortes d’énigmes. Mettez-le au tableau pour les cinq premières minutes, ou derrière la dernière diapositive. Il s’imprime aussi.',
        link: { label: 'Faire un cadenas', to: '/lock/new' },
      },
    ],
  },
  conclusion: {
    title: 'Ce qui reste',
    paragraphs: [
      'Le bon jeu pour une équipe n’est pas celui qui a la serrure la plus savante. C’est celui où chacun tenait un morceau dont les autres avaient besoin, où quelqu’un a demandé de l’aide sans qu’on se moque, et où l’on a eu le temps de le dire. Prévoyez de 60 à 90 minutes pour les deux premiers et protégez la demi-heure pour le troisième.',
    ],
  },
  call: {
    title: 'Commencez dans le noir, ensemble',
    text: 'Une cave, une lanterne éteinte, des objets à assembler : le modèle s’ouvre dans le studio et devient votre brouillon. Confiez un morceau à chacun.',
    label: 'Ouvrir le modèle',
    to: '/creator?template=the-dark-cellar',
    other: { label: 'Nous écrire', to: '/contact' },
  },
}
