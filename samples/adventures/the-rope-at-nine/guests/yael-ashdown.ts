import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/the-rope-at-nine/cards.ts'

export const yaelAshdown: Guest = {
  key: 'ashdown',
  name: text('Yaël Ashdown', 'Yaël Ashdown'),
  role: 'suspect',
  isOptional: true,
  portraitAssetId: './art/portraits/ashdown.webp',
  publicDescription: text(
    'Journalist, sent for a fortnight in January. The ship left early.',
    'Journaliste, en mission pour quinze jours en janvier. Le bateau est parti plus tôt que prévu.',
  ),
  background: text(
    'A hero who isn’t one sells better than a hero. For a month you’ve been photographing Brandt’s diary, ' +
      'page by page, while he made his nine o’clock reading. Your editor wants the book before Christmas. On ' +
      'Friday Brandt found a burnt-out flash bulb between the pages.\n\nYesterday: from ' +
      'ten to six until twenty past seven you were in the darkroom, where Sacha’s plates and yours shared a ' +
      'bath. You unscrewed the bottles, since Sacha couldn’t. You’ve never touched the rope: nobody lets you ' +
      'out.',
    'Un héros qui n’en est pas un se vend mieux qu’un héros. Depuis un mois, vous photographiez le journal ' +
      'intime de Brandt, page par page, pendant son relevé de neuf heures. Votre maison d’édition veut le ' +
      'livre avant Noël. Vendredi, Brandt a trouvé entre les pages une ampoule de flash grillée.\n\nHier : ' +
      'de six heures moins dix à sept heures vingt, vous étiez dans la chambre noire, où vos plaques et ' +
      'celles de Sacha partageaient le bain. C’est vous qui débouchiez les flacons, Sacha ne pouvait pas. La ' +
      'corde, vous ne l’avez jamais touchée : on ne vous laisse pas sortir.',
  ),
  personality: text(
    'Curious, witty, always writing. Asks questions with a pencil in the air.',
    'De la curiosité, de l’esprit, toujours à prendre des notes. Pose ses questions le crayon en l’air.',
  ),
  costumeIdeas: text(
    'A city coat that is much too thin, a camera, a notebook.',
    'Un manteau de ville beaucoup trop mince, un appareil photo, un calepin.',
  ),
  castingNotes: text('For somebody who likes to ask.', 'Pour qui aime poser des questions.'),
  secret: text(
    'You’ve photographed Brandt’s whole diary to publish it.',
    'Vous avez photographié tout le journal intime de Brandt pour le publier.',
  ),
  motive: text(
    'He’d found out, and would have burnt your plates.',
    'Il l’avait découvert et aurait brûlé vos plaques.',
  ),
  cards: cards({
    invitation: {
      receive: text(
        'An empty notebook: “Fifty pages. You’ll need them.”',
        'Un calepin vide : « Cinquante pages. Vous en aurez besoin. »',
      ),
      act: text(
        'Prepare three questions that you could put to anybody.',
        'Préparez trois questions qu’on peut poser à n’importe qui.',
      ),
    },
    arrival: {
      reveal: text(
        '“Let me get this right for my readers. All of you at this table at nine, and he dies outside, ' +
          'alone. How? Anybody?”',
        '« Que mon public comprenne bien. À neuf heures, tout le monde est à cette table, et lui meurt ' +
          'dehors, tout seul. Comment? Quelqu’un? »',
      ),
      conceal: text('What you do at nine every evening.', 'Ce que vous faites tous les soirs à neuf heures.'),
      act: text('Take notes, visibly.', 'Prenez des notes, et que ça se voie.'),
    },
    hoosh: {
      reveal: text(
        '“He was the best story on this continent, and he knew it, and he couldn’t stand me. Quote me.”',
        '« La meilleure histoire de ce continent, c’était lui, il le savait, et il ne pouvait pas me ' +
          'sentir. Vous pouvez me citer. »',
      ),
      conceal: text('The flash bulb.', 'L’ampoule de flash.'),
      act: text('Ask one of your three questions.', 'Posez une de vos trois questions.'),
    },
    roast: {
      reveal: text(
        '“I was in the darkroom. You can’t leave in the middle of a bath, it’s like a soufflé. Ask Sacha, ' +
          'I was the one with the hands.”',
        '« J’étais dans la chambre noire. En plein bain, on ne sort pas, c’est comme un soufflé. Demandez ' +
          'à Sacha : les mains, c’était moi. »',
      ),
      conceal: text('What’s on your plates.', 'Ce qu’il y a sur vos plaques.'),
      act: text(
        'Describe the photograph of the posts aloud, as for the blind.',
        'Décrivez la photo des poteaux à voix haute, comme pour qui ne la voit pas.',
      ),
    },
    ice: {
      reveal: text(
        '“Yes, I photographed his diary. And do you know what’s on the last page? Not one name. He was ' +
          'protecting somebody.”',
        '« Oui, j’ai photographié son journal. Et vous savez ce qu’il y a à la dernière page? Pas un nom. ' +
          'Il protégeait quelqu’un. »',
      ),
      conceal: text('That you’ve grown fond of him, reading.', 'Qu’à force de le lire, vous l’avez aimé.'),
      act: text(
        'Ask your best question to whoever has answered the fewest.',
        'Posez votre meilleure question à qui a le moins répondu.',
      ),
    },
    accusation: {
      reveal: text(
        '“The quiet ones, dear readers. It’s always the kind voice at the end of the line.”',
        '« Méfiez-vous de l’eau qui dort, cher public. La voix la plus gentille est parfois au bout du fil. »',
      ),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text('Write your name and a headline.', 'Écrivez votre nom et une manchette.'),
    },
    reveal: {
      reveal: text(
        '“I’ll burn the plates. Don’t thank me, I’ve got a better ending.”',
        '« Je brûle les plaques. Ne me remerciez pas : j’ai une meilleure fin. »',
      ),
      act: text('Tear a page out of your notebook.', 'Déchirez une page de votre calepin.'),
    },
  }),
}
