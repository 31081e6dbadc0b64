import type { SampleCondition, SampleNode, SampleNpc, SampleText } from '#samples/sample-adventure.ts'
import { on } from './on.ts'

/** Goes on to `next`, by way of her words about a proof that is not there yet. */
const asks = (proof: string, isThere: SampleCondition, next: string, content: SampleText): SampleNode[] => [
  {
    key: `asks-for-the-${proof}`,
    type: 'branch',
    content: { en: `Is the ${proof} still missing?`, fr: 'Cette preuve manque-t-elle encore?' },
    choices: [
      { text: { en: 'Missing', fr: 'Elle manque' }, to: `wants-the-${proof}` },
      { text: { en: 'There', fr: 'Elle est là' }, to: next },
    ],
  },
  { key: `wants-the-${proof}`, type: 'dialogue', conditions: { not: isThere }, content, choices: on(next) },
]

export const margot: SampleNpc = {
  key: 'margot',
  name: { en: 'Margot Vallée', fr: 'Margot Vallée' },
  description: {
    en: 'The voice of the night, with a face at last, lit from below: forty, grey early, and afraid of nothing any more but one thing.',
    fr: 'La voix de la nuit, enfin, et son visage éclairé d’en bas : quarante ans, grise trop tôt, et qui n’a plus peur de rien, sauf d’une chose.',
  },
  avatar: './art/npcs/margot.webp',
  nodes: [
    {
      key: 'so-you-came',
      type: 'dialogue',
      conditions: { not: { npc: 'margot', nodeSeen: 'so-you-came' } },
      content: {
        en: 'I meant to be two minutes. Up, throw the switch, down again and wait for you. Then the rung was ice, and my foot went, and the door froze behind me like a full stop. (She nods at the machine.) It goes straight out from here. He cannot reach it. Have you got it?',
        fr: 'J’en avais pour deux minutes : monter, basculer l’interrupteur, redescendre, t’attendre. Puis le barreau était glacé, mon pied a lâché, et la porte a gelé derrière moi comme un point final. (Elle montre l’appareil.) D’ici, ça part tout droit. Il ne peut rien couper. Est-ce que tu l’as?',
      },
      choices: on('in-the-hut'),
    },
    {
      key: 'in-the-hut',
      type: 'question',
      content: {
        en: 'They are all awake down there, you know. I can feel it through the floor. What have you brought me, Standby?',
        fr: 'Ils sont tous réveillés, en bas, tu sais. Je le sens à travers le plancher. Qu’est-ce que tu m’apportes, la Relève?',
      },
      choices: [
        {
          text: { en: 'The reel, spliced. Play it.', fr: 'La bobine, remontée. On la passe.' },
          to: 'the-hole',
          conditions: { hasItem: 'reel' },
          locked: true,
        },
        {
          text: {
            en: 'Not all of it yet. How do I put it together?',
            fr: 'Pas encore tout. Comment on recolle la bande?',
          },
          to: 'how',
          conditions: { not: { hasItem: 'reel' } },
        },
        {
          text: { en: 'It was you at the receiver.', fr: 'C’était vous, au récepteur.' },
          to: 'it-was-me',
          conditions: { puzzleSolved: 'duty-board' },
        },
        {
          text: { en: 'I have the eleven seconds.', fr: 'J’ai les onze secondes.' },
          to: 'weighing',
          conditions: { hasItem: 'cut' },
        },
        { text: { en: 'I’ll be back.', fr: 'Je reviens.' }, to: 'be-back' },
      ],
    },
    {
      key: 'how',
      type: 'dialogue',
      content: {
        en: 'Three pieces: behind the bay, in the logger, among the records. Then your own bench, the block under the lamp. Put him in order. I could not. I tried, on Tuesday, and had to go on the air an hour later and talk about the weather.',
        fr: 'Trois morceaux : derrière le panneau, dans l’enregistreur, parmi les disques. Puis ton établi, le bloc sous la lampe. Remets-le dans l’ordre. Moi, je n’ai pas pu. J’ai essayé, mardi, et une heure après il fallait aller en ondes parler de la météo.',
      },
      choices: on('in-the-hut'),
    },
    {
      key: 'it-was-me',
      type: 'dialogue',
      content: {
        en: '(She shuts her eyes.) My second night. I said, “Received, help is coming,” and ran down that ladder in my stockings and put the slip into his hand. I had no licence; that is why he pocketed it, but first I saw him pick up the telephone. I went back up so proud. I told your father to hold on. I told him for forty minutes. (A long time.) Every night I have said good night to a child who was six. Do you see why I only ever say “Standby”, and never your name?',
        fr: '(Elle ferme les yeux.) Ma deuxième nuit. J’ai dit : « Bien reçu, les secours arrivent », j’ai dévalé l’échelle en bas de nylon et j’ai mis le message dans la main de Lucien. Je n’avais pas de licence : c’est pour ça qu’il l’a empoché. Mais je l’ai vu décrocher. Je suis remontée, si fière. À ton père, j’ai dit de tenir bon. Je le lui ai dit pendant quarante minutes. (Un long temps.) Chaque nuit, j’ai souhaité bonne nuit à un enfant de six ans. Tu comprends pourquoi j’ai toujours dit « la Relève », et jamais ton nom?',
      },
      choices: on('in-the-hut'),
    },
    {
      key: 'weighing',
      type: 'branch',
      content: {
        en: 'Only with three proofs and the reel does she dare.',
        fr: 'Elle n’ose qu’avec trois preuves et la bobine.',
      },
      choices: [
        { text: { en: 'All of it', fr: 'Tout' }, to: 'all-of-it' },
        { text: { en: 'Something is missing', fr: 'Il manque quelque chose' }, to: 'not-enough' },
      ],
    },
    {
      key: 'all-of-it',
      type: 'question',
      conditions: { all: [{ hasItem: 'reel' }, { flag: 'proofs', atLeast: 3 }] },
      content: {
        en: '(You open the tin. She does not touch it.) He kept it like a saint’s bone. “In case she ever talks.” Well. You have the board, and you have Blanche, so nobody will say I am clearing Étienne to be rid of him. And you have me, at twenty. It wants a blade and a steady hand, and after it plays, somebody has to say whose voice it is. Shall I?',
        fr: '(Vous ouvrez la boîte. Elle n’y touche pas.) Il l’a gardée comme l’os d’un saint. « Pour le jour où elle parlerait. » Bon. Tu as le tableau, tu as Blanche : personne ne dira que je couvre Étienne pour m’en laver les mains. Et tu m’as, moi, à vingt ans. Il faut une lame, une main sûre et, quand ça aura joué, quelqu’un pour dire de qui est cette voix. Est-ce que je le fais?',
      },
      choices: [
        { text: { en: 'Say it. I’ll hold the tape.', fr: 'Dites-le. Je tiens la bande.' }, to: 'splice-her-in' },
        { text: { en: 'Take a moment.', fr: 'Prenez un moment.' }, to: 'be-back' },
      ],
    },
    {
      key: 'splice-her-in',
      type: 'action',
      content: { en: 'The better ending.', fr: 'La plus belle fin.' },
      rewards: [{ takeItem: 'cut' }, { takeItem: 'reel' }, { addExperience: 200 }, { goTo: 'ten-past-three' }],
      choices: [],
    },
    {
      key: 'not-enough',
      type: 'dialogue',
      content: {
        en: '(She looks at the tin as if it might go off.) That is me. It proves who answered, and they will say: then it was you. It does not prove that I gave the slip to Lucien; he’ll say Étienne slept beside me. I have thought this through for twenty years, Standby. Bring me what is missing, and I’ll say anything you like.',
        fr: '(Elle regarde la boîte comme si elle allait sauter.) C’est moi. Ça prouve qui a répondu, et on dira : c’était donc vous. Ça ne prouve pas que j’ai donné le message à Lucien; il dira qu’Étienne dormait à côté de moi. J’ai retourné ça pendant vingt ans, la Relève. Apporte-moi ce qui manque, et je dirai tout ce que tu veux.',
      },
      choices: on('asks-for-the-call'),
    },
    ...asks('call', { hasItem: 'reel' }, 'asks-for-the-board', {
      en: 'There is the call itself, for a start. Until it is joined up, from the first word to the last, I am a girl of twenty talking to nobody. The block is on your bench.',
      fr: 'L’appel lui-même, pour commencer. Tant qu’il n’est pas remonté du premier mot au dernier, je suis une fille de vingt ans qui parle toute seule. Le bloc est sur ton établi.',
    }),
    ...asks('board', { puzzleSolved: 'duty-board' }, 'asks-for-the-lamp', {
      en: 'I need it in black and white who stood where that night. The board is still hanging in the corridor. It only wants somebody who has read Étienne’s letter and dares to put the pegs in.',
      fr: 'Il me faut, noir sur blanc, qui se tenait où, cette nuit-là. Le tableau pend toujours dans le corridor. Il attend seulement quelqu’un qui ait lu la lettre d’Étienne et qui ose y remettre les chevilles.',
    }),
    ...asks('lamp', { flag: 'lamp_seen' }, 'in-the-hut', {
      en: 'And I need one living soul who saw Étienne’s lamp on that mast. Somebody on this coast was awake; on this coast somebody always is. Ask whoever is waiting on line two.',
      fr: 'Et il me faut quelqu’un de vivant qui ait vu la lampe d’Étienne sur ce mât. Quelqu’un veillait, sur cette côte; il y a toujours quelqu’un qui veille. Demande à qui attend sur la ligne deux.',
    }),
    {
      key: 'the-hole',
      type: 'question',
      content: {
        en: '(She holds the reel up to the light, and her thumb stops at the second join.) Here. Eleven seconds. That is where the answer was. Without them, they’ll hear him call and they’ll hear him thank somebody. They will ask who. Lucien will tell them Étienne, and once it has gone out, it has gone out. But it is more than there was. Do you want it like this?',
        fr: '(Elle lève la bobine à la lumière, et son pouce s’arrête à la deuxième collure.) Ici. Onze secondes. C’est là qu’était la réponse. Sans elles, on l’entendra appeler, et on l’entendra dire merci. On demandera à qui. Lucien dira que c’était Étienne et, une fois en ondes, c’est en ondes. Mais c’est plus qu’on n’en avait. Tu la veux comme ça?',
      },
      choices: [
        { text: { en: 'Play it as it is.', fr: 'Passez-la telle quelle.' }, to: 'play-the-hole' },
        { text: { en: 'Not yet.', fr: 'Pas encore.' }, to: 'be-back' },
      ],
    },
    {
      key: 'play-the-hole',
      type: 'action',
      content: { en: 'The first ending.', fr: 'La première fin.' },
      rewards: [{ takeItem: 'reel' }, { goTo: 'eleven-seconds' }],
      choices: [],
    },
    {
      key: 'be-back',
      type: 'dialogue',
      content: {
        en: 'I’ve waited twenty years. I can wait for you to use the ladder. Mind the third rung.',
        fr: 'J’attends depuis vingt ans. J’attendrai bien que tu redescendes l’échelle. Attention au troisième barreau.',
      },
      choices: [],
    },
  ],
}
