import type { SupportPage } from '#app/features/legal/document.ts'

export const support: SupportPage = {
  title: 'Player Support',
  description:
    'Stuck at a lock? Lost a game, or forgot something? What to try first, five common questions, and how to reach us.',
  introduction: [
    'A locked door inside the game is supposed to be there. A locked door in front of the game isn’t. Here’s what helps with the second kind, and a little with the first.',
  ],
  sections: [
    {
      title: 'Try this first',
      blocks: [
        {
          points: [
            'Load the page again. We save every move as you make it, so your game picks up right where it was.',
            'Use an up-to-date Firefox, Chrome, Edge or Safari, and let the site keep its cookies. Without them, it can’t tell which game is yours.',
            'If a picture stays grey, check your connection, then load the page again.',
            'If you play by keyboard or with a screen reader, Tab takes you through everything you can examine, in the order the creator chose, and Enter uses it.',
          ],
        },
      ],
    },
    {
      title: 'When you write to us',
      blocks: [
        'Tell us which adventure and which scene you were in, what you did, what happened and what you expected. It also helps to know your device and browser. Please never send us your password. We’ll never ask for it.',
      ],
    },
  ],
  questionsTitle: 'Five questions we hear a lot',
  questions: [
    {
      question: 'We’re stuck. What now?',
      answer: [
        'There’s a way out. “What can I do now?”, under the picture, gives you a nudge for free and then, for points, the place and the thing, in every game whose puzzles have hints. If a puzzle has hints, the hint button gives you one at a time, from gentle to plain, and tells you first what each one costs in points. After a few wrong answers, a lock takes a short break and then lets you try again. It never shuts for good. Often you’re already carrying what you need, so go through your items and your journal before you start looking for a trick.',
      ],
    },
    {
      question: 'I closed my browser. Have I lost my game?',
      answer: [
        'No. Open the adventure again and choose Resume. If you’re signed in, that works on any device. If you don’t have an account, a cookie ties the game to the browser you started in. Sign in or sign up in that browser, and the game moves to your account.',
      ],
    },
    {
      question: 'Do I need an account, and does it cost anything?',
      answer: [
        'You don’t need one for free adventures: just press Play Now. An account doesn’t cost anything either. It keeps your games together on all your devices and opens the Creator Studio, where you can build an adventure of your own. You have to be 14 or older to have one.',
      ],
    },
    {
      question: 'Which devices and languages work?',
      answer: [
        'Any phone, tablet or computer with an up-to-date browser. There’s nothing to install. The site speaks English and French, and you can switch at any time from the menu. An adventure may come in one of the two languages or in both. Its page tells you which.',
      ],
    },
    {
      question: 'Something in an adventure is wrong, or isn’t right for children. Who do I tell?',
      answer: [
        'Tell us through the contact page, with the name of the adventure and the scene. If it’s a mistake in a puzzle, we’ll pass it on to the creator. If it shouldn’t be there at all, a moderator can take it out of the library while we look into it. Every adventure’s page lists its content warnings, so you can see them before you play.',
      ],
    },
  ],
}
