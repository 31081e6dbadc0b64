import type { Guide } from '#app/features/guides/guide.ts'

export const guide: Guide = {
  title: 'An escape adventure for your event',
  description:
    'Eleven steps to run a mobile escape adventure at a festival, wedding, conference or birthday, from the first idea to the last reveal.',
  introduction: [
    'A festival, a wedding, a conference, a sixtieth birthday: an escape adventure gives people who have never met something to lean over together. It needs no stage and no microphone, and it works in a park, a ballroom or a train.',
    'These eleven steps are the order in which we would build one. Most organisers need three weeks of evenings for the first, and one weekend for the second.',
  ],
  steps: [
    {
      title: 'Decide what the guests should remember',
      paragraphs: [
        'Write one sentence before you write anything else: “When they leave, they will tell somebody that …”. They found the groom’s lost cufflink. They caught the forger among the exhibitors. They learned why the town has a clock with thirteen hours. That sentence is the test for every later idea. A puzzle that does not help it may be clever, but it takes minutes from the ones that do.',
        'Share the sentence with whoever pays for the event and with whoever greets the guests. If the three of you smile at it, go on. If somebody asks what it has to do with the day, the theme is too far away; bring it closer.',
      ],
    },
    {
      title: 'Count the people, then count them again',
      paragraphs: [
        'Numbers decide the form. Up to thirty guests can play one shared adventure in teams of four to six. Above that you need a game that many teams play side by side without standing in each other’s way, which is what an online adventure on their own phones does best: nobody waits for a box that another team is holding.',
        'Plan for one team in ten to arrive late and for one in ten to leave early. Nothing important may depend on all teams being there at one moment, except the ending, and for that you choose an hour at which the bar is open.',
      ],
    },
    {
      title: 'Walk the place with a telephone in your hand',
      paragraphs: [
        'Go to the venue at the hour of the event. Look for what is already strange there: a portrait with a crooked frame, a number over a door, a window that cannot be opened. Real details make the best clues, because nobody can find them anywhere else. Photograph each one twice, once as a guest would see it and once close.',
        'Then check three dull things that spoil more events than any bad puzzle: how strong the signal is in each corner, where people can charge a telephone, and what the light is like after sunset. Write down every place where one of them fails, and put no clue there.',
      ],
    },
    {
      title: 'Choose a story that starts in the middle',
      paragraphs: [
        'Guests at an event give you about ninety seconds of patience. Do not spend them on the history of a family. Begin when something has just gone wrong: the ring is missing, the speaker has vanished, the ice sculpture is ticking. Everything that happened before can be found out later, in the drawers and letters of the game itself.',
        'Give the players a reason to hurry that is not a clock. A thief who is still in the room works better than a countdown, because people look up from their screens and begin to suspect each other, which is precisely what a party needs.',
      ],
    },
    {
      title: 'Sketch the path before the puzzles',
      paragraphs: [
        'Draw the game as boxes and arrows: what can be seen first, what that opens, what needs two things at once. For an event of an hour, seven to nine locks are plenty. Let the path split early, so that half of a team can work on one branch and half on the other, and bring the branches together at a door that needs both.',
        'Mark where each clue is found and where it is used. If an arrow is longer than ten minutes of play, players will have forgotten the clue; move the two closer together, or let the game remind them in its journal.',
      ],
    },
    {
      title: 'Build puzzles for people in good clothes',
      paragraphs: [
        'Guests are holding a glass. They will not crawl under a table, and half of them have left their reading glasses in the coat. Prefer puzzles that a group can solve by talking: comparing two pictures, putting events in order, reading a code from things that everybody can see. Keep texts short enough to be read aloud once.',
        'Every lock should have an answer that people recognise when they have it. If a team can hold the right code and still doubt it, change the puzzle. And never let an answer depend on a colour alone, on hearing alone, or on knowing a song.',
      ],
    },
    {
      title: 'Make it in the studio, scene by scene',
      paragraphs: [
        'Upload your photographs or drawings as scenes, put a touchable spot on each thing that matters, and link it to the next scene or to a puzzle. Start with the path from beginning to end, without decoration. When you can walk through it yourself, add the side rooms, the jokes and the red herrings, at most one of those for every twenty minutes.',
        'Give every spot a name that makes sense when it is read aloud, and every picture a description. It costs an evening, and it lets a guest who cannot see the screen play with the others instead of being told about it.',
      ],
    },
    {
      title: 'Write the hints before the test',
      paragraphs: [
        'For each puzzle write three hints, from gentle to plain: where to look, how to go about it, and nearly the answer. Write them as if you stood beside the team, not as if you marked their work. A good first hint is a question. A good last hint leaves one small step, so that the team may still say they did it.',
        'At an event, generous hints are a kindness. Nobody paid to be stuck while the cake is cut. Decide beforehand that a team that asks will never be teased for it, and say so aloud at the start.',
      ],
    },
    {
      title: 'Test with three groups that owe you nothing',
      paragraphs: [
        'Your family will be polite. Find three groups who will not: colleagues of a friend, a sports team, the neighbours’ teenagers. Sit where they cannot see your face and say nothing, however much it hurts. Write down the minute at which each lock opens and every sentence that begins with “but why”.',
        'After each test change only what two groups stumbled over, and test again. If a puzzle takes one group two minutes and another twenty-five, it does not need a better hint; it needs to go. You are looking for the evening on which you have nothing to write down.',
      ],
    },
    {
      title: 'Prepare the day as if you were not there',
      paragraphs: [
        'Print one card a team with the code to join and one sentence of instruction, large enough to be read in candlelight. Put a poster with the same at the entrance for those who come late. Name one person whose only task is the game, and give that person the walkthrough, a charged telephone, two power banks and the telephone number of the venue’s technician.',
        'Agree on a signal for the end with the musicians or the host. Games end well when something in the room changes: the light, the music, a curtain. A line on a screen saying that time is up is not an ending, it is a bill.',
      ],
    },
    {
      title: 'End together, and give the story away',
      paragraphs: [
        'Gather everybody for the last reveal, those who finished and those who did not. Let the winning team tell how it happened instead of reading a solution aloud; they will exaggerate, and they should. Show the one clue that everybody walked past. Then thank the losers by name for something they did brilliantly, because somebody did.',
        'Leave the adventure open for a week, so that people can finish it at home and show it to whoever stayed with the children. Afterwards look at where teams paused and which wrong answers were common. That is the beginning of your second event, and it will take you only a weekend.',
      ],
    },
  ],
  conclusion: {
    title: 'What makes it work',
    paragraphs: [
      'An event adventure does not have to be hard, long or expensive. It has to be easy to enter, possible to finish, and worth telling. If you keep only three things of this page, keep the sentence from the first step, the silence of the ninth, and the gathering of the last.',
    ],
  },
  call: {
    title: 'Try one as a guest first',
    text: 'Play an adventure from the library with two friends, and notice where you laugh.',
    label: 'Open the library',
    to: '/library',
  },
}
