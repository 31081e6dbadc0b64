import type { SamplePuzzle } from '#samples/sample-adventure.ts'
import { objects } from '#samples/adventures/dead-air/objects.ts'

export const hutDoor: SamplePuzzle = {
  key: 'hut-door',
  type: 'cipher',
  name: { en: 'The lamp over the door', fr: 'La lampe au-dessus de la porte' },
  description: {
    en: 'Short, long, short, short, dark. She has the switch in there, and twenty years of listening to ships. The door is frozen into its frame; on the slate beside it you can set down what she says.',
    fr: 'Bref, bref, bref, noir. Elle a l’interrupteur là-dedans, et vingt ans passés à écouter les navires. La porte est prise dans son cadre; sur l’ardoise, à côté, vous pouvez noter ce qu’elle dit.',
  },
  configuration: {
    cipherType: 'morse',
    encryptedText: {
      en: '.-.. .. ..-. - / .- -. -.. / .--. ..- ... ....',
      fr: '... --- ..- .-.. . ...- . / . - / .--. --- ..- ... ... .',
    },
    tools: true,
    light: true,
    allowedAttempts: 3,
  },
  solution: {
    decryptedText: { en: 'LIFT AND PUSH', fr: 'SOULEVE ET POUSSE' },
    alternatives: [{ en: 'LIFT PUSH', fr: 'SOULEVE POUSSE' }],
    decoys: [
      {
        answer: { en: 'SOS', fr: 'SOS' },
        reply: {
          en: 'No. She is not asking for help. She is telling you how.',
          fr: 'Non. Elle n’appelle pas au secours. Elle vous dit comment faire.',
        },
      },
      {
        answer: { en: 'LIFT', fr: 'SOULEVE' },
        reply: {
          en: 'That is where it begins. It goes on, and then begins again.',
          fr: 'C’est le début. Ça continue, puis ça recommence.',
        },
      },
      {
        answer: { en: 'PUSH', fr: 'POUSSE' },
        reply: {
          en: 'You push. The ice pushes back. Something comes before that.',
          fr: 'Vous poussez. La glace aussi. Il y a quelque chose à faire avant.',
        },
      },
    ],
  },
  hints: [
    {
      en: 'A lamp that stutters is a lamp that speaks. There are three words, and then it starts again.',
      fr: 'Une lampe qui bégaie est une lampe qui parle. Trois mots, puis elle recommence.',
    },
    {
      en: 'The chart of dots and dashes hangs in your workshop, and there is a copy beside the text. Take one letter at a time.',
      fr: 'Le tableau de points et de traits est à votre atelier, et il y en a une copie à côté du texte. Prenez une lettre à la fois.',
    },
    {
      en: 'The first word is LIFT. The last one is what one does with a door that will not be pulled.',
      fr: 'Le premier mot est SOULEVE. Le dernier, c’est ce qu’on fait d’une porte qui ne se tire pas.',
    },
  ],
  timeLimit: null,
  expectedMinutes: 4,
  object: objects.hutDoor,
  onSolve: [
    { addExperience: 50 },
    {
      say: {
        en: 'You get your shoulder under the crossbar and lift, and the whole door comes up a thumb’s breadth out of its ice. Then you push. Warm air and yellow light fall out over your boots, and a voice that you have known all your life says: “You took your time.”',
        fr: 'Vous glissez l’épaule sous la traverse et vous soulevez : toute la porte sort de sa glace, de l’épaisseur d’un pouce. Puis vous poussez. De l’air chaud et de la lumière jaune tombent sur vos bottes, et une voix que vous connaissez depuis toujours dit : « Tu as pris ton temps. »',
      },
    },
  ],
}
