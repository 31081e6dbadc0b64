import type { LegalDocument } from '#app/features/legal/document.ts'

export const document: LegalDocument = {
  title: 'Privacy Policy',
  description:
    'What Whodini knows about you, why, where it’s kept and for how long: four kinds of data, eleven cookies, no trackers.',
  updated: 'Last updated January 2025',
  version: '2026-12',
  introduction: [
    'The short version: we keep what a game and an account need, count visits without following anyone, show no ads and never sell anything about you. The long version isn’t much longer.',
  ],
  sections: [
    {
      title: 'The four kinds of data we collect',
      blocks: [
        {
          terms: [
            [
              'Account information such as name, email and password',
              'When you sign up, we keep your email address, the name others see, when, in which language and in which version you agreed to these pages, and the language, the theme and the emails you’ve chosen. You can add a character: an avatar and a story, which everyone can see, and a physical description, which only you can see and an avatar can be drawn from. We keep your password only as an Argon2id hash, which can’t be turned back into the password. For each sign-in, we note when it began, the IP address and the name of the browser, until the session ends. If you sign in with Google, we also keep the number by which Google knows your account. If you turn on two-step verification, we keep the key that you share with your app, encrypted, and only hashes of your recovery codes, until you turn it off.',
            ],
            [
              'Payment information',
              'When you buy an adventure, you pay on a page of Stripe, our payment company. Your card number, your billing address and what the bank asks go to Stripe and never to us; we give Stripe your email address and what you’re buying. We keep what was bought, when, for how much, with which taxes, any refund or dispute and its reason, and Stripe’s reference numbers, as accounting rules require. Creators see their sales without names. If you’re paid for your work through Stripe, you tell Stripe who you are and where your bank account is; we give Stripe only the number of your account here, and keep only that of your account there and whether it’s ready. When you delete your account, the record stays without your name. When you give an adventure, whoever has the code sees your name and your message; you see how many seats were redeemed, not by whom. When you redeem a code, we keep that you did, and when. Both the message and your name go with your account; the message of a gift you didn’t pay for goes after 30 days. When you buy seats for a session for groups, what you typed for it, team names included, is kept with the purchase until the session opens, or for 30 days at most.',
            ],
            [
              'Game progress and statistics',
              'We keep every move of a game: what was found, opened and answered, right or wrong, which hints were used and how long it took, along with the name you play under. That’s how you can pick up where you left off. With the names taken out, it becomes the number of plays and the playing time on the adventure’s page, and figures for its creator: how far plays got, how long a puzzle took, and how many hints and wrong answers it needed. Whoever finishes a game reads in percent how many teams saw which ending, once there are five. Creators read a wrong answer once three parties with nobody in common have typed it, with phone numbers, addresses, links and insults masked. We also keep what you make and upload in the studio, and when you first downloaded a kit with your account: for the number of plays, your right to review it and refunds. The names, date and place that you type to print a kit stay on your device; they’re sent to us only to set the pages or to find those that changed, and we keep nothing of them. If you open an evening on phones instead, we keep what you type for it, and what your guests type under the link that you send them, without an account: you see whether they come, their allergies (health data, given only if they choose to), what they don’t eat and, at the reveal with everyone else, whom they accused; their notes are theirs alone. Of a printed room played against our clock, we keep the team’s name, your messages, when each lock was opened, how many wrong answers and hints it took, and the last five wrong answers typed into each lock, which you see so that you can help. Of such evenings, the creator of the kit learns only that one more was played and, of a room, which hints were opened. Hints that are opened beside a printed room are counted by day, without anyone in them. In a session for groups, the game belongs to whoever organises it: that person sees your team’s way, its wrong answers as they were typed and the names in it. These games count in no figures.',
            ],
            [
              'Support communications',
              'We keep what you send through the contact form: your first and last name, your email address, your message, its language and its date, and our answer with the name of who gave it. We use it to answer you and for nothing else.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Counting visits without following anyone',
      blocks: [
        'We count how often each page is opened per day. So that we don’t count one reader ten times, we compute a fingerprint from the IP address, the name of the browser and a random number of the day. We keep the fingerprints until the day ends and then delete them together with the number, so that nothing leads back to anyone; IP address and browser stay in the server’s memory for a minute at most. What we keep is how many views and how many readers a page had. Of accounts, we note on which days they were used, for 400 days, to know how many people use the site. Of games, we add up where in a picture people clicked without finding anything, without noting who.',
        'There’s no analytics company behind this, no ad network, no social media button, and no font, map or script from anyone else’s server. Trailers are shown by YouTube or Vimeo, and a link may lead to another site. They only learn about you when you press play or follow the link.',
      ],
    },
    {
      title: 'What you say in public, and what you’re waiting for',
      blocks: [
        'If you review an adventure, everyone can see it on the adventure’s page: the name others know you by, your avatar, your stars, your words, their date, and whether you’ve changed them. The creator may answer below. You can change or remove your review on that page at any time. A moderator may hide a review that breaks the rules.',
        'If you publish a lock, whoever has its link can see its title and question and play it; what it says when it opens, only those who have opened it. Without an account, we keep with it a hash of your guest cookie, so that you can change and delete it in the same browser. Of those who play it, we keep their wrong answers and what they’ve found, under a hash of their guest cookie. If somebody reports it, the moderators see all of it.',
        'If you report an adventure, a review, a creator, a lock or a player of your party, the moderators see what you wrote, and we note your account. Without an account, we keep a keyed hash of your guest cookie or IP address instead, so that nobody counts twice. Whoever the report is about doesn’t learn who sent it.',
        'If you ask us to tell you when an adventure opens, we keep that request, its date and your language, and write to your verified address once. Every one of these emails has a link that stops them all with one click. You can also withdraw a request in your account, and turn these emails off altogether in its preferences.',
      ],
    },
    {
      title: 'Signing in with Google',
      blocks: [
        'This only happens when you press the button. Google then learns that you’re signing in here. We receive your name, your email address and Google’s number for your account, keep these three and nothing else, and get no access to your email, your contacts or anything else you have with Google. You can use it alongside a password.',
      ],
    },
    {
      title: 'Playing from a learning platform',
      blocks: [
        'If you open an adventure in a course of your school’s platform, such as Moodle or Canvas, the platform tells us that someone from this course is there, and perhaps your name and email address. We keep neither. We turn the platform’s number for you into a keyed hash, which nobody can turn back, and find your game by it. If the activity is graded, we also keep that number, encrypted, for a day from each launch and until the grade has arrived; if it can’t be delivered, we give up two days after your game ended at the latest.',
        'When your game ends, the platform gets its points. Your teacher sees here how far you are; the names on that page come from the platform and aren’t kept. Where the people who run this site have set up a record store for learning, it’s told that a game was begun, that a puzzle was answered right or wrong, and how the game ended, under a hash and without a name.',
      ],
    },
    {
      title: 'Generating pictures and texts',
      blocks: [
        'This only happens when you press a button that generates something, and only where the people who run this site have chosen an AI provider. Otherwise pictures are drawn here and nothing leaves the site. The provider gets what the button is about: your description, the style tags and the project’s custom prompt for a picture; your physical description for an avatar; theme, setting, time and names for a mystery; the picture itself for its text alternative; a puzzle for its hints or synonyms; the texts that aren’t translated yet for their translation. It doesn’t get your name, your address or your account.',
        'Hints, synonyms and translations can need a puzzle’s solution and hints. We only send those once you’ve agreed to it, each time.',
        'We note each call: who made it, when, for which adventure, with which description, and whether it worked. That’s how we keep to a budget and spot misuse. We mark what a model made, and the adventure’s page says so.',
      ],
    },
    {
      title: 'The emails we send',
      blocks: [
        'We write to your account’s address, in the language of the page where the email was requested. We send a link that proves the address is yours, a link to choose a new password when someone asks for one, a note when the password, the address, two-step verification or the sign-in with Google has changed, and a link to keep your account when someone has asked to delete it. These come with the account, so there’s nothing to unsubscribe from. If you change your address, we write to the new one to confirm it, and to the old one with a link that takes the account back. A link works once: that last one and the one that keeps your account for seven days, the others for thirty minutes. We keep only a hash of it, for up to a day longer.',
        'We keep each email for thirty days, so that we can see whether it arrived. If it contains one of these links, its text is kept encrypted, and erased once it’s been sent.',
      ],
    },
    {
      title: 'Eleven cookies, all of them necessary',
      blocks: [
        {
          terms: [
            [
              'Session',
              'Keeps you signed in. It ends when you sign out, after seven days without a visit, or after thirty days in any case.',
            ],
            [
              'Guest',
              'Lets you find your games again if you play without an account. One year, set when you start a game, answer a lock or make one. On a kiosk, each game gets a new one, so that the device forgets the last.',
            ],
            [
              'Guest on another site',
              'Lets you find your game again if you play it inside a page of another site. That site can’t read it, and it knows nothing of your account. One day, set when you start a game or answer a lock there.',
            ],
            [
              'Learner',
              'Lets you go on with a game that your school’s learning platform opened. One day, set by each launch.',
            ],
            ['Launch', 'Proves that it’s your browser in which the learning platform opened us. Ten minutes.'],
            [
              'Known device',
              'Remembers that this device has signed in to your account, so that strangers guessing at your password can’t lock you out. It holds a number and proofs that only our server can read, but no name and no address. One year, set when you sign in.',
            ],
            [
              'Language',
              'Remembers English or French. One year, set when you choose, or when you sign in with an account that knows your choice.',
            ],
            [
              'Theme',
              'Remembers light or dark. One year, set like the language. Without it, we follow your device. Administrators who ask for the built-in look get it for an hour.',
            ],
            ['Notice', 'Carries one short notice, such as “Signed Out”, to the next page. One minute at most.'],
            [
              'Signed out',
              'Set when you sign out while our server can’t be reached, so that it can end your session as soon as possible. It’s removed then, or after thirty days in any case.',
            ],
            [
              'Google',
              'Only while you’re signing in with Google: proves that the answer belongs to your request. Ten minutes at most.',
            ],
          ],
        },
        'Until you close the tab, your browser also remembers how far down you’d scrolled and any moves of a game that haven’t reached us yet. Changes you’ve made in the studio that haven’t reached us yet stay on your device until they have, or until you discard them. Your game settings (text size, sound, motion, names on the picture, tips you’ve read), whether you’ve put away the studio’s guide, where your playtests start, when a puzzle will take another answer and what you’ve typed to print a kit stay on your device until you clear the site’s data. What you type as a guest of an evening stays on your phone until we have it. A phone that plays a printed room remembers which game it’s in, for twelve hours or until the game ends, so that the codes on the sheets lead there. Your browser also keeps the style of these pages and one page that says we can’t reach the network. There’s nothing about you in them. None of this goes to anyone else.',
      ],
    },
    {
      title: 'Why we’re allowed to use your data',
      blocks: [
        'We use account and game data because the service you’ve asked for can’t work without them. We use IP addresses and hashes of email addresses, for a day at most, to slow down people who guess passwords or flood the site. We use your message because you wrote to us. We don’t let a computer’s guess decide anything about you, and we don’t build a profile of you.',
      ],
    },
    {
      title: 'Where we keep your data',
      blocks: [
        'We keep your data in this site’s own database and file storage, run by the people who operate the site. If they rent a server or storage for it, the company that provides it holds the data on their behalf and may not use them. Passwords and guest cookies are stored only as hashes.',
        'Only the people here who need personal data for their work can see them: administrators see accounts, and whoever answers the messages sees the messages. While a work is in review or has an open report, moderators can read all of it, its draft, its files and its solutions included. If you make a work with others, whoever takes part in it sees the name others know you by, your part in it, the notes you leave at it, what you changed in the last ninety days and, while you have it open, where in it you are; a share of its sales is known to its owner and to whoever gets it; whoever is invited by email gets one email, and the address goes with the invitation, after fourteen days at most. Creators can’t see the addresses or the accounts of the people who play their adventures. Players in the same party see the names they’ve given themselves and the avatars of those who have one. After the end, each of them can get a poster with these names and pass it on.',
        'Apart from what you ask us to generate and what goes back to a learning platform, as described above, we only hand data to others when a law or a court requires us to, and then only the data it names.',
      ],
    },
    {
      title: 'How long we keep your data',
      blocks: [
        {
          points: [
            'Account: until you delete it in its preferences. It’s erased seven days after you ask, and until then you can change your mind. An avatar is deleted as soon as you remove it or choose another.',
            'Games: as long as your account or, for guests, until you ask us to delete them; a guest’s game that isn’t finished goes after ninety days without a move. With the account, the games you played alone are erased. In games you shared, your name, your chat messages and the answers you typed are erased, and the others play on.',
            'Sessions for groups: until the day that the organiser has chosen, at most a year after the session was opened, or until the organiser’s account is erased. Then the names, the games and the results of all its teams are deleted.',
            'Evenings on phones: thirty days after their day or their end, or until the host deletes them or the host’s account is erased. Then the names, the answers, the allergies, the notes and all links are deleted.',
            'An adventure that you delete: at least thirty days in the trash, in case it was a mistake. If you delete your account, your adventures go with it, for their co-authors too, unless one of them took the work over before; what you made in the works of others stays there, without your name and your notes. Either way, people who’ve bought one can keep playing it, without your name if your account is gone.',
            'Locks: thirty days or, if you’ve made one with your account or kept it there, until you delete it or your account. What we keep of those who play them: thirty days after their last answer.',
            'Reviews: until you remove them or your account is closed. The same goes for adventures you’re waiting for.',
            'Messages and our answers to them: 365 days from the day you wrote, or less if you ask us to delete them. Those from your account’s confirmed address go with the account.',
            'Reports: until a moderator has closed them and 365 days from then. With the account, your words and your name leave them.',
            'The log of what administrators and moderators do, such as bans, changed roles and hidden reviews, each with its date and the reason they wrote: as long as the site. When an account is deleted, what was noted about it stays, under a number that no longer leads to anyone; a reason stays as it was written.',
            'The list of calls that generated something: 400 days. With the account, your name and your descriptions leave it.',
            'Counts of page views: 400 days. Nobody can be identified from them.',
            'Results and certificates of a session for groups: the results go with the session, on the day its organiser chose or as soon as they say, a year at most. Once certificates have been made, we keep under each one’s code what the paper says of the adventure, the time, the points and the day, as long as the adventure, and no name.',
            'Figures of plays: as long as the adventure. They’re sums in which nobody is named. Of a wrong answer that fewer than three such parties typed, they hold keyed hashes of it and of who was in the party, and no words.',
          ],
        },
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        'In your account’s preferences, you can download everything we keep about you as one file, up to three times a day, and delete your account. The page for deleting says what goes and what stays. Anything that accounting law requires us to keep will stay, without your name.',
        'For anything else, such as having something corrected, write to us through the contact page, using your account’s email address so that we know it’s you. We’ll answer within thirty days, free of charge.',
        'If you’re not satisfied with our answer, you can turn to the Office of the Privacy Commissioner of Canada, or in Québec to the Commission d’accès à l’information.',
      ],
    },
    {
      title: 'Children',
      blocks: [
        'Accounts are for people who are 14 or older. Younger children play with an adult and don’t need an account: a first name, real or made up, is enough to join a party. If you think a younger child has an account, tell us and we’ll delete it.',
      ],
    },
    {
      title: 'If something goes wrong',
      blocks: [
        'If data ever fall into the wrong hands, we’ll tell the people affected and the authorities without delay: what happened, what we know and what you can do. If you find a security hole yourself, thank you. Please tell us first, and give us a few days to close it.',
      ],
    },
  ],
}
