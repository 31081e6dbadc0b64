import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/a-pumpkin-too-many/cards.ts'

export const angeMorin: Guest = {
  key: 'morin',
  name: text('Ange Morin', 'Ange Morin'),
  role: 'suspect',
  portraitAssetId: './art/portraits/morin.webp',
  publicDescription: text(
    'Runs the pharmacy, conducts the choir, knows everybody’s ailments and hums while hearing of them.',
    'Tient la pharmacie, dirige la chorale, connaît les bobos de tout le monde et fredonne en les écoutant.',
  ),
  background: text(
    'Your drops for the nerves, the heart and for sleep come out of one bottle: water, sugar, a little ' +
      'orange blossom. They help nine people out of ten. Bellavance had them analysed and asked for his ' +
      'share: the pharmacy’s vote on the council. He called it a subscription.\n\nBy law you hold the second ' +
      'key to the co-operative’s poison cupboard and write the register.\n\nOn Saturday the choir sang from ' +
      'six until twenty-four past on the stage of the hall. You conducted. Two hundred people saw your back.',
    'Vos gouttes pour les nerfs, le cœur et le sommeil sortent d’une seule bouteille : de l’eau, du sucre, ' +
      'un soupçon de fleur d’oranger. Elles soulagent neuf personnes sur dix. Bellavance les a fait analyser ' +
      'et a réclamé sa part : la voix de la pharmacie au conseil. Il appelait ça un abonnement.\n\nDe par la ' +
      'loi, vous avez la deuxième clé de l’armoire aux poisons de la coopérative, et tenez le registre.\n\n' +
      'Samedi, la chorale a chanté de six heures à six heures vingt-quatre sur la scène de la salle. Vous ' +
      'étiez à la baguette. Deux cents personnes ont vu votre dos.',
  ),
  personality: text(
    'Soft-spoken, musical, superior. Prescribes something to everybody.',
    'Voix douce, oreille juste, petit air supérieur. Prescrit quelque chose à tout le monde.',
  ),
  costumeIdeas: text(
    'A white coat or a choir robe, a tuning fork, a little bottle with a dropper.',
    'Une blouse blanche ou une robe de chœur, un diapason, un compte-gouttes.',
  ),
  castingNotes: text(
    'For somebody who can look innocent and guilty at once. Nobody has to sing, but it helps.',
    'Pour qui sait jouer l’innocence et la culpabilité à la fois. Nul besoin de chanter, mais ça aide.',
  ),
  secret: text('All your drops are sugar water.', 'Toutes vos gouttes sont de l’eau sucrée.'),
  motive: text(
    'The mayor knew about the drops and made you pay for it.',
    'Le maire savait, pour les gouttes, et vous le faisait payer.',
  ),
  cards: cards({
    invitation: {
      receive: text(
        'A phial of clear water: “Three drops before any unpleasant question.”',
        'Une fiole d’eau claire : « Trois gouttes avant toute question désagréable. »',
      ),
      act: text(
        'Bring a remedy for each guest. Sweets will do.',
        'Apportez un remède pour chaque personne. Des bonbons feront l’affaire.',
      ),
    },
    arrival: {
      reveal: text(
        '“He went white, then he said that his lips were tingling, then he said nothing. Ten minutes. I ' +
          'was holding his wrist. It wasn’t his heart, my dears.”',
        '« Il est devenu blanc, puis il a dit que ses lèvres picotaient, puis plus rien. Dix minutes. Je ' +
          'lui tenais le poignet. Ce n’était pas le cœur, mes amis. »',
      ),
      conceal: text(
        'What’s in your drops, what the mayor asked for it, and your key to the poison cupboard.',
        'Ce qu’il y a dans vos gouttes, ce que le maire en demandait, et votre clé de l’armoire aux poisons.',
      ),
      act: text(
        'Give each guest a remedy, and say against what.',
        'Donnez à chaque personne un remède, et dites contre quoi.',
      ),
    },
    soup: {
      reveal: text(
        '“I know my poisons, of course I do, that’s what the sign over the door says. But at ten past six ' +
          'I had thirty sopranos in front of me. You can’t leave them alone, they go flat.”',
        '« Les poisons, je m’y connais, évidemment, c’est écrit sur l’enseigne. Mais à six heures dix, ' +
          'j’avais trente sopranos devant moi. Ça ne se laisse pas sans surveillance, ça baisse. »',
      ),
      conceal: text('The mayor’s subscription.', 'L’abonnement du maire.'),
      act: text('Show the photograph of the choir around.', 'Faites circuler la photo de la chorale.'),
      receive: text('The photograph of the choir.', 'La photo de la chorale.'),
    },
    stew: {
      reveal: text(
        '“Dany Lacroix weeps for the school? I witnessed the signature. The closing was countersigned ‘D. ' +
          'Lacroix’, and the same week somebody got a flat in the city.”',
        '« Dany Lacroix pleure son école? J’ai vu la signature. La fermeture est contresignée “D. ' +
          'Lacroix” et, la même semaine, quelqu’un a eu un appartement en ville. »',
      ),
      conceal: text('That you’ve a key to the poison cupboard.', 'Que vous avez une clé de l’armoire aux poisons.'),
      act: text('Hum louder whenever somebody talks of drops.', 'Fredonnez plus fort dès qu’on parle de gouttes.'),
      revealsSecretOfId: 'lacroix',
    },
    pie: {
      reveal: text(
        '“Sugar water, very well. It has never killed anybody, which is more than can be said for real ' +
          'medicine. Here’s the register. Read who had a bottle.”',
        '« De l’eau sucrée, soit. Elle n’a jamais tué personne; on ne peut pas en dire autant des ' +
          'vrais remèdes. ' +
          'Voici le registre. Regardez qui avait une bouteille. »',
      ),
      conceal: text('That your drops help you, too.', 'Que vos gouttes vous soulagent, vous aussi.'),
      act: text('Read the register aloud, name by name.', 'Lisez le registre à voix haute, nom par nom.'),
      receive: text('The poison register.', 'Le registre des poisons.'),
    },
    accusation: {
      reveal: text(
        '“One false note in the whole village, and I didn’t hear it.”',
        '« Une seule fausse note dans tout le village, et je ne l’ai pas entendue. »',
      ),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text(
        'Write a name and your reason, like a prescription.',
        'Écrivez un nom et votre raison, comme une ordonnance.',
      ),
    },
    reveal: {
      reveal: text(
        '“I’d have given you something to sleep, you know. It would even have worked.”',
        '« Je vous aurais donné quelque chose pour dormir, vous savez. Ça aurait même marché. »',
      ),
      act: text('Start a song. The others join in or they don’t.', 'Entonnez une chanson. Qui veut vous suit.'),
    },
  }),
}
