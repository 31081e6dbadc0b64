import type { SampleNpc } from '#samples/sample-adventure.ts'
import { on } from './on.ts'

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
