import type { LegalDocument } from '#app/features/legal/document.ts'
import { teamsInSession } from '#app/shared/group-sessions.ts'

export const document: LegalDocument = {
  title: 'Entente avec les joueurs',
  description:
    'Les règles de la maison pour qui joue ou crée sur Whodini : le compte, le jeu, les créations, les prix et nos responsabilités.',
  updated: 'Dernière mise à jour : janvier 2025',
  version: '2026-12',
  introduction: [
    'Voici les règles entre vous et nous, qui exploitons ce site Whodini. Elles s’appliquent dès que vous jouez, ouvrez un compte ou publiez quelque chose. Nous les avons écrites pour qu’on les lise; si une phrase n’est pas claire, posez-nous la question.',
  ],
  sections: [
    {
      title: 'Qui peut participer',
      blocks: [
        'La bibliothèque est ouverte à tous. Pour ouvrir un compte, il faut avoir 14 ans ou plus. Entre 14 ans et la majorité là où vous vivez, lisez cette page avec un parent ou un tuteur. Les plus jeunes jouent avec une personne adulte, sur l’appareil de celle-ci.',
        'Toutes les aventures ne conviennent pas à tout le monde. Consultez les avertissements de contenu à la page de l’aventure avant de commencer et avant d’inviter quelqu’un.',
      ],
    },
    {
      title: 'Votre compte',
      blocks: [
        'Donnez une adresse courriel qui est la vôtre et un mot de passe qui ne sert nulle part ailleurs. Ce qui se fait par votre compte est réputé fait par vous : déconnectez-vous des appareils partagés et écrivez-nous sans tarder si quelqu’un d’autre y est entré.',
        'On peut jouer sans compte aux aventures gratuites. Un témoin retient alors, sur cet appareil, où vous étiez rendu, et votre partie passe à votre compte si vous vous y connectez plus tard.',
      ],
    },
    {
      title: 'Jouer franc jeu',
      blocks: [
        'Vous pouvez jouer à toute aventure gratuite ou achetée, seul ou en groupe, à la maison, au travail, en classe ou lors d’un événement. En retour, merci de ne pas :',
        {
          points: [
            'copier ailleurs une aventure, ses images ou ses solutions, ni la revendre;',
            'chercher les solutions en attaquant le site, ni le ralentir avec des programmes;',
            'insulter, menacer ou harceler les gens avec qui vous jouez, ni choisir un nom qui le fasse;',
            'tenter d’entrer dans le compte, le brouillon ou la partie d’une autre personne.',
          ],
        },
        'Si vous enfreignez ces règles, vous pouvez perdre la partie, la place de votre aventure dans la bibliothèque ou votre compte, dans cet ordre lorsque cela suffit. Nous vous dirons pourquoi, et vous pourrez répondre.',
      ],
    },
    {
      title: 'Les avis',
      blocks: [
        'Si vous avez terminé ou acheté une aventure, si on vous l’a offerte ou si vous avez téléchargé sa trousse avec votre compte, vous pouvez la noter une fois, et modifier ou retirer votre avis à tout moment (après un remboursement, seulement le retirer); personne ne note son propre travail. Dites ce que vous avez trouvé, dans vos mots : ni insultes ni publicité, ni codes ni fins dévoilées, et pas d’avis contre de l’argent ou au nom d’une autre personne. Les créateurs peuvent répondre une fois à chaque avis, selon les mêmes règles.',
        'En publiant un avis, vous nous permettez de l’afficher avec l’aventure, sous le nom de votre compte, jusqu’à ce que vous le retiriez. La modération peut masquer un avis qui enfreint ces règles, avec sa réponse; il ne compte alors dans aucune moyenne. Écrivez-nous si vous croyez que c’était à tort.',
      ],
    },
    {
      title: 'Prix et paiements',
      blocks: [
        'Tous les prix sont en dollars canadiens, et celui qui figure à la page de l’aventure est celui qui compte. Une aventure payante s’achète une seule fois et se joue aussi longtemps que ce site existe, même si la personne qui l’a créée la retire plus tard de la bibliothèque.',
        'Si un site perçoit des taxes, il le dit à côté du prix, et elles s’ajoutent au moment de payer. Vous payez sur une page de notre entreprise de paiement, Stripe. Si un site n’accepte pas les paiements, il le dit à côté du prix.',
        'Vous pouvez vous faire rembourser dans les 14 jours (14 fois 24 heures) suivant le paiement, sauf si, d’ici là, vous avez joué l’aventure jusqu’à une fin, à titre d’hôte ou de membre du groupe, ou téléchargé sa trousse. Demandez-le sous « Mes achats », dans votre compte, et le remboursement se fait sur-le-champ : ce que vous avez payé, taxes comprises, par le même moyen de paiement. Dans tous les autres cas, écrivez-nous.',
        'Après un remboursement, vous ne pouvez plus jouer à l’aventure ni télécharger sa trousse. Ce que vous en avez imprimé ou enregistré ne peut plus être utilisé ni transmis. Les parties que vous avez commencées s’arrêtent pour tout le groupe et reprennent où elles en étaient si quelqu’un du groupe rachète l’aventure. Votre avis reste; vous pouvez le retirer, mais pas le modifier. Il en va de même si une banque reprend définitivement un paiement après une contestation.',
        `Vous pouvez offrir une aventure payante à ${teamsInSession.most} personnes au plus. Vous recevez un code; quiconque l’utilise, une fois par personne et avec un compte, garde l’aventure comme après un achat. Le code n’expire pas tant que ce site existe. Il ne s’échange pas contre de l’argent et ne se revend pas, et quiconque l’a peut l’utiliser : transmettez-le avec soin. Vous pouvez vous faire rembourser dans les mêmes 14 jours, tant que personne n’a utilisé le code. Tant que l’on ne sait pas si le paiement reste acquis, personne ne peut utiliser le code. Si un cadeau est remboursé par la suite, ou si une banque reprend le paiement, les personnes qui ont utilisé le code ne peuvent plus jouer à l’aventure. Pour une séance pour groupes, vous achetez plutôt une place par équipe : une équipe qui arrive en prend une, et les mêmes 14 jours valent tant qu’aucune n’est prise.`,
        'Si vous vendez une aventure, nous gardons une part du prix avant taxes, consignée avec chaque vente, et le reste vous revient. Nous vous le versons par relevé mensuel ou, là où un site l’offre et que vous l’avez configuré, par Stripe avec chaque vente; les conditions de Stripe pour votre compte s’appliquent alors aussi. Ce qui est remboursé, ou perdu dans une contestation, est déduit de votre part ou repris. Si vous accordez une part à un coauteur, nous la consignons avec chaque vente commencée dès lors et la lui versons par relevé mensuel; elle est déduite de la vôtre. Si son compte est supprimé avant qu’une vente soit payée, vous gardez sa part de cette vente. Nous percevons les taxes que les acheteurs paient en plus et les versons à l’État.',
        'Si la loi de l’endroit où vous vivez vous donne des droits de consommateur, cette page ne vous les retire pas.',
      ],
    },
    {
      title: 'Ce que vous créez reste à vous : la licence',
      blocks: [
        'Vous gardez tous vos droits sur les aventures, les textes, les images et les sons que vous créez ou téléversez. Pour faire fonctionner le site, il nous faut votre permission, et la voici en entier : tant que votre œuvre est sur Whodini, nous pouvons la conserver, la convertir aux formats et aux tailles qu’exigent les appareils, la montrer aux personnes à qui vous l’ouvrez, et nous servir de son titre, de sa couverture et de sa description pour la faire connaître. Cette permission est gratuite, n’est pas exclusive et vaut partout où le site peut s’ouvrir.',
        'Elle prend fin quand vous supprimez l’œuvre, à deux exceptions près : ceux qui ont acheté l’aventure peuvent continuer d’y jouer, et les parties en cours peuvent se terminer tant que l’œuvre est dans votre corbeille. Votre nom n’y paraît alors que si vous avez encore un compte.',
        'Ne téléversez que ce que vous avez fait ou pouvez utiliser. Si quelqu’un nous indique, avec de bonnes raisons, qu’une œuvre est la sienne, nous la retirons de la bibliothèque le temps que vous régliez la chose entre vous.',
      ],
    },
    {
      title: 'Dire quand l’intelligence artificielle a aidé',
      blocks: [
        'On aime savoir ce qu’une personne a dessiné ou écrit. Si une image, un son ou un texte qui compte dans votre aventure a été produit par une intelligence artificielle, dites-le sous « Fait avec l’IA », parmi les détails de l’aventure, et sa page le dira aux joueurs. Vous répondez du résultat comme si vous l’aviez fait à la main : il ne nuit à personne, ne copie personne et ne montre aucune personne réelle sans son consentement.',
        'Nous ne remettons ni vos brouillons, ni vos fichiers, ni les réponses de vos joueurs pour entraîner de tels systèmes.',
      ],
    },
    {
      title: 'Ce qui ne se publie pas',
      blocks: [
        {
          points: [
            'ce que la loi interdit au Canada;',
            'la haine ou le mépris envers des gens en raison de ce qu’ils sont;',
            'tout contenu sexuel avec des mineurs ou à leur intention;',
            'des faits privés sur des personnes réelles, ou des énigmes qui envoient les chercher;',
            'des aventures qui demandent un geste dangereux, ou de forcer ce qui appartient à autrui.',
          ],
        },
        'Les avertissements de contenu et une catégorie qui convient à l’âge font partie d’une page honnête. La modération peut retirer une œuvre de la bibliothèque, avec une note qui dit pourquoi; vous pouvez la corriger et demander un nouvel examen. Pour juger d’une œuvre en révision ou signalée, la modération peut la lire en entier, y compris son brouillon et ses solutions, et y jouer; ce que la modération et l’administration décident, et pourquoi, est noté dans un journal.',
      ],
    },
    {
      title: 'Nos responsabilités',
      blocks: [
        'Nous exploitons le site avec soin, enregistrons chaque coup d’une partie au moment où il est joué et réparons ce qui est brisé. Nous ne pouvons pas promettre que le site ne s’arrête jamais, qu’une pièce fermée à clé amuse tout le monde ou que les créations soient sans erreur. Dans la mesure permise par la loi, nous ne répondons que des dommages causés volontairement ou par une faute lourde.',
        'Gardez une copie des images et des textes de votre aventure, comme de toute chose qui vous a pris des semaines.',
      ],
    },
    {
      title: 'Si les règles changent, ou si vous partez',
      blocks: [
        'Quand ces règles changent, la version indiquée en haut change aussi, et nous vous le disons à votre prochaine connexion. Si un changement vous retire quelque chose, nous l’annoncerons sur ce site avant qu’il s’applique, et vous serez libre de partir.',
        'Vous pouvez partir n’importe quand : supprimez votre compte dans ses préférences. Pendant sept jours, vous pouvez changer d’avis. La politique de confidentialité dit ce qui est supprimé et ce qui doit rester.',
      ],
    },
  ],
}
