import type { Guide } from '#app/features/guides/guide.ts'

export const guide: Guide = {
  title: 'An escape room among real things',
  description:
    'Twelve steps to build an escape adventure for a museum or gallery: choosing objects, working with conservators, routes, school groups, accessibility and upkeep.',
  introduction: [
    'A museum already has what every escape-room builder wishes for: rooms with a mood, objects with secrets, and a reason to whisper. What it lacks is somebody to say to a visitor of eleven: “Look closer. This one is hiding something.”',
    'These twelve steps lead from the first walk through the galleries to a game that runs on a rainy Sunday without the person who made it. Plan three months for the first, most of it for agreeing with colleagues rather than for building.',
  ],
  steps: [
    {
      title: 'Choose what visitors should look at twice',
      paragraphs: [
        'Begin with the objects, not with the puzzles. Walk the galleries with a front-of-house colleague and ask which cases people pass without slowing down, and which they should not pass. Write down eight or nine of these orphans. They are better than the famous pieces: there is room to stand in front of them, and nobody has to share the glass with a tour bus.',
        'For each object note one thing that can be seen only by looking: a maker’s mark, a mended handle, a figure in the background who faces the wrong way. If a photograph on the website shows it just as well, find something else. The game is there to bring eyes to the real thing, and every clue should fail for somebody who stayed at home.',
      ],
    },
    {
      title: 'Bring the conservator in before the idea is finished',
      paragraphs: [
        'Show your list to the conservator, the registrar and the head of security while it is still a list. They know which case may not be leaned on, which lamp must not be brighter, and which corner empties into an alarm. People who are asked early find solutions; people who are asked late find reasons. Agree on one rule that everybody can repeat: nothing in this game is touched, moved, lifted or lit.',
        'Make it impossible to misunderstand. No clue may lie behind, under or inside anything. If a puzzle needs something to handle, make a replica, put it on a table of its own far from the real one, and let it look like a prop. Children believe what a room teaches them in the first minute, and so do their grandfathers.',
      ],
    },
    {
      title: 'Find the curator’s favourite lie',
      paragraphs: [
        'Every collection has stories that cannot be proved, and every curator tells one of them at parties. The forged signature, the bell that was cast twice, the lady whose portrait was finished after her death. That is your plot. It comes with its own evidence, it is about people, and it lets the visitor do what the staff do all day: compare, doubt, decide.',
        'Write it in three sentences and have it checked. What is known, what is guessed and what is invented must stay apart, and the ending should say which was which. Visitors do not mind that a thief was made up. They mind finding out in another museum that the date was.',
      ],
    },
    {
      title: 'Speak about people with the people',
      paragraphs: [
        'Some objects are not ours to play with. Human remains, sacred and ceremonial things, belongings that were taken, photographs of people who did not agree to be photographed: leave them out, however good the puzzle would be. Where a collection comes from a living community, in Canada above all from First Nations, Inuit and Métis, ask that community before you draft, and accept a no without asking for its reasons.',
        'If the answer is yes, ask who should tell the story and in which words and languages, and pay for that work. Games have a habit of turning people into obstacles and their things into keys. Read your plot once only for this, and let somebody read it who has more to lose by it than you.',
      ],
    },
    {
      title: 'Draw the route as the guards see it',
      paragraphs: [
        'Take a floor plan, mark the objects, and draw how a group will walk. Then show it to a guard. You will learn where the school classes eat, which door closes at four, and where the prams turn. Let the path run with the natural flow of the house and never through the one narrow door twice. Three or four rooms are enough; every staircase costs a family five minutes and leaves somebody behind.',
        'Give parties different places to start. If the story allows the middle chapters to be played in any order, ten groups can be on their way at once and no case has a queue. Only the beginning and the ending need a fixed place, and both should have a bench.',
      ],
    },
    {
      title: 'Let the object hold the key, and the phone the lock',
      paragraphs: [
        'This is the whole craft in one sentence. The clue is in the gallery; the telephone only asks. “How many fingers does the saint hide?” “Which of the four ships sails against the wind?” People look up, step closer, argue, and look down for two seconds to enter what they have found. If they look at the screen for longer than at the object, turn the puzzle round.',
        'Build the questions so that they cannot be guessed from the label next to the case. Labels may help with a word or a year, but a game of copying labels is a test, and visitors know tests. Ask for a comparison between two things that stand in different rooms, and you will see people walk back with pleasure.',
      ],
    },
    {
      title: 'Build in two layers, for eight and for eighty',
      paragraphs: [
        'Families come in mixed ages, and school groups with a teacher who has not slept. Give every puzzle a first layer that an eight-year-old can do by looking, such as finding, counting or matching, and a second that wants reading or reasoning. The child finds the three keys in the painting; the grandmother knows why there are three. Both are needed, and neither is being kind to the other.',
        'Keep texts under forty words a screen and free of words that only the catalogue uses. Plan 45 to 60 minutes for families, and a version of 30 for classes, because a class loses ten minutes to coats. A difficulty of two out of five is right for most; whoever wants more will ask you for the attic.',
      ],
    },
    {
      title: 'Make it for every visitor from the start',
      paragraphs: [
        'Sit in a wheelchair for an hour and look into your own cases. Everything that matters must be visible at 110 centimetres, from where one can stop without blocking the way. Describe each picture of the game in words, give every spot a name, and let no answer depend on colour, on hearing, on height or on speed. Leave the clock out altogether; nobody reads a watercolour faster because of it.',
        'Offer the game in both languages, with clues made for each rather than translated: an acrostic in English is not one in French. Lend a few telephones at the desk for people who have none or whose battery is at four percent, and keep a printed set of the questions for those who would rather have paper.',
      ],
    },
    {
      title: 'Assemble it in the studio',
      paragraphs: [
        'Photograph each place from where a visitor stands, without people, in the light of an ordinary day. Upload the pictures as scenes, put a spot on whatever can be examined, and connect them in the order of your plan. Use the journal to hold what a party has noticed, so that nobody has to remember the number from the first floor when they reach the third.',
        'Clear the rights before you upload: a painting may be old enough, its photograph may not, and a lender’s contract may forbid both. Where you cannot show the work, show the frame, the bench or the door and let people go and look, which was the point anyway. Name the maker, the date and the accession number in the description.',
      ],
    },
    {
      title: 'Write hints that lead back to the glass',
      paragraphs: [
        'A hint in a museum should move feet or eyes. First: “Go back to the room with the blue ceiling.” Second: “One of the portraits has been cut down; look at its edges.” Third: “Count the buttons on the left sleeve.” Each sends people to the object once more and never explains it away. Nobody should be able to finish by pressing the hint button on the bench at the entrance.',
        'Give the floor staff the same hints on one card, in the same order. They will be asked, and it is pleasant to know the answer. Ask them after a week which question they hear most. That puzzle is not hard, it is unclear, and the cure is nearly always a better first sentence.',
      ],
    },
    {
      title: 'Test on a quiet Tuesday and on a full Sunday',
      paragraphs: [
        'Two tests, because these are two museums. On the Tuesday watch three parties from a distance and note where they stop, what they touch, and where they stand in somebody’s way. On the Sunday watch the guards. If one of them has to say the same sentence five times, change the game and not the guard. Measure the network in every corner while the house is full; thick walls and four hundred telephones are another building.',
        'Invite a class, a family with a pram, two people who use a screen reader and one member of the board. Ask each of them a single question at the exit: what did you see today that you had not seen before? If the answer is a code, go back to the first step. If it is a thing, you are ready to open.',
      ],
    },
    {
      title: 'Keep it alive after the opening',
      paragraphs: [
        'Objects travel. A case is emptied for a loan, a room is painted, a label is rewritten, and a puzzle is broken that worked for a year. Put the game on the list that registrars send round before anything moves, and name the person who changes it. With an online adventure that is an hour of work: edit the scene, publish the update, and whoever is playing just then finishes the version in which they began.',
        'Look once a month at where parties stop and which wrong answers are typed most often. They are the cheapest visitor research that you will ever get: they tell you what people see in a picture when nobody has told them what to see. Bring them to the curators. The next exhibition may well begin there.',
      ],
    },
  ],
  conclusion: {
    title: 'The test of a museum game',
    paragraphs: [
      'When it works, the telephone goes back into the pocket and the party stays in front of the case, talking. Keep the three rules that protect this: nothing is touched, the object holds the key, and the ending says what is true. The rest you can change on any Tuesday.',
    ],
  },
  call: {
    title: 'A room with a secret?',
    text: 'Tell us about your collection, and we will tell you honestly whether a game would help it.',
    label: 'Write to us',
    to: '/contact',
  },
}
