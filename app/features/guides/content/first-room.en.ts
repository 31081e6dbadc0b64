import type { Guide } from '#app/features/guides/guide.ts'

export const guide: Guide = {
  title: 'Your first escape room at home, step by step',
  description:
    'Nine steps from a kitchen table to an hour that nobody wants to end: story, locks, the order of things, sheets, hints, setting up and a clock. With a room to open in your studio.',
  introduction: [
    'You don’t need a cellar, a fog machine or a friend with a workshop. You need a table, a few boxes that can be shut, paper, and an hour in which nobody’s phone rings. Whatever has to be printed, the studio prints. Whatever has to be locked is in your kitchen already.',
    'These nine steps make a room from nothing. The examples come from “Aunt Odile’s Sugar Pie”, an hour for a family that you can open in your studio at the end. If you’d like to play it one day, let somebody else read this page: all of its locks are open here.',
  ],
  steps: [
    {
      title: 'Find a story that’s over in an hour',
      paragraphs: [
        'An hour is a scene, not a novel. Somebody has left something, somebody’s coming to take it away, and you’re the only ones in the room. Aunt Odile never gave anyone her recipe; now she’s gone, and the notary has a bus to catch. Everyone knows what they want after two sentences, and nobody has to learn a name by heart.',
        'Write it as a letter, since that’s how it reaches the players: on paper, in somebody’s voice, with a reason why it’s all locked up. The reason matters more than the plot. A stranger who hides keys is a puzzle maker. An aunt who hides them from her family is funny, and a little sad, and that’s better.',
      ],
      figure: 'mission',
    },
    {
      title: 'Walk through your kitchen and count what shuts',
      paragraphs: [
        'Begin with things, not with puzzles. A biscuit tin, a cloth bag, a sewing box, the box with the recipes. Anything that shuts can be locked: with a padlock from the hardware store, with string, with tape, or with a paper lock that you print and the host opens. Four is a good number. One for each half of an idea, and one for the end.',
        'Put them where they’d really be. What’s locked may stand in plain sight all along; it should, even, because wanting to get in is half the game. And leave the knives, the medicine and the china where nobody has any reason to look.',
      ],
    },
    {
      title: 'Give each lock a question of its own',
      paragraphs: [
        'Three digits are three of something: three spices, in an order. Directions are something that looks left, right, up and down: hens on a piece of cross-stitch. Five letters are a word. A name is something you tell to the host, out loud, and that’s the most exciting lock of all. Vary them, so that a code never fits a lock it wasn’t meant for.',
        'In the studio you choose the lock and the answer, and it says at once if the two don’t go together, or if two locks open with the same code. For a puzzle with a mechanism (a cipher disc, a logic grid, pictures to put in order) choose one of the ten types, and its sheet gets drawn for you.',
      ],
    },
    {
      title: 'Draw what leads to what',
      paragraphs: [
        'Each puzzle needs a few things and gives a few others. Draw that as boxes and arrows and you’ll see your room as the players will live it: what’s open at the start, where the ways meet, what everybody waits for. In Odile’s kitchen three puzzles are open from the first minute, so six people aren’t bent over one sheet.',
        'The studio keeps this drawing for you, and it reckons along. It finds a key that’s locked in behind itself, a paper that nobody needs, ten minutes in which four people have one puzzle. And it tells you how long a team takes that works on everything at once. This is Odile’s kitchen, lock by lock.',
      ],
      figure: 'flow',
    },
    {
      title: 'Make sheets that could really lie there',
      paragraphs: [
        'Everything printed is a thing from the story: labels on jars, a rhyme on a dishcloth, a receipt from the bakery. Choose a look for each and it’s set like what it is. Write them for the person in the story, not for the player. The receipt is there because Odile paid. That it also gives the order of four numbers is her business.',
        'Keep anything that has to be compared on different sheets, so that two people have to lean over and read aloud to each other. And let one thing be wrong on purpose: one date on a calendar that means nothing. One is a joke. Three are a swindle.',
      ],
      figure: 'papers',
    },
    {
      title: 'Bring everything together in the last lock',
      paragraphs: [
        'The end should need all of it. If the last box takes four digits, let them come from four places, and let the order come from a fifth, so that everyone at the table has carried a piece of it. Then open it together. Don’t put a certificate in there, or chocolate alone. Put in the end of the story.',
        'In Odile’s box there’s no recipe. There’s a deed to the bakery where she’d been buying the pie for years, in secret, by the back door. For an hour they’ve been looking for sugar and butter, and then the whole table is looking at each other. That’s the moment you’re building toward; work backwards from there.',
      ],
    },
    {
      title: 'Write the hints before anybody needs one',
      paragraphs: [
        'Three for each puzzle, from a nudge to nearly the answer. They’re printed on strips with the sign of their lock, so that you can hold one out without looking for it. Players can also take them from a page on their phone, with a code that’s on each sheet; and if you play along yourself, so can you, since no strip shows another.',
        'Write the nudge as a question and the last one so that it can’t fail. Then think of the tone: the notary sighs, looks at his watch, and says it anyway. A hint that belongs to somebody in the story isn’t a defeat. It’s one more scene.',
      ],
      figure: 'hints',
    },
    {
      title: 'Set it up once, slowly, with the list',
      paragraphs: [
        'The kit prints a list for setting up, in an order that works: what’s in the innermost box goes in first, and each lock is tried before it shuts. Do it once alone, with the list in hand, and play it through as if you were four people. Whatever you had to look up, somebody will have to ask.',
        'Note for each thing how it goes back: the photographs get mixed, the rhyme goes under the towels again. That takes five minutes the second time, and there will be a second time. Next weekend it’ll be the neighbours, and they’ve already heard about it.',
      ],
    },
    {
      title: 'Let them be, and watch the clock',
      paragraphs: [
        'Read the letter aloud, start the clock, and then be quiet. It’s hard. They’ll look at the wrong thing for six minutes and you’ll know, and then one of them will say “wait” and everyone turns around, and you’d have taken that from them. Help when nobody’s talking any more, not when somebody’s wrong.',
        'If time runs short, open something. Nobody has ever complained about finishing at minute fifty-nine. And afterwards stay at the table: what did you see first, whose idea did nobody listen to, when did you stop believing in the pie? That talk is part of the game, and quite often it’s the best one.',
      ],
    },
  ],
  aids: [
    {
      checklist: [
        'You can say in two sentences what they want',
        'There’s a reason why it’s locked, and one why it’s tonight',
        'Somebody comes to take it away when the time is up',
        'The letter can be read aloud in a minute',
      ],
    },
    {
      checklist: [
        'Four things that shut, of different sizes',
        'For each, what else would do in another house',
        'A table where everybody can stand around',
        'Nobody has to climb, kneel or break anything',
      ],
    },
    {
      example:
        'Seven hens in a row, two of them asleep. “Who sleeps in the morning won’t show you the way.” Left out, they leave five hens that look somewhere, and the bag has a lock with arrows.',
    },
    {
      checklist: [
        'At least two puzzles are open at the start',
        'Nobody needs the same paper at the same time, twice',
        'Each thing that’s found is needed somewhere',
        'No lock can be opened with what’s behind it',
      ],
    },
    {
      example:
        '“First the bark that went to sea, then the bud that never became a flower, then the root with fingers.” It’s a line from a letter that an aunt might write. It’s also three digits.',
    },
    {
      checklist: [
        'The last lock needs something from every branch',
        'Everyone has held a part of it in their hands',
        'What’s inside is worth reading aloud',
        'It also works if time is up and you open it yourself',
      ],
    },
    {
      example:
        'A question first: “Which one is a bark?” Then a way: “What’s the weight on each label?” And last: “Cinnamon, cloves, ginger.” Whoever hears the third one still has to turn the wheels.',
    },
    {
      checklist: [
        'Boxes filled from the inside out',
        'Every lock turned away from its code',
        'Hint strips in your pocket, sorted by their signs',
        'Played once alone, aloud, from the first line',
      ],
    },
    {
      checklist: [
        'The clock where all can see it',
        'A word from you halfway, in character',
        'The next hint ready, not yet given',
        'Ten minutes afterwards, at the same table',
      ],
    },
  ],
  hosting: {
    title: 'While they play',
    paragraphs: [
      'A printed room doesn’t need a phone. But if there’s one on the table anyway, it can keep the time and check the answers, and you can play too. Open the game from the page of the kit: one link for the whole team, one for the screen with the clock.',
    ],
    tools: [
      {
        title: 'A clock that everyone can see',
        text: 'On a television or an old tablet, the screen for the room shows the time left, how many locks are open, and what you write to the players. Add five minutes, stop it for a spilled glass, send a word from the notary. It gives nothing away.',
      },
      {
        title: 'Answers checked on a phone',
        text: 'Players type what they think before they turn the lock, and the phone says right or not, and nothing else. What a lock gives is still on paper and in boxes, so nobody sits there staring at a screen.',
      },
      {
        title: 'For a whole class or a company',
        text: 'One room for eight tables means eight sets of boxes. With an online adventure it means eight codes: open a session, project the clock, follow every table from one page and see at the end who needed what.',
        link: { label: 'Open a session', to: '/sessions' },
      },
      {
        title: 'One lock to whet their appetite',
        text: 'Send something ahead. A lock is a single puzzle on a link or a QR code, made in three clicks without an account. Stick it on the fridge the evening before, and let it say what time the notary’s coming.',
        link: { label: 'Make a lock', to: '/lock/new' },
      },
    ],
  },
  conclusion: {
    title: 'How you’ll know that it worked',
    paragraphs: [
      'Nobody asks what time it is. Somebody’s standing on the wrong side of the table because they’ve walked around to read a sheet. And when the last box opens, nobody reaches in at first. They look at each other, to see whether all of them are ready.',
    ],
  },
  call: {
    title: 'Open Odile’s kitchen in your studio',
    text: '“Aunt Odile’s Sugar Pie”, six puzzles and four locks, complete in two languages, as a draft of your own. Keep the flow and change the family, or the other way around.',
    label: 'Open a copy',
    to: '/creator?template=aunt-odiles-sugar-pie',
    other: { label: 'Or see how an adventure was made', to: '/first-adventure' },
  },
}
