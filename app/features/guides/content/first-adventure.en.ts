import type { Guide } from '#app/features/guides/guide.ts'

export const guide: Guide = {
  title: 'How “Dead Air” was made, step by step',
  description:
    'An online adventure taken apart in ten steps, with its own pictures: rooms, layers, a puzzle from the note to the lock, hints, people and endings. Then open a copy in your studio.',
  introduction: [
    '“Dead Air” is a mystery that you can play here for nothing: a radio station in an ice storm, eight rooms, eight puzzles, three people and two endings. This page takes it apart. It was made with the same studio that you get, and at the bottom you can open a copy of it in yours.',
    'Fair warning: we give away one puzzle from beginning to end, and the names of the endings. If you’d rather play first, it takes about half an hour. We’ll wait.',
  ],
  steps: [
    {
      title: 'Start with what happened, not with a lock',
      paragraphs: [
        'Before there was a single room there was a night, twenty years earlier, on half a page: who stood where at ten past three, who saw what, and who has told it differently ever since. None of it is a puzzle. But every puzzle in the game is something that this night left behind, and that’s why the clues fit together: they’re all about the same few minutes.',
        'So write your half page first. Times, places, who was looking. Then underline the one thing that nobody alive knows, and write down who’d rather it stayed that way. There’s your plot, your villain, and the reason why the drawers are locked.',
      ],
    },
    {
      title: 'Draw the house on the back of an envelope',
      paragraphs: [
        'Boxes for rooms, lines for doors, and nothing else. In “Dead Air” a corridor holds it all together: six doors, a coat, a board and a ladder. Whoever is lost goes back there and sees what they haven’t tried. Keep to eight rooms or so. People remember eight places. With fifteen they start to draw a map, and then they’re playing the map.',
        'Now play it in your head from the first room. What can somebody do within a minute, knowing nothing? Here there’s a flask to take, a phone that blinks and a case with six wheels. If your first room only has things to read, move something into it that can be touched.',
      ],
      figure: 'rooms',
    },
    {
      title: 'Make one picture, and say what can be pressed',
      paragraphs: [
        'A scene is one wide picture. Photograph it, draw it, or have one made; what matters is that you can tell at a glance what’s near and what’s far, and that one thing in it glows. Then you lay places over it, frame by frame: this one is a puzzle, this one’s a door, this one only has something to say. These are the frames of the control room.',
        'Press on everything yourself, as a stranger would. Somebody will try the clock on the wall, so let the clock answer, even if it only says the time. Give the picture a description, too, with whatever a puzzle needs. There are people who play “Dead Air” by ear, and they get to the end like everyone else.',
      ],
      figure: 'places',
    },
    {
      title: 'Let the room remember',
      paragraphs: [
        'Nothing kills a room faster than a drawer that you’ve opened and that stands there shut. So what changes isn’t drawn into the picture. It lies on top, as a layer: a small picture that’s only there while something is true. The bay is solved, so its panel hangs open. The headphones are plugged in, so there they hang. Here’s the control room with its three layers, one after the other.',
        'In the studio you give each layer its place, its words and its condition, and you pick the condition from a list; nothing has to be programmed. Two kinds are enough to begin with: “until it’s taken” for whatever can be pocketed, and “once it’s solved” for whatever opens.',
      ],
      figure: 'layers',
    },
    {
      title: 'Write the note before you build the lock',
      paragraphs: [
        'A puzzle starts with somebody who wants to tell you something and can’t say it straight. Margot knows that her boss will search the desk, so her letter speaks of radio and leaves out the rest. Four of its sentences send something somewhere: the roof gets the aerial, the microphone goes to the reel. She isn’t being clever for fun. It’s what she’d really write.',
        'Try it with your own note. Cover the lock and read only the letter. Would this person write it, to this reader, tonight? If the only honest answer is “no, but the player needs four digits”, then throw the digits away and think about the person for a while longer.',
      ],
      figure: 'note',
    },
    {
      title: 'Build the lock out of what’s in the room',
      paragraphs: [
        'A radio station has a patch bay, so that’s the lock: four rows that bring sound in, four columns that carry it off. The signs stand for what the letter talks about, a clock for the machine that never stops, a ladder for the roof. Players don’t type anything. They put four cords where the letter wants them, and the object that they’re working on looks like itself.',
        'There are ten types of puzzle, and this one is a grid of places to press. Any of them can lie in a picture of yours. Draw or photograph the thing from close up, mark where people work on it, and the puzzle comes to sit there, on a phone as well.',
      ],
      figure: 'bay',
    },
    {
      title: 'Answer the wrong answers',
      paragraphs: [
        'Watch three people try your puzzle and write down what they do before they get it right. They won’t be wrong at random. They’ll patch the bay as it’s patched every other night; they’ll swap the phone and the clock; they’ll stop after three. Those are good ideas, and each deserves better than a red cross.',
        'In the studio every puzzle takes such wrong answers, with a reply to each. A good reply says what was right about the idea and pulls the sleeve a little. It’s the cheapest way to make a game feel alive: it costs you one sentence, and the player thinks that somebody’s watching.',
      ],
      figure: 'replies',
    },
    {
      title: 'Give three hints, and make the third one enough',
      paragraphs: [
        'The first hint says where to look, the second how to read it, the third nearly everything. Write them in that order and then check the last one on somebody who’s stuck: if they still can’t do it, it’s not a hint yet. Nobody has ever been angry about a hint that was too clear. They’ve already asked twice.',
        'A game needs hints between its puzzles, too. “What can I do now?” is a button in every game here, and it knows what’s still open to this player. It speaks in its own words unless you give it yours, and yours are nicer: they can sound like the story.',
      ],
      figure: 'hints',
    },
    {
      title: 'Give people something to hide, and two ways out',
      paragraphs: [
        'Three people talk in “Dead Air”, and each wants something other than to help you. What they’ll say depends on what you’ve seen: ask about a lamp before you’ve heard of one and the question isn’t even there. That’s a condition on a line of dialogue, the same as on a layer. One of them you can send away with his own lie. He’s told it so often that he’ll believe it.',
        'Then write the better ending and a lesser one that’s still worth having, and put a price on the difference. Whoever plays the tape as it is gets an ending. Whoever brings every proof gets the other. When something is missing, say what. “Not yet” isn’t an answer.',
      ],
      figure: 'people',
    },
    {
      title: 'Let the checker try every way, and then a stranger',
      paragraphs: [
        'You can’t play your own game as somebody who doesn’t know it, but the checker can. It tries what there is to try, in any order, and tells you which room nobody reaches, which item leads nowhere and where somebody could get stuck for good. As long as no way leads to an ending, the game can’t be published. For “Dead Air” there are these two ways, and a test of ours walks both each time we change a comma.',
        'What the checker can’t tell you is whether it’s any fun. For that you need one person, a sofa and your own silence. Hand over the phone, sit on your hands, and write down every sigh. Three sighs in the same place are next week’s work.',
      ],
      figure: 'ways',
    },
  ],
  aids: [
    {
      example:
        '“11:40 p.m., the conservatory. The gardener puts back a book that he never borrowed. Only the cat sees it.” Three facts, and there’s already somebody you’d like to talk to.',
    },
    {
      checklist: [
        'One place in the middle that everybody passes through again',
        'Something to take, open or ring within the first minute',
        'No room that’s only there to be crossed',
        'Each locked door can be seen before its key is found',
      ],
    },
    {
      checklist: [
        'The thing that matters is the brightest thing in the picture',
        'Everything that looks as if one could press it answers',
        'Frames are as large as a thumb on a phone',
        'The description says all that a puzzle needs',
      ],
    },
    {
      example:
        '“The key, until it’s taken”, lies on the coat’s pocket. “The hatch, open”, lies on the ceiling once a flask of hot coffee has been used on it. One is tied to a place, the other to something that has happened.',
    },
    {
      checklist: [
        'Who wrote it, to whom, and who mustn’t understand it?',
        'It makes sense to somebody who’s never seen the lock',
        'Everything it speaks of can be seen somewhere',
        'It’s written anew in the other language, not translated',
      ],
    },
    {
      example:
        'Not “enter the four-digit code”, but a bay with sockets in a radio station, a row of spice jars in a kitchen, a slate on a frozen door. If the lock could hang in any other game, it’s not finished.',
    },
    {
      checklist: [
        'Three wrong answers that real people gave',
        'A reply to each, that says what was good about it',
        'No reply that gives the rest away',
        'The same replies work in both languages',
      ],
    },
    {
      example:
        'Where to look: “Count what’s on the sill.” How to read it: “Only the ones in bloom.” Nearly everything: “Three, then five, then the one in the cracked pot.”',
    },
    {
      checklist: [
        'Each person wants something, and it isn’t to help you',
        'What they say changes with what you’ve found',
        'Both endings are worth telling somebody about',
        'It’s clear what the better one takes',
      ],
    },
    {
      checklist: [
        'The checker finds every ending, and no dead end',
        'Played once with the keyboard alone, once without sound',
        'Played by somebody who knows nothing, in silence',
        'Played on the smallest phone in the house',
      ],
    },
  ],
  hosting: {
    title: 'Once it’s published',
    paragraphs: [
      'A published adventure is an address, and a few minutes later people you’ve never met are in your corridor. You’ll see where they stop, which wrong answers come up most and how long each puzzle takes. Here’s what else you can do with it.',
    ],
    tools: [
      {
        title: 'Play it with a whole class or team',
        text: 'A session gives every team a code and you one screen with all of them on it. See who’s stuck, send a word of help, put the clock on the wall, and look at the results together once the last team is out.',
        link: { label: 'Open a session', to: '/sessions' },
      },
      {
        title: 'Try a single lock first',
        text: 'If a whole adventure feels like a lot for a first evening, make one lock. It takes three clicks and no account: choose one of the ten types, set the answer, send the link to a friend and watch what they try.',
        link: { label: 'Make a lock', to: '/lock/new' },
      },
      {
        title: 'Change it while people play',
        text: 'Fix a typo, add a reply, redraw a room. Your changes wait in the draft until you publish the update, and whoever’s in the middle of a game finishes the version they began. Nothing moves under anybody’s feet.',
      },
      {
        title: 'Put it on your own page',
        text: 'The page “Share” of a free adventure has a code that shows the game in any website, a poster to print and a link for friends. It’s the same game, with the same hints, and people needn’t sign up to play it.',
      },
    ],
  },
  conclusion: {
    title: 'What it took',
    paragraphs: [
      'A half page, an envelope, and somebody on a sofa who sighed a lot. The rooms and the locks were the smaller part. Most of the work went into the sentences that come back when you press something, and that’s good news, because anybody can write those.',
    ],
  },
  call: {
    title: 'Open a copy in your studio',
    text: 'Every scene, layer, line and condition of “Dead Air”, as a draft of your own. Take it apart, break it, put it back together differently. The original won’t notice.',
    label: 'Open a copy of “Dead Air”',
    to: '/creator?template=dead-air',
    other: { label: 'Or make your first dinner', to: '/first-dinner' },
  },
}
