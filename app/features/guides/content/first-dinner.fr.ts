import type { Guide } from '#app/features/guides/guide.ts'

export const guide: Guide = {
  title: 'Votre premier souper mystère, pas à pas',
  description:
    'Neuf étapes, d’une idée à une table pleine de suspects : la nuit, les convives, des pistes qui innocentent, le menu, le dénouement. Avec un petit souper à ouvrir dans votre studio.',
  introduction: [
    'Un souper mystère, c’est un mensonge en trois services raconté par des gens qui mangent. Il n’y faut ni scène ni talent. Il y faut une nuit où il s’est passé quelque chose, six ou sept personnes qui aimeraient mieux ne pas en parler, et une pile de papiers qui ne sont pas d’accord avec elles.',
    'Voici comment en faire un à partir de rien, en neuf étapes. Les exemples viennent de « Qui a fait taire l’Amiral? », un petit souper autour d’un perroquet que vous pourrez ouvrir dans votre studio à la fin. Si vous comptez un jour y être à table, arrêtez-vous ici : tout y est dévoilé.',
  ],
  steps: [
    {
      title: 'Écrire la nuit avant les convives',
      paragraphs: [
        'Commencez par la vérité, sur une page, avec l’heure dans la marge. Qui était où à dix heures moins dix, qui l’a vu, ce qui est passé sous un manteau. Dans le studio, c’est la chronologie, et elle vous dira quand quelqu’un se trouve dans deux pièces à la fois. À la soupe, on comparera ces heures-là : il faut qu’elles soient justes.',
        'Choisissez ensuite la seule phrase qui retourne tout, et gardez-la pour le dessert. Dans notre exemple, c’est « il n’est pas mort ». Pendant deux services, la table cherche à qui profite une mort; elle a raison sur chaque mobile, et tort sur l’affaire. Un retournement suffit. Au deuxième, on n’écoute plus.',
      ],
    },
    {
      title: 'Inviter des gens, pas des rôles types',
      paragraphs: [
        'Six suspects, c’est bien assez pour un premier souper, plus un septième qui pourrait ne pas venir. Donnez à chacun une raison, un secret et une envie pour ce soir. La raison rend coupable, le secret rend nerveux, l’envie fait parler. Le secret n’a pas à toucher au crime; c’est même plus drôle quand il n’y touche pas.',
        'Écrivez en deux lignes ce que tout le monde sait de cette personne, puisque c’est ce qui sera sur l’invitation, et prenez des prénoms qui vont à n’importe qui. Vous pourrez ainsi asseoir qui viendra : votre tante en héritière, votre patron à la vaisselle. Confiez le coupable à quelqu’un qui aime qu’on le regarde.',
      ],
      figure: 'cast',
    },
    {
      title: 'Décider qui aurait pu le faire, trois fois plutôt qu’une',
      paragraphs: [
        'Pour chaque suspect, posez trois questions. En avait-il les moyens? Un mobile? L’occasion? On est hors de cause dès qu’une des trois réponses est non, pour de bon. Un mystère n’est donc pas un tas de pistes qui désignent la personne coupable. C’est un tas qui innocente toutes les autres, l’une après l’autre, jusqu’à ce qu’il n’en reste qu’une sur sa chaise.',
        'Dans le studio, chaque piste dit qui elle accuse ou innocente, et en quoi. La vérification en déduit qui reste possible après chaque service, et elle le dit quand un seul papier règle tout, quand il ne reste que deux noms dès la soupe, ou quand rien n’innocente quelqu’un qui n’a rien fait. Voici comment se vide la table de l’Amiral.',
      ],
      figure: 'cleared',
    },
    {
      title: 'Écrire des pistes que quelqu’un aurait écrites de toute façon',
      paragraphs: [
        'Une piste est un papier de cette nuit-là : une facture, une feuille de pointage, une lettre de la banque, ce qu’a dit le voisin au quai. On ne l’a pas écrit pour vos convives; il ne s’explique donc pas. Les meilleurs parlent d’autre chose. Un pointage de charades ne dit rien d’un crime, sauf qu’il prouve qui n’a jamais lâché le crayon.',
        'Donnez une allure à chacun, et il s’imprime comme ce qu’il est : une lettre, un registre, un billet, un journal. Restez dans ce qu’une personne lit à voix haute en une demi-minute pendant que les autres mâchent. Et mettez-y les noms et les heures exactement comme dans votre chronologie. C’est ce que la table vérifiera.',
      ],
      figure: 'clues',
    },
    {
      title: 'Distribuer les pistes au fil des services',
      paragraphs: [
        'Certains papiers sont sur la table dès le début, vous en remettez d’autres, et la plupart sont entre les mains de quelqu’un. Qui en tient un décide quand le lire, et tout le plaisir est là : c’est dur de garder pour soi un papier qui prouve que la personne d’à côté ment. Que chacun en ait au moins un dont il se régale.',
        'Que le premier service éveille des soupçons, que le deuxième en calme quelques-uns et en éveille de pires, et gardez le retournement pour le dernier. Il faut ensuite une demi-heure, car on doit revenir sur ce qu’on a entendu à la soupe. La soirée dure de deux heures et demie à trois heures, et finit avant le premier bâillement.',
      ],
      figure: 'courses',
    },
    {
      title: 'Dire à chacun quoi raconter, et quoi garder',
      paragraphs: [
        'Personne ne sait jouer, mais tout le monde sait lire deux lignes. À chaque service, donnez à chacun une chose à révéler, une à cacher et une à faire : interroger Sam sur les gants, fredonner dès qu’on parle du lac, changer de sujet. Les plus petites sont les meilleures. Qui n’a qu’à siffler de temps en temps, on en reparlera pendant des années.',
        'Posez une règle et imprimez-la en gros : ce qui est sur un papier est vrai, et seule la personne coupable peut mentir. Sans elle, impossible de raisonner, puisque n’importe quelle piste serait peut-être un piège. Avec elle, chaque « j’étais à la cuisine » est soit vrai, soit un aveu.',
      ],
    },
    {
      title: 'Cuisiner ce qui peut attendre',
      paragraphs: [
        'Vous recevez, vous servez, et bien souvent vous êtes suspect. Il vous faut un menu qui ne s’offusque pas qu’on l’oublie : une soupe qui se bonifie, quelque chose au four, un dessert de l’après-midi. Demandez les allergies avec l’invitation; le studio a une place pour ce que la cuisine doit savoir, et il imprime la liste d’achats avec le menu.',
        'Que le repas joue aussi. Un mijoté servi dans les tasses où était le poison. Pas de volaille, par respect pour un perroquet. Ça ne coûte rien, ça fait rire, et ça rappelle à la table dans quelle histoire elle est chaque fois que la conversation glisse vers les hypothèques.',
      ],
    },
    {
      title: 'Écrire une fin qui se lit à voix haute',
      paragraphs: [
        'D’abord l’accusation : un nom et trois courtes réponses, sur un bulletin. Comment, quand, pourquoi. Cinq minutes sans un mot, puis lisez-les tous, et laissez rire. Ensuite le dénouement, dans l’ordre où un bon convive aurait trouvé. Chaque pas nomme le papier sur lequel il s’appuie, et autour de la table on entend : « Mais celui-là, je l’avais! »',
        'Ne finissez pas sur le nom. Finissez sur la personne : ce qu’elle voulait, et ce que ça devient. Parlez-lui, plutôt que de parler d’elle. Si vous jouez aussi, le studio vous cache la solution jusqu’à ce que les bulletins soient là; vous la lisez alors pour la première fois, en même temps que tout le monde.',
      ],
    },
    {
      title: 'L’essayer sur papier, puis sur téléphone, puis sur des gens',
      paragraphs: [
        'Lancez d’abord la vérification. Elle ne cherche pas que les trous : elle joue votre souper pour toutes les tables possibles, chaque convive facultatif présent ou absent. Imprimez ensuite un seul livret et lisez-le comme si c’était le vôtre. Savez-vous qui vous êtes? Avez-vous quelque chose à dire à chaque service? Seriez-vous gêné qu’on vous démasque?',
        'Papier ou téléphone, aux convives de choisir, et les deux vont ensemble à la même table. Sur papier, chacun a son livret, et les pistes se plient et se découpent par le dos pour que vous puissiez jouer aussi. Sur téléphone, chacun reçoit un lien, et c’est vous qui tournez la page pour toute la table.',
      ],
    },
  ],
  aids: [
    {
      example:
        '« 21 h 35, la salle de chasse. Ariel prend un métronome et, sous son manteau, un perroquet empaillé. » Qui, où, quand, et qui l’a vu : personne. Encore six lignes comme celle-là, et la nuit est complète.',
    },
    {
      checklist: [
        'Chacun a une raison de l’avoir fait',
        'Chacun a un secret que quelqu’un d’autre peut découvrir',
        'Des prénoms et des costumes qui vont à tout le monde',
        'La personne coupable est toujours de la soirée',
      ],
    },
    {
      checklist: [
        'Pour chaque innocent, au moins un non certain',
        'Deux, c’est mieux, au cas où un papier serait lu trop vite',
        'La personne coupable : trois fois « possible », et une trace qui mène à elle',
        'Quelqu’un d’innocent qui a l’air coupable pendant deux services',
      ],
    },
    {
      example:
        'Pas « Noa ne pouvait pas être au hangar », mais un enregistrement de la cuisine où quelqu’un lave quarante verres et peste contre chacun. La table fait le reste toute seule.',
    },
    {
      checklist: [
        'Avant le dernier service, quatre personnes auraient encore pu le faire',
        'Personne ne passe un service sans papier ni réplique',
        'Une fois, ce que tiennent deux convives se contredit',
        'Le retournement arrive avec le dernier service, pas après',
      ],
    },
    {
      example:
        '« Révélez : vous êtes debout depuis cinq heures. Cachez : ce que vous avez fait du carton à chapeau. Faites : demandez deux fois qu’on ouvre la fenêtre. » Trois lignes, et quelqu’un qui n’a jamais joué est quelqu’un.',
    },
    {
      checklist: [
        'Chaque plat peut attendre vingt minutes',
        'Une assiette sans viande, sans gluten, sans noix',
        'Une liste d’achats pour le bon nombre',
        'Un plat qui fait partie de l’histoire',
      ],
    },
    {
      example:
        '« Vous aviez toutes et tous une raison de le vouloir mort, et personne n’a touché une plume. Quelqu’un, ici, le voulait vivant. Sifflez-nous donc quelque chose, voulez-vous? » Une accusation, un retournement et une fin, en trois phrases.',
    },
    {
      checklist: [
        'La vérification n’a plus rien à dire',
        'Un livret lu à voix haute par quelqu’un qui n’en sait rien',
        'Les invitations deux semaines avant, avec le costume',
        'Un crayon pour chacun, et une lampe de moins que d’habitude',
      ],
    },
  ],
  hosting: {
    title: 'Le soir même',
    paragraphs: [
      'Que vos convives jouent sur papier, sur leur téléphone ou un peu des deux, vous ouvrez la soirée à partir de la page de la trousse et vous dites qui joue qui. Quelqu’un se décommande à midi? Laissez le rôle vide : ses pistes vont à d’autres, et la vérification a déjà essayé cette table-là.',
    ],
    tools: [
      {
        title: 'Un lien pour chaque convive',
        text: 'C’est d’abord l’invitation, avec un champ pour ce que la cuisine doit savoir. Puis c’est son rôle, ses pistes et ce qu’il y a à dire maintenant. On peut passer une piste, prendre des notes, accuser quelqu’un, et personne ne voit rien avant l’heure.',
      },
      {
        title: 'Un écran pour la table',
        text: 'Posez une vieille tablette à côté du pain. Elle montre la piste dont on parle et la garde jusqu’à ce que vous la retiriez. Rien, là-dessus, ne trahit l’affaire, et qui arrive en retard peut lire ce qu’il a manqué.',
      },
      {
        title: 'Pour bien des tables à la fois',
        text: 'Toute une salle préfère jouer à l’écran? Choisissez une aventure en ligne et ouvrez une séance : chaque table est une équipe avec son code, et vous les suivez toutes d’une seule page, résultats prêts au moment du café.',
        link: { label: 'Ouvrir une séance', to: '/sessions' },
      },
      {
        title: 'Un cadenas sur l’invitation',
        text: 'Faites résoudre quelque chose avant de dire où l’on soupe. Un cadenas, c’est une seule énigme avec un lien et un code QR, faite en trois clics; ce qu’il dit en s’ouvrant peut être votre adresse, et le code vestimentaire.',
        link: { label: 'Faire un cadenas', to: '/lock/new' },
      },
    ],
  },
  conclusion: {
    title: 'Ce qu’il en restera',
    paragraphs: [
      'Pas la solution. Il restera votre amie la plus discrète, debout, une facture à la main, et le silence avant qu’elle parle. Vous, vous lui avez seulement donné un papier et une raison. Le reste de la soirée était à elle, et c’est à ça que sert un hôte.',
    ],
  },
  call: {
    title: 'Ouvrez l’affaire du perroquet dans votre studio',
    text: '« Qui a fait taire l’Amiral? », pour six ou sept convives, complet dans les deux langues : la nuit, les gens, les pistes, le menu et la fin, dans un brouillon à vous. Changez d’oiseau, si vous voulez.',
    label: 'En ouvrir une copie',
    to: '/creator?template=who-silenced-the-admiral',
    other: { label: 'Ou faites votre premier jeu d’évasion', to: '/first-room' },
  },
}
