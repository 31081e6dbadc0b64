import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/the-rope-at-nine/cards.ts'

export const alexMoreau: Guest = {
  key: 'moreau',
  name: text('Alex Moreau', 'Alex Moreau'),
  role: 'suspect',
  portraitAssetId: './art/portraits/moreau.webp',
  publicDescription: text(
    'The doctor. Has sewn up half the station, always with the same knot.',
    'L’infirmerie, c’est Moreau. A recousu la moitié de la station, toujours avec le même nœud.',
  ),
  background: text(
    'You’re a veterinary surgeon. The ship’s agent mixed up two contracts, the other Dr. Moreau stayed in ' +
      'Le Havre with the measles, and by the time anybody asked, you’d set two legs and pulled five teeth ' +
      'and nobody had died. Dogs and people aren’t so different. Brandt found your ticket in June. He said ' +
      'he’d think about it.\n\nYesterday: a little before six Biscuit put a knife through a thumb, in the ' +
      'galley. You sewed it up at the galley table, four stitches, and stayed for the sauce and the brandy ' +
      'until the gong. You’ve never learned to tie a proper figure-eight; your hands only know the surgeon’s ' +
      'knot.',
    'Vous avez un diplôme vétérinaire. À l’agence du bateau, on a confondu deux contrats, l’autre Moreau ' +
      'est au Havre avec la rougeole et, quand quelqu’un a fini par poser la question, vous aviez déjà ' +
      'réduit deux fractures et arraché cinq dents, sans un mort. Entre chiens et gens, la différence n’est ' +
      'pas grande. En juin, Brandt a trouvé votre billet. Il a dit qu’il allait réfléchir.\n\nHier : un peu ' +
      'avant six heures, Biscuit s’est planté un couteau dans le pouce, à la cuisine. Vous l’avez recousu ' +
      'sur la table, quatre points, puis vous avez tenu compagnie à la sauce et au cognac jusqu’au gong. Le ' +
      'nœud en huit, jamais vous ne l’avez su; vos mains ne connaissent que le nœud de chirurgie.',
  ),
  personality: text(
    'Cheerful, soothing, a little too fond of the brandy. Scratches people behind the ear without noticing.',
    'De la bonne humeur, une voix qui calme, un faible pour le cognac. Gratte les gens derrière l’oreille ' +
      'sans y penser.',
  ),
  costumeIdeas: text(
    'A white coat over a sweater, a stethoscope, dog biscuits in the pocket.',
    'Une blouse blanche sur un chandail, un stéthoscope, des biscuits pour chiens dans la poche.',
  ),
  castingNotes: text(
    'For somebody who likes to make people laugh and to be found out.',
    'Pour qui aime faire rire, et se faire prendre.',
  ),
  secret: text('You’re a vet.', 'Vous êtes vétérinaire.'),
  motive: text(
    'Brandt knew, and a word from him would have ended with handcuffs on the quay.',
    'Brandt le savait; un mot de lui, et c’étaient les menottes sur le quai.',
  ),
  cards: cards({
    invitation: {
      receive: text(
        'A prescription: “One sense of humour, three times a day. Dr. A. M.”',
        'Une ordonnance : « Un grain d’humour, trois fois par jour. Dr A. M. »',
      ),
      act: text('Bring something that could pass for a doctor’s bag.', 'Apportez une trousse qui fasse médical.'),
    },
    arrival: {
      reveal: text(
        '“I examined him. He died of the fall, at once, he felt nothing. And he had hold of something; I ' +
          'had to open his mitten with a spoon.”',
        '« Je l’ai examiné. La chute, sur le coup; il n’a rien senti. Et il tenait quelque chose : pour ' +
          'ouvrir sa mitaine, il m’a fallu une cuillère. »',
      ),
      conceal: text('What your diploma really says.', 'Ce que dit vraiment votre diplôme.'),
      act: text(
        'Feel the pulse of two guests. Say “good dog” to one.',
        'Prenez le pouls à deux personnes. Dites « bon chien » à l’une des deux.',
      ),
    },
    hoosh: {
      reveal: text(
        '“You want to know who could have done it with their hands? Here’s my book. It’s all in there, and ' +
          'I’ve even spelled it right.”',
        '« Vous voulez savoir qui avait des mains pour faire ça? Voici mon cahier. Tout est dedans, et ' +
          'sans fautes, pour une fois. »',
      ),
      conceal: text(
        'Why you’d rather not be called Doctor tonight.',
        'Pourquoi, ce soir, on évite de vous appeler docteur.',
      ),
      act: text('Pass your surgery book around.', 'Faites circuler votre cahier d’infirmerie.'),
      receive: text('The surgery book.', 'Le cahier d’infirmerie.'),
    },
    roast: {
      reveal: text(
        '“From five to six until the gong I was in the galley. Ask Biscuit’s thumb. I don’t go out in ' +
          'weather like that, I’m not a penguin.”',
        '« De six heures moins cinq au gong, j’étais à la cuisine. Demandez au pouce de Biscuit. Par ce ' +
          'temps, moi, je ne sors pas : je ne suis pas un manchot. »',
      ),
      conceal: text('That you drank the brandy meant for the sauce.', 'Que le cognac de la sauce, c’est vous.'),
      act: text(
        'Take what Brandt held out of the mitten on his plate and lay it on the table.',
        'Sortez ce que Brandt tenait de la mitaine posée sur son assiette, et mettez-le sur la table.',
      ),
    },
    ice: {
      reveal: text(
        '“Fine, I’m a vet. And that animal down there has a heart like a clock. I listened to it through ' +
          'the floor yesterday, while somebody was singing to it, badly.”',
        '« D’accord, je soigne les bêtes. Et celle du dessous a un cœur comme une horloge. Je l’ai écouté ' +
          'hier à travers le plancher, pendant qu’on lui chantait quelque chose, faux. »',
      ),
      conceal: text('That you’re relieved.', 'Votre soulagement.'),
      act: text(
        'Try to tie the figure-eight in front of everybody. Fail.',
        'Essayez de faire le nœud en huit devant tout le monde. Ratez-le.',
      ),
      revealsSecretOfId: 'falk',
    },
    accusation: {
      reveal: text(
        '“I’ve seen frightened animals bite. It’s never the big ones.”',
        '« Les bêtes qui ont peur mordent. Et ce ne sont jamais les plus grosses. »',
      ),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text('Write a name and your reason. Legibly.', 'Écrivez un nom et votre raison. Lisiblement.'),
    },
    reveal: {
      reveal: text(
        '“Forty minutes alone out there, in April. And nobody came to my door. I’d have sat with you all winter.”',
        '« Quarante minutes là-bas, en avril, sans personne. Et on n’est pas venu frapper chez moi. ' +
          'J’aurais veillé tout l’hiver avec vous. »',
      ),
      act: text('Pour the culprit a brandy.', 'Versez un cognac à qui vous savez.'),
    },
  }),
}
