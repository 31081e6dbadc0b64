import type { Guide } from '#app/features/guides/guide.ts'

export const guide: Guide = {
  title: 'An escape room among real things',
  description:
    'Twelve steps to build an escape adventure for a museum or gallery: choosing objects, working with conservators, routes, school groups, accessibility and upkeep.',
  introduction: [
    'A museum already has everything an escape-room builder dreams of: rooms with atmosphere, objects with secrets, and a good reason to whisper. All it’s missing is someone to say to an eleven-year-old visitor, “Look closer. This one’s hiding something.”',
    'These twelve steps take you from a first walk through the galleries to a game that runs itself on a rainy Sunday, when the person who made it is at home. Allow three months for your first, mostly for getting your colleagues on board. Building it is the quick part.',
  ],
  steps: [
    {
      title: 'Choose what deserves a second look',
      paragraphs: [
        'Start with the objects, not the puzzles. Walk the galleries with someone from the front desk and ask which cases people stroll past when they really ought to stop. Write down eight or nine of these orphans. They’re better than the stars of the collection: there’s room to stand in front of them, and nobody has to share the glass with a tour bus.',
        'For each object, note one thing you’d only see by really looking: a maker’s mark, a mended handle, a figure in the background who’s facing the wrong way. If the photo on your website shows it just as well, find something else. The game is there to bring eyes to the real thing, and every clue should be out of reach for anyone who stayed at home.',
      ],
    },
    {
      title: 'Talk to the conservator before the idea sets',
      paragraphs: [
        'Show your list to the conservator, the registrar and the head of security while it’s still just a list. They know which case people mustn’t lean on, which lamp can’t be any brighter, and which corner sets off the alarm. Ask people early and they’ll find solutions. Ask them late and they’ll find reasons. Agree on one rule that everyone can repeat: in this game, nothing gets touched, moved, lifted or lit.',
        'Make it impossible to misunderstand. Don’t hide a clue behind, under or inside anything. If a puzzle needs something to handle, make a replica, put it on its own table well away from the real one, and let it look like a prop. Children believe whatever a room teaches them in the first minute, and so do their grandfathers.',
      ],
    },
    {
      title: 'Find your curator’s favourite lie',
      paragraphs: [
        'Every collection has stories that can’t be proved, and every curator tells one of them at parties. The forged signature, the bell that was cast twice, the lady whose portrait was finished after she’d died. That’s your plot. It comes with its own evidence, it’s about people, and it lets visitors do what your staff do all day: compare, doubt, decide.',
        'Write it in three sentences and have someone check it. Keep what’s known, what’s guessed and what’s made up apart, and let the ending say which was which. Visitors don’t mind if you’ve made up a thief. They do mind finding out at another museum that you’d made up the date.',
      ],
    },
    {
      title: 'Tell people’s stories with them',
      paragraphs: [
        'Some objects aren’t ours to play with. Human remains, sacred and ceremonial things, belongings that were taken, photographs of people who didn’t agree to be photographed: leave them out, however good the puzzle would be. When a collection comes from a living community, and in Canada that means First Nations, Inuit and Métis above all, ask that community before you draft anything, and take no for an answer without asking why.',
        'If the answer is yes, ask who should tell the story, in what words and in which languages, and pay for that work. Games have a way of turning people into obstacles and their belongings into keys. Read your plot through once with only that in mind, and have someone read it who has more to lose by it than you do.',
      ],
    },
    {
      title: 'Plan the route through a guard’s eyes',
      paragraphs: [
        'Take a floor plan, mark the objects, and draw the path a group will walk. Then show it to a guard. You’ll learn where school classes eat lunch, which door closes at four, and where the strollers turn around. Go with the natural flow of the building and never send anyone through the one narrow door twice. Three or four rooms are plenty. Every staircase costs a family five minutes and leaves someone behind.',
        'Start each group in a different place. If the story lets people play the middle chapters in any order, ten groups can be out there at once and you won’t have a line at any case. Only the beginning and the ending need a fixed spot, and both should have a bench.',
      ],
    },
    {
      title: 'Put the key in the object and the lock in the phone',
      paragraphs: [
        'That’s the whole craft in one sentence. The clue is in the gallery; the phone only asks. “How many fingers is the saint hiding?” “Which of the four ships is sailing against the wind?” People look up, step closer, argue, and look down for two seconds to type in what they’ve found. If they’re looking at the screen for longer than at the object, turn the puzzle around.',
        'Word your questions so that nobody can guess the answer from the label. Labels can help with a word or a year, but a game about copying labels is a test, and visitors know a test when they see one. Ask them to compare two things in different rooms, and you’ll see people walk back to look again, and enjoy it.',
      ],
    },
    {
      title: 'Build two layers, for eight and for eighty',
      paragraphs: [
        'Families come in all ages, and school groups come with a teacher who hasn’t slept. Give every puzzle a first layer that an eight-year-old can do just by looking (finding, counting, matching) and a second that takes reading or reasoning. The child finds the three keys in the painting. Grandma knows why there are three. You need both of them, and neither is doing the other a favour.',
        'Keep texts under forty words a screen, and leave out the words that only the catalogue uses. Plan on 45 to 60 minutes for families, and make a 30-minute version for classes, because a class loses ten minutes to coats. A difficulty of two out of five suits most people. Anyone who wants more will ask you to open the attic.',
      ],
    },
    {
      title: 'Make it for everyone from the start',
      paragraphs: [
        'Spend an hour in a wheelchair and look into your own cases. Everything that matters has to be visible from 110 centimetres up, from a place where you can stop without blocking the way. Put every picture in the game into words, give every spot a name, and don’t let any answer depend on colour, hearing, height or speed. Leave out the clock altogether: nobody reads a watercolour any faster because of it.',
        'Offer the game in both languages, and write clues for each instead of translating them: an acrostic in English isn’t one in French. Keep a few phones at the desk to lend to people who don’t have one or who’ve got four percent of battery left, and a printed set of questions for anyone who’d rather have paper.',
      ],
    },
    {
      title: 'Put it together in the studio',
      paragraphs: [
        'Photograph each place from where a visitor would stand, with nobody in it, in the light of an ordinary day. Upload your pictures as scenes, put a spot on anything people can examine, and connect them in the order you planned. Use the journal to keep what a group has noticed. Nobody should have to carry a number from the first floor around in their head until they reach the third.',
        'Clear the rights before you upload. A painting may be old enough when its photograph isn’t, and a lender’s contract may rule out both. If you can’t show the work, show the frame, the bench or the door and let people go and see for themselves, which was the point anyway. Name the maker, the date and the accession number in the description.',
      ],
    },
    {
      title: 'Write hints that lead back to the glass',
      paragraphs: [
        'In a museum, a hint should get feet or eyes moving. First: “Go back to the room with the blue ceiling.” Second: “One of the portraits has been cut down. Look at its edges.” Third: “Count the buttons on the left sleeve.” Each one sends people to the object one more time and never explains it away. You don’t want anyone to finish by sitting on the bench at the entrance and pressing the hint button.',
        'Give your floor staff the same hints in the same order, all on one card. They’ll get asked, and it’s nice to know the answer. After a week, ask them which question they’re hearing most. That puzzle isn’t hard, it’s unclear, and the cure is nearly always a better first sentence.',
      ],
    },
    {
      title: 'Test it on a quiet Tuesday and a packed Sunday',
      paragraphs: [
        'You need two tests because you’ve got two museums. On the Tuesday, follow three groups from a distance and note where they stop, what they touch, and whose way they’re standing in. On the Sunday, watch the guards. If one of them has to say the same thing five times, change the game, not the guard. Measure the network in every corner while the house is full: thick walls and four hundred phones make it a different building.',
        'Invite a school class, a family with a stroller, two people who use a screen reader and a member of the board. Ask each of them just one thing on the way out: what did you see today that you’d never seen before? If they answer with a code, go back to step one. If they answer with an object, you’re ready to open.',
      ],
    },
    {
      title: 'Keep it alive after opening day',
      paragraphs: [
        'Objects travel. Someone empties a case for a loan, paints a room or rewrites a label, and a puzzle that worked for a year is broken. Get the game onto the list that registrars send around before anything moves, and name the person who’ll update it. With an online adventure that’s an hour’s work: edit the scene, publish the update, and anyone who’s in the middle of a game finishes the version they started.',
        'Once a month, look at where groups stop and which wrong answers come up most. You’ll never get cheaper visitor research: it tells you what people see in a picture when nobody’s told them what to look for. Take it to your curators. The next exhibition may well start there.',
      ],
    },
  ],
  aids: [
    {
      checklist: [
        'Eight or nine objects that people pass without slowing down',
        'For each, one thing you only see by looking',
        'Room for five people in front of it',
        'You can’t answer it from the website',
      ],
    },
    {
      checklist: [
        'The conservator, the registrar and security have seen the list',
        'Nothing gets touched, moved, lifted or lit',
        'Nothing’s hidden behind, under or inside',
        'Replicas on their own table, well away from the real thing',
      ],
    },
    {
      example:
        '“The bell in room four was cast twice. The second founder signed it, and the first one is in the painting by the stairs.” Known: two castings. Guessed: the painting. Made up: the quarrel between them.',
    },
    {
      checklist: [
        'Remains, sacred things and belongings that were taken: left out',
        'The community asked before the first draft',
        'A no accepted without asking why',
        'Who tells the story, and for how much, agreed together',
      ],
    },
    {
      checklist: [
        'Three or four rooms, on one floor if you can',
        'Doors that close early, marked',
        'Where classes eat and strollers turn around, marked',
        'A different start for each group',
        'A bench at the beginning and at the end',
      ],
    },
    {
      example:
        'Not “What year was this made?” (the label says so), but “Two portraits in this house wear the same ring. On which hand?” You can’t answer that from the bench.',
    },
    {
      example:
        'One jug. For eight: “How many animals can you find?” (Five, and one’s hiding in the handle.) For eighty: “Which of them can’t have lived here?” The same minute in front of the same glass.',
    },
    {
      checklist: [
        'Visible from 110 cm up, without blocking the way',
        'Every picture described, every spot named',
        'No colour, no sound, no height, no clock',
        'Clues written in each language, not translated',
        'Phones to lend, and the questions on paper',
      ],
    },
    {
      checklist: [
        'Photos from where a visitor stands, in everyday light',
        'Rights cleared for the work and for its photo',
        'Scenes linked in the order you planned',
        'Maker, date and accession number in the description',
      ],
    },
    {
      example:
        'First: “Go back to the room with the blue ceiling.” Then: “One of the portraits has been cut down.” Last: “Count the buttons on the left sleeve.” Each one gets feet or eyes moving.',
    },
    {
      checklist: [
        'Tuesday: where three groups stop, touch, get in the way',
        'Sunday: what the guards have to say most often',
        'Network in every corner, with a full house',
        'A class, a stroller, two people who use a screen reader',
        '“What did you see today that you’d never seen before?”',
      ],
    },
    {
      checklist: [
        'The game on the registrars’ list of moves',
        'One name: who updates it',
        'Once a month: where groups stop',
        'Once a month: the most common wrong answers',
        'Both taken to the curators',
      ],
    },
  ],
  hosting: {
    title: 'Opening day: a game that runs without you',
    paragraphs: [
      'Once it’s published, a session that’s open all day lets visitors start whenever they walk in. Open it from the adventure’s page, let teams name themselves with a code, and choose that they start as they come. Then “Kiosk and stations” appears on its page.',
    ],
    tools: [
      {
        title: 'A kiosk in the first room',
        text: 'Its address turns any tablet or touch screen into a place to play. It starts a game for whoever stands there, asks if somebody’s still there when nobody’s touched it for a while, and begins anew by itself. It shows no earlier games and there’s no link out of it.',
        link: { label: 'Open a session', to: '/sessions' },
      },
      {
        title: 'Stations on your walls',
        text: 'Every scene and every puzzle has a QR code to print and put up beside the object. A group that scans it with the phone it plays on comes straight to that place in the game, so the walk through your rooms is the way through the story. Choose the codes you need and leave out the rest.',
      },
      {
        title: 'School groups, all at once',
        text: 'For a class, list the teams and print their tickets. Pupils need no account. You watch from one screen, with a second one for the projector that gives nothing away. Afterwards there are results, certificates, and your own day on which everything’s deleted.',
      },
      {
        title: 'Rooms without a network',
        text: 'Where the walls are too thick, the whole game fits in one file. Make it from the menu of your adventure’s card in the studio and copy it to your tablets: it opens in a browser, needs no connection and keeps each game on its tablet. It’s played alone, and it asks nobody for a name.',
        link: { label: 'Open the studio', to: '/creator' },
      },
      {
        title: 'One question beside one case',
        text: 'If a whole adventure is too much, a lock is a single puzzle with a QR code for the label. It’s made in three clicks. Like any adventure that’s free, it can be shown on the museum’s own web page, too: the code for that is on its page “Share”.',
        link: { label: 'Make a lock', to: '/lock/new' },
      },
    ],
  },
  conclusion: {
    title: 'How you’ll know it works',
    paragraphs: [
      'When it works, the phone goes back into the pocket and the group is still standing in front of the case, talking. Keep the three rules that protect that moment: nothing gets touched, the object holds the key, and the ending says what’s true. You can change everything else any Tuesday you like.',
    ],
  },
  call: {
    title: 'Start with three pictures on a wall',
    text: 'A study where the pictures hold the key and the door only asks opens in the studio as your own draft. Hang your own collection there.',
    label: 'Open the template',
    to: '/creator?template=the-locked-study',
    other: { label: 'Write to us', to: '/contact' },
  },
}
