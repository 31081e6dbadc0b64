import type { LegalDocument } from '#app/features/legal/document.ts'
import { teamsInSession } from '#app/shared/group-sessions.ts'

export const document: LegalDocument = {
  title: 'Player Agreement',
  description:
    'The house rules for players and creators on Whodini: accounts, play, creations, prices and what we’re responsible for.',
  updated: 'Last updated January 2025',
  version: '2026-12',
  introduction: [
    'These are the rules between you and us, the people who run this Whodini site. They apply as soon as you play, create an account or publish something. We’ve written them to be read. If anything isn’t clear, ask us.',
  ],
  sections: [
    {
      title: 'Who may take part',
      blocks: [
        'Anyone can look around the library. To create an account, you must be 14 years or older. If you’re between 14 and the age of majority where you live, a parent or guardian should have read this page with you. Younger children play with an adult, on the adult’s device.',
        'Some adventures aren’t for everyone. Check the content warnings on an adventure’s page before you start it, and before you let others join.',
      ],
    },
    {
      title: 'Your account',
      blocks: [
        'Use an email address that’s yours and a password you don’t use anywhere else. Anything done through your account counts as done by you, so sign out on shared devices, and write to us right away if someone else has got in.',
        'You can play free adventures without an account. A cookie on that device then keeps your place, and your game moves to your account if you sign in later on the same device.',
      ],
    },
    {
      title: 'Fair play',
      blocks: [
        'You may play any adventure that’s free or that you’ve bought, alone or with a party, at home, at work, in a classroom or at an event. Please don’t:',
        {
          points: [
            'copy an adventure, its pictures or its solutions anywhere else, or resell it;',
            'attack the site to get at solutions, or use programs that slow it down for others;',
            'insult, threaten or harass the people you play with, or use a name that does;',
            'try to get into someone else’s account, draft or game.',
          ],
        },
        'If you break these rules, you may lose your game, your adventure’s place in the library or your account, in that order if that’s enough. We’ll tell you why, and you can respond.',
      ],
    },
    {
      title: 'Reviews',
      blocks: [
        'If you’ve finished, bought or been given an adventure, or downloaded its kit with your account, you may rate it once, and you can change or remove your review at any time (after a refund, only remove it). You may not rate your own work. Say what you found, in your own words: no insults, no advertising, no codes, no endings, and no reviews for money or in someone else’s name. Creators may answer each review once, under the same rules.',
        'By publishing a review, you allow us to show it with the adventure, under your account name, until you remove it. A moderator may hide a review that breaks these rules, along with its answer. It then no longer counts towards any average. Write to us if you think that was a mistake.',
      ],
    },
    {
      title: 'Prices and payments',
      blocks: [
        'All prices are in Canadian dollars, and the price you see on an adventure’s page is the one that counts. You buy a paid adventure once and can play it for as long as this site exists, even if its creator later takes it out of the library.',
        'Where a site charges taxes, it says so beside the price, and they’re added when you pay. You pay on a page of our payment company, Stripe. Where a site doesn’t take payments, it says so beside the price.',
        'You can get your money back within 14 days (14 times 24 hours) of paying, unless you’ve played the adventure to an ending by then, as host or as one of the party, or downloaded its kit. Ask for it under Purchases in your account, and it’s refunded at once: what you paid, taxes included, the way you paid it. In all other cases, write to us.',
        'After a refund, you can’t play the adventure or download its kit anymore. What you’ve printed or saved of its kit may no longer be used or passed on. Games you’ve started stop for everyone in the party, and go on where they were if someone in it buys the adventure again. Your review stays; you can remove it, but not change it. The same applies if a bank takes a payment back for good after a dispute.',
        `You can give a paid adventure to up to ${teamsInSession.most} people. You get a code, and whoever redeems it, once each and with an account, keeps the adventure as if they had bought it. The code doesn’t expire as long as this site exists. It can’t be exchanged for money or resold, and whoever has it can redeem it, so pass it on with care. You can get your money back within the same 14 days, as long as nobody has redeemed the code. While it’s still open whether the payment stays, nobody can redeem the code. If a gift is refunded after that, or a bank takes the payment back, those who redeemed it can’t play the adventure anymore. For a session for groups you buy a seat for each team instead: a team that comes takes one, and the same 14 days hold as long as none has been taken.`,
        'If you sell an adventure, we keep a share of the price before tax, which is noted with each sale, and the rest is yours. We pay it to you by a monthly statement or, where a site offers it and you’ve set it up, through Stripe with each sale; Stripe’s own terms for your account there then apply, too. What’s refunded, or lost in a dispute, is taken off your share or back from it. If you agree on a share for a co-author, we write it down with each sale that begins from then on and pay it to them by a monthly statement; it comes off yours. If their account is erased before a sale is paid, you keep their share of it. We collect and remit the taxes that buyers pay on top.',
        'If the law where you live gives you rights as a buyer, this page doesn’t take them away.',
      ],
    },
    {
      title: 'What you create stays yours: the licence',
      blocks: [
        'You keep all your rights in the adventures, texts, pictures and sounds that you make or upload. To run the site, we need your permission, and this is all we’re asking for: while your work is on Whodini, we may store it, convert it to the formats and sizes that devices need, show it to the people you open it to, and use its title, cover and description to point people to it. This permission is free of charge, isn’t exclusive and applies wherever the site can be opened.',
        'It ends when you delete the work, with two exceptions: people who’ve bought an adventure may keep playing it, and games in progress may be finished as long as the work is in your trash. In those cases, we show your name only if you still have an account.',
        'Only upload what you’ve made yourself or have the right to use. If someone tells us, with good reason, that a work is theirs, we’ll take it out of the library until the two of you have settled it.',
      ],
    },
    {
      title: 'Say where artificial intelligence has helped',
      blocks: [
        'Players like to know what a person drew or wrote. If a picture, sound or text that matters to your adventure was made by artificial intelligence, say so under “Made with AI” among the adventure’s details, and its page will tell players. You’re responsible for the result as if you’d made it by hand: it mustn’t harm anyone, copy anyone or show a real person without their consent.',
        'We don’t hand over your drafts, your uploads or your players’ answers to train these systems.',
      ],
    },
    {
      title: 'What you can’t publish',
      blocks: [
        {
          points: [
            'anything that’s against the law in Canada;',
            'hatred or contempt for people because of who they are;',
            'sexual content with or for minors, in any form;',
            'private facts about real people, or puzzles that send players to find them;',
            'adventures that ask players to do something dangerous, or to break into something that isn’t theirs.',
          ],
        },
        'Content warnings and an age-appropriate category are part of an honest page. A moderator may take a work out of the library, with a note that says why. You can fix it and ask us to take another look. To judge a work that’s in review or reported, moderators may read all of it, its draft and its solutions included, and play it; what they and the administrators decide, and why, is noted in a log.',
      ],
    },
    {
      title: 'What we’re responsible for',
      blocks: [
        'We run the site with care, save every move of a game as it’s made, and fix what’s broken. We can’t promise that it’ll never go down, that every locked room is fun for everyone, or that creators’ work is free of mistakes. As far as the law allows, we’re responsible only for damage that we’ve caused on purpose or through gross negligence.',
        'Keep a copy of the pictures and texts your adventure is made of, as you would with anything that took you weeks.',
      ],
    },
    {
      title: 'Changes and goodbyes',
      blocks: [
        'When these rules change, so does the version at the top, and we tell you at your next sign-in. If a change takes something away from you, we’ll say so on this site before it applies, and you can choose to leave instead.',
        'You can leave at any time: delete your account in its preferences. For seven days, you can change your mind. The privacy policy says what gets deleted and what has to stay.',
      ],
    },
  ],
}
