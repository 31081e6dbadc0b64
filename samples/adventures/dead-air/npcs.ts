import type { SampleNode, SampleNpc } from '#samples/sample-adventure.ts'
import { proof } from './truths.ts'

const on = (to: string): SampleNode['choices'] => [{ text: { en: 'Go on', fr: 'La suite' }, to }]

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

export const harvey: SampleNpc = {
  key: 'harvey',
  name: { en: 'Lucien Harvey', fr: 'Lucien Harvey' },
  description: {
    en: 'Manager of Radio Saint-Elme since it was a shed: a good suit at half past three in the morning, a good voice, and hands that are never quite still.',
    fr: 'Directeur de Radio Saint-Elme depuis l’époque où c’était une remise : un bon complet à trois heures et demie du matin, une belle voix et des mains jamais tout à fait tranquilles.',
  },
  avatar: './art/npcs/harvey.webp',
  nodes: [
    {
      key: 'come-in',
      type: 'dialogue',
      conditions: { not: { npc: 'harvey', nodeSeen: 'come-in' } },
      content: {
        en: 'Standby! Good. I was about to ring you. Our Margot has had one of her turns: she walked out and took her car. Do me a kindness, put the record back on and go home. And if you should come across any tape lying about that is not labelled, you bring it to me. Not to anybody else. It’s a matter of copyright.',
        fr: 'La Relève! Parfait. J’allais vous appeler. Notre Margot nous a fait une de ses crises : elle est partie, avec son auto. Rendez-moi service, remettez le disque et rentrez chez vous. Et si jamais vous tombez sur de la bande qui traîne, sans étiquette, c’est à moi que vous l’apportez. À personne d’autre. Une question de droits.',
      },
      choices: on('at-the-desk'),
    },
    {
      key: 'at-the-desk',
      type: 'question',
      content: {
        en: 'Well? The coast is listening to nothing, and nothing does not sell. (He turns his glass a quarter turn, and back.)',
        fr: 'Alors? La côte écoute du vide, et le vide, ça ne se vend pas. (Il tourne son verre d’un quart de tour, puis le ramène.)',
      },
      choices: [
        { text: { en: 'Where is she really?', fr: 'Où est-elle, au juste?' }, to: 'the-car' },
        {
          text: { en: 'What happened on 12 February 1964?', fr: 'Que s’est-il passé le 12 février 1964?' },
          to: 'the-inquest',
        },
        {
          text: { en: 'She went up to the roof. I heard it.', fr: 'Elle est montée sur le toit. Je l’ai entendu.' },
          to: 'no-hurry',
          conditions: { puzzleSolved: 'logger' },
        },
        {
          text: {
            en: 'You were right: she took the car. With the tape.',
            fr: 'Vous aviez raison : elle a pris l’auto. Avec la bande.',
          },
          to: 'own-lie',
          conditions: { puzzleSolved: 'logger' },
        },
        { text: { en: 'I’ll look for that record.', fr: 'Je vais chercher ce disque.' }, to: 'good' },
      ],
    },
    {
      key: 'the-car',
      type: 'dialogue',
      content: {
        en: 'I told you, she drove off. I heard the engine. And I pulled the cords, every one of them: nobody else was going to say anything tonight. (You did not pass a car on the hill, and there is only one road.) Don’t look at me like that. You have your father’s way of looking; it did not get him far, either.',
        fr: 'Je vous l’ai dit, elle est partie en auto. J’ai entendu le moteur. Et les cordons, c’est moi qui les ai arrachés, tous; cette nuit, plus personne n’allait parler. (Vous n’avez croisé personne dans la côte, et il n’y a qu’une route.) Ne me regardez pas comme ça. Vous avez le regard de votre père; ça ne l’a pas mené bien loin non plus.',
      },
      choices: on('at-the-desk'),
    },
    {
      key: 'the-inquest',
      type: 'dialogue',
      content: {
        en: 'Read the inquest. Morin was at the receiver and Morin heard nothing, because Morin was asleep, or drunk, or both. I said so under oath. I also said that I have never set foot on that roof in my life, and that, at least, nobody has ever thrown in my face. He is dead, you know. One should let the dead have it their own way.',
        fr: 'Lisez l’enquête. C’était Morin, au récepteur, et Morin n’a rien entendu, parce que Morin dormait, ou qu’il avait bu, ou les deux. Je l’ai dit sous serment. J’ai dit aussi que, de ma vie, je n’ai mis le pied sur ce toit, et ça, au moins, personne ne me l’a jamais reproché. Il est mort, vous savez. Il faut laisser les morts tranquilles.',
      },
      choices: on('at-the-desk'),
    },
    {
      key: 'no-hurry',
      type: 'dialogue',
      content: {
        en: 'On the roof. (It is quiet for as long as it takes to fill a glass.) Then there is no hurry, is there? The hatch is frozen, it’s ten below, and she has no coat. Sit down. Have something. In an hour it will all be much simpler.',
        fr: 'Sur le toit. (Un silence, le temps de remplir un verre.) Alors rien ne presse, n’est-ce pas? La trappe est gelée, il fait moins dix, et elle n’a pas de manteau. Asseyez-vous. Prenez quelque chose. Dans une heure, tout sera bien plus simple.',
      },
      choices: on('at-the-desk'),
    },
    {
      key: 'own-lie',
      type: 'action',
      content: { en: 'He believes his own lie and leaves.', fr: 'Il croit à son propre mensonge et s’en va.' },
      rewards: [{ setFlag: 'harvey_gone', to: true }, { addExperience: 50 }],
      choices: on('he-leaves'),
    },
    {
      key: 'he-leaves',
      type: 'dialogue',
      content: {
        en: 'With the… (He is on his feet. He has told it so well that he has begun to believe it.) Down to the police with it, in this. She’ll be at the pylon by now. You stay here. You touch nothing. (He does not look out; he has not for twenty years. His coat catches the frame on the wall as he goes, and the licence of Radio Saint-Elme swings out on a hinge.)',
        fr: 'Avec la… (Le voilà debout. Il a si bien raconté son histoire qu’il commence à y croire.) Elle descend à la police, par ce temps. Elle doit être au pylône. Restez ici. Ne touchez à rien. (Il ne regarde pas dehors; il ne le fait plus depuis vingt ans. En sortant, son manteau accroche le cadre, au mur, et la licence de Radio Saint-Elme pivote sur une charnière.)',
      },
      choices: [],
    },
    {
      key: 'good',
      type: 'dialogue',
      content: {
        en: 'Something with strings. People like strings at this hour; they can’t be argued with.',
        fr: 'Quelque chose avec des violons. Les gens aiment les violons, à cette heure-ci; ça ne se discute pas.',
      },
      choices: [],
    },
  ],
}

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
        en: '(She looks at the tin as if it might go off.) That is me. It proves who answered, and they will say: then it was you. It does not prove that I gave the slip to Lucien; he’ll say Étienne slept beside me. I have thought this through for twenty years, Standby. I need the call itself, all joined up. I need it in black and white who stood where that night. And I need one living soul who saw Étienne on that mast. Bring me those, and I’ll say anything you like.',
        fr: '(Elle regarde la boîte comme si elle allait sauter.) C’est moi. Ça prouve qui a répondu, et on dira : c’était donc vous. Ça ne prouve pas que j’ai donné le message à Lucien; il dira qu’Étienne dormait à côté de moi. J’ai retourné ça pendant vingt ans, la Relève. Il me faut l’appel, remonté en entier. Il me faut, noir sur blanc, qui se tenait où, cette nuit-là. Et il me faut quelqu’un de vivant qui ait vu Étienne sur ce mât. Apporte-moi ça, et je dirai tout ce que tu veux.',
      },
      choices: on('in-the-hut'),
    },
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
