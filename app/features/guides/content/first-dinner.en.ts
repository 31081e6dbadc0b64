import type { Guide } from '#app/features/guides/guide.ts'

export const guide: Guide = {
  title: 'Your first mystery dinner, step by step',
  description:
    'Nine steps from an idea to a table full of suspects: the night, the guests, clues that clear people, the menu, the reveal. With a small dinner to open in your studio.',
  introduction: [
    'A mystery dinner is a lie told in three courses by people who are eating. It needs no stage and nobody who can act. It needs a night on which something happened, six or seven people who’d each rather not talk about it, and a stack of papers that don’t agree with them.',
    'These nine steps make one from scratch. The examples come from “Who Silenced the Admiral?”, a small dinner about a parrot that you can open in your studio at the end. If you ever want to be a guest at it, stop reading here: it gives the whole case away.',
  ],
  steps: [
    {
      title: 'Write the night before you write the guests',
      paragraphs: [
        'Begin with the truth, on one page, with a clock in the margin. Who was where at ten to ten, who saw them, what was carried under a coat. In the studio that’s the timeline, and it’ll tell you when somebody is in two rooms at once. Your guests will compare these times over the soup, so they have to be right.',
        'Now choose the one sentence that turns everything around, and keep it for the dessert. In our example it’s “he isn’t dead”. For two courses the table hunts whoever gains by a death, and it’s right about every motive and wrong about the case. One such turn is enough. Two, and people stop listening.',
      ],
    },
    {
      title: 'Invite people, not types',
      paragraphs: [
        'Six suspects are plenty for a first dinner, and one more who may not come. Give each a reason, a secret and something they want tonight. The reason makes them guilty; the secret makes them nervous; what they want makes them talk. The secret needn’t have anything to do with the crime, and it’s funnier if it doesn’t.',
        'Write what everybody knows about them in two lines, since that’s what’s on the invitation, and keep names that can belong to anybody. Then you can seat whoever is coming: your aunt as the heir, your boss as the one who washes up. Leave the culprit with somebody who enjoys being looked at.',
      ],
      figure: 'cast',
    },
    {
      title: 'Decide who could have done it, three times over',
      paragraphs: [
        'For each suspect ask three questions. Did they have the means? A motive? The chance? A guest is out of the running as soon as one of the three is “no” for certain. So a mystery isn’t a heap of clues that point to the culprit. It’s a heap that clears everyone else, one after the other, until somebody’s left on the chair.',
        'In the studio each clue says whom it points to or clears, and in what. From that the check works out who’s still possible after each course, and it speaks up when a single paper solves the case, when the soup already leaves only two, or when nothing clears somebody who’s innocent. This is how the Admiral’s table is cleared.',
      ],
      figure: 'cleared',
    },
    {
      title: 'Write clues that somebody would have written anyway',
      paragraphs: [
        'A clue is a paper from that night: a receipt, a score sheet, a letter from the bank, what the neighbour said at the dock. It wasn’t written for your guests, so it doesn’t explain itself. The best ones are about something else. A tally of charades says nothing about a crime, except that it proves who never let go of the pencil.',
        'Give each a look, and it’s printed like what it is: a letter, a ledger, a ticket, a newspaper. Keep it to what one person can read aloud in half a minute while the others chew. And put in names and times exactly as they are on your timeline. That’s what the table will check.',
      ],
      figure: 'clues',
    },
    {
      title: 'Deal the clues over the courses',
      paragraphs: [
        'Some papers lie on the table from the start, some you hand out, and most of them are in somebody’s hands. Whoever holds one decides when to read it, and that’s where the fun is: it’s hard to keep a paper to yourself when it proves that your neighbour is lying. Give everybody at least one they’ll enjoy.',
        'Let the first course raise suspicions, the second answer a few and raise worse ones, and keep the turn for the last. After it people need half an hour, because they have to go back to what they heard over the soup. The whole evening is two and a half to three hours, and it ends before anybody yawns.',
      ],
      figure: 'courses',
    },
    {
      title: 'Tell each guest what to say, and what to keep back',
      paragraphs: [
        'Nobody can act, but everybody can read two lines. For each course give each guest something to reveal, something to hide and something to do: ask Sam about the gloves, hum when the lake is mentioned, change the subject. The small ones work best. A guest who only has to whistle now and then will be talked about for years.',
        'Make one rule and print it large: what’s on a paper is true, and only the culprit may lie. Without it a table can’t reason, since any clue might be a trick. With it, every “I was in the kitchen” is either right or a confession.',
      ],
    },
    {
      title: 'Cook something that can wait',
      paragraphs: [
        'You’re the host, the waiter, and often a suspect. So the menu should be one that doesn’t mind being forgotten: a soup that gets better, something in the oven, a dessert from this afternoon. Ask about allergies with the invitation; the studio has a place for what the kitchen should know, and prints your shopping list with the menu.',
        'Let the food play along. A stew served in the mugs that the poison was in. No poultry, out of respect for a parrot. It costs nothing, it gets a laugh, and it reminds the table what story it’s in whenever the talk turns to mortgages.',
      ],
    },
    {
      title: 'Write the end so that it can be read aloud',
      paragraphs: [
        'First the accusation: one name, and three short answers on a slip. How, when and why. Five minutes without a word, then read them all out, and let people laugh. Then the reveal, in the order in which a good guest would have worked it out. Each step names the paper that it stands on, and around the table you’ll hear “but I had that one!”.',
        'Don’t end on the name. End on the person: what they wanted, and what becomes of it. Speak to them rather than about them. If you play yourself, the studio keeps the solution from you until the slips are in, and then you read it for the first time along with the rest.',
      ],
    },
    {
      title: 'Try it on paper, then on phones, then on people',
      paragraphs: [
        'Run the check first. It doesn’t only look for gaps: it plays your dinner for every table that could turn up, with each optional guest there or not. Then print one booklet and read it as if it were yours. Do you know who you are? Do you have something to say in each course? Would you mind being found out?',
        'Paper or phones, that’s for the guests to choose, and at one table you can have both. On paper there’s a booklet for each, and the clues are folded and cut by their backs so that you can play as well. On phones everybody gets a link, and you turn the page for all of them.',
      ],
    },
  ],
  aids: [
    {
      example:
        '“9:35 p.m., the hunting room. Ariel fetches a metronome, and a stuffed parrot under the coat.” Who did it, where, when, and who saw it: nobody. Six more lines like this one, and the night is complete.',
    },
    {
      checklist: [
        'Each has a reason to have done it',
        'Each has a secret that somebody else can find out',
        'Names and costumes that suit anybody',
        'The culprit is a guest who’s always there',
      ],
    },
    {
      checklist: [
        'For every innocent guest, at least one firm “no”',
        'Better two, in case a paper is read too quickly',
        'The culprit: three times “possible”, and one trace that points there',
        'Somebody innocent who looks guilty for two courses',
      ],
    },
    {
      example:
        'Not “Noa was never in the boathouse”, but a recording from the kitchen in which somebody washes forty glasses, and swears at each. The table does the rest by itself.',
    },
    {
      checklist: [
        'Before the last course, four could still have done it',
        'Nobody sits through a course without a paper or a line',
        'What two guests hold contradicts each other, once',
        'The turn comes with the last course, not after it',
      ],
    },
    {
      example:
        '“Reveal: you’ve been up since five. Hide: what you did with the hat box. Do: ask for the window to be opened, twice.” Three lines, and a person who’s never acted is somebody.',
    },
    {
      checklist: [
        'Each course can stand for twenty minutes',
        'A plate for those who eat no meat, no gluten, no nuts',
        'A shopping list for as many as are coming',
        'One dish that’s part of the story',
      ],
    },
    {
      example:
        '“You all had reasons to want him dead, and none of you touched a feather. One of you wanted him alive. Would you whistle for us, please?” That’s an accusation, a turn and an ending in three sentences.',
    },
    {
      checklist: [
        'The check has nothing left to say',
        'One booklet read aloud by somebody who knows nothing',
        'Invitations two weeks ahead, with the costume',
        'A pencil for everybody, and one lamp less than usual',
      ],
    },
  ],
  hosting: {
    title: 'On the evening itself',
    paragraphs: [
      'Whether your guests play from paper, on their phones or some of each, you open the evening from the page of the kit and say who plays whom. If somebody cancels at noon, leave the part blank: its clues go to others, and the check has already tried that table.',
    ],
    tools: [
      {
        title: 'A link for each guest',
        text: 'First it’s the invitation, with a field for what the kitchen should know. Then it’s that guest’s part, their clues and what to say now. They can hand a clue on, keep notes and accuse somebody, and nobody sees anything before its time.',
      },
      {
        title: 'A screen for the table',
        text: 'Put an old tablet next to the bread. It shows the clue that everybody is talking about and keeps it there until you take it away. Nothing on it gives the case away, and whoever comes late can read what they’ve missed.',
      },
      {
        title: 'For many tables at once',
        text: 'A whole hall would rather play something on screens? Choose an online adventure and open a session: every table is a team with a code, and you follow them all from one page, with the results ready when the coffee comes.',
        link: { label: 'Open a session', to: '/sessions' },
      },
      {
        title: 'A lock for the invitation',
        text: 'Make people solve something before they know where dinner is. A lock is a single puzzle with a link and a QR code, made in three clicks; what it says when it opens can be your address, and the dress code.',
        link: { label: 'Make a lock', to: '/lock/new' },
      },
    ],
  },
  conclusion: {
    title: 'What you’ll remember',
    paragraphs: [
      'Not the solution. You’ll remember your quietest friend standing up with a receipt in hand, and the silence before they spoke. All you did was give that person a paper and a reason. The rest of the evening was theirs, and that’s what a host is for.',
    ],
  },
  call: {
    title: 'Open the parrot’s case in your studio',
    text: '“Who Silenced the Admiral?” for six or seven guests, complete in two languages: night, guests, clues, menu and end, as a draft of your own. Change the bird, if you like.',
    label: 'Open a copy',
    to: '/creator?template=who-silenced-the-admiral',
    other: { label: 'Or make your first escape room', to: '/first-room' },
  },
}
