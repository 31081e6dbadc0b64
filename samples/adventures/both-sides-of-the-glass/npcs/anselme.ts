import type { SampleNpc } from '#samples/sample-adventure.ts'
import { awake, nobodyCutIt } from '#samples/adventures/both-sides-of-the-glass/truths.ts'
import { on } from './on.ts'

export const anselme: SampleNpc = {
  key: 'anselme',
  name: { en: 'Monsieur Anselme', fr: 'Monsieur Anselme' },
  description: {
    en: 'Seventy, in a flat cap and a cardigan with a pencil in it, exact in everything, and cold since 1949.',
    fr: 'Soixante-dix ans, casquette plate et veste de laine avec un crayon dedans; exact en tout, et froid depuis 1949.',
  },
  avatar: './art/npcs/anselme.webp',
  nodes: [
    {
      key: 'at-the-scree',
      type: 'question',
      content: {
        en: 'Speak, but breathe the other way. This one is flowering, if you know where to look.',
        fr: 'Parlez, mais respirez de l’autre côté. Celle-ci est en fleur, quand on sait où regarder.',
      },
      choices: [
        { text: { en: 'Good morning. You sent for help?', fr: 'Bonjour. Vous cherchiez de l’aide?' }, to: 'welcome' },
        { text: { en: 'What happened that night?', fr: 'Que s’est-il passé, cette nuit-là?' }, to: 'his-version' },
        {
          text: { en: 'What is the writing on the ice chest?', fr: 'Qu’est-ce qui est écrit sur le coffre à glace?' },
          to: 'the-writing',
          conditions: { not: { puzzleSolved: 'ice-chest' } },
        },
        {
          text: { en: 'What is that on the glass, up there?', fr: 'Qu’est-ce que c’est, là-haut, sur la vitre?' },
          to: 'the-plan',
          conditions: { not: { puzzleSolved: 'valves' } },
        },
        {
          text: {
            en: 'Nobody cut it. Why has it never flowered since?',
            fr: 'Personne ne l’a coupée. Pourquoi n’a-t-elle jamais refleuri?',
          },
          to: 'its-father',
          conditions: nobodyCutIt,
        },
        { text: { en: 'She has sent you a message.', fr: 'Elle vous envoie un mot.' }, to: 'her-word' },
        {
          text: { en: 'It is awake. There is a bud.', fr: 'Elle est réveillée. Il y a un bouton.' },
          to: 'a-bud',
          conditions: awake,
        },
        { text: { en: 'I’ll get on with it.', fr: 'Je m’y remets.' }, to: 'carry-on' },
      ],
    },
    {
      key: 'welcome',
      type: 'dialogue',
      content: {
        en: 'You are on time. Good. Shut the door; one degree has got in with you. I ask for three things: that you touch nothing, that you write everything down, and that you do not mention the other side. If the other side should need to know something, you may read it out, in a neutral voice.',
        fr: 'Vous êtes à l’heure. Bien. Fermez la porte; il est entré un degré avec vous. Je demande trois choses : ne touchez à rien, notez tout et ne parlez pas de l’autre côté. Si l’autre côté a besoin de savoir quelque chose, vous pouvez le lire à voix haute, sur un ton neutre.',
      },
      choices: on('at-the-scree'),
    },
    {
      key: 'his-version',
      type: 'dialogue',
      content: {
        en: 'I keep a record. 21 June 1949: in flower, one. Height nineteen inches. I go to bed at eleven. 22 June, five o’clock: flower on the floor. She had said at supper that it would look well in her hair. I drew a conclusion. I said one sentence. She said several. The walls went up on the twenty-eighth; I have the receipt.',
        fr: 'Je tiens un registre. 21 juin 1949 : en fleur, une. Hauteur, quarante-huit centimètres. Je me couche à onze heures. 22 juin, cinq heures : fleur au sol. Au souper, elle avait dit qu’elle ferait bien dans ses cheveux. J’ai tiré une conclusion. J’ai dit une phrase. Elle en a dit plusieurs. Les murs sont du vingt-huit; j’ai la facture.',
      },
      choices: on('at-the-scree'),
    },
    {
      key: 'the-writing',
      type: 'dialogue',
      content: {
        en: 'Ours, from when we were ten. Each letter pushed on along the alphabet by the minutes between us. I do not discuss that number. Ask on the other side; you will be told it without asking twice.',
        fr: 'La nôtre, de nos dix ans. Chaque lettre avancée, dans l’alphabet, du nombre de minutes qu’il y a entre nous. Je ne discute pas de ce nombre. Demandez de l’autre côté; on vous le dira sans se faire prier.',
      },
      choices: on('at-the-scree'),
    },
    {
      key: 'the-plan',
      type: 'dialogue',
      content: {
        en: 'Father’s valves. Painted on her side, so that one reads it from behind here, like everything that she does. The figures run three, two, one. Go by the figures.',
        fr: 'Les robinets de notre père. C’est peint de son côté à elle; d’ici, on le lit par derrière, comme tout ce qu’elle fait. Les chiffres vont trois, deux, un. Fiez-vous aux chiffres.',
      },
      choices: on('at-the-scree'),
    },
    {
      key: 'its-father',
      type: 'dialogue',
      content: {
        en: '(The tweezers stop.) Because its father does not, either. That grey rosette behind me: it flowers, and then it sleeps for thirty winters with its feet in warm scree and its head in the snow. I have the figures. I watched it flower in ’49, with the other one; I know exactly when it will again, it is… (He looks at his watch, which shows the date.) It is not finished. It was asleep. Thirty winters. I never counted them for that one; I was told that it had been cut. By myself.',
        fr: '(La pince s’arrête.) Parce que son père non plus. La rosette grise, derrière moi : elle fleurit, puis elle dort trente hivers, les pieds dans l’éboulis tiède et la tête dans la neige. J’ai les chiffres. Je l’ai vue fleurir en 49, en même temps que l’autre; je sais exactement quand elle refleurira, c’est… (Il regarde sa montre, qui donne la date.) Elle n’est pas finie. Elle dormait. Trente hivers. Pour celle-là, je ne les ai jamais comptés; on m’avait dit qu’elle était coupée. C’est moi qui l’avais dit.',
      },
      choices: on('at-the-scree'),
    },
    {
      key: 'her-word',
      type: 'question',
      content: {
        en: 'A message. (The tweezers wait in the air.) Verbatim, please.',
        fr: 'Un mot. (La pince attend en l’air.) Textuellement, s’il vous plaît.',
      },
      choices: [
        { text: { en: 'That she misses you.', fr: 'Que vous lui manquez.' }, to: 'not-her' },
        { text: { en: 'That your roses are pretty.', fr: 'Que vos roses sont jolies.' }, to: 'no-roses' },
        {
          text: { en: 'That hers take yours for crumbs.', fr: 'Que les siennes prennent les vôtres pour des miettes.' },
          to: 'crumbs',
        },
        { text: { en: 'I’ll go and ask.', fr: 'Je vais demander.' }, to: 'at-the-scree' },
      ],
    },
    {
      key: 'not-her',
      type: 'dialogue',
      content: {
        en: 'She would not say that in front of witnesses. Ask whoever is over there.',
        fr: 'Elle ne dirait pas ça devant témoin. Demandez à qui est là-bas.',
      },
      choices: on('at-the-scree'),
    },
    {
      key: 'no-roses',
      type: 'dialogue',
      content: {
        en: 'I have no roses. She knows that. Ask whoever is over there.',
        fr: 'Je n’ai pas de roses. Elle le sait. Demandez à qui est là-bas.',
      },
      choices: on('at-the-scree'),
    },
    {
      key: 'crumbs',
      type: 'dialogue',
      content: {
        en: 'Crumbs. (He writes it down.) You may answer that in here, at least, one can hear them grow; hers have to be shouted over. (He sharpens his pencil.) Was that her own word? Crumbs?',
        fr: 'Des miettes. (Il le note.) Vous pouvez répondre qu’ici, au moins, on les entend pousser; avec les siennes, on ne s’entend plus parler. (Il taille son crayon.) C’est son mot à elle? Des miettes?',
      },
      choices: on('at-the-scree'),
    },
    {
      key: 'a-bud',
      type: 'dialogue',
      content: {
        en: 'A bud. On which day? Today. (He writes it down, and the pencil breaks.) Inform the notary. I shall observe from here. A pane can be wiped for purposes of observation.',
        fr: 'Un bouton. Quel jour? Aujourd’hui. (Il le note, et la mine casse.) Prévenez la notaire. J’observerai d’ici. Un carreau peut s’essuyer à des fins d’observation.',
      },
      choices: on('at-the-scree'),
    },
    {
      key: 'carry-on',
      type: 'dialogue',
      content: {
        en: 'Do. And walk on the boards; the moss is older than you.',
        fr: 'Faites. Et marchez sur les planches; la mousse est plus vieille que vous.',
      },
      choices: [],
    },
  ],
}
