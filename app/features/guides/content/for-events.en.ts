import type { Guide } from '#app/features/guides/guide.ts'

export const guide: Guide = {
  title: 'An escape adventure for your event',
  description:
    'Eleven steps to running a mobile escape adventure at a festival, wedding, conference or birthday, from the first idea to the last reveal.',
  introduction: [
    'A festival, a wedding, a conference, a sixtieth birthday: an escape adventure gives people who’ve never met a reason to huddle over the same clue. You don’t need a stage or a microphone, and it works just as well in a park, a ballroom or a train.',
    'Here’s how we’d build one, in eleven steps. Set aside three weeks of evenings for your first. The next one will only take you a weekend.',
  ],
  steps: [
    {
      title: 'Decide what your guests will remember',
      paragraphs: [
        'Before you do anything else, write one sentence: “On the way home, they’ll tell someone that …”. They found the groom’s lost cufflink. They caught the forger among the exhibitors. They finally know why the town has a clock with thirteen hours. Test every later idea against that sentence. A puzzle that doesn’t serve it may be clever, but it’s stealing time from the ones that do.',
        'Read your sentence to whoever’s paying for the event and to whoever’s greeting the guests. If all three of you smile, carry on. If someone asks what it has to do with the day, your theme is too far off. Bring it closer.',
      ],
    },
    {
      title: 'Count heads, then count again',
      paragraphs: [
        'Your numbers decide what kind of game you’re making. Up to thirty guests can share one adventure, in teams of four to six. With more than that, you need a game that lots of teams can play side by side without getting in each other’s way. That’s where an online adventure on their own phones shines: nobody’s waiting for a box that another team is holding.',
        'Expect one team in ten to show up late and one in ten to leave early. Don’t let anything important depend on having everyone there at once, except the ending, and hold that at a time when the bar is open.',
      ],
    },
    {
      title: 'Walk the venue, phone in hand',
      paragraphs: [
        'Go at the same time of day as the event. Look for what’s already strange: a portrait hanging crooked, a number above a door, a window that won’t open. Real details make the best clues, because you can’t find them anywhere else. Take two photos of each, one as a guest would see it and one close up.',
        'Then check three dull things that spoil more events than any bad puzzle: how strong the signal is in every corner, where people can charge a phone, and what the light’s like after sunset. Make a note of every spot that fails one of them, and don’t put a clue there.',
      ],
    },
    {
      title: 'Start your story in the middle',
      paragraphs: [
        'Guests will give you about ninety seconds of patience. Don’t spend them on family history. Start when something has just gone wrong: the ring is missing, the speaker has vanished, the ice sculpture is ticking. Players can find out what came before later on, in the drawers and letters of the game.',
        'Give them a reason to hurry that isn’t a clock. A thief who’s still in the room works better than a countdown, because people look up from their screens and start eyeing each other. And that’s exactly what a party needs.',
      ],
    },
    {
      title: 'Sketch the path before the puzzles',
      paragraphs: [
        'Draw your game as boxes and arrows: what players see first, what that opens, what takes two things at once. For a one-hour event, seven to nine locks are plenty. Split the path early, so that half the team can take one branch and half the other, and bring them back together at a door that needs both.',
        'Mark where each clue is found and where it’s used. If an arrow stands for more than ten minutes of play, your players will have forgotten the clue by then. Move the two closer together, or let the game’s journal jog their memory.',
      ],
    },
    {
      title: 'Make puzzles for people in their best clothes',
      paragraphs: [
        'Your guests have a drink in one hand. They won’t crawl under a table, and half of them have left their reading glasses in their coats. Go for puzzles that a group can talk its way through: comparing two pictures, putting events in order, reading a code from things that everyone can see. Keep every text short enough to read aloud once.',
        'People should know a right answer when they’ve found it. If a team can have the right code and still doubt it, change the puzzle. And never let an answer hang on colour alone, on sound alone, or on knowing a song.',
      ],
    },
    {
      title: 'Build it in the studio, scene by scene',
      paragraphs: [
        'Upload your photos or drawings as scenes, put a touchable spot on everything that matters, and link it to the next scene or to a puzzle. Lay the path from start to finish first, with no decoration. Once you can walk all the way through it yourself, add the side rooms, the jokes and the red herrings, but no more than one of those for every twenty minutes.',
        'Give every spot a name that makes sense read aloud, and every picture a description. It’ll cost you an evening, and it means that a guest who can’t see the screen plays along with everyone else instead of being told about it.',
      ],
    },
    {
      title: 'Write your hints before you test',
      paragraphs: [
        'Write three hints for each puzzle, from gentle to plain: where to look, how to go about it, and almost the answer. Write them as if you were standing next to the team, not marking their homework. A good first hint is a question. A good last one leaves a small step to take, so that they can still say they did it themselves.',
        'At an event, generous hints are a kindness. Nobody came to be stuck while the cake’s being cut. Decide beforehand that no team will ever be teased for asking, and say so out loud at the start.',
      ],
    },
    {
      title: 'Test it on three groups who owe you nothing',
      paragraphs: [
        'Your family will be polite. Find three groups who won’t be: a friend’s colleagues, a hockey team, the neighbours’ teenagers. Sit where they can’t see your face and don’t say a word, however much it hurts. Write down the minute each lock opens and every sentence that starts with “but why”.',
        'After each test, change only what tripped up two of the groups, then test again. If a puzzle takes one group two minutes and another twenty-five, it doesn’t need a better hint. It needs to go. Keep at it until there’s an evening when you’ve got nothing to write down.',
      ],
    },
    {
      title: 'Get everything ready as if you won’t be there',
      paragraphs: [
        'Print a card for each team with the join code and one line of instructions, in type that people can read by candlelight. Put the same thing on a poster at the door for latecomers. Pick one person whose only job is the game, and give them the walkthrough, a charged phone, two power banks and the number of the venue’s technician.',
        'Agree with the musicians or the host on a signal for the end. Games end well when something in the room changes: the light, the music, a curtain. A line on a screen that says time’s up isn’t an ending. It’s the bill arriving.',
      ],
    },
    {
      title: 'Finish together, and give the story away',
      paragraphs: [
        'Gather everyone for the last reveal, whether they finished or not. Don’t read out the solution: let the winning team tell how it happened. They’ll exaggerate, and so they should. Show everyone the one clue they all walked past. Then thank the other teams by name for a flash of brilliance, because there’s always one.',
        'Leave the adventure open for a week, so that people can finish it at home and show it to whoever stayed with the kids. Afterwards, look at where teams got stuck and which wrong answers kept coming up. That’s the start of your next event, and this one will only take you a weekend.',
      ],
    },
  ],
  aids: [
    {
      example:
        '“On the way home, they’ll tell someone that the bride’s grandmother was the jewel thief all along.” One sentence, one surprise, and it belongs to this day.',
    },
    {
      checklist: [
        'How many guests you expect, and how many will really play',
        'Teams of four to six, each with a name',
        'One team in ten arrives late, one in ten leaves early',
        'A time for the ending, with the bar open',
      ],
    },
    {
      checklist: [
        'Signal in every corner, tried on two networks',
        'Outlets where guests can charge a phone',
        'Light after sunset',
        'Three strange things that are already there, two photos of each',
        'Somewhere dry, in case it rains',
      ],
    },
    {
      example:
        '“The ice sculpture has started ticking. The man who carved it slipped out through the kitchen ten minutes ago, and he took the guest list.” Read it aloud: eleven seconds.',
    },
    {
      example:
        'The coat check and the garden are both open from the start. The coat check gives you a ticket number, the garden a name. It takes both to open the wine cellar, and that’s where the team meets up again.',
    },
    {
      checklist: [
        'You can solve it with a drink in one hand',
        'No text is longer than four lines',
        'You know the answer when you’ve found it',
        'It works without colour, without sound and without reading glasses',
      ],
    },
    {
      checklist: [
        'The path from start to finish, with no decoration',
        'A name for every spot that makes sense read aloud',
        'A description for every picture',
        'One red herring for every twenty minutes, no more',
      ],
    },
    {
      example:
        'For a lock with four dates. First: “Which of the photos is the oldest?” Then: “Put them in order and look on the back.” Last: “The wedding comes third. Read the four small numbers from left to right.”',
    },
    {
      checklist: [
        'Three groups who owe you nothing',
        'The minute each lock opened',
        'Every sentence that started with “but why”',
        'What tripped up two groups changed, and nothing else',
      ],
    },
    {
      checklist: [
        'One card per team, with the code and one line of instructions',
        'The same thing on a poster at the door',
        'The walkthrough, on paper',
        'A charged phone and two power banks',
        'The number of the venue’s technician',
        'The signal for the end, agreed with the musicians',
      ],
    },
    {
      example:
        '“Nobody opened the piano. Three teams leaned on it.” Show everyone the clue they walked past, then let the winners tell the rest.',
    },
  ],
  hosting: {
    title: 'On the day, the site holds the clipboard',
    paragraphs: [
      'You’ve built it and tested it. For the evening itself there’s a session: it runs your game for two to sixty teams at once, and you watch from one screen.',
    ],
    tools: [
      {
        title: 'A session for all your teams',
        text: 'Open it from the page of the adventure. List your teams or let them name themselves with a code, print a ticket with a QR code for each, and start everyone together. Guests play on their own phones, without an account. You see where each team is, what it’s just tried and who’s asking for help, and you can pause, add time, or send a hint to one team or a line to all of them.',
        link: { label: 'Open a session', to: '/sessions' },
      },
      {
        title: 'A screen for the projector',
        text: 'Every session has a second screen that’s made to be read from the back of the room. It shows how far each team has come and never what’s behind the next door. Hide the ranking if nobody’s keeping score. Put it next to the bar.',
      },
      {
        title: 'Certificates for the reveal',
        text: 'When it’s over you’ve got each team’s time, hints and wrong answers, the way it took as a replay, and a certificate for every team as one PDF. Names are deleted on the day you chose.',
      },
      {
        title: 'A lock for the invitation',
        text: 'Want just one puzzle, on the back of a menu or in the invitation? A lock is a single puzzle with a link and a QR code. It takes three clicks and no account, and it says whatever you like when it opens.',
        link: { label: 'Make a lock', to: '/lock/new' },
      },
    ],
  },
  conclusion: {
    title: 'What makes it work',
    paragraphs: [
      'An event adventure doesn’t have to be hard, long or expensive. It has to be easy to get into, possible to finish, and worth talking about. If you remember only three things from this page, make them the sentence from step one, the silence from step nine, and the get-together at the end.',
    ],
  },
  call: {
    title: 'Start with a guest who knows something',
    text: '“The Fortune Teller” opens in the studio as your own draft: one room, one person to question, one way out. Bring in your own guests.',
    label: 'Open the template',
    to: '/creator?template=the-fortune-teller',
    other: { label: 'Open the library', to: '/library' },
  },
}
