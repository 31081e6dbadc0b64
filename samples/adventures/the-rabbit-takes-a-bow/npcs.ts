import type { SampleNpc, SampleNode } from '#samples/sample-adventure.ts'
import { bravo, supperShared, threadGiven } from './items.ts'

const on = (to: string): SampleNode['choices'] => [{ text: { en: 'Go on', fr: 'La suite' }, to }]

const odetteAsks: SampleNode['choices'] = [
  { text: { en: 'Have you seen Basil?', fr: 'Avez-vous vu Basile?' }, to: 'basil' },
  { text: { en: 'What does he like best?', fr: 'Qu’est-ce qu’il aime le plus?' }, to: 'likes' },
  {
    text: { en: 'Why is his name not on this poster?', fr: 'Pourquoi son nom n’est-il pas sur cette affiche?' },
    to: 'posters',
    conditions: { hasItem: 'poster' },
  },
]

export const odette: SampleNpc = {
  key: 'odette',
  name: { en: 'Odette', fr: 'Odette' },
  description: {
    en: 'Dresser of the house for as long as anybody remembers: silver hair, half-moon spectacles, pins between her lips and an opinion on everything.',
    fr: 'Habilleuse de la maison, de mémoire de machiniste : cheveux d’argent, lunettes en demi-lune, des épingles entre les lèvres et un avis sur tout.',
  },
  avatar: './art/npcs/odette.webp',
  nodes: [
    {
      key: 'back-again',
      type: 'branch',
      conditions: { npc: 'odette', nodeSeen: 'welcome' },
      content: {
        en: 'Once she has her thread, she has other things to say.',
        fr: 'Une fois qu’elle a son fil, elle a autre chose à dire.',
      },
      choices: [
        { text: { en: 'She has it', fr: 'Elle l’a' }, to: 'after-thread' },
        { text: { en: 'Not yet', fr: 'Pas encore' }, to: 'what-now' },
      ],
    },
    {
      key: 'welcome',
      type: 'dialogue',
      content: {
        en: 'Mind the pins, dear, they mind nobody. So he’s gone, is he? Walked out in the waistcoat I was sewing, with a button missing. One button! You can stop a clock in this house, but you cannot go on without a button.',
        fr: 'Attention aux épingles, mon cœur, elles ne font attention à personne. Alors, il est parti? Parti dans le gilet que j’étais en train de coudre, avec un bouton de moins. Un bouton! On peut arrêter les horloges, dans cette maison, mais on ne joue pas sans bouton.',
      },
      choices: on('back-again'),
    },
    {
      key: 'what-now',
      type: 'question',
      content: {
        en: 'I’ve the button here and no red thread to put it on with. Every inch of it has gone round that trunk of his or up on the wall, and the wall he has forbidden me. Was there anything else, dear?',
        fr: 'Le bouton, je l’ai; c’est le fil rouge qui me manque. Il a tout enroulé autour de sa malle ou tendu sur ce mur, et le mur, il me l’a interdit. Autre chose, mon cœur?',
      },
      choices: [
        {
          text: { en: 'Here is your red thread.', fr: 'Voici votre fil rouge.' },
          to: 'thread',
          conditions: { hasItem: 'red-thread' },
          locked: true,
        },
        ...odetteAsks,
        { text: { en: 'I’ll let you work.', fr: 'Je vous laisse travailler.' }, to: 'goodbye' },
      ],
    },
    {
      key: 'basil',
      type: 'dialogue',
      content: {
        en: 'At noon. He stood on that stool for his fitting and said nothing, which in a rabbit means a great deal. Then he looked at the posters going out by the door, year upon year of them, and off he went. I’d not call it running away. I’d call it making a point.',
        fr: 'À midi. Il est monté sur ce tabouret pour l’essayage et n’a rien dit, ce qui, chez un lapin, en dit long. Puis il a regardé les affiches près de la porte, des années et des années d’affiches, et il a filé. Je n’appellerais pas ça une fuite. J’appellerais ça mettre les points sur les i.',
      },
      choices: on('back-again'),
    },
    {
      key: 'likes',
      type: 'dialogue',
      content: {
        en: 'Carrots, and toasted ones at that. Bertha does them for him, down below: she’s the boiler, she’s a dear. There is one real carrot in the crate in the prop store, and Bertha keeps a whole sack at her feet. And take two. Nobody has ever brought him two.',
        fr: 'Les carottes, et grillées, s’il vous plaît. C’est Berthe qui les lui fait, dans les dessous : la chaudière, une perle. Il y a une vraie carotte dans la caisse, au magasin, et Berthe en garde tout un sac à ses pieds. Et prenez-en deux. Personne ne lui en a jamais apporté deux.',
      },
      choices: on('back-again'),
    },
    {
      key: 'posters',
      type: 'dialogue',
      content: {
        en: 'You’ve an eye. “The hat is the star,” they told him, the first year, and after that nobody thought of it again. But a rabbit can read, you know. A steady hand and a drop of gold would put it right. I’ve a pot of that, as it happens, for somebody with thread.',
        fr: 'Vous avez l’œil. « La vedette, c’est le chapeau », lui a-t-on dit la première année, et après, plus personne n’y a pensé. Mais un lapin, ça sait lire, vous savez. Une main sûre, une goutte d’or, et ce serait réparé. J’en ai justement un pot, pour qui aurait du fil.',
      },
      choices: on('back-again'),
    },
    {
      key: 'thread',
      type: 'action',
      content: { en: 'Takes the thread and gives the gold paint.', fr: 'Prend le fil et donne la peinture dorée.' },
      rewards: threadGiven,
      choices: on('paint'),
    },
    {
      key: 'paint',
      type: 'dialogue',
      content: {
        en: 'Red as a curtain! Now he can be buttoned like a gentleman. Fair is fair, dear: this is the last of the gold from the boxes. Put it where it will do some good. If you have one of those old posters about you, you hardly need me to say where.',
        fr: 'Rouge comme un rideau! Le voilà boutonné comme un monsieur. Chose promise, mon cœur : voici ce qui reste de l’or des loges. Mettez-le où il fera du bien. Si vous avez une de ces vieilles affiches sous la main, je n’ai pas besoin de vous dire où.',
      },
      choices: on('after-thread'),
    },
    {
      key: 'after-thread',
      type: 'question',
      conditions: { flag: 'thread_given' },
      content: {
        en: 'There. One button, four holes, and not a soul in the stalls will know. Off with you, it’s nearly midnight. Or was there something?',
        fr: 'Voilà. Un bouton, quatre trous, et personne au parterre n’en saura rien. Filez, il est presque minuit. Ou bien il y avait autre chose?',
      },
      choices: [...odetteAsks, { text: { en: 'See you at midnight.', fr: 'À minuit, donc.' }, to: 'goodbye' }],
    },
    {
      key: 'goodbye',
      type: 'dialogue',
      content: {
        en: 'Good. And if you find him, tell him his whiskers want combing.',
        fr: 'C’est ça. Et si vous le trouvez, dites-lui qu’il a les moustaches en bataille.',
      },
      choices: [],
    },
  ],
}

export const bertha: SampleNpc = {
  key: 'bertha',
  name: { en: 'Bertha, the boiler', fr: 'Berthe, la chaudière' },
  description: {
    en: 'Warm, round and reliable. She does not say much, but she says it low.',
    fr: 'Chaude, ronde et fidèle. Elle ne dit pas grand-chose, mais elle le dit dans le grave.',
  },
  avatar: './art/npcs/bertha.webp',
  nodes: [
    {
      key: 'full',
      type: 'dialogue',
      conditions: { hasItem: 'toasted-carrot', count: 2 },
      content: {
        en: 'Hrrrm. (It sounds satisfied. Two is a good number.)',
        fr: 'Hrrrm. (On la sent satisfaite. Deux, c’est un bon chiffre.)',
      },
      choices: [],
    },
    {
      key: 'hum',
      type: 'dialogue',
      content: {
        en: 'Hrrrm. (It sounds like a stomach, a kind one. By the grate hangs a fork that is just right for a carrot, and in small, neat handwriting somebody has chalked on the door: “Medium brown, please.”)',
        fr: 'Hrrrm. (On dirait un estomac, mais un bon. Près de la grille pend une fourchette juste à la taille d’une carotte, et quelqu’un a écrit à la craie sur la porte, d’une petite écriture soignée : « Brun moyen, s’il vous plaît. »)',
      },
      choices: [],
    },
  ],
}

const atTheTable: SampleNode['choices'] = [
  {
    text: {
      en: 'Here is something for you. It is not quite dry.',
      fr: 'Voici quelque chose pour vous. Ce n’est pas tout à fait sec.',
    },
    to: 'bill',
    conditions: { hasItem: 'new-bill' },
  },
  { text: { en: 'The house is full. Will you come?', fr: 'La salle est pleine. Venez-vous?' }, to: 'come' },
  { text: { en: 'One moment, please.', fr: 'Un petit instant, je vous prie.' }, to: 'wait' },
]

export const basil: SampleNpc = {
  key: 'basil',
  name: { en: 'Basil', fr: 'Basile' },
  description: {
    en: 'The most famous rabbit in show business, in spectacles and an unfinished waistcoat, with a cup of tea.',
    fr: 'Le lapin le plus célèbre du music-hall, en lunettes et en gilet inachevé, une tasse de thé à la patte.',
  },
  avatar: './art/npcs/basil.webp',
  nodes: [
    {
      key: 'again',
      type: 'branch',
      conditions: { npc: 'basil', nodeSeen: 'greeting' },
      content: {
        en: 'Three bravos (thread, supper, poster) open the better ending.',
        fr: 'Trois bravos (fil, souper, affiche) ouvrent la plus belle fin.',
      },
      choices: [
        { text: { en: 'All three', fr: 'Les trois' }, to: 'encore' },
        { text: { en: 'Supper is eaten', fr: 'Le souper est pris' }, to: 'after-supper' },
        { text: { en: 'Otherwise', fr: 'Sinon' }, to: 'table' },
      ],
    },
    {
      key: 'greeting',
      type: 'dialogue',
      content: {
        en: 'Four minutes to midnight, and you got here with your head and not with your elbows. I have waited forty years for that. Do sit. Mind the wand; it goes off.',
        fr: 'Minuit moins quatre, et vous voilà, par la tête plutôt que par les coudes. J’attends ça depuis quarante ans. Asseyez-vous donc. Attention à la baguette, elle part toute seule.',
      },
      choices: on('again'),
    },
    {
      key: 'table',
      type: 'question',
      content: {
        en: 'I keep a good clock: it is four minutes to midnight for as long as the tea is hot. Now then. What have you come to say? I should add that I have not had my supper.',
        fr: 'J’ai une bonne horloge : il est minuit moins quatre tant que le thé est chaud. Bon. Qu’est-ce qui vous amène? Je précise que je n’ai pas soupé.',
      },
      choices: [
        {
          text: {
            en: 'Two toasted carrots, medium brown: one for each side of the table.',
            fr: 'Deux carottes grillées, brun moyen : une pour chaque côté de la table.',
          },
          to: 'supper',
          conditions: { hasItem: 'toasted-carrot', count: 2 },
          locked: true,
        },
        ...atTheTable,
      ],
    },
    {
      key: 'supper',
      type: 'action',
      content: { en: 'They share the carrots.', fr: 'Ils partagent les carottes.' },
      rewards: supperShared,
      choices: on('supper-talk'),
    },
    {
      key: 'supper-talk',
      type: 'dialogue',
      content: {
        en: 'Two. (He turns his by the fork, as one looks at a sunset.) I am brought one every night, you know, on a silver tray, with applause. Nobody has ever stayed to eat with me. (He chews for a while.) Medium brown. You have been talking to Odette. Nobody listens to Odette; it is the great mistake of this house. About carrots, and about posters.',
        fr: 'Deux. (Il fait tourner la sienne au bout de la fourchette, comme on regarde un coucher de soleil.) On m’en apporte une tous les soirs, vous savez, sur un plateau d’argent, avec des applaudissements. Personne n’est jamais resté la manger avec moi. (Il mâche un moment.) Brun moyen. Vous avez parlé à Odette. Personne n’écoute Odette, et c’est la grande erreur de la maison. Pour les carottes comme pour les affiches.',
      },
      choices: on('again'),
    },
    {
      key: 'after-supper',
      type: 'question',
      conditions: { flag: 'supper_shared' },
      content: {
        en: 'The tea is hot and the company is good. Well? Is there anything else?',
        fr: 'Le thé est chaud et la compagnie est bonne. Eh bien? Y a-t-il autre chose?',
      },
      choices: atTheTable,
    },
    {
      key: 'bill',
      type: 'action',
      content: { en: 'He is given the poster.', fr: 'Il reçoit l’affiche.' },
      rewards: [{ takeItem: 'new-bill' }, { addExperience: 100 }, bravo],
      choices: [
        { text: { en: 'After supper', fr: 'Après le souper' }, to: 'read-at-leisure' },
        { text: { en: 'Before supper', fr: 'Avant le souper' }, to: 'bill-talk' },
      ],
    },
    {
      key: 'read-at-leisure',
      type: 'dialogue',
      conditions: { flag: 'bravos', atLeast: 3 },
      content: {
        en: '(He reads it. He takes off his spectacles, wipes them on his ear and reads it again.) “B.”, it says. With a full stop. And before the V. (It is quiet for a while, and the fire has the tact to crackle.)',
        fr: '(Il la lit. Il ôte ses lunettes, les essuie à son oreille et la relit.) « B. », c’est écrit. Avec un point. Et avant le V. (Un silence, que le feu a le tact de meubler.)',
      },
      choices: on('encore'),
    },
    {
      key: 'bill-talk',
      type: 'dialogue',
      content: {
        en: '(He reads it. He takes off his spectacles, wipes them on his ear and reads it again.) “B.”, it says. With a full stop. And before the V. (It is quiet for a while.) I should like to say something at this point, and one cannot say such things on an empty stomach.',
        fr: '(Il la lit. Il ôte ses lunettes, les essuie à son oreille et la relit.) « B. », c’est écrit. Avec un point. Et avant le V. (Un silence.) J’aimerais dire quelque chose, ici, et ces choses-là ne se disent pas le ventre vide.',
      },
      choices: on('again'),
    },
    {
      key: 'come',
      type: 'question',
      content: {
        en: 'I will, and on my terms: tonight I wear the waistcoat, and she goes into the hat. But think: once a curtain is up, it is up. Have you all you came for?',
        fr: 'Je viens, et à mes conditions : ce soir, c’est moi qui porte le gilet, et c’est elle qui entre dans le chapeau. Mais réfléchissez : un rideau levé est un rideau levé. Avez-vous fait tout ce que vous vouliez?',
      },
      choices: [
        { text: { en: 'Curtain up!', fr: 'Au rideau!' }, to: 'curtain-up' },
        { text: { en: 'One moment more.', fr: 'Encore un instant.' }, to: 'wait' },
      ],
    },
    {
      key: 'curtain-up',
      type: 'action',
      content: { en: 'The first ending.', fr: 'La première fin.' },
      rewards: [{ goTo: 'curtain-call' }],
      choices: [],
    },
    {
      key: 'wait',
      type: 'dialogue',
      content: {
        en: 'By all means. The door is round; it has no corners to hurry you.',
        fr: 'Je vous en prie. La porte est ronde : elle n’a pas de coins pour vous presser.',
      },
      choices: [],
    },
    {
      key: 'encore',
      type: 'dialogue',
      conditions: { flag: 'bravos', atLeast: 3 },
      content: {
        en: 'Thread for Odette, supper for two, and my name in gold. That is three things that nobody asked of you. (He stands up, and the last button holds.) I had something modest in mind for tonight: the hat, Vespera, a small lesson. I have thought better of it. Fetch her. Fetch Odette. We are doing the big one.',
        fr: 'Du fil pour Odette, un souper pour deux et mon nom en or. Ça fait trois choses que personne ne vous demandait. (Il se lève, et le dernier bouton tient bon.) J’avais prévu quelque chose de modeste pour ce soir : le chapeau, Vespera, une petite leçon. J’ai changé d’avis. Allez la chercher. Allez chercher Odette. On fait le grand numéro.',
      },
      choices: on('big-one'),
    },
    {
      key: 'big-one',
      type: 'action',
      content: { en: 'The better ending.', fr: 'La plus belle fin.' },
      rewards: [{ goTo: 'top-billing' }],
      choices: [],
    },
  ],
}
