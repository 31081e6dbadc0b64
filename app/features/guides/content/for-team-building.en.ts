import type { Guide } from '#app/features/guides/guide.ts'

export const guide: Guide = {
  title: 'An escape room that a team remembers on Monday',
  description:
    'Ten steps to build a 60-90 minute escape room for your team: goals, groups, puzzles that need everybody, remote players, and a conversation afterwards.',
  introduction: [
    'Most team-building afternoons ask adults to pretend. An escape room does not: the lock is either open or it is not, and for an hour nobody is anybody’s manager. What people learn about each other on the way is real.',
    'We recommend a 60-90 minute escape room, with half an hour kept free after it. These ten steps lead to one that fits your own people, whether they share an office or only a calendar.',
  ],
  steps: [
    {
      title: 'Name the one thing that should be different afterwards',
      paragraphs: [
        '“Better communication” is not a goal; nobody can see it on a Tuesday. Ask the person who leads the team what they would like to notice in a month. New colleagues ask questions in the open channel. The two offices call each other before they write. People say “I am stuck” on the first day and not on the fifth. Choose one such sentence and pin it above your desk.',
        'Every decision that follows hangs on it. If the goal is asking for help, hints must be free of shame and easy to reach. If it is two offices getting to know each other, no puzzle may be solvable by one office alone. If you cannot say how the game serves the sentence, you are planning a party, which is fine too, and cheaper.',
      ],
    },
    {
      title: 'Mix the groups on purpose',
      paragraphs: [
        'Four or five people are a team; six have a spectator; seven have a meeting. Make the groups yourself and announce them, because free choice produces the lunch tables that exist already. Put people together who depend on each other’s work and have never spoken about anything else. Keep a manager and their direct reports apart if you can, and if you cannot, ask the manager to take notes for the others.',
        'Ask beforehand, in private and of everyone, what would make it hard to take part: small print, colours, noise, stairs, a second language, a long time on one’s feet. Then build for those answers. A question asked of all singles nobody out, and the puzzle that you change because of it usually gets better for everybody.',
      ],
    },
    {
      title: 'Plan 60-90 minutes, and defend them',
      paragraphs: [
        'Recommend 60-90 minutes of play and do not let anyone talk you into less than an hour or more than an hour and a half. Below sixty, a team has found its way of working only when the game is over. Above ninety, the quick ones are tired and the others have begun to look at their mail. Within it, plan ten minutes to begin, fifty to seventy for the puzzles, and ten for an ending that is more than a screen.',
        'Choose a morning, or the hour after lunch; never the last hour of a Friday, when half of the group is in traffic already. Block the half hour behind it in everybody’s calendar as well. That half hour is where the game turns into something useful, and it is the first thing that a busy company will try to take from you.',
      ],
    },
    {
      title: 'Find a story that is not about work',
      paragraphs: [
        'It is tempting to hide the company values in a safe. Do not. People can smell a poster, and they will play the poster instead of the game. Give them a lighthouse without a keeper, a conductor who vanished between two movements, a train that must not reach the border. The further away the place is from the office, the freer people are to try something, to be wrong, and to laugh about it.',
        'What you may take from work is its shape. If your teams fail at handing things over, let the story have two towers that see different halves of the same signal. Nobody has to be told why. They will notice it by themselves, around the middle, and that moment is worth more than any slide.',
      ],
    },
    {
      title: 'Split the knowledge, not the people',
      paragraphs: [
        'The puzzle that builds a team is the one that nobody can solve alone. Give each player something that the others cannot see: a page of a logbook, one side of a map, a list of names without faces. Then ask a question that needs three of them at once. People must describe, listen and repeat back, which is exactly what they skip at work when everybody looks at the same document.',
        'Avoid the other kind, in which one clever person holds the keypad while four watch. A simple test: cover the eyes of the best player in your trial group for ten minutes. If the game stands still, spread the clues wider. If it goes on, a little more loudly than before, you have built it well.',
      ],
    },
    {
      title: 'Offer work for different heads',
      paragraphs: [
        'Count your puzzles by what they ask for: words, numbers, pictures, memory, patience, nerve. A team of accountants is given number locks by everybody; give them a melody of pictures and a suspicious gardener to question. Seven to nine puzzles carry an hour and a quarter, and no two neighbours among them should want the same talent. The quiet colleague who sees at once that the portrait looks the wrong way should have a portrait to look at.',
        'Let two or three puzzles be open at the same time, so that nobody has to queue. But bring the whole group together at least twice, for a lock that everybody hears opening. Those two moments are what people tell their families, and without them you have held five parallel exercises in one room.',
      ],
    },
    {
      title: 'Build it so that the far-away colleague is not a guest',
      paragraphs: [
        'As soon as one player is remote, everyone is remote: each on a screen of their own, all in the same call, also those who sit side by side. The saddest sight in team building is a laptop on the corner of a table, seeing ceilings. In an online adventure each player looks where they like, finds and solves appear for all of them at once, and whoever loses the connection comes back to where the party stands.',
        'Make one group chat or call for each party, not one for all, and put the link in the invitation next to the join code. Look at time zones before you look at puzzles; an hour that is nine in the evening for somebody is not a gift. And let nothing depend on a thing that only the head office has on its wall.',
      ],
    },
    {
      title: 'Make asking for help a good move',
      paragraphs: [
        'Write three hints for every puzzle and decide what they cost. If the goal is a fast score, let them cost points. If the goal is a team that speaks up, let them cost nothing, and say at the start that the best teams ask early. You will see people look at each other before the first one; the second comes more easily, and that small change is the very thing that you hoped for.',
        'Do the same with wrong answers. A lock that pauses for half a minute after three tries teaches people to talk before they type; one that ends the game teaches them to let somebody else go first. Nobody should leave the room as the one who ruined it, so make sure that no single mistake can.',
      ],
    },
    {
      title: 'Try it on colleagues who will not be there',
      paragraphs: [
        'Borrow five people from another department and watch them play from beginning to end. Do not explain anything, not even with your eyebrows. Note when each lock opens, when somebody has had nothing to do for three minutes, and who has not spoken for five. The first list tells you about the puzzles, the other two about the design, and they are the ones that matter here.',
        'Take out whatever only an expert could know, and whatever can be taken as a joke about a person, a language or a body. Cut until your slowest trial team is through in ninety minutes with two hints. Then print the walkthrough for whoever runs the day, with the time at which each lock should be open and the sentence to say when it is not.',
      ],
    },
    {
      title: 'Keep the half hour afterwards',
      paragraphs: [
        'Sit down within ten minutes, each party by itself, with something to drink. Three questions are enough: When did we get on best, and what were we doing just then? When were we stuck, and who had the missing piece? What of this would we like to see on an ordinary Tuesday? Let the person who spoke least in the game answer first. Write down one sentence per party in their own words, not in yours.',
        'Put the sentences where the team works and come back to them after four weeks, in a meeting that exists anyway. Do not publish a ranking; a photograph of five people looking at the same lock says more. And tell everybody how the story ended, because one party will have missed it and will never dare to ask.',
      ],
    },
  ],
  conclusion: {
    title: 'What stays',
    paragraphs: [
      'A good escape room for a team is not the one with the cleverest lock. It is the one in which each person held a piece that the others needed, somebody asked for help without being laughed at, and there was time to say so aloud. Plan 60-90 minutes for the first two and guard the half hour for the third.',
    ],
  },
  call: {
    title: 'Have a team to look after?',
    text: 'Play one with two colleagues at lunch, or write to us and tell us how many you are.',
    label: 'Write to us',
    to: '/contact',
  },
}
