import type { LegalDocument } from '#app/features/legal/document.ts'

export const document: LegalDocument = {
  title: 'Player Agreement',
  description:
    'The rules of the house for players and creators on Whodini: accounts, play, creations, prices and what we answer for.',
  updated: 'Last updated January 2025',
  introduction: [
    'These are the rules between you and us, the people who run this Whodini site. They hold as soon as you play, create an account or publish something. We have written them to be read; if a sentence is unclear, ask us.',
  ],
  sections: [
    {
      title: 'Who may take part',
      blocks: [
        'Anyone may look around the library. To create an account you must be 14 years or older. Between 14 and the age of majority where you live, a parent or guardian should have read this page with you. Younger children play together with an adult, on the adult’s device.',
        'Some adventures are not for everyone. Look at the content warnings on the page of an adventure before you start it, and before you let others join.',
      ],
    },
    {
      title: 'Your account',
      blocks: [
        'Give an e-mail address that is yours and a password that you use nowhere else. What happens through your account counts as done by you, so sign out on shared devices, and write to us at once if somebody else got in.',
        'You can play free adventures without an account. Your place is then remembered by a cookie on that device, and it goes over to your account if you sign in on the same device later.',
      ],
    },
    {
      title: 'Fair play',
      blocks: [
        'You may play every adventure that is free or that you have bought, alone or with a party, at home, at work, in a class or at an event. Please do not:',
        {
          points: [
            'copy an adventure, its pictures or its solutions to somewhere else, or sell it on;',
            'get at solutions by attacking the site, or slow it down for others with programs;',
            'insult, threaten or harass the people you play with, or give them a name that does;',
            'try to enter somebody else’s account, draft or game.',
          ],
        },
        'Who breaks these rules may lose the game, the adventure in the library or the account, in this order where that is enough. We say why, and you may answer.',
      ],
    },
    {
      title: 'Reviews',
      blocks: [
        'Whoever has finished or bought an adventure may rate it once, and change or remove that at any time; nobody may rate their own work. Say what you found, in your own words: no insults, no advertising, no codes and no endings, and no review for money or in somebody else’s name. Creators may answer each review once, under the same rules.',
        'By publishing a review you allow us to show it with the adventure, under the name of your account, until you remove it. A moderator may hide a review that breaks these rules, with its answer; it then counts in no average. Write to us if you think that was wrong.',
      ],
    },
    {
      title: 'Prices and payments',
      blocks: [
        'All prices are in Canadian dollars, and the price that you see on the page of an adventure is the one that counts. A paid adventure is bought once and can be played for as long as this site exists, even if its creator takes it out of the library later.',
        'Adventures with a price cannot be bought here yet; until they can, nothing on this site costs you anything. If the law where you live gives you rights as a buyer, this page does not take them away.',
      ],
    },
    {
      title: 'What you create stays yours: the licence',
      blocks: [
        'You keep every right in the adventures, texts, pictures and sounds that you make or upload. To run the site we need your permission, and this is all of it: while your work is on Whodini, we may store it, turn it into the formats and sizes that devices need, show it to the people whom you open it to, and use its title, cover and description to point to it. The permission is free of charge, is not exclusive and holds wherever the site can be opened.',
        'It ends when you delete the work, with two exceptions: people who have bought an adventure may go on playing it, and games that are under way may be finished. Then your name is shown only if you still have an account.',
        'Upload only what you made or may use. If somebody tells us with good reason that a work is theirs, we take it out of the library until the two of you have settled it.',
      ],
    },
    {
      title: 'Say where artificial intelligence helped',
      blocks: [
        'Players want to know what a person drew or wrote. If a picture, sound or text that matters to your adventure was made by an artificial intelligence, say so in its description, in words such as “pictures made with an AI image generator”. You answer for the result as if you had made it by hand: that it harms nobody, copies nobody and shows no real person without their consent.',
        'We do not hand over your drafts, your uploads or your players’ answers to train such systems.',
      ],
    },
    {
      title: 'What may not be published',
      blocks: [
        {
          points: [
            'what is against the law in Canada;',
            'hatred or contempt for people because of who they are;',
            'sexual content with or for minors, in any form;',
            'private facts about real people, or puzzles that send players to find them;',
            'adventures that ask players to do something dangerous, or to break something open that is not theirs.',
          ],
        },
        'Content warnings and age-appropriate categories are part of a truthful page. A moderator may take a work out of the library with a note that says why; you can mend it and ask for another look.',
      ],
    },
    {
      title: 'What we answer for',
      blocks: [
        'We run the site with care, store each move of a game as it is made, and mend what is broken. We cannot promise that it never stops, that a locked room is fun for everyone, or that a creator’s work is free of mistakes. As far as the law allows, we answer only for damage that we caused on purpose or by gross carelessness.',
        'Keep a copy of the pictures and texts that your adventure is made of, as you would of anything that took you weeks.',
      ],
    },
    {
      title: 'Changes and goodbyes',
      blocks: [
        'When these rules change, the date at the top changes with them. If a change takes something away from you, we say so on this site before it holds, and you may leave instead.',
        'You can leave at any time: write to us from the address of your account through the contact page, and we close it. The privacy policy says what is deleted and what has to stay.',
      ],
    },
  ],
}
