/** The fields of each row of a dinner that have a text in each language. */
export const dinnerWords = {
  dinnerStory: ['theme', 'setting', 'timePeriod', 'victimBackstory', 'murderMethod', 'solution'],
  character: [
    'name',
    'publicDescription',
    'background',
    'personality',
    'costumeIdeas',
    'castingNotes',
    'secret',
    'motive',
    'goal',
    'alibi',
  ],
  dinnerProp: ['name', 'description', 'howToMake'],
  course: ['name', 'dish', 'dietaryNotes', 'hostScript', 'shoppingList'],
  dinnerClue: ['title', 'content', 'back', 'altText'],
  moment: ['time', 'place', 'happened'],
  card: ['reveal', 'conceal', 'act', 'receive'],
  dinnerGuide: ['introduction', 'preparation', 'eveningScript', 'accusationRules', 'revealScript'],
} as const
