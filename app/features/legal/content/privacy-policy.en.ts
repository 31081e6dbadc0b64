import type { LegalDocument } from '#app/features/legal/document.ts'

export const document: LegalDocument = {
  title: 'Privacy Policy',
  description:
    'What Whodini knows about you, why, where it is kept and for how long: four kinds of data, seven cookies, no trackers.',
  updated: 'Last updated January 2025',
  introduction: [
    'The short version: we keep what a game and an account need, count visits without following anybody, show no advertising and sell nothing about you. The long version is not much longer.',
  ],
  sections: [
    {
      title: 'The four kinds of data we collect',
      blocks: [
        {
          terms: [
            [
              'Account information such as name, email and password',
              'When you sign up: your e-mail address, the name that others see, and when and in which language you agreed to these pages. Of your password we keep only an Argon2id hash, from which it cannot be read back. For each sign-in we note when it began, the network address and the name of the browser, until it ends. If you sign in with Google, we also keep the number by which Google knows your account.',
            ],
            [
              'Payment information',
              'None at present, because nothing can be bought here yet. When purchases open, your card goes to the payment company and never to us; we will keep what was bought, when, for how much, and the payment company’s reference, as accounting asks of us.',
            ],
            [
              'Game progress and statistics',
              'Each move of a game: what was found, opened and answered, right or wrong, which hints were taken and how long it took, together with the name that you play under. It lets you come back where you stopped; without names, it becomes the number of plays and the playing time on the page of the adventure. What you make in the studio and upload there is kept as well.',
            ],
            [
              'Support communications',
              'What you send through the contact form: first and last name, e-mail address, your message, its language and its date. We use it to answer you and for nothing else.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Counting visits without following anybody',
      blocks: [
        'We count how often each page is opened a day. So that one reader is not counted ten times, a fingerprint is computed from the network address, the name of the browser and a random number that is thrown away every day. Address and browser are not stored with it, and the fingerprint of today cannot be linked to that of tomorrow.',
        'There is no analytics company behind this, no advertising network, no social button and no font, map or script from anybody else’s server. A trailer is shown by YouTube or Vimeo, and a link may lead to another site; they learn of you only when you press play or follow the link.',
      ],
    },
    {
      title: 'What you say in public, and what you wait for',
      blocks: [
        'A review of an adventure stands on its page for everybody: the name that others see of you, your stars, your words, their date, and that you changed them. The creator may answer below it. You can change or remove your review at any time on that page; a moderator may hide one that breaks the rules.',
        'If you ask us to tell you when an adventure opens, we keep that wish, its date and your language, and write to your verified address once. Every such mail has a link that ends all of them with one press; you can also take a wish back in your account.',
      ],
    },
    {
      title: 'Signing in with Google',
      blocks: [
        'Only when you press the button. Google then learns that you sign in here; we receive your name, your e-mail address and Google’s number for your account, keep these three and nothing else, and get no access to your mail, your contacts or anything that you have at Google. You can use it next to a password.',
      ],
    },
    {
      title: 'The mails that we send',
      blocks: [
        'To your account’s address, in the language of the page that they were asked for on: a link that proves that the address is yours, a link to choose a new password when somebody asks for it, and a note when the password has changed. They belong to the account, so there is nothing to unsubscribe from. A link works once, for thirty minutes; we keep only a hash of it, up to a day longer.',
        'Each mail is kept for thirty days, so that we can see whether it arrived. The text of a mail with such a link is kept encrypted, and erased once it is sent.',
      ],
    },
    {
      title: 'Cookies: seven, all of them needed',
      blocks: [
        {
          terms: [
            [
              'Session',
              'Keeps you signed in. It ends when you sign out, after seven days without a visit, and after thirty days in any case.',
            ],
            [
              'Guest',
              'Lets you find your games again if you play without an account. One year, set when you start a game.',
            ],
            ['Language', 'Remembers English or French. One year, set when you choose.'],
            ['Theme', 'Remembers light or dark. One year, set when you choose; without it we follow your device.'],
            ['Notice', 'Carries one short notice, such as “Signed Out”, to the next page. One minute at most.'],
            [
              'Signed out',
              'Set when you sign out while our server cannot be reached, so that it ends your session as soon as it can. It is removed then, after thirty days in any case.',
            ],
            [
              'Google',
              'Only while you sign in with Google: proves that the answer belongs to your question. Ten minutes at most.',
            ],
          ],
        },
        'Besides, your browser remembers, until you close the tab, how far down you had scrolled and moves of a game that have not reached us yet. Changes that you made in the studio and that have not reached us yet stay on your device until they have, or until you discard them. Your settings of the game (size of the text, sound, motion, names on the picture, tips that you have read), the guide of the studio that you have put away, where your playtests begin and when a puzzle takes an answer again stay on your device until you clear the data of the site. None of it goes to anybody else.',
      ],
    },
    {
      title: 'Why we may use them',
      blocks: [
        'Account and game data, because the service that you asked for cannot work without them. Network addresses, and hashes of e-mail addresses, for a few hours, to slow down those who guess passwords or flood the site. Your message, because you wrote to us. We do not decide anything about you by a computer’s guess, and we make no profile of you.',
      ],
    },
    {
      title: 'Where your data are kept',
      blocks: [
        'In this site’s own database and file storage, run by the people who operate the site. If they rent a server or storage for it, the company that provides it holds the data on their behalf and may not use them. Passwords and guest cookies are stored only as hashes.',
        'Among the people here only those who need it for their task can see personal data: administrators see accounts, and whoever answers the mail sees messages. Creators see no address and no account of the people who play their adventures. Players of one party see the names that they gave themselves.',
        'We hand data to others only when a law or a court obliges us to, and then only what it names.',
      ],
    },
    {
      title: 'How long',
      blocks: [
        {
          points: [
            'Account: until you ask us to close it.',
            'Games: as long as your account, or, for guests, until you ask.',
            'An adventure that you delete: at least thirty days in the trash, in case it was a mistake. What somebody has bought stays playable for them, without your name if your account is gone.',
            'Reviews: until you remove them or your account is closed; the same holds for what you wait for.',
            'Messages: until the matter is settled, or until you ask us to delete them.',
            'Counts of page views: kept, because nobody can be found in them.',
          ],
        },
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        'You can ask to see what we hold about you, to receive it as a file, to have it corrected, and to have it deleted. Write to us through the contact page, from the address of your account so that we know that it is you; we answer within thirty days, and it is free. What the law on accounting makes us keep stays, without your name.',
        'If our answer does not satisfy you, you may turn to the Office of the Privacy Commissioner of Canada, or in Québec to the Commission d’accès à l’information.',
      ],
    },
    {
      title: 'Children',
      blocks: [
        'Accounts are for people of 14 years or older. Younger children play with an adult and need no account; a first name or an invented one is enough to join a party. If you believe that a younger child has an account, tell us and we delete it.',
      ],
    },
    {
      title: 'If something goes wrong',
      blocks: [
        'Should data fall into the wrong hands, we tell those concerned and the authorities without delay, with what happened, what we know and what you can do. If you find a hole yourself, thank you: tell us first, and give us a few days to close it.',
      ],
    },
  ],
}
