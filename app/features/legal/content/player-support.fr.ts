import type { SupportPage } from '#app/features/legal/document.ts'

export const support: SupportPage = {
  title: 'Aide aux joueurs',
  description:
    'Coincé devant une serrure, une partie perdue, un oubli? Ce qu’il faut essayer d’abord, cinq questions courantes et comment nous joindre.',
  introduction: [
    'Une porte fermée dans le jeu a sa raison d’être. Une porte fermée devant le jeu, non. Voici de quoi venir à bout de la seconde, et un peu de la première.',
  ],
  sections: [
    {
      title: 'À essayer d’abord',
      blocks: [
        {
          points: [
            'Rechargez la page. Chaque coup est enregistré au moment où il est joué; la partie reprend donc là où elle était.',
            'Utilisez une version récente de Firefox, de Chrome, d’Edge ou de Safari, et laissez le site garder ses témoins; sans eux, il ne peut pas reconnaître votre partie.',
            'Si une image reste grise, vérifiez la connexion, puis rechargez la page.',
            'Au clavier ou au lecteur d’écran : la touche Tab passe par tout ce qui s’examine, dans l’ordre voulu par la personne qui a créé l’aventure, et Entrée agit.',
          ],
        },
      ],
    },
    {
      title: 'Quand vous nous écrivez',
      blocks: [
        'Dites-nous de quelle aventure et de quelle scène il s’agit, ce que vous avez fait, ce qui est arrivé et à quoi vous vous attendiez. Votre appareil et votre navigateur sont aussi bons à savoir. N’envoyez jamais votre mot de passe; nous ne vous le demanderons pas.',
      ],
    },
  ],
  questionsTitle: 'Cinq questions qui reviennent souvent',
  questions: [
    {
      question: 'Nous sommes bloqués. Que faire?',
      answer: [
        'Il y a une issue. Dans tout jeu dont les énigmes ont des indices, « Que faire maintenant? », sous l’image, donne d’abord un coup de pouce gratuit puis, contre des points, le lieu et la chose. Quand une énigme a des indices, le bouton des indices les offre un à la fois, du plus doux au plus clair, en disant d’abord ce que chacun coûte en points. Après quelques mauvaises réponses, une serrure se repose un moment, puis vous laisse réessayer; elle ne se ferme jamais pour de bon. Bien souvent, ce qui manque est déjà dans vos poches : regardez vos objets et votre journal avant de chercher une astuce.',
      ],
    },
    {
      question: 'J’ai fermé le navigateur. Ma partie est-elle perdue?',
      answer: [
        'Non. Rouvrez l’aventure et choisissez Reprendre. Avec un compte, cela marche sur n’importe quel appareil. Sans compte, un témoin lie la partie au navigateur où vous l’avez commencée; connectez-vous ou inscrivez-vous dans ce navigateur, et elle passe à votre compte.',
      ],
    },
    {
      question: 'Faut-il un compte, et est-ce payant?',
      answer: [
        'Pas pour les aventures gratuites : appuyez sur Jouer maintenant et commencez. Le compte est gratuit lui aussi. Il rassemble vos parties d’un appareil à l’autre et ouvre le studio de création, où vous pouvez bâtir votre propre aventure. Il faut avoir 14 ans ou plus.',
      ],
    },
    {
      question: 'Quels appareils et quelles langues conviennent?',
      answer: [
        'Tout téléphone, toute tablette ou tout ordinateur muni d’un navigateur récent; il n’y a rien à installer. Le site parle français et anglais et passe de l’un à l’autre sur-le-champ, à partir du menu. Une aventure peut être offerte dans une des deux langues ou dans les deux; sa page le dit.',
      ],
    },
    {
      question: 'Quelque chose cloche dans une aventure ou ne convient pas aux enfants. À qui le dire?',
      answer: [
        'À nous, par la page Nous joindre, avec le nom de l’aventure et la scène. S’il s’agit d’une erreur dans une énigme, nous la signalons à la personne qui l’a créée. Si quelque chose ne devrait pas s’y trouver du tout, la modération peut retirer l’aventure de la bibliothèque le temps de l’examiner. Les avertissements de contenu figurent à la page de chaque aventure, pour que vous les voyiez avant de jouer.',
      ],
    },
  ],
}
