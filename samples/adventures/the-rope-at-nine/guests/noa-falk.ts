import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/the-rope-at-nine/cards.ts'

export const noaFalk: Guest = {
  key: 'falk',
  name: text('Noa Falk', 'Noa Falk'),
  role: 'suspect',
  portraitAssetId: './art/portraits/falk.webp',
  publicDescription: text(
    'Guide and dog driver. Taught everybody here the knots, and found Brandt below the ice front.',
    'Guide de l’expédition; mène aussi les chiens. A montré les nœuds à tout le monde ici, et a retrouvé Brandt ' +
      'au pied de la falaise de glace.',
  ),
  background: text(
    'You’ve brought nine people over crevasses without losing one, and nine dogs. In May, Brandt ordered ' +
      'you to shoot Tosca, your lead dog, because she’d bitten through his tractor seat. You fired into the ' +
      'air. Since then Tosca has lived in the ice cellar under the galley, on stolen pemmican, and every ' +
      'evening you go down and sing to her so that she keeps quiet.\n\nYesterday: at twenty to six you ' +
      'signed out “for the dogs”. You walked once around the hut and went down the cellar hatch. You sang ' +
      'until seven, came up covered in snow, and signed in at five past. At nine you sat at this table like ' +
      'everybody else. In the search you took two dogs and went straight to the foot of the ice front, ' +
      'because that’s where a lost person ends.',
    'Vous avez fait passer neuf personnes par-dessus les crevasses sans en perdre une, et neuf chiens. En ' +
      'mai, Brandt vous a donné l’ordre d’abattre Tosca, votre chienne de tête, qui avait dévoré le siège de ' +
      'son tracteur. Vous avez tiré en l’air. Depuis, Tosca habite la cave de glace, sous la cuisine, ' +
      'nourrie de pemmican volé, et tous les soirs vous descendez lui chanter des chansons pour qu’elle ne ' +
      'hurle pas.\n\nHier : à six heures moins vingt, vous avez signé la sortie, « pour les chiens ». Un ' +
      'tour de la baraque, puis la trappe de la cave. Vous avez chanté jusqu’à sept heures, remonté la neige ' +
      'sur le dos, et signé le retour à sept heures cinq. À neuf heures, vous étiez à cette table comme tout ' +
      'le monde. Pour la battue, vous avez pris deux chiens, droit vers le pied de la falaise : c’est là que ' +
      'finissent les gens qui se perdent.',
  ),
  personality: text(
    'Few words, all of them meant. Trusts dogs, then ropes, then people.',
    'Peu de mots, tous pesés. Fait confiance aux chiens, puis aux cordes, puis aux gens.',
  ),
  costumeIdeas: text(
    'A thick sweater, a knitted cap, a short rope over the shoulder, a dog whistle.',
    'Un gros chandail, une tuque, un bout de corde à l’épaule, un sifflet à chien.',
  ),
  castingNotes: text(
    'For somebody who can bear being suspected by everybody, all evening. Speaks little, but says things that count.',
    'Pour qui supporte d’avoir toute la table contre soi, toute la soirée. Parle peu, mais chaque phrase compte.',
  ),
  secret: text(
    'Tosca, whom you were ordered to shoot, is alive under the galley floor.',
    'Tosca, que vous deviez abattre, vit sous le plancher de la cuisine.',
  ),
  motive: text(
    'Brandt condemned your best dog, and said another would follow.',
    'Brandt a condamné votre meilleure chienne, et un autre devait suivre.',
  ),
  cards: cards({
    invitation: {
      receive: text(
        'A piece of rope, and a note: “Learn to tie it without looking. You’ll be asked.”',
        'Un bout de corde et un mot : « Apprenez à la nouer sans regarder. On vous le demandera. »',
      ),
      act: text(
        'Practise one good figure-eight knot before the evening.',
        'Exercez-vous à faire un beau nœud en huit avant la soirée.',
      ),
    },
    arrival: {
      reveal: text(
        '“I found him. Foot of the ice front, quarter past ten. I’ve found people before. You look where ' +
          'the ground stops.”',
        '« C’est moi qui l’ai trouvé. Au pied de la falaise, dix heures et quart. J’en ai trouvé d’autres, ' +
          'avant. On cherche là où le sol s’arrête. »',
      ),
      conceal: text(
        'Where you really were between twenty to six and seven.',
        'Où vous étiez vraiment entre six heures moins vingt et sept heures.',
      ),
      act: text(
        'Tie a figure-eight in your rope and lay it in front of you.',
        'Faites un nœud en huit dans votre corde et posez-la devant vous.',
      ),
    },
    hoosh: {
      reveal: text(
        '“Brandt and I didn’t get along. So what? Nobody at this table got along with Brandt. I’m just the ' +
          'one who says so.”',
        '« Brandt et moi, on ne s’entendait pas. Et après? Personne ici ne s’entendait avec Brandt. Moi, ' +
          'au moins, je le dis. »',
      ),
      conceal: text('That there’s a dog under the floor.', 'Qu’il y a une chienne sous le plancher.'),
      act: text(
        'Whenever it goes quiet, whistle a few notes and look at the floor.',
        'Quand le silence tombe, sifflez quelques notes en regardant le plancher.',
      ),
    },
    roast: {
      reveal: text(
        '“That’s my knot, yes. I taught it to all of you in March, with your eyes shut. So don’t look at ' +
          'my hands. Look at your own.”',
        '« C’est mon nœud, oui. Je vous l’ai montré en mars, à tout le monde, les yeux fermés. Alors, ne ' +
          'regardez pas mes mains. Regardez les vôtres. »',
      ),
      conceal: text(
        'That you’ve been stealing pemmican since May.',
        'Que vous volez du pemmican depuis le mois de mai.',
      ),
      act: text(
        'Ask each guest to tie the knot. Watch who’s quick.',
        'Demandez à chaque personne de faire le nœud. Voyez qui le fait vite.',
      ),
    },
    ice: {
      reveal: text(
        '“All right. She’s alive. Tosca’s alive, she’s down there, and she’s eaten better than you have. ' +
          'And here’s a note that I found in her straw.”',
        '« Bon. Elle vit. Tosca est vivante, elle est là-dessous, et elle a mangé mieux que vous. Et voici ' +
          'un mot que j’ai trouvé dans sa paille. »',
      ),
      conceal: text('That you cried when you read the note.', 'Que vous avez pleuré en lisant ce mot.'),
      act: text('Read the note aloud, and pass it on.', 'Lisez le mot à voix haute, puis faites-le passer.'),
      receive: text('The note from the cellar.', 'Le mot de la cave.'),
    },
    accusation: {
      reveal: text(
        '“Whoever did it knew that he’d hold on. Everybody lets go sooner or later. Not him.”',
        '« Qui a fait ça savait qu’il tiendrait bon. Tout le monde finit par lâcher. Pas lui. »',
      ),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text('Write a name and your reason.', 'Écrivez un nom et votre raison.'),
    },
    reveal: {
      reveal: text(
        '“I said in March: the rope is your friend. I’ll have to say it differently now.”',
        '« En mars, j’ai dit : la corde, c’est votre amie. Il va falloir que je le dise autrement. »',
      ),
      act: text('Undo your knot, slowly.', 'Défaites votre nœud, lentement.'),
    },
  }),
}
