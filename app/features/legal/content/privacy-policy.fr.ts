import type { LegalDocument } from '#app/features/legal/document.ts'

export const document: LegalDocument = {
  title: 'Politique de confidentialité',
  description:
    'Ce que Whodini sait de vous, pourquoi, où c’est conservé et combien de temps : quatre sortes de données, onze témoins, aucun pisteur.',
  updated: 'Dernière mise à jour : janvier 2025',
  version: '2026-12',
  introduction: [
    'En bref : nous gardons ce qu’il faut pour un jeu et un compte, comptons les visites sans suivre personne, n’affichons aucune publicité et ne vendons rien à votre sujet. La version longue l’est à peine plus.',
  ],
  sections: [
    {
      title: 'Les quatre sortes de données recueillies',
      blocks: [
        {
          terms: [
            [
              'Les renseignements de compte : nom, courriel, mot de passe',
              'À l’inscription : votre adresse courriel, le nom que les autres voient, le moment, la langue et la version de votre accord avec ces pages, ainsi que la langue, le thème et les courriels que vous avez choisis. Vous pouvez y ajouter un personnage : un avatar et une histoire, que tout le monde peut voir, et une description physique, que personne d’autre ne voit et d’après laquelle un avatar peut être dessiné. De votre mot de passe, nous ne gardons qu’une empreinte Argon2id, qui ne permet pas de le retrouver. Pour chaque connexion, nous notons quand elle a commencé, l’adresse IP et le nom du navigateur, jusqu’à ce qu’elle prenne fin. Si vous vous connectez avec Google, nous gardons aussi le numéro sous lequel Google connaît votre compte. Si vous activez la validation en deux étapes, nous gardons, chiffrée, la clé que vous partagez avec votre application, et les empreintes des codes de récupération, jusqu’à ce que vous la désactiviez.',
            ],
            [
              'Les renseignements de paiement',
              'Quand vous achetez une aventure, vous payez sur une page de Stripe, notre entreprise de paiement. Votre numéro de carte, votre adresse de facturation et ce que la banque demande vont à Stripe et jamais à nous; nous donnons à Stripe votre adresse courriel et ce que vous achetez. Nous gardons ce qui a été acheté, quand, à quel prix, avec quelles taxes, un remboursement ou une contestation et sa raison, et les numéros de référence de Stripe, comme l’exige la comptabilité. Les créateurs voient leurs ventes sans les noms. Si vous êtes payé pour votre travail par Stripe, vous dites à Stripe qui vous êtes et où est votre compte bancaire; nous ne donnons à Stripe que le numéro de votre compte ici et ne gardons que celui de votre compte chez Stripe et s’il est prêt. Quand vous supprimez votre compte, l’écriture reste sans votre nom. Quand vous offrez une aventure, quiconque a le code voit votre nom et votre message; vous voyez combien de places sont utilisées, pas par qui. Quand vous utilisez un code, nous gardons ce fait et sa date. Le message et votre nom partent avec votre compte; le message d’un cadeau que vous n’avez pas payé part après 30 jours. Quand vous achetez des places pour une séance pour groupes, ce que vous avez entré pour elle, noms d’équipe compris, reste avec l’achat jusqu’à l’ouverture de la séance, ou 30 jours au plus.',
            ],
            [
              'La progression et les statistiques de jeu',
              'Chaque coup d’une partie : ce qui a été trouvé, ouvert et répondu, juste ou non, les indices pris et le temps écoulé, avec le nom sous lequel vous jouez. C’est ce qui permet de reprendre où vous étiez; sans aucun nom, cela devient le nombre de parties et la durée indiqués à la page de l’aventure, et des chiffres pour sa créatrice ou son créateur : jusqu’où vont les parties, combien de temps prend une énigme, combien d’indices et de mauvaises réponses il lui faut. À la fin d’une partie, on lit quel pourcentage des équipes a vu chaque fin, à partir de cinq. Une mauvaise réponse leur est montrée une fois tapée par trois équipes sans personne en commun, avec les numéros de téléphone, les adresses, les liens et les insultes masqués. Ce que vous créez et téléversez dans le studio est gardé aussi, de même que la date à laquelle vous avez d’abord téléchargé une trousse avec votre compte : pour le nombre de parties, votre droit de la noter et les remboursements. Les noms, la date et le lieu que vous écrivez pour imprimer une trousse restent sur votre appareil; ils ne nous sont envoyés que pour composer les pages ou trouver celles qui ont changé, et nous n’en gardons rien. Si vous ouvrez plutôt une soirée sur téléphone, nous gardons ce que vous écrivez pour elle et ce que vos invités écrivent sous le lien que vous leur envoyez, sans compte : vous voyez qui vient, les allergies de chacun (des données de santé, que l’on donne seulement si on le veut), ce que chacun ne mange pas et, au dénouement comme tout le monde, qui a accusé qui; leurs notes ne sont qu’à eux. D’un jeu d’évasion imprimé joué contre notre chrono, nous gardons le nom de l’équipe, vos messages, le moment où chaque serrure a été ouverte, le nombre de mauvaises réponses et d’indices, et les cinq dernières mauvaises réponses tapées dans chaque serrure, que vous voyez pour pouvoir aider. De ces soirées, le créateur de la trousse apprend seulement qu’on en a joué une de plus et, pour un jeu d’évasion, quels indices ont été ouverts. Les indices ouverts à côté d’un jeu imprimé sont comptés par jour, sans que personne y figure. Dans une séance pour groupes, la partie appartient à la personne qui l’organise : celle-ci voit le chemin de votre équipe, ses mauvaises réponses telles qu’elles ont été tapées et les noms des joueurs. Ces parties n’entrent dans aucune statistique.',
            ],
            [
              'Les communications avec le soutien',
              'Ce que vous envoyez par le formulaire de contact : prénom, nom, adresse courriel, message, langue et date, ainsi que notre réponse et le nom de la personne qui l’a donnée. Nous nous en servons pour vous répondre, et pour rien d’autre.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Compter les visites sans suivre personne',
      blocks: [
        'Nous comptons combien de fois par jour chaque page est ouverte. Pour qu’une même personne ne compte pas dix fois, une empreinte est calculée à partir de l’adresse IP, du nom du navigateur et d’un nombre au hasard du jour. Nous gardons les empreintes jusqu’à la fin de la journée, puis les supprimons avec ce nombre, si bien que rien ne ramène à qui que ce soit; l’adresse IP et le navigateur restent une minute au plus dans la mémoire du serveur. Ce qui reste est le nombre de vues et de personnes pour chaque page. Des comptes, nous notons quels jours ils ont servi, pendant 400 jours, pour savoir combien de gens utilisent le site. Des parties, nous additionnons où, dans une image, on a cliqué sans rien trouver, sans noter qui.',
        'Il n’y a derrière cela aucune entreprise d’analyse, aucun réseau publicitaire, aucun bouton social, ni police, carte ou script venu du serveur d’un autre. Une bande-annonce est montrée par YouTube ou Vimeo, et un lien peut mener à un autre site; ils n’apprennent votre existence que si vous lancez la vidéo ou suivez le lien.',
      ],
    },
    {
      title: 'Ce que vous dites en public, et ce que vous attendez',
      blocks: [
        'L’avis que vous laissez sur une aventure est visible de tous sur sa page : le nom que les autres voient de vous, votre avatar, vos étoiles, vos mots, leur date, et le fait que vous les avez modifiés. La personne qui a créé l’aventure peut y répondre. Vous pouvez modifier ou retirer votre avis sur cette page à tout moment; la modération peut masquer un avis qui enfreint les règles.',
        'Si vous publiez un cadenas, quiconque a son lien peut voir son titre et sa question et y jouer; ce qu’il dit en s’ouvrant, seulement les personnes qui l’ont ouvert. Sans compte, nous gardons avec lui une empreinte de votre témoin d’invité, pour que vous puissiez le modifier et le supprimer dans le même navigateur. Des personnes qui y jouent, nous gardons les mauvaises réponses et ce qu’elles ont trouvé, sous une empreinte de leur témoin d’invité. Si quelqu’un le signale, la modération le voit en entier.',
        'Si vous signalez une aventure, un avis, un créateur, un cadenas ou un joueur de votre groupe, la modération voit ce que vous avez écrit, et nous notons votre compte. Sans compte, nous gardons plutôt une empreinte à clé de votre témoin d’invité ou de votre adresse IP, pour que personne ne compte deux fois. La personne concernée n’apprend pas de qui vient le signalement.',
        'Si vous nous demandez de vous prévenir de l’ouverture d’une aventure, nous conservons ce souhait, sa date et votre langue, et nous écrivons une seule fois à votre adresse vérifiée. Chacun de ces courriels porte un lien qui les arrête tous d’un seul clic; vous pouvez aussi retirer un souhait dans votre compte, ou refuser tous ces courriels dans ses préférences.',
      ],
    },
    {
      title: 'La connexion avec Google',
      blocks: [
        'Seulement si vous appuyez sur le bouton. Google apprend alors que vous vous connectez ici; nous recevons votre nom, votre adresse courriel et le numéro de votre compte chez Google, gardons ces trois choses et rien d’autre, et n’avons accès ni à vos courriels, ni à vos contacts, ni à quoi que ce soit que vous ayez chez Google. Cette connexion peut s’utiliser en plus d’un mot de passe.',
      ],
    },
    {
      title: 'Jouer depuis une plateforme d’apprentissage',
      blocks: [
        'Si vous ouvrez une aventure dans un cours de la plateforme de votre école, comme Moodle ou Canvas, celle-ci nous dit que quelqu’un de ce cours est là, et peut-être votre nom et votre adresse courriel. Nous ne gardons ni l’un ni l’autre. Du numéro que la plateforme vous donne, nous faisons une empreinte à clé, que personne ne peut remonter, et retrouvons votre partie par elle. Si l’activité est notée, nous gardons aussi ce numéro, chiffré, pendant un jour à partir de chaque lancement et jusqu’à ce que la note soit arrivée; si elle ne peut pas être remise, nous y renonçons au plus tard deux jours après la fin de la partie.',
        'À la fin de la partie, la plateforme en reçoit les points. Votre enseignante ou enseignant voit ici où vous en êtes; les noms de cette page viennent de la plateforme et ne sont pas gardés. Si les personnes qui exploitent ce site ont choisi un registre d’apprentissage, il apprend qu’une partie a commencé, qu’une énigme a reçu une bonne ou une mauvaise réponse et comment la partie s’est terminée, sous une empreinte et sans nom.',
      ],
    },
    {
      title: 'La génération d’images et de textes',
      blocks: [
        'Seulement si vous appuyez sur un bouton qui génère quelque chose, et seulement si les personnes qui exploitent ce site ont choisi un fournisseur d’IA; sinon les images sont dessinées ici et rien ne sort du site. Le fournisseur reçoit ce dont il s’agit : pour une image, votre description, les étiquettes de style et la consigne propre au projet; pour un avatar, votre description physique; pour une soirée meurtre et mystère, le thème, le lieu, l’époque et des noms; pour un texte de remplacement, l’image elle-même; pour des indices ou des synonymes, une énigme; pour une traduction, les textes pas encore traduits. Il ne reçoit ni votre nom, ni votre adresse, ni votre compte.',
        'Des indices, des synonymes et des traductions peuvent demander la solution et les indices d’une énigme. Ils ne sont envoyés qu’avec votre accord, donné chaque fois.',
        'Nous notons chaque appel : qui, quand, pour quelle aventure, avec quelle description, et s’il a réussi. C’est ainsi que nous respectons un budget et décelons les abus. Ce qu’un modèle a produit est marqué comme tel, et la page de l’aventure le dit.',
      ],
    },
    {
      title: 'Les courriels que nous envoyons',
      blocks: [
        'À l’adresse de votre compte, dans la langue de la page d’où ils partent : un lien qui prouve que l’adresse est la vôtre, un lien pour choisir un nouveau mot de passe quand quelqu’un le demande, un avis quand votre mot de passe, votre adresse, la validation en deux étapes ou la connexion avec Google changent, et un lien pour garder votre compte quand quelqu’un en a demandé la suppression. Ils vont avec le compte; il n’y a donc rien à quoi se désabonner. Si vous changez d’adresse, nous écrivons à la nouvelle pour la confirmer, et à l’ancienne avec un lien qui permet de reprendre le compte. Un lien sert une fois : ce dernier et celui qui garde votre compte pendant sept jours, les autres pendant trente minutes; nous n’en gardons qu’une empreinte, un jour de plus tout au plus.',
        'Chaque courriel est gardé trente jours, pour que nous puissions voir s’il est arrivé. Le texte d’un courriel qui porte un tel lien est gardé chiffré, et effacé une fois l’envoi fait.',
      ],
    },
    {
      title: 'Les témoins : onze, tous nécessaires',
      blocks: [
        {
          terms: [
            [
              'Session',
              'Garde votre connexion ouverte. Elle prend fin quand vous vous déconnectez, après sept jours sans visite et, dans tous les cas, après trente jours.',
            ],
            [
              'Invité',
              'Permet de retrouver vos parties si vous jouez sans compte. Un an, posé quand vous commencez une partie, répondez à un cadenas ou en créez un. Sur une borne, chaque partie en reçoit un nouveau, pour que l’appareil oublie la précédente.',
            ],
            [
              'Invité sur un autre site',
              'Permet de retrouver votre partie si vous jouez dans une page d’un autre site. Ce site ne peut pas le lire, et le témoin ne sait rien de votre compte. Un jour, posé quand vous y commencez une partie ou y répondez à un cadenas.',
            ],
            [
              'Élève',
              'Permet de continuer une partie que la plateforme d’apprentissage de votre école a ouverte. Un jour, posé à chaque lancement.',
            ],
            [
              'Lancement',
              'Prouve que c’est dans votre navigateur que la plateforme d’apprentissage nous a ouverts. Dix minutes.',
            ],
            [
              'Appareil connu',
              'Retient que cet appareil s’est déjà connecté à votre compte, pour que des inconnus qui cherchent à deviner votre mot de passe ne puissent pas vous fermer la porte. Il contient un numéro et des preuves que seul notre serveur sait lire, ni nom ni adresse. Un an, posé quand vous vous connectez.',
            ],
            [
              'Langue',
              'Retient le français ou l’anglais. Un an, posé quand vous choisissez, ou quand vous vous connectez à un compte qui connaît votre choix.',
            ],
            [
              'Thème',
              'Retient le clair ou le sombre. Un an, posé comme la langue; sans lui, nous suivons votre appareil. L’administration qui demande l’apparence d’origine l’a pendant une heure.',
            ],
            ['Avis', 'Porte à la page suivante un court avis, comme celui de la déconnexion. Une minute tout au plus.'],
            [
              'Déconnexion',
              'Posé quand vous vous déconnectez alors que notre serveur est hors d’atteinte, pour qu’il mette fin à votre session dès que possible. Il est alors retiré, et après trente jours dans tous les cas.',
            ],
            [
              'Google',
              'Seulement pendant une connexion avec Google : prouve que la réponse va avec votre demande. Dix minutes tout au plus.',
            ],
          ],
        },
        'Votre navigateur retient en outre, jusqu’à la fermeture de l’onglet, où vous en étiez dans la page, ainsi que les coups d’une partie qui ne nous sont pas encore parvenus. Les modifications faites dans le studio qui ne nous sont pas encore parvenues restent sur votre appareil jusqu’à ce qu’elles nous parviennent ou que vous les supprimiez. Vos réglages du jeu (taille du texte, son, mouvement, noms sur l’image, conseils déjà lus), le guide du studio que vous avez rangé, le point de départ de vos parties d’essai, le moment où une énigme accepte de nouveau une réponse et ce que vous avez écrit pour imprimer une trousse restent sur votre appareil jusqu’à ce que vous effaciez les données du site. Ce que vous écrivez comme invité d’une soirée reste sur votre téléphone jusqu’à ce que nous l’ayons. Un téléphone qui joue à un jeu d’évasion imprimé retient dans quelle partie il est, pendant douze heures ou jusqu’à la fin de la partie, pour que les codes des feuilles y mènent. Votre navigateur garde aussi le style de ces pages et une page qui dit que le réseau est injoignable; on n’y trouve rien sur vous. Rien de tout cela n’est transmis à qui que ce soit.',
      ],
    },
    {
      title: 'Pourquoi nous pouvons utiliser vos données',
      blocks: [
        'Les données de compte et de jeu, parce que le service que vous demandez ne marche pas sans elles. Les adresses réseau et les empreintes d’adresses courriel, pendant une journée au plus, pour ralentir ceux qui tentent de deviner des mots de passe ou inondent le site. Votre message, parce que vous nous avez écrit. Aucune décision à votre sujet n’est laissée au calcul d’une machine, et nous ne dressons aucun profil de vous.',
      ],
    },
    {
      title: 'Où vos données sont conservées',
      blocks: [
        'Dans la base de données et le stockage de fichiers propres à ce site, tenus par les personnes qui l’exploitent. Si elles louent pour cela un serveur ou de l’espace, l’entreprise qui le fournit détient les données en leur nom et ne peut pas s’en servir. Les mots de passe et les témoins d’invité ne sont conservés que sous forme d’empreintes.',
        'Chez nous, seules les personnes dont c’est la tâche voient des renseignements personnels : l’administration voit les comptes, et les personnes qui répondent aux messages voient ceux-ci. Pendant qu’une œuvre est en révision ou fait l’objet d’un signalement ouvert, la modération peut la lire en entier, y compris son brouillon, ses fichiers et ses solutions. Si vous faites une œuvre avec d’autres, les personnes qui y participent voient le nom sous lequel on vous connaît, votre rôle, les remarques que vous y laissez, ce que vous avez modifié dans les quatre-vingt-dix derniers jours et, pendant que vous l’avez ouverte, l’endroit où vous êtes; une part de ses ventes est connue de son propriétaire et de la personne qui la reçoit; une personne invitée par courriel reçoit un seul courriel, et son adresse disparaît avec l’invitation, au plus tard après quatorze jours. Les créateurs ne voient ni l’adresse ni le compte des gens qui jouent à leurs aventures. Les joueurs d’un même groupe voient les noms qu’ils se sont donnés et les avatars de ceux qui en ont un. Après la fin, chacun peut obtenir une affiche avec ces noms et la transmettre.',
        'Mis à part ce que vous faites générer et ce qui retourne à une plateforme d’apprentissage, comme il est dit plus haut, nous ne transmettons de données à d’autres que si une loi ou un tribunal nous y oblige, et seulement celles qui y sont nommées.',
      ],
    },
    {
      title: 'Combien de temps nous les gardons',
      blocks: [
        {
          points: [
            'Le compte : jusqu’à ce que vous le supprimiez dans ses préférences. Il est effacé sept jours après votre demande; d’ici là, vous pouvez changer d’avis. Un avatar est supprimé dès que vous le retirez ou en choisissez un autre.',
            'Les parties : aussi longtemps que votre compte ou, pour les invités, jusqu’à ce que vous le demandiez; une partie d’invité inachevée disparaît après quatre-vingt-dix jours sans un coup. Avec le compte, les parties jouées en solo sont effacées; dans les parties partagées, votre nom, vos messages et les réponses que vous avez tapées sont effacés, et les autres continuent de jouer.',
            'Les séances pour groupes : jusqu’au jour que l’organisateur a choisi, au plus tard un an après l’ouverture, ou jusqu’à l’effacement de son compte. Les noms, les parties et les résultats de toutes les équipes sont alors supprimés.',
            'Les soirées sur téléphone : trente jours après leur date ou leur fin, ou jusqu’à ce que l’hôte les efface ou que son compte soit effacé. Les noms, les réponses, les allergies, les notes et tous les liens sont alors supprimés.',
            'Une aventure que vous supprimez : au moins trente jours à la corbeille, au cas où ce serait une erreur. Si vous supprimez votre compte, vos aventures disparaissent avec lui, pour leurs coauteurs aussi, sauf si l’un d’eux a repris l’œuvre avant; ce que vous avez fait dans les œuvres des autres y reste, sans votre nom ni vos remarques. Dans les deux cas, ce que quelqu’un a acheté lui reste accessible, sans votre nom si votre compte n’existe plus.',
            'Les cadenas : trente jours ou, si vous en avez créé un avec votre compte ou l’y avez gardé, jusqu’à ce que vous le supprimiez ou supprimiez votre compte. Ce que nous gardons des personnes qui y jouent : trente jours après leur dernière réponse.',
            'Les avis : jusqu’à ce que vous les retiriez ou que votre compte soit fermé; il en va de même pour les aventures que vous attendez.',
            'Les messages et nos réponses : 365 jours à compter du jour où vous avez écrit, ou moins si vous en demandez la suppression. Les messages qui viennent de l’adresse confirmée de votre compte disparaissent avec lui.',
            'Les signalements : jusqu’à ce que la modération les ait clos, puis 365 jours. Avec le compte, vos mots et votre nom en disparaissent.',
            'Le journal de ce que font l’administration et la modération, comme les bannissements, les rôles changés et les avis masqués, chacun avec sa date et la raison écrite : aussi longtemps que le site. Quand un compte est supprimé, ce qui a été noté à son sujet reste, sous un numéro qui ne mène plus à personne; une raison reste telle qu’elle a été écrite.',
            'La liste des appels qui ont généré quelque chose : 400 jours. Avec le compte, votre nom et vos descriptions en disparaissent.',
            'Le décompte des pages vues : 400 jours; on ne peut y retrouver personne.',
            'Les résultats et les certificats d’une séance : les résultats disparaissent avec la séance, le jour que l’animateur a choisi ou dès qu’il le demande, au plus tard après un an. Une fois les certificats faits, nous conservons sous le code de chacun ce que le papier dit de l’aventure, du temps, des points et du jour, aussi longtemps que l’aventure, et aucun nom.',
            'Les chiffres des parties : aussi longtemps que l’aventure. Ce sont des sommes où personne n’est nommé. D’une mauvaise réponse tapée par moins de trois équipes sans personne en commun, ils ne contiennent que des empreintes à clé, de la réponse et des personnes de l’équipe, sans les mots.',
          ],
        },
      ],
    },
    {
      title: 'Vos droits',
      blocks: [
        'Dans les préférences de votre compte, vous pouvez télécharger en un seul fichier tout ce que nous conservons à votre sujet, jusqu’à trois fois par jour, et supprimer votre compte. La page de suppression dit ce qui disparaît et ce qui reste. Ce que les lois comptables nous obligent à garder reste, sans votre nom.',
        'Pour le reste, comme une correction, écrivez-nous par la page Nous joindre, avec l’adresse courriel de votre compte pour que nous sachions que c’est bien vous; nous répondrons en trente jours au plus, sans frais.',
        'Si notre réponse ne vous satisfait pas, vous pouvez vous adresser au Commissariat à la protection de la vie privée du Canada ou, au Québec, à la Commission d’accès à l’information.',
      ],
    },
    {
      title: 'Les enfants',
      blocks: [
        'Les comptes sont réservés aux personnes de 14 ans ou plus. Les plus jeunes jouent avec une personne adulte et n’ont pas besoin de compte; un prénom, vrai ou inventé, suffit pour se joindre à un groupe. Si vous pensez qu’un enfant plus jeune a un compte, dites-le-nous et nous le supprimerons.',
      ],
    },
    {
      title: 'Si quelque chose tourne mal',
      blocks: [
        'Si des données tombaient en de mauvaises mains, nous préviendrions sans tarder les personnes touchées et les autorités : ce qui s’est passé, ce que nous savons, ce que vous pouvez faire. Si vous trouvez vous-même une faille, merci : dites-le-nous d’abord, et donnez-nous quelques jours pour la fermer.',
      ],
    },
  ],
}
