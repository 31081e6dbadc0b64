import type { SupportPage } from '#app/features/legal/document.ts'

export const support: SupportPage = {
  title: 'Player Support',
  description:
    'Stuck at a lock, lost a game, forgot something? What to try first, five common questions, and how to reach us.',
  introduction: [
    'A locked door in the game is supposed to be there. A locked door in front of the game is not. Here is what helps with the second kind, and a little with the first.',
  ],
  sections: [
    {
      title: 'Try this first',
      blocks: [
        {
          points: [
            'Load the page again. Each move is stored as it is made, so a game goes on where it stood.',
            'Use a current Firefox, Chrome, Edge or Safari, and let the site keep its cookies; without them it cannot recognise your game.',
            'If a picture stays grey, look whether the connection holds, then load the page again.',
            'Playing by keyboard or screen reader: Tab goes through everything that can be examined, in the order that the creator chose, and Enter acts.',
          ],
        },
      ],
    },
    {
      title: 'When you write to us',
      blocks: [
        'Say which adventure and which scene, what you did, what happened and what you expected. The kind of device and browser helps too. Please never send your password; we will not ask for it.',
      ],
    },
  ],
  questionsTitle: 'Five questions we hear often',
  questions: [
    {
      question: 'We are stuck. Is there a way on?',
      answer: [
        'Yes. Where a puzzle has hints, the hint button offers them one at a time, from gentle to plain, and says first what each costs in points. After a few wrong answers a lock rests for a short while and then lets you try again; it is never closed for good. Often the missing thing is something you carry: look at your items and your journal before you look for a trick.',
      ],
    },
    {
      question: 'I closed the browser. Is my game gone?',
      answer: [
        'No. Open the adventure again and choose Resume. Signed in, you can do so on any device. Without an account the game is tied to the browser in which you began, by a cookie; sign in or sign up in that browser and it moves to your account.',
      ],
    },
    {
      question: 'Do I need an account, and does it cost anything?',
      answer: [
        'Not for free adventures: press Play Now and begin. An account is free as well. It keeps your games together across devices and opens the Creator Studio, in which you can build an adventure of your own. You must be 14 or older to have one.',
      ],
    },
    {
      question: 'Which devices and languages work?',
      answer: [
        'Any phone, tablet or computer with a current browser; nothing has to be installed. The site speaks English and French and changes between them at once, from the menu. An adventure may be offered in one of the two languages or in both; its page says which.',
      ],
    },
    {
      question: 'Something in an adventure is wrong or not right for children. Whom do I tell?',
      answer: [
        'Us, through the contact page, with the name of the adventure and the scene. We pass on a mistake in a puzzle to its creator. What should not be there at all, a moderator can take out of the library while it is looked at. Content warnings stand on the page of every adventure, so that you can see them before you play.',
      ],
    },
  ],
}
