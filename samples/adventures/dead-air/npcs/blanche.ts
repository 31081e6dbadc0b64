import type { SampleNpc } from '#samples/sample-adventure.ts'
import { proof } from '#samples/adventures/dead-air/truths.ts'
import { on } from './on.ts'

export const blanche: SampleNpc = {
  key: 'blanche',
  name: { en: 'Blanche Ouellet', fr: 'Blanche Ouellet' },
  description: {
    en: 'A voice on line two: old, wide awake, with a kettle behind it. She lives in the last house on the point.',
    fr: 'Une voix sur la ligne deux : âgée, bien réveillée, une bouilloire derrière elle. Elle habite la dernière maison de la pointe.',
  },
  avatar: './art/npcs/blanche.webp',
  nodes: [
    {
      key: 'first-ring',
      type: 'dialogue',
      conditions: { not: { npc: 'blanche', nodeSeen: 'first-ring' } },
      content: {
        en: 'Is that the station? At last. Eleven minutes of nothing. In all these years she has not once left me alone with the dark for longer than a record needs to be turned over. Don’t you put music on, do you hear me? I want to know what comes after.',
        fr: 'C’est la station? Enfin. Onze minutes de rien. Depuis toutes ces années, elle ne m’a jamais laissée seule avec la nuit plus longtemps qu’il n’en faut pour retourner un disque. Ne mettez pas de musique, vous m’entendez? Je veux savoir ce qui vient après.',
      },
      choices: on('line-two'),
    },
    {
      key: 'line-two',
      type: 'question',
      content: {
        en: 'I’m here. I have nowhere to be until it is light. What is it, Standby?',
        fr: 'Je suis là. On ne m’attend nulle part avant le jour. Qu’est-ce qu’il y a, la Relève?',
      },
      choices: [
        { text: { en: 'What did you hear last?', fr: 'Qu’avez-vous entendu en dernier?' }, to: 'last-words' },
        { text: { en: 'Why are you awake?', fr: 'Pourquoi ne dormez-vous pas?' }, to: 'cook' },
        {
          text: {
            en: 'On that night, twenty years ago: did you see a lamp on our mast?',
            fr: 'Cette nuit-là, il y a vingt ans, avez-vous vu une lampe sur notre mât?',
          },
          to: 'lamp',
          conditions: { all: [{ hasItem: 'letter' }, { not: { flag: 'lamp_seen' } }] },
        },
        {
          text: { en: 'Can you see our roof from there?', fr: 'Voyez-vous notre toit, d’où vous êtes?' },
          to: 'blinking',
          conditions: { puzzleSolved: 'logger' },
        },
        { text: { en: 'Stay on the line.', fr: 'Restez en ligne.' }, to: 'stay' },
      ],
    },
    {
      key: 'last-words',
      type: 'dialogue',
      content: {
        en: '“It is ten past three, and I.” She said it as you say the first half of something that you have been practising. Then a chair. She did not sound frightened, if that is what you want to know. I was married to a frightened man; I know the sound.',
        fr: '« Il est trois heures dix, et je. » Elle l’a dit comme on dit la première moitié d’une chose qu’on a répétée. Puis une chaise. Elle n’avait pas l’air d’avoir peur, si c’est ce que vous voulez savoir. J’ai été mariée à un homme qui avait peur; je connais le son.',
      },
      choices: on('line-two'),
    },
    {
      key: 'cook',
      type: 'dialogue',
      content: {
        en: 'My Léo was cook on the Sainte-Barbe. I had the radio on that night; it was dance music. They told us afterwards that nobody had heard them call. I have kept the radio on ever since, in case it was only slow.',
        fr: 'Mon Léo était cuisinier sur la Sainte-Barbe. J’écoutais la radio, cette nuit-là; c’était de la musique de danse. On nous a dit ensuite que personne ne les avait entendus appeler. Depuis, je laisse la radio allumée, au cas où ce serait seulement long à venir.',
      },
      choices: on('line-two'),
    },
    {
      key: 'lamp',
      type: 'action',
      content: { en: 'She is a witness for Morin.', fr: 'Elle témoigne pour Morin.' },
      rewards: [{ setFlag: 'lamp_seen', to: true }, proof, { addExperience: 50 }],
      choices: on('lamp-told'),
    },
    {
      key: 'lamp-told',
      type: 'dialogue',
      content: {
        en: '(The kettle stops.) Of course I saw it. It went up at half past two and it swung, up there, the whole time, till nearly four; I thought, somebody is having a worse night than I am. I told the inquest. They thanked me and did not write it down. That was Étienne Morin? Then he was not at any receiver. Put me on the air with that, child. I have waited long enough.',
        fr: '(La bouilloire se tait.) Bien sûr que je l’ai vue. Elle est montée à deux heures et demie, et elle s’est balancée là-haut tout le temps, jusque vers quatre heures; je me suis dit : en voilà un qui passe une plus mauvaise nuit que moi. Je l’ai dit à l’enquête. On m’a remerciée, et on n’a rien noté. C’était Étienne Morin? Alors il n’était à aucun récepteur. Mettez-moi en ondes avec ça. J’ai assez attendu.',
      },
      choices: on('line-two'),
    },
    {
      key: 'blinking',
      type: 'dialogue',
      content: {
        en: 'As I see my own stove. There is a lamp up there that is behaving oddly. Short, long, short. It is not the wind: the wind can’t count. Bring it something hot, whoever it is; the whole of your roof is one pane of ice.',
        fr: 'Comme je vois mon poêle. Il y a une lampe, là-haut, qui fait des siennes. Bref, bref, bref. Ce n’est pas le vent : le vent ne sait pas compter. Apportez quelque chose de chaud, il en faudra; votre toit n’est plus qu’une vitre.',
      },
      choices: on('line-two'),
    },
    {
      key: 'stay',
      type: 'dialogue',
      content: {
        en: 'Where would I go?',
        fr: 'Où voulez-vous que j’aille?',
      },
      choices: [],
    },
  ],
}
