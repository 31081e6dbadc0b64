import type { Guide } from '#app/features/guides/guide.ts'

export const guide: Guide = {
  title: 'An escape room your team will still talk about on Monday',
  description:
    'Ten steps to build a 60-90 minute escape room for your team: goals, groups, puzzles that need everyone, remote players, and a conversation afterwards.',
  introduction: [
    'Most team-building afternoons ask grown-ups to pretend. An escape room doesn’t: the lock is either open or it isn’t, and for an hour nobody’s anybody’s boss. What people learn about each other along the way is real.',
    'We recommend a 60-90 minute escape room, with half an hour kept free afterwards. These ten steps will get you to one that fits your own people, whether they share an office or only a calendar.',
  ],
  steps: [
    {
      title: 'Name the one thing you’d like to change',
      paragraphs: [
        '“Better communication” isn’t a goal: you can’t see it on a Tuesday morning. Ask whoever leads the team what they’d like to notice a month from now. The new people ask their questions where everyone can read them. The two offices call each other before they write. Someone says “I’m stuck” on the first day, not the fifth. Pick one sentence like that and pin it above your desk.',
        'Everything you decide from here on depends on it. If you want people to ask for help, make hints easy to get and nothing to be ashamed of. If you want two offices to get to know each other, make sure neither can solve a puzzle alone. And if you can’t say how the game serves the sentence, you’re planning a party. That’s fine too, and cheaper.',
      ],
    },
    {
      title: 'Mix the groups on purpose',
      paragraphs: [
        'Four or five people make a team. With six there’s a spectator, and seven is a meeting. Put the groups together yourself and announce them, because if people choose, you’ll get the usual lunch tables. Match people who depend on each other’s work and have never talked about anything else. Keep managers apart from the people who report to them if you can. If you can’t, ask the manager to take notes for the others.',
        'Ask everyone ahead of time, in private, what would make it hard for them to join in: small print, colours, noise, stairs, a second language, a long time on their feet. Then design for what they tell you. When you ask everyone, you don’t single anyone out, and the puzzle you change because of it nearly always gets better for the whole group.',
      ],
    },
    {
      title: 'Plan for 60-90 minutes, and stand your ground',
      paragraphs: [
        'Stick to 60-90 minutes of play, and don’t let anyone talk you into less than an hour or more than an hour and a half. Under sixty, a team hits its stride just as the game ends. Over ninety, the fast ones are tired and the rest are checking their email. Allow ten minutes to get going, fifty to seventy for the puzzles, and ten for an ending that’s more than a screen.',
        'Choose a morning, or the hour after lunch. Never take the last hour on a Friday, when half the group is already in traffic. Book the half hour afterwards in everyone’s calendar too. That’s when the game turns into something useful, and it’s the first thing a busy company will try to take away from you.',
      ],
    },
    {
      title: 'Find a story that isn’t about work',
      paragraphs: [
        'It’s tempting to hide the company values in a safe. Don’t. People can smell a poster a mile off, and they’ll play the poster instead of the game. Give them a lighthouse with no keeper, a conductor who vanished between two movements, a train that mustn’t reach the border. The farther you get from the office, the freer people feel to try things, to be wrong, and to laugh about it.',
        'What you can borrow from work is its shape. If your teams drop things at the hand-over, write a story with two towers that each see half of the same signal. You don’t have to explain why. They’ll figure it out on their own, somewhere around the middle, and that moment is worth more than any slide.',
      ],
    },
    {
      title: 'Split the knowledge, not the people',
      paragraphs: [
        'The puzzle that builds a team is the one nobody can solve alone. Give each player something the others can’t see: a page from a logbook, one side of a map, a list of names with no faces. Then ask a question that takes three of them at once. People have to describe, listen and say it back in their own words, which is exactly what they skip at work when they’re all looking at the same document.',
        'Avoid the other kind, where one clever person holds the keypad and four watch. Here’s a simple test: in your trial group, blindfold the best player for ten minutes. If the game grinds to a halt, spread the clues around more. If it carries on, just a little louder than before, you’ve built it well.',
      ],
    },
    {
      title: 'Give every kind of mind something to do',
      paragraphs: [
        'Sort your puzzles by what they ask for: words, numbers, pictures, memory, patience, nerve. Everybody gives accountants number locks. Give them a melody made of pictures and a shifty gardener to question. Seven to nine puzzles will fill an hour and a quarter, and no two in a row should call for the same talent. That quiet colleague who’ll see right away that the portrait is facing the wrong way deserves a portrait to look at.',
        'Keep two or three puzzles open at the same time, so that nobody has to stand in line. But bring the whole group together at least twice, for a lock that everyone hears click open. Those are the two moments people tell their families about. Without them, you’ve just run five exercises in the same room.',
      ],
    },
    {
      title: 'Don’t make your remote colleague a guest',
      paragraphs: [
        'As soon as one player is remote, everyone is: each on their own screen, all in the same call, even if they’re sitting side by side. There’s no sadder sight in team building than a laptop on the corner of a table, filming the ceiling. In an online adventure everyone looks where they like, whatever’s found or solved shows up for all of them at once, and if you lose your connection, you come back to where the group has got to.',
        'Set up a call or a group chat for each team, not one for everybody, and put the link in the invitation next to the join code. Look at time zones before you look at puzzles: an hour that’s nine in the evening for someone isn’t a treat. And don’t let anything depend on something that only hangs on the wall at head office.',
      ],
    },
    {
      title: 'Make asking for help a good move',
      paragraphs: [
        'Write three hints for every puzzle and decide what they’ll cost. If you’re after a high score, let them cost points. If you’re after a team that speaks up, make them free, and say at the start that the best teams ask early. You’ll see people glance at each other before the first one. The second comes more easily, and that small change is the very one you were hoping for.',
        'Treat wrong answers the same way. A lock that takes a half-minute break after three tries teaches people to talk before they type. A lock that ends the game teaches them to let someone else go first. You don’t want anyone going home as the one who ruined it, so make sure no single mistake can.',
      ],
    },
    {
      title: 'Try it on colleagues who won’t be there',
      paragraphs: [
        'Borrow five people from another department and watch them play from start to finish. Don’t explain anything, not even with your eyebrows. Write down when each lock opens, when someone has had nothing to do for three minutes, and who hasn’t spoken for five. The first list tells you about your puzzles. The other two tell you about your design, and they’re the ones that matter here.',
        'Take out anything only an expert would know, and anything that could come across as a joke about a person, a language or a body. Keep cutting until your slowest trial team gets through in ninety minutes with two hints. Then print the walkthrough for whoever’s running the day, with the time when each lock should be open and what to say if it isn’t.',
      ],
    },
    {
      title: 'Keep that half hour afterwards',
      paragraphs: [
        'Sit down within ten minutes, each team on its own, with something to drink. Three questions will do: When were we at our best, and what were we doing right then? When were we stuck, and who had the missing piece? What would we like to see more of on an ordinary Tuesday? Let the person who said least during the game go first. Write down one sentence per team, in their words, not yours.',
        'Put those sentences up where the team works, and come back to them in four weeks, at a meeting you’d be having anyway. Don’t publish a ranking. A photo of five people bent over the same lock says more. And tell everyone how the story ended, because one team will have missed it and won’t ever dare ask.',
      ],
    },
  ],
  aids: [
    {
      example:
        '“In a month, someone says ‘I’m stuck’ on the first day instead of the fifth.” You could see that from the hallway. You couldn’t see “better communication”.',
    },
    {
      checklist: [
        'Four or five to a team, no more',
        'In each one, people who need each other but never talk',
        'Managers apart from the people who report to them',
        'Everyone asked, in private, what could get in their way',
      ],
    },
    {
      checklist: [
        '10 minutes to get going',
        '50 to 70 minutes of puzzles',
        '10 minutes for a real ending',
        '30 minutes afterwards, booked in every calendar',
        'A morning, or the hour after lunch',
      ],
    },
    {
      example:
        'Your teams drop things at the hand-over? Two lighthouses each see half of the same signal. Don’t explain it. Somewhere around the middle, someone will say, “This is so us.”',
    },
    {
      example:
        'One player has the logbook, one the chart, one a list of names. The question: “Who was on deck when the light went out?” No single page will tell you. Side by side, they do.',
    },
    {
      checklist: [
        'One puzzle with words',
        'One with numbers',
        'One with pictures',
        'One that takes patience or memory',
        'One that takes nerve: someone to question',
        'Two moments that bring everyone to the same lock',
      ],
    },
    {
      checklist: [
        'Everyone on their own screen, all in one call',
        'A call or chat for each team',
        'Its link next to the join code in the invitation',
        'Time zones checked first',
        'Nothing that’s only on the wall at head office',
      ],
    },
    {
      example:
        '“The best teams ask early. Hints are free today, and whoever asks first picks the music.” Say it out loud, right at the start.',
    },
    {
      checklist: [
        'Five people from another department',
        'When each lock opened',
        'Who’d had nothing to do for three minutes',
        'Who hadn’t spoken for five',
        'Anything only an expert would know: out',
        'Any joke about a person, a language or a body: out',
      ],
    },
    {
      checklist: [
        'When were we at our best, and what were we doing?',
        'When were we stuck, and who had the missing piece?',
        'What would we like to see more of on an ordinary Tuesday?',
        'One sentence per team, in its own words',
        'A date in four weeks to read it again',
      ],
    },
  ],
  hosting: {
    title: 'When there’s more than one team, or your team is a class',
    paragraphs: [
      'One group needs a link and nothing else. For several groups side by side, whether they’re departments or pupils, these four save you the running around.',
    ],
    tools: [
      {
        title: 'A session for two to sixty teams',
        text: 'Open it from the page of the adventure and list the teams you’ve mixed, or give out one code and let them name themselves. Each team gets a link and a printed ticket. Players need no account, and thirty pupils behind one school network, or on one class account, are fine. You see who’s stuck and for how long, and you can pause, give time, send a message or a hint.',
        link: { label: 'Open a session', to: '/sessions' },
      },
      {
        title: 'Results you can talk about',
        text: 'Afterwards there’s a table and a chart for each puzzle, a file for your spreadsheet, and the way of any team as a replay: a good start for that half hour. Certificates come as one PDF. “Use it again” sets up the next group with the same settings. First names go with the session, on the day you chose.',
      },
      {
        title: 'In Moodle, Canvas and others',
        text: 'If you teach with a learning platform that speaks LTI 1.3, an adventure can be an activity there: pupils open it with their own sign-in, and their points come back as a grade. We never keep a pupil’s name or email. The site’s administrator connects your platform once, so write to us first.',
        link: { label: 'Ask us to connect your platform', to: '/contact' },
      },
      {
        title: 'A lock as a warm-up',
        text: 'One puzzle, one link, one QR code: a lock is made in three clicks without an account, from any of ten kinds of puzzles. Put it on the board for the first five minutes, or behind the last slide. It can be printed, too.',
        link: { label: 'Make a lock', to: '/lock/new' },
      },
    ],
  },
  conclusion: {
    title: 'What stays with you',
    paragraphs: [
      'The best escape room for a team isn’t the one with the cleverest lock. It’s the one where everyone held a piece that the others needed, someone asked for help without being laughed at, and there was time to say so. Plan 60-90 minutes for the first two, and guard that half hour for the third.',
    ],
  },
  call: {
    title: 'Start in the dark, together',
    text: 'A cellar, a cold lantern and things to put together open in the studio as your own draft. Hand each colleague a piece.',
    label: 'Open the template',
    to: '/creator?template=the-dark-cellar',
    other: { label: 'Write to us', to: '/contact' },
  },
}
