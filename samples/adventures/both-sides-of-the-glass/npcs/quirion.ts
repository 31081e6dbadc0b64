import type { SampleNpc } from '#samples/sample-adventure.ts'
import { awake, bothRead } from '#samples/adventures/both-sides-of-the-glass/truths.ts'
import { on } from './on.ts'

export const quirion: SampleNpc = {
  key: 'quirion',
  name: { en: 'Maître Quirion', fr: 'Maître Quirion' },
  description: {
    en: 'Notary to both sides since her first week in practice, in navy blue, with a fountain pen and a great deal of patience that runs out at noon.',
    fr: 'Notaire des deux côtés depuis sa première semaine de pratique, en bleu marine, avec une plume et une grande patience, qui prend fin à midi.',
  },
  avatar: './art/npcs/quirion.webp',
  nodes: [
    {
      key: 'at-the-table',
      type: 'question',
      content: {
        en: 'I am here until noon. What can I do for you, that does not have to be stamped?',
        fr: 'Je suis là jusqu’à midi. Que puis-je pour vous qui n’exige pas de timbre?',
      },
      choices: [
        {
          text: { en: 'Good morning. Whom do I work for?', fr: 'Bonjour. Je travaille chez qui?' },
          to: 'good-morning',
        },
        { text: { en: 'What are they signing?', fr: 'Qu’est-ce qu’ils signent?' }, to: 'the-deed' },
        {
          text: { en: 'Have they never tried to make it up?', fr: 'Ils n’ont jamais essayé de se réconcilier?' },
          to: 'nothing-in-writing',
        },
        {
          text: { en: 'What is behind the middle door?', fr: 'Qu’y a-t-il derrière la porte du milieu?' },
          to: 'the-strip',
          conditions: { not: { puzzleSolved: 'wall-door' } },
        },
        {
          text: { en: 'It has a bud. It will open at noon.', fr: 'L’orchidée a un bouton. Elle s’ouvrira à midi.' },
          to: 'before-noon',
          conditions: awake,
        },
        { text: { en: 'Nothing, thank you.', fr: 'Rien, merci.' }, to: 'until-noon' },
      ],
    },
    {
      key: 'good-morning',
      type: 'dialogue',
      content: {
        en: 'Whose? Both’s, of course; they have each hired one and forbidden me to tell the other. The sun on the badge goes left, the snowflake goes right. I may not carry so much as a pencil from one side to the other. You have signed nothing, so you may say whatever you like to each other, across the porch, as loudly as you like.',
        fr: 'Chez qui? Chez les deux, naturellement; chacun en a pris, et m’a défendu de le dire à l’autre. L’insigne au soleil va à gauche, celui au flocon à droite. Moi, je n’ai pas le droit de porter ne serait-ce qu’un crayon d’un côté à l’autre. Vous n’avez rien signé; vous pouvez donc vous dire tout ce que vous voulez, par-dessus le porche, aussi fort qu’il vous plaira.',
      },
      choices: on('at-the-table'),
    },
    {
      key: 'the-deed',
      type: 'dialogue',
      content: {
        en: 'A partition. The hot wing to her, the cold one to him, each to be sold separately, to whom they like, which is to say to a man who wants to keep boats in it. The strip in the middle goes to nobody. I have drawn up forty-one versions. The commas were the worst.',
        fr: 'Un partage. L’aile chaude à elle, l’aile froide à lui, chacune à vendre à part, à qui bon leur semble, c’est-à-dire à un monsieur qui veut y ranger des bateaux. La bande du milieu n’est à personne. J’ai rédigé quarante et une versions. Le pire, c’étaient les virgules.',
      },
      choices: on('at-the-table'),
    },
    {
      key: 'nothing-in-writing',
      type: 'dialogue',
      content: {
        en: 'Each says that they wrote, and had no answer. I can only go by paper. In thirty years I have not seen one line from the one to the other, and believe me, I have looked. There used to be a drawer for such things, in the wall. They tell me that it sticks. If I held anything in writing, from both, and read by both, I should have grounds to cap my pen.',
        fr: 'Chacun dit avoir écrit, et n’avoir pas eu de réponse. Moi, je ne peux me fier qu’au papier. En trente ans, je n’ai pas vu une ligne de l’un à l’autre, et croyez-moi, j’ai cherché. Il y avait un tiroir pour ça, dans le mur. On me dit qu’il coince. Si j’avais quelque chose d’écrit, des deux, et lu par les deux, j’aurais motif à reboucher ma plume.',
      },
      choices: on('at-the-table'),
    },
    {
      key: 'the-strip',
      type: 'dialogue',
      content: {
        en: 'Two paces of gravel and a pot. It was the pot that neither would give up. They left a riddle with me, two lines each, the last thing they did together: they did it through me. Whoever has both halves may go in.',
        fr: 'Deux pas de gravier et un pot. C’est le pot que ni l’un ni l’autre n’a voulu céder. Ils m’ont laissé une devinette, deux lignes chacun, la dernière chose qu’ils aient faite ensemble : ils l’ont faite à travers moi. Qui a les deux moitiés peut entrer.',
      },
      choices: on('at-the-table'),
    },
    {
      key: 'before-noon',
      type: 'question',
      content: {
        en: 'It has… (She takes off her glasses.) I was twenty-four, it was my first file. I have never seen it. (She puts them on again.) And the papers? At noon I have to have something in my hand, one way or the other. What do I tell them?',
        fr: 'Elle a… (Elle ôte ses lunettes.) J’avais vingt-quatre ans, c’était mon premier dossier. Je ne l’ai jamais vue. (Elle les remet.) Et les papiers? À midi, il faut que j’aie quelque chose en main, d’une façon ou d’une autre. Qu’est-ce que je leur dis?',
      },
      choices: [
        {
          text: {
            en: 'Nobody signs. They wrote, both of them, and both have read it; and it has a name.',
            fr: 'Personne ne signe. Ils ont écrit, tous les deux, et chacun a lu; et elle a un nom.',
          },
          to: 'cap-the-pen',
          conditions: { all: [bothRead, { puzzleSolved: 'label' }] },
          locked: true,
        },
        {
          text: { en: 'That they should look at it, and sign.', fr: 'Qu’ils la regardent, et qu’ils signent.' },
          to: 'sign',
        },
        { text: { en: 'Not yet. Give me a moment.', fr: 'Pas encore. Un moment.' }, to: 'until-noon' },
      ],
    },
    {
      key: 'cap-the-pen',
      type: 'action',
      content: { en: 'The better ending.', fr: 'La meilleure fin.' },
      rewards: [{ addExperience: 100 }, { goTo: 'both-sides' }],
      choices: [],
    },
    {
      key: 'sign',
      type: 'action',
      content: { en: 'The lesser ending.', fr: 'La moins bonne fin.' },
      rewards: [{ goTo: 'noon' }],
      choices: [],
    },
    {
      key: 'until-noon',
      type: 'dialogue',
      content: {
        en: 'I bill by the hour. Take your time.',
        fr: 'Je facture à l’heure. Prenez votre temps.',
      },
      choices: [],
    },
  ],
}
