import type { SampleNpc } from '#samples/sample-adventure.ts'
import { awake, nobodyCutIt } from '#samples/adventures/both-sides-of-the-glass/truths.ts'
import { on } from './on.ts'

export const aurore: SampleNpc = {
  key: 'aurore',
  name: { en: 'Mademoiselle Aurore', fr: 'Mademoiselle Aurore' },
  description: {
    en: 'Seventy, in a hat as wide as a table, brown as a nut and never in a hurry. She talks to everything that is green.',
    fr: 'Soixante-dix ans, sous un chapeau grand comme une table, brune comme une noix et jamais pressée. Elle parle à tout ce qui est vert.',
  },
  avatar: './art/npcs/aurore.webp',
  nodes: [
    {
      key: 'by-the-pool',
      type: 'question',
      content: {
        en: 'Sit down, you are dripping on the ferns; they like it, but you don’t. What is it?',
        fr: 'Asseyez-vous, vous gouttez sur les fougères; elles aiment ça, mais pas vous. Qu’est-ce qu’il y a?',
      },
      choices: [
        { text: { en: 'Good morning. You sent for help?', fr: 'Bonjour. Vous cherchiez de l’aide?' }, to: 'welcome' },
        { text: { en: 'What happened that night?', fr: 'Que s’est-il passé, cette nuit-là?' }, to: 'her-version' },
        {
          text: { en: 'By how many minutes are you the elder?', fr: 'De combien de minutes êtes-vous l’aînée?' },
          to: 'the-minutes',
        },
        {
          text: { en: 'How does the house work?', fr: 'Comment marche la serre?' },
          to: 'the-house',
          conditions: { not: { puzzleSolved: 'valves' } },
        },
        {
          text: {
            en: 'Nobody cut it. Do flowers fall by themselves?',
            fr: 'Personne ne l’a coupée. Une fleur, ça tombe tout seul?',
          },
          to: 'its-mother',
          conditions: nobodyCutIt,
        },
        {
          text: { en: 'Any message for the other side?', fr: 'Un mot pour l’autre côté?' },
          to: 'a-word',
        },
        { text: { en: 'He has sent an answer.', fr: 'Il a répondu.' }, to: 'his-word' },
        {
          text: { en: 'It is awake. There is a bud.', fr: 'Elle est réveillée. Il y a un bouton.' },
          to: 'a-bud',
          conditions: awake,
        },
        { text: { en: 'I’ll get on with it.', fr: 'Je m’y remets.' }, to: 'off-you-go' },
      ],
    },
    {
      key: 'welcome',
      type: 'dialogue',
      content: {
        en: 'So you are my pair of hands. Good; mine have been on since 1909. Do you see that wall? No? Neither do I, not since ’49. If somebody in there should ask you for something, you may say that it is to be had here, and that it would have to be asked for nicely.',
        fr: 'C’est donc vous, ma paire de bras. Tant mieux; les miens servent depuis 1909. Vous voyez ce mur? Non? Moi non plus, depuis 49. Si jamais quelqu’un, là derrière, vous demande quelque chose, vous pouvez dire que ça se trouve ici et qu’il faudrait le demander gentiment.',
      },
      choices: on('by-the-pool'),
    },
    {
      key: 'her-version',
      type: 'dialogue',
      content: {
        en: 'The longest day of ’49. We had crossed my night trumpet with that woolly thing of his, eleven years of crossing, and that night it opened. One flower. I took its portrait and went to bed and did not sleep. In the morning it lay on the floor. He stood there with his camera, and he said: “I hope that you are satisfied.” I! So I said something about envy. It was rather good. I have regretted it since a quarter past five.',
        fr: 'Le plus long jour de 49. Nous avions croisé ma trompette de nuit avec son machin laineux, onze ans de croisements, et cette nuit-là elle s’est ouverte. Une seule fleur. J’ai fait son portrait, je suis montée me coucher et je n’ai pas dormi. Le matin, elle était par terre. Lui, debout, avec son appareil, il m’a dit : « J’espère que tu es contente. » Moi! J’ai répondu quelque chose sur l’envie. C’était bien tourné. Je le regrette depuis cinq heures et quart.',
      },
      choices: on('by-the-pool'),
    },
    {
      key: 'the-minutes',
      type: 'dialogue',
      content: {
        en: 'Seven. Our mother had a watch in her hand. He has spent seventy years telling people that it was nearer six, and that he was held up. Seven minutes, you may write that down; we used to write everything by it.',
        fr: 'De sept. Notre mère avait une montre à la main. Voilà soixante-dix ans qu’il raconte que c’était plutôt six, et qu’on l’avait retenu. Sept minutes, vous pouvez le noter; nous écrivions tout là-dessus, autrefois.',
      },
      choices: on('by-the-pool'),
    },
    {
      key: 'the-house',
      type: 'dialogue',
      content: {
        en: 'From below, like everything that is alive. Papa’s valves are down there; four of them let the water into the pipes and out of my pool. Which four he painted on the glass, on this side, and then I whitewashed it. Well! I was angry. From over there one can see it still, I suppose. From behind.',
        fr: 'Par en bas, comme tout ce qui vit. Les robinets de papa sont en dessous; il en faut quatre pour que l’eau aille dans les tuyaux et quitte mon bassin. Lesquels, il l’avait peint sur la vitre, de ce côté-ci, et puis j’ai passé la chaux. Quoi! J’étais fâchée. De là-bas, on doit encore le voir. Par derrière.',
      },
      choices: on('by-the-pool'),
    },
    {
      key: 'its-mother',
      type: 'dialogue',
      content: {
        en: '(The fan stops.) Its mother does. Look at her, on the left there: every trumpet one night, and at first light she lets it go, whole, with the end as round as an egg. I sweep them up by the basket. Every morning. For thirty years I have swept them up… (She looks at the broom.) It was not cut. It was finished. But then, why did it never flower again? That it must have from his side. Ask him what his does when it is done. I can’t. I am not speaking to him.',
        fr: '(L’éventail s’arrête.) Sa mère, oui. Regardez-la, là, à gauche : une nuit par trompette et, aux premières lueurs, elle la lâche, entière, le bout rond comme un œuf. J’en balaie des paniers. Tous les matins. Trente ans que je les balaie… (Elle regarde le balai.) On ne l’a pas coupée. Elle avait fini. Mais alors, pourquoi n’a-t-elle jamais refleuri? Ça, elle le tient de son côté à lui. Demandez-lui ce que fait la sienne quand elle a fini. Moi, je ne peux pas. Je ne lui parle pas.',
      },
      choices: on('by-the-pool'),
    },
    {
      key: 'a-word',
      type: 'dialogue',
      content: {
        en: 'A message! I have nothing to say to him. (She waits a decent while.) You may tell him that his flowers are so small that mine take them for crumbs. Whoever is over there can say it to him; word for word, mind.',
        fr: 'Un mot! Je n’ai rien à lui dire. (Elle laisse passer un moment convenable.) Vous pouvez lui dire que ses fleurs sont si petites que les miennes les prennent pour des miettes. Qui est là-bas le lui dira; mot pour mot, hein.',
      },
      choices: on('by-the-pool'),
    },
    {
      key: 'his-word',
      type: 'question',
      content: {
        en: 'An answer. (The fan goes faster.) Well? What did he say, exactly?',
        fr: 'Une réponse. (L’éventail s’accélère.) Alors? Qu’est-ce qu’il a dit, exactement?',
      },
      choices: [
        { text: { en: 'That yours are lovely.', fr: 'Que les vôtres sont superbes.' }, to: 'not-him' },
        { text: { en: 'That he can hear his grow.', fr: 'Que lui, il entend pousser les siennes.' }, to: 'hears-them' },
        { text: { en: 'That he is sorry.', fr: 'Qu’il s’excuse.' }, to: 'not-him' },
        { text: { en: 'I’ll go and ask.', fr: 'Je vais demander.' }, to: 'by-the-pool' },
      ],
    },
    {
      key: 'not-him',
      type: 'dialogue',
      content: {
        en: 'Then you have talked to somebody else. Ask whoever is over there.',
        fr: 'Alors vous avez parlé à quelqu’un d’autre. Demandez à qui est là-bas.',
      },
      choices: on('by-the-pool'),
    },
    {
      key: 'hears-them',
      type: 'dialogue',
      content: {
        en: '(She laughs before she can stop it, and then fans it away.) He was always deaf on that side. Did he look well?',
        fr: '(Elle rit avant d’avoir pu s’en empêcher, puis chasse cela d’un coup d’éventail.) Il a toujours été sourd de ce côté-là. Il avait bonne mine?',
      },
      choices: on('by-the-pool'),
    },
    {
      key: 'a-bud',
      type: 'dialogue',
      content: {
        en: 'A bud. (She has got up; the chair goes on rocking without her.) Then go and tell the woman with the pen. I shall look from here. One can wipe a pane, I suppose, without saying good morning.',
        fr: 'Un bouton. (Elle s’est levée; le fauteuil se balance sans elle.) Alors allez le dire à la dame à la plume. Moi, je regarderai d’ici. On peut bien essuyer un carreau sans dire bonjour.',
      },
      choices: on('by-the-pool'),
    },
    {
      key: 'off-you-go',
      type: 'dialogue',
      content: {
        en: 'Do. And don’t slam the door, the bananas are shy.',
        fr: 'C’est ça. Et ne claquez pas la porte, les bananiers sont timides.',
      },
      choices: [],
    },
  ],
}
